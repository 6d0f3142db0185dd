package referee

import (
	"context"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/catalog"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

// What waits for one letter.
const (
	heldWords = "words"
	// mostHeld is how many texts wait; of refusals beyond it only the number is told.
	mostHeld = 100
	// mostHeldBytes is how much may wait. Words that would make it more are refused, and their writer is told.
	mostHeldBytes = 32 << 10
)

// Refused turns and words that come faster than a person reads are not each a letter: above a number in an hour they are held, and one
// letter an hour brings them, or the next letter to that player in that game, whichever comes first. Nothing is lost, and whoever wrote
// them is told.
const (
	// mostRefusals is how many refused letters of one seat an hour are answered each by itself.
	mostRefusals = 20
	// mostAgain is how often an hour the same question at the same turn is answered at once.
	mostAgain = 10
	// mostWords is how many letters an hour bring a player nothing but words of one opponent.
	mostWords = 3
	// mostWordsSent and mostWordsReceived are how many such letters an hour one account causes in all, and one player gets of all
	// opponents together.
	mostWordsSent     = 60
	mostWordsReceived = 30

	heldRefusal = "refused"
	// chargeWords counts letters that brought nothing but words.
	chargeWords = "words"
	// chargeMore counts refusals that are not even listed.
	chargeMore = "more"
)

// gathers reports whether an answer is one too many of its hour, and holds it then.
func (w *writer) gathers(ctx context.Context) (gathered bool, err error) {
	if w.kind == kindUnread || w.kind == kindPartly {
		return w.gathersUnread(ctx)
	}
	if !w.session.proven() {
		return false, nil
	}
	me := w.session.speaker.player.Address
	switch w.kind {
	case kindLook:
		return w.gathersLook(ctx, me)
	case kindError:
		return w.gathersRefusal(ctx, me)
	}
	return false, nil
}

// gathersLook holds the answer to a question that was answered ten times within the hour: a program may be asking.
func (w *writer) gathersLook(ctx context.Context, me string) (gathered bool, err error) {
	now, account := w.session.message.Received, placeAccount(w.at, me)
	charges, err := w.changes.charges(ctx, account, now.Add(-hour), chargesLooked)
	if err != nil {
		return false, err
	}
	again := limit{kinds: []string{kindLook}, words: w.sameTurn()}
	asked := len(again.counted(charges))
	if asked == mostAgain-1 {
		w.note(phrase.New("referee-again-from-now", "n", mostAgain))
	}
	if asked >= mostAgain {
		line := phrase.New("referee-gathered-again", "line", phrase.Words(firstLine(w.session.message.Text)))
		in, err := w.languageOf(ctx, w.me.Mailbox())
		if err != nil {
			return false, err
		}
		return true, w.holdAnswer(ctx, me, kindLook, in.Say(line), hour)
	}
	w.chargeTo(games.Charge{Kind: kindLook, Words: w.sameTurn()}, account)
	return false, nil
}

// gathersRefusal holds the answer to a letter that is refused, where there were twenty such within the hour. The same words for the same
// turn are answered twice, and then no more.
func (w *writer) gathersRefusal(ctx context.Context, me string) (gathered bool, err error) {
	if r, err := w.left(ctx, w.me.Mailbox(), kindError); err != nil || r.letters == 0 {
		return false, err
	}
	refused, err := w.changes.charged(ctx, placeAccount(w.at, me), kindError, w.session.message.Received.Add(-hour))
	if err != nil {
		return false, err
	}
	if refused == mostRefusals-1 {
		w.note(phrase.New("referee-gathered-from-now", "n", mostRefusals))
	}
	if refused < mostRefusals {
		return false, nil
	}
	in, err := w.languageOf(ctx, w.me.Mailbox())
	if err != nil {
		return false, err
	}
	return true, w.holdAnswer(ctx, me, kindError, w.refusals(in), hour)
}

// note adds a sentence below what the speaker is told.
func (r *reply) note(text phrase.Phrase) {
	if len(r.answers) == 0 {
		r.add(answer{after: text})
		return
	}
	last := &r.answers[len(r.answers)-1]
	last.after = phrase.Join(phrase.Sentences, last.after, text)
}

// holdAnswer keeps what a letter is answered, in a line, for a letter that comes after a span at the latest.
func (w *writer) holdAnswer(ctx context.Context, me, kind, text string, span time.Duration) error {
	now := w.session.message.Received
	w.chargeTo(games.Charge{Kind: kind, Words: w.sameTurn()}, placeAccount(w.at, me))
	h := games.Held{ID: "refused " + w.session.message.Digest, Player: me, Match: w.heldMatch(), Seat: w.heldSeat(), Kind: heldRefusal, Text: text, At: now, Due: now.Add(span)}
	waiting, err := w.changes.heldAt(ctx, h.Place())
	if err != nil {
		return err
	}
	if len(waiting) >= mostHeld {
		w.chargeTo(games.Charge{Kind: chargeMore}, placeAccount(w.at, me))
		return nil
	}
	if len(waiting) > 0 {
		h.Due = waiting[0].Due
	}
	w.changes.hold(h)
	return nil
}

// heldMatch and heldSeat are where an answer belongs, if it is in the thread of a game.
func (w *writer) heldMatch() int {
	if w.inThread {
		return w.at.match
	}
	return 0
}

func (w *writer) heldSeat() adjudicator.Seat {
	if w.inThread {
		return w.at.seat
	}
	return adjudicator.NoSeat
}

// refusals says what was refused of a letter and why, in the reader's words.
func (w *writer) refusals(in *catalog.Language) string {
	var b strings.Builder
	for _, a := range w.answers {
		for _, text := range a.refused() {
			b.WriteString(in.Say(phrase.New("referee-gathered-item", "line", phrase.Words(firstLine(a.line)), "why", text)) + "\n")
			break
		}
	}
	return strings.TrimSpace(b.String())
}

// refused lists why a line was not carried out; nothing where it was.
func (a answer) refused() []phrase.Phrase {
	if !a.failed {
		return nil
	}
	for _, n := range a.notices {
		if n.Violation != nil {
			return []phrase.Phrase{n.Violation.Phrase()}
		}
		if len(n.Text) > 0 {
			return n.Text
		}
	}
	return a.text
}

// Bring writes the letter that brings what waits for a player in a game.
func (r *Referee) Bring(ctx context.Context, c *Changeset, at games.Place, now time.Time) (games.Commit, error) {
	waiting, err := c.allHeldAt(ctx, at)
	if err != nil || len(waiting) == 0 {
		return games.Commit{}, err
	}
	c.begin("", now)
	if i := slices.IndexFunc(waiting, func(h games.Held) bool { return h.Kind == heldInvitation }); i >= 0 {
		if err := r.bringInvitation(ctx, c, waiting[i], now); err != nil {
			return games.Commit{}, err
		}
		return c.finish(ctx)
	}
	waiting = c.forgetLeftOut(waiting, now)
	if len(waiting) == 0 {
		return c.finish(ctx)
	}
	s := &session{}
	s.message.Received, s.message.Digest = now, "held "+waiting[0].ID
	w := &writer{reply: newReply(r, c, s)}
	if w.me, err = c.player(ctx, at.Player); err == nil {
		err = w.gathered(ctx, at, waiting)
	}
	if err != nil {
		return games.Commit{}, err
	}
	return c.finish(ctx)
}

// gathered posts the letter, unless its reader wants none; what waited has been brought then, too.
func (w *writer) gathered(ctx context.Context, at games.Place, waiting []games.Held) error {
	w.changes.bring(waiting)
	if w.me.Blocked {
		return nil
	}
	if at.Match == 0 {
		l := w.plainLetter("gathered", gatheredSubject(waiting))
		l.Replied = false
		l.Body = append(l.Body, compose.Paragraphs(w.texts(nil, at.Seat, waiting)...)...)
		_, err := w.post(ctx, l, place{}, kindGathered)
		return err
	}
	m, err := w.changes.match(ctx, at.Match)
	if err != nil {
		return err
	}
	letter := w.gameLetter(m, at.Seat, w.me)
	letter.MessageID = w.messageID(m, at.Seat, "gathered "+waiting[0].ID)
	letter.Notices = []adjudicator.Notice{{To: at.Seat, Kind: adjudicator.Answered, Text: w.texts(m, at.Seat, waiting)}}
	_, err = w.post(ctx, w.laidOut(letter, w.me), place{at.Match, at.Seat}, kindGathered)
	return err
}

// texts puts what waited into words.
func (w *writer) texts(m *adjudicator.Match, seat adjudicator.Seat, waiting []games.Held) []phrase.Phrase {
	var refused, said []phrase.Phrase
	for _, h := range waiting {
		switch h.Kind {
		case heldWords:
			said = append(said, phrase.New("match-says", "name", nameIn(m, seat.Other()), "words", phrase.Words(h.Text)))
		case heldRefusal:
			refused = append(refused, phrase.Of(phrase.Words(h.Text)))
		default:
			said = append(said, phrase.Of(phrase.Words(h.Text)))
		}
	}
	if len(refused) > 0 {
		refused = append([]phrase.Phrase{phrase.New("referee-gathered", "n", len(refused), "most", mostHeld)}, refused...)
	}
	return append(refused, said...)
}

// waitingFor returns what waits for a seat as a notice in front of others, so that the letter which is written anyway brings it.
func (w *writer) waitingFor(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat) ([]games.Held, []adjudicator.Notice, error) {
	waiting, err := w.changes.heldAt(ctx, games.Place{Player: m.Player(seat).Address, Match: m.ID, Seat: seat})
	if err != nil || len(waiting) == 0 {
		return nil, nil, err
	}
	return waiting, []adjudicator.Notice{{To: seat, Kind: adjudicator.Answered, Text: w.texts(m, seat, waiting)}}, nil
}
