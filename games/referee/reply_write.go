package referee

import (
	"context"
	"maps"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/rules"
)

// writer writes the letters of a reply that is complete, now that it is decided where they belong.
type writer struct {
	*reply
	at         place        // the thread of the answer
	inThread   bool         // the answer belongs there, and not outside of games
	kind       string       // of the answer
	me         games.Player // the speaker, as the letter has left them
	capped     bool         // an answer was one too many for the day
	turn       int          // that the answer's game is at; 0 outside of games
	missedHeld []games.Held // challenges that the answer tells of
	quick      bool         // the letter may be a robot's: it came within two minutes of one of ours, and nothing could be read in it
}

// write writes all letters into the changeset. The conversation has ended at a place. capped tells that the speaker was not
// answered, because the day's answers to such letters are used up.
func (r *reply) write(ctx context.Context, at place) (capped bool, err error) {
	w := &writer{reply: r, at: at, inThread: r.session.inThread(at), kind: r.kind()}
	if r.session.speaker.player.Address != "" {
		if w.me, err = r.session.me(ctx, r.changes); err != nil {
			return false, err
		}
	}
	if _, asks := w.question(); asks && !w.inThread {
		w.kind = r.kindOfRequest(w.me)
	}
	if _, proposes := w.proposedAgain(); proposes {
		w.kind = kindConfirm
	}
	if err := w.gatherWords(ctx); err != nil {
		return false, err
	}
	if w.turn, err = w.turnAt(ctx); err != nil {
		return false, err
	}
	for _, write := range []func(context.Context) error{w.answer, w.proposals, w.plainNews, w.renewed, w.gameNews, w.copies} {
		if err := write(ctx); err != nil {
			return false, err
		}
	}
	if !w.capped {
		w.changes.bring(w.missedHeld)
	}
	return w.capped, w.changes.retimeTouched(ctx, w.session.speaker.player.Address)
}

// answer tells the speaker what was done with the letter: all of it in one letter, in the thread of the game that it was about last.
func (w *writer) answer(ctx context.Context) error {
	q, asks := w.question()
	if len(w.answers) == 0 && !asks {
		return nil
	}
	if gathered, err := w.gathers(ctx); gathered || err != nil {
		return err
	}
	if !w.named.Empty() && !w.renamed() {
		w.note(w.named)
	}
	if !w.foretold.Empty() {
		w.note(w.foretold)
	}
	if err := w.farewell(ctx); err != nil {
		return err
	}
	switch again, proposes := w.proposedAgain(); {
	case proposes:
		return w.proposeAgain(ctx, again)
	case w.inThread && !w.me.Blocked: // whoever wants no more mail is shown no board and no commands
		return w.gameAnswer(ctx)
	case asks:
		return w.request(ctx, q)
	}
	return w.plainAnswer(ctx)
}

// farewell announces, in the last answer that a limit allows, that it is the last, and of what.
func (w *writer) farewell(ctx context.Context) error {
	r, err := w.left(ctx, w.me.Mailbox(), w.kind)
	if err != nil {
		return err
	}
	for _, text := range r.last {
		w.note(text)
	}
	few, err := w.fewLeft(ctx)
	if err == nil && !few.Empty() {
		w.note(few)
	}
	return err
}

// turnAt is the turn that the game of the answer is at; 0 outside of games.
func (w *writer) turnAt(ctx context.Context) (int, error) {
	if !w.inThread {
		return 0, nil
	}
	m, err := w.changes.match(ctx, w.at.match)
	if err != nil {
		return 0, err
	}
	return m.Number(), nil
}

// sameTurn is a fingerprint of the letter's words, of the turn that its game is at, and of the request that they answer.
func (w *writer) sameTurn() string {
	return w.session.fingerprint() + " " + itoa(w.turn) + " " + itoa(w.session.speaker.request.Number)
}

