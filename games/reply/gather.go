package reply

import (
	"context"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/catalog"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
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
func gathers(ctx context.Context, w *Writer) (gathered bool, err error) {
	if w.Kind == talk.KindUnread || w.Kind == talk.KindPartly {
		return gathersUnread(ctx, w)
	}
	if !w.Session.Proven() {
		return false, nil
	}
	me := w.Session.Speaker.Player.Address
	switch w.Kind {
	case talk.KindLook:
		return gathersLook(ctx, w, me)
	case talk.KindError:
		return gathersRefusal(ctx, w, me)
	}
	return false, nil
}

// gathersLook holds the answer to a question that was answered ten times within the hour: a program may be asking.
func gathersLook(ctx context.Context, w *Writer, me string) (gathered bool, err error) {
	now, account := w.Session.Message.Received, talk.PlaceAccount(w.at, me)
	charges, err := w.Changes.Charges(ctx, account, now.Add(-changes.Hour), changes.ChargesLooked)
	if err != nil {
		return false, err
	}
	again := talk.Limit{Kinds: []string{talk.KindLook}, Words: w.sameTurn()}
	asked := len(again.Counted(charges))
	if asked == mostAgain-1 {
		Note(w.Reply, phrase.New("referee-again-from-now", "n", mostAgain))
	}
	if asked >= mostAgain {
		line := phrase.New("referee-gathered-again", "line", phrase.Words(talk.FirstLine(w.Session.Message.Text)))
		in, err := w.languageOf(ctx, w.Me.Mailbox())
		if err != nil {
			return false, err
		}
		return true, holdAnswer(ctx, w, me, talk.KindLook, in.Say(line), changes.Hour)
	}
	w.chargeTo(games.Charge{Kind: talk.KindLook, Words: w.sameTurn()}, account)
	return false, nil
}

// gathersRefusal holds the answer to a letter that is refused, where there were twenty such within the hour. The same words for the same
// turn are answered twice, and then no more.
func gathersRefusal(ctx context.Context, w *Writer, me string) (gathered bool, err error) {
	if r, err := left(ctx, w, w.Me.Mailbox(), talk.KindError); err != nil || r.letters == 0 {
		return false, err
	}
	refused, err := w.Changes.Charged(ctx, talk.PlaceAccount(w.at, me), talk.KindError, w.Session.Message.Received.Add(-changes.Hour))
	if err != nil {
		return false, err
	}
	if refused == mostRefusals-1 {
		Note(w.Reply, phrase.New("referee-gathered-from-now", "n", mostRefusals))
	}
	if refused < mostRefusals {
		return false, nil
	}
	in, err := w.languageOf(ctx, w.Me.Mailbox())
	if err != nil {
		return false, err
	}
	return true, holdAnswer(ctx, w, me, talk.KindError, refusals(w, in), changes.Hour)
}

// Note adds a sentence below what the speaker is told.
func Note(r *talk.Reply, text phrase.Phrase) {
	if len(r.Answers) == 0 {
		r.Add(talk.Answer{After: text})
		return
	}
	last := &r.Answers[len(r.Answers)-1]
	last.After = phrase.Join(phrase.Sentences, last.After, text)
}

// holdAnswer keeps what a letter is answered, in a line, for a letter that comes after a span at the latest.
func holdAnswer(ctx context.Context, w *Writer, me, kind, text string, span time.Duration) error {
	now := w.Session.Message.Received
	w.chargeTo(games.Charge{Kind: kind, Words: w.sameTurn()}, talk.PlaceAccount(w.at, me))
	h := games.Held{ID: "refused " + w.Session.Message.Digest, Player: me, Match: heldMatch(w), Seat: heldSeat(w), Kind: heldRefusal, Text: text, At: now, Due: now.Add(span)}
	waiting, err := w.Changes.HeldAt(ctx, h.Place())
	if err != nil {
		return err
	}
	if len(waiting) >= talk.MostHeld {
		w.chargeTo(games.Charge{Kind: chargeMore}, talk.PlaceAccount(w.at, me))
		return nil
	}
	if len(waiting) > 0 {
		h.Due = waiting[0].Due
	}
	changes.Hold(w.Changes, h)
	return nil
}

// heldMatch and heldSeat are where an answer belongs, if it is in the thread of a game.
func heldMatch(w *Writer) int {
	if w.inThread {
		return w.at.Match
	}
	return 0
}

func heldSeat(w *Writer) adjudicator.Seat {
	if w.inThread {
		return w.at.Seat
	}
	return adjudicator.NoSeat
}

// refusals says what was refused of a letter and why, in the reader's words.
func refusals(w *Writer, in *catalog.Language) string {
	var b strings.Builder
	for _, a := range w.Answers {
		for _, text := range refused(a) {
			b.WriteString(in.Say(phrase.New("referee-gathered-item", "line", phrase.Words(talk.FirstLine(a.Line)), "why", text)) + "\n")
			break
		}
	}
	return strings.TrimSpace(b.String())
}

// refused lists why a line was not carried out; nothing where it was.
func refused(a talk.Answer) []phrase.Phrase {
	if !a.Failed {
		return nil
	}
	for _, n := range a.Notices {
		if n.Violation != nil {
			return []phrase.Phrase{n.Violation.Phrase()}
		}
		if len(n.Text) > 0 {
			return n.Text
		}
	}
	return a.Text
}

// Bring writes the letter that brings what waits for a player in a game.
func Bring(ctx context.Context, r *talk.Settings, c *changes.Set, at games.Place, now time.Time) (games.Commit, error) {
	waiting, err := changes.AllHeldAt(ctx, c, at)
	if err != nil || len(waiting) == 0 {
		return games.Commit{}, err
	}
	c.Begin("", now)
	if i := slices.IndexFunc(waiting, func(h games.Held) bool { return h.Kind == changes.HeldInvitation }); i >= 0 {
		if err := bringInvitation(ctx, r, c, waiting[i], now); err != nil {
			return games.Commit{}, err
		}
		return c.Finish(ctx)
	}
	waiting = changes.ForgetLeftOut(c, waiting, now)
	if len(waiting) == 0 {
		return c.Finish(ctx)
	}
	s := &talk.Session{}
	s.Message.Received, s.Message.Digest = now, "held "+waiting[0].ID
	w := NewWriter(talk.NewReply(r, c, s), games.Player{}, "")
	if w.Me, err = c.Player(ctx, at.Player); err == nil {
		err = gathered(ctx, w, at, waiting)
	}
	if err != nil {
		return games.Commit{}, err
	}
	return c.Finish(ctx)
}

// gathered posts the letter, unless its reader wants none; what waited has been brought then, too.
func gathered(ctx context.Context, w *Writer, at games.Place, waiting []games.Held) error {
	w.Changes.Bring(waiting)
	if w.Me.Blocked {
		return nil
	}
	if at.Match == 0 {
		l := w.PlainLetter("gathered", gatheredSubject(waiting))
		l.Replied = false
		l.Body = append(l.Body, compose.Paragraphs(texts(w, nil, at.Seat, waiting)...)...)
		_, err := w.Post(ctx, l, changes.Place{}, talk.KindGathered)
		return err
	}
	m, err := w.Changes.Match(ctx, at.Match)
	if err != nil {
		return err
	}
	letter := w.gameLetter(m, at.Seat, w.Me)
	letter.MessageID = w.messageID(m, at.Seat, "gathered "+waiting[0].ID)
	letter.Notices = []adjudicator.Notice{{To: at.Seat, Kind: adjudicator.Answered, Text: texts(w, m, at.Seat, waiting)}}
	_, err = w.Post(ctx, w.laidOut(letter, w.Me), changes.Place{Match: at.Match, Seat: at.Seat}, talk.KindGathered)
	return err
}

// texts puts what waited into words.
func texts(w *Writer, m *adjudicator.Match, seat adjudicator.Seat, waiting []games.Held) []phrase.Phrase {
	var refused, said []phrase.Phrase
	for _, h := range waiting {
		switch h.Kind {
		case talk.HeldWords:
			said = append(said, phrase.New("match-says", "name", changes.NameIn(m, seat.Other()), "words", phrase.Words(h.Text)))
		case heldRefusal:
			refused = append(refused, phrase.Of(phrase.Words(h.Text)))
		default:
			said = append(said, phrase.Of(phrase.Words(h.Text)))
		}
	}
	if len(refused) > 0 {
		refused = append([]phrase.Phrase{phrase.New("referee-gathered", "n", len(refused), "most", talk.MostHeld)}, refused...)
	}
	return append(refused, said...)
}

// waitingFor returns what waits for a seat as a notice in front of others, so that the letter which is written anyway brings it.
func waitingFor(ctx context.Context, w *Writer, m *adjudicator.Match, seat adjudicator.Seat) ([]games.Held, []adjudicator.Notice, error) {
	waiting, err := w.Changes.HeldAt(ctx, games.Place{Player: m.Player(seat).Address, Match: m.ID, Seat: seat})
	if err != nil || len(waiting) == 0 {
		return nil, nil, err
	}
	return waiting, []adjudicator.Notice{{To: seat, Kind: adjudicator.Answered, Text: texts(w, m, seat, waiting)}}, nil
}
