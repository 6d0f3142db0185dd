// Package reply writes the letters that come of a letter: who gets which, in which thread, at once or in a digest, and when none.
//
// The idea: while a letter is carried out a [talk.Reply] only collects what there is to tell. [Write] decides at the end what letters come of it, within
// the limits of docs/flow.md.
package reply

import (
	"context"
	"maps"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/rules"
)

// Writer writes the letters of a reply that is complete, now that it is decided where they belong.
type Writer struct {
	letterhead
	inThread   bool         // the answer belongs in the thread of a game
	Kind       string       // of the answer
	capped     bool         // an answer was one too many for the day
	turn       int          // that the answer's game is at; 0 outside of games
	missedHeld []games.Held // challenges that the answer tells of
	quick      bool         // the letter may be a robot's: it came within two minutes of one of ours, and nothing could be read in it
}

// letterhead is what every letter of a reply is headed with: who writes to whom in which thread.
type letterhead struct {
	*talk.Reply
	at changes.Place // the thread of the answer
	Me games.Player  // the speaker, as the letter has left them
}

// NewWriter returns a writer of letters of one kind to a player, outside of games.
func NewWriter(r *talk.Reply, me games.Player, kind string) *Writer {
	return &Writer{letterhead: letterhead{Reply: r, Me: me}, Kind: kind}
}

// Write writes all letters into the changeset. The conversation has ended at a place. capped tells that the speaker was not
// answered, because the day's answers to such letters are used up.
func Write(ctx context.Context, r *talk.Reply, at changes.Place) (capped bool, err error) {
	w := &Writer{letterhead: letterhead{Reply: r, at: at}, inThread: r.Session.InThread(at) || r.Begun != 0 && r.Begun == at.Match, Kind: r.Kind()}
	if r.Session.Speaker.Player.Address != "" {
		if w.Me, err = r.Session.Me(ctx, r.Changes); err != nil {
			return false, err
		}
	}
	if _, asks := w.Question(); asks && !w.inThread {
		w.Kind = r.KindOfRequest(w.Me)
	}
	if _, proposes := w.ProposedAgain(); proposes {
		w.Kind = talk.KindConfirm
	}
	if err := gatherWords(ctx, w); err != nil {
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
		w.Changes.Bring(w.missedHeld)
	}
	return w.capped, changes.RetimeTouched(ctx, w.Changes, w.Session.Speaker.Player.Address)
}

// answer tells the speaker what was done with the letter: all of it in one letter, in the thread of the game that it was about last.
func (w *Writer) answer(ctx context.Context) error {
	q, asks := w.Question()
	if len(w.Answers) == 0 && !asks {
		return nil
	}
	if gathered, err := gathers(ctx, w); gathered || err != nil {
		return err
	}
	if !w.Named.Empty() && !renamed(w) {
		Note(w.Reply, w.Named)
	}
	if !w.Foretold.Empty() {
		Note(w.Reply, w.Foretold)
	}
	if err := w.farewell(ctx); err != nil {
		return err
	}
	switch again, proposes := w.ProposedAgain(); {
	case proposes:
		return proposeAgain(ctx, w, again)
	case w.inThread && !w.Me.Blocked: // whoever wants no more mail is shown no board and no commands
		return w.gameAnswer(ctx)
	case asks:
		return w.request(ctx, q)
	}
	return w.plainAnswer(ctx)
}

// farewell announces, in the last answer that a limit allows, that it is the last, and of what.
func (w *Writer) farewell(ctx context.Context) error {
	r, err := left(ctx, w, w.Me.Mailbox(), w.Kind)
	if err != nil {
		return err
	}
	for _, text := range r.last {
		Note(w.Reply, text)
	}
	few, err := fewLeft(ctx, w)
	if err == nil && !few.Empty() {
		Note(w.Reply, few)
	}
	return err
}

// turnAt is the turn that the game of the answer is at; 0 outside of games.
func (w *Writer) turnAt(ctx context.Context) (int, error) {
	if !w.inThread {
		return 0, nil
	}
	m, err := w.Changes.Match(ctx, w.at.Match)
	if err != nil {
		return 0, err
	}
	return m.Number(), nil
}

// sameTurn is a fingerprint of the letter's words, of the turn that its game is at, and of the request that they answer.
func (w *Writer) sameTurn() string {
	return w.Session.Fingerprint() + " " + changes.Itoa(w.turn) + " " + changes.Itoa(w.Session.Speaker.Request.Number)
}