// gameNews tells players what happened in their games through somebody else.
func (w *writer) gameNews(ctx context.Context) error {
	for _, id := range slices.Sorted(maps.Keys(w.notices)) {
		m, err := w.changes.match(ctx, id)
		if err != nil {
			return err
		}
		for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
			if err := w.newsTo(ctx, m, seat); err != nil {
				return err
			}
		}
	}
	return nil
}

func (w *writer) newsTo(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat) error {
	notices := w.notices[m.ID]
	if len(noticesTo(notices, seat)) == 0 {
		return nil
	}
	owner, err := w.changes.seated(ctx, m, seat)
	if err != nil || owner.Blocked {
		return err
	}
	if m.Outcome.Cause == rules.Withdrawn {
		if told, err := w.toldOf(ctx, m, owner); err != nil || !told {
			return err
		}
	}
	if later, err := w.later(ctx, m, seat, owner); err != nil || later {
		return err
	}
	if held, err := w.holdNews(ctx, m, seat, owner); err != nil || held {
		return err
	}
	held, waiting, err := w.waitingFor(ctx, m, seat)
	if err != nil {
		return err
	}
	topics, told, err := w.heldFor(ctx, m, seat)
	if err != nil {
		return err
	}
	letter := w.gameLetter(m, seat, owner)
	letter.Notices = append(append(slices.Clip(notices), told...), waiting...)
	letter.Behind, letter.Known = isBehind(topics), knownIn(m, topics)
	if letter.Stranger {
		in, err := w.languageOf(ctx, owner.Mailbox())
		if err != nil {
			return err
		}
		letter.Others = w.others(in)
	}
	l := w.laidOut(letter, owner)
	if err := w.referee.atEnd(&l, m, seat, letter.Notices); err != nil {
		return err
	}
	kind := kindNews
	if reminds(noticesTo(letter.Notices, seat)) && len(topics) == 0 {
		kind = kindReminder
	}
	sent, err := w.post(ctx, l, place{m.ID, seat}, kind)
	if err == nil && sent {
		w.changes.bring(held)
		w.changes.tell(topics)
	}
	return err
}

// tell posts an answer to the speaker.
func (w *writer) tell(ctx context.Context, l compose.Letter, at place, kind string) error {
	sent, err := w.post(ctx, l, at, kind)
	w.capped = w.capped || err == nil && !sent
	return err
}

// post puts a letter in the outbox, unless a limit is reached. What is limited comes from the null sender: no report about it is
// wanted. Only answers to players who look around, and news, are worth one.
func (w *writer) post(ctx context.Context, l compose.Letter, at place, kind string) (sent bool, err error) {
	r, err := w.left(ctx, l.To.Mailbox, kind)
	if err != nil || r.letters == 0 {
		return false, err
	}
	if spent, err := w.unprovenSpent(ctx, l.To.Mailbox, at); err != nil || spent {
		return false, err
	}
	if limited(kind) {
		l.BounceTo = ""
	}
	if err := w.tellLog(ctx, &l); err != nil {
		return false, err
	}
	if l.Language, err = w.languageOf(ctx, l.To.Mailbox); err != nil {
		return false, err
	}
	if err = w.attachDates(ctx, &l, at, kind); err != nil {
		return false, err
	}
	l.Kind = kind
	o, ok, err := w.fitting(ctx, l, kind, r)
	if err != nil || !ok {
		return false, err
	}
	now := w.session.message.Received
	o.Match, o.Seat, o.Kind, o.Due, o.Created = at.match, at.seat, kind, now, now
	w.changes.send(o)
	return true, w.spend(ctx, o, kind)
}

// limited reports whether letters of a kind have limits.
func limited(kind string) bool {
	switch kind {
	case kindAnswer, kindLook, kindNews, kindReminder, kindGathered, kindDigest, kindCopy:
		return false
	}
	return true
}

// parse reads words of a request again.
func (w *writer) parse(text string) []command.Command {
	return w.referee.parse(text, "", 0, w.session.message.From)
}