// gameNews tells players what happened in their games through somebody else.
func (w *Writer) gameNews(ctx context.Context) error {
	for _, id := range slices.Sorted(maps.Keys(w.Notices)) {
		m, err := w.Changes.Match(ctx, id)
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

func (w *Writer) newsTo(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat) error {
	notices := w.Notices[m.ID]
	if len(talk.NoticesTo(notices, seat)) == 0 || m.Player(seat).Level > 0 { // nobody writes to a robot
		return nil
	}
	owner, err := w.Changes.Seated(ctx, m, seat)
	if err != nil || owner.Blocked {
		return err
	}
	if m.Outcome.Cause == rules.Withdrawn {
		if told, err := toldOf(ctx, w, m, owner); err != nil || !told {
			return err
		}
	}
	if m.Program() != adjudicator.NoSeat {
		return w.robotNews(ctx, m, seat, owner)
	}
	if later, err := later(ctx, w, m, seat, owner); err != nil || later {
		return err
	}
	if held, err := holdNews(ctx, w, m, seat, owner); err != nil || held {
		return err
	}
	held, waiting, err := waitingFor(ctx, w, m, seat)
	if err != nil {
		return err
	}
	topics, told, err := heldFor(ctx, w, m, seat)
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
		letter.Others = others(w, in)
	}
	l := w.laidOut(letter, owner)
	if err := w.Settings.AtEnd(ctx, w.Changes, &l, m, seat, letter.Notices); err != nil {
		return err
	}
	kind := talk.KindNews
	if talk.Reminds(talk.NoticesTo(letter.Notices, seat)) && len(topics) == 0 {
		kind = talk.KindReminder
	}
	sent, err := w.Post(ctx, l, changes.Place{Match: m.ID, Seat: seat}, kind)
	if err == nil && sent {
		w.Changes.Bring(held)
		changes.Settle(w.Changes, topics)
	}
	return err
}

// Answer posts an answer to the speaker.
func (w *Writer) Answer(ctx context.Context, l compose.Letter, at changes.Place, kind string) error {
	sent, err := w.Post(ctx, l, at, kind)
	w.capped = w.capped || err == nil && !sent
	return err
}

// Post puts a letter in the outbox, unless a limit is reached. What is limited comes from the null sender: no report about it is
// wanted. Only answers to players who look around, and news, are worth one.
func (w *Writer) Post(ctx context.Context, l compose.Letter, at changes.Place, kind string) (sent bool, err error) {
	r, err := left(ctx, w, l.To.Mailbox, kind)
	if err != nil || r.letters == 0 {
		return false, err
	}
	if spent, err := unprovenSpent(ctx, w, l.To.Mailbox, at); err != nil || spent {
		return false, err
	}
	if limited(kind) {
		l.BounceTo = ""
	}
	if err := tellLog(ctx, w, &l); err != nil {
		return false, err
	}
	if l.Language, err = w.languageOf(ctx, l.To.Mailbox); err != nil {
		return false, err
	}
	if err = attachDates(ctx, w, &l, at, kind); err != nil {
		return false, err
	}
	l.Kind = kind
	o, ok, err := fitting(ctx, w, l, kind, r)
	if err != nil || !ok {
		return false, err
	}
	now := w.Session.Message.Received
	o.Match, o.Seat, o.Kind, o.Due, o.Created = at.Match, at.Seat, kind, now, now
	w.Changes.Send(o)
	return true, spend(ctx, w, o, kind)
}

// limited reports whether letters of a kind have limits.
func limited(kind string) bool {
	switch kind {
	case talk.KindAnswer, talk.KindLook, talk.KindNews, talk.KindReminder, talk.KindGathered, talk.KindDigest, talk.KindCopy:
		return false
	}
	return true
}

// parse reads words of a request again.
func (h *letterhead) parse(text string) []command.Command {
	return h.Settings.Parse(text, "", 0, h.Session.Message.From)
}

// parts shows how each game stands that a line of the letter was about, but for that in whose thread it is answered: an answer has a
// part for each game.
func (w *Writer) parts(ctx context.Context) ([]compose.Block, error) {
	var blocks []compose.Block
	var seen []changes.Place
	for _, a := range w.Answers {
		if a.About.Match == 0 || w.inThread && a.About == w.at || slices.Contains(seen, a.About) {
			continue
		}
		seen = append(seen, a.About)
		m, err := w.Changes.Match(ctx, a.About.Match)
		if err != nil {
			return nil, err
		}
		letter := compose.GameLetter{News: compose.News{View: compose.View{Match: m, To: a.About.Seat, Now: w.Session.Message.Received}}, InDigest: w.Session.Speaker.Many}
		blocks = append(blocks, letter.Part()...)
	}
	missed, err := missed(ctx, w)
	return append(blocks, missed...), err
}
