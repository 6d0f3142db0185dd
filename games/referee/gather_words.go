package referee

import (
	"context"
	"maps"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// gatherWords finds out, before anybody is told anything, to whom this letter brings nothing but words, and too many of them for the
// hour: those words are held, and their writer is told when they will go.
func (w *writer) gatherWords(ctx context.Context) error {
	if !w.session.proven() {
		return nil
	}
	for _, id := range slices.Sorted(maps.Keys(w.notices)) { // what a cap has room for must not hang on luck
		words := w.onlyWords(id)
		if len(words) == 0 {
			continue
		}
		m, err := w.changes.match(ctx, id)
		if err != nil {
			return err
		}
		if err := w.gatherWordsIn(ctx, m, words); err != nil {
			return err
		}
	}
	return nil
}

func (w *writer) gatherWordsIn(ctx context.Context, m *adjudicator.Match, words []string) error {
	from := w.session.speaker.player.Address
	seat := m.SeatOfAddress(from).Other()
	if m.Player(seat).Address == from { // they play both sides: nobody is written to
		return nil
	}
	other := m.Player(seat).Address
	accounts := []string{pairAccount(from, other), writerAccount(from), receiverAccount(other)}
	why, err := w.muchTalk(ctx, accounts, nameIn(m, seat))
	if err != nil {
		return err
	}
	if why.Empty() {
		w.chargeTo(games.Charge{Kind: chargeWords}, accounts...)
		return nil
	}
	due, err := w.holdWords(ctx, games.Place{Player: other, Match: m.ID, Seat: seat}, words)
	if err == nil {
		delete(w.notices, m.ID)
		w.note(phrase.Join(phrase.Sentences, why, phrase.New("referee-words-go-later", "name", nameIn(m, seat), "due", due)))
	}
	return err
}

// muchTalk says why no more letters with nothing but words are sent one by one now, by the accounts of the pair, the writer and the
// receiver; nothing where they are.
func (w *writer) muchTalk(ctx context.Context, accounts []string, name phrase.Words) (phrase.Phrase, error) {
	since := w.session.message.Received.Add(-hour)
	for i, bound := range []struct {
		most int
		why  phrase.Phrase
	}{
		{mostWords, phrase.New("referee-words-gathered", "name", name)},
		{mostWordsSent, phrase.New("referee-words-sent", "n", mostWordsSent)},
		{mostWordsReceived, phrase.New("referee-words-received", "name", name)},
	} {
		n, err := w.changes.charged(ctx, accounts[i], chargeWords, since)
		if err != nil || n >= bound.most {
			return bound.why, err
		}
	}
	return phrase.Phrase{}, nil
}

// holdWords keeps words for a later letter to a seat, and returns when that goes at the latest.
func (w *writer) holdWords(ctx context.Context, at games.Place, words []string) (time.Time, error) {
	now := w.session.message.Received
	due := now.Add(hour)
	waiting, err := w.changes.heldAt(ctx, at)
	if err != nil {
		return due, err
	}
	if len(waiting) > 0 {
		due = waiting[0].Due
	}
	for i, text := range words {
		w.changes.hold(games.Held{ID: "words " + itoa(at.Match) + " " + w.session.message.Digest + " " + itoa(i), Player: at.Player, Match: at.Match,
			Seat: at.Seat, Kind: heldWords, Text: text, At: now, Due: due})
	}
	return due, nil
}

// onlyWords returns the words that the letter at hand has said in a match; none where it has done something else in it, too, that the
// opponent hears of. What they do not see, a try or a turn that was refused, makes no difference: else it could be told from the letters.
func (w *writer) onlyWords(match int) []string {
	var words []string
	for _, change := range w.changes.letter.Changes {
		if change.Match != match {
			continue
		}
		for _, e := range change.Events {
			switch fact := e.Fact.(type) {
			case adjudicator.Said:
				words = append(words, fact.Text)
			case adjudicator.Reached, adjudicator.Resumed:
			default:
				if !e.Private() {
					return nil
				}
			}
		}
	}
	return words
}

// unheard refuses words that would not reach the opponent: somebody who was challenged is written to once, and not as often as the
// challenger likes, whoever they are; and no more words wait for anybody than they may want to read.
func (e *execution) unheard(ctx context.Context, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (*answer, error) {
	if c.Kind != command.Say {
		return nil, nil
	}
	if m.Stage == adjudicator.Challenged && m.Challenger == seat && !e.changes.made(m.ID) {
		a := refuse(c.Line, phrase.New("referee-words-not-sent", "name", nameIn(m, seat.Other())))
		return &a, nil
	}
	waiting, err := e.changes.heldAt(ctx, games.Place{Player: m.Player(seat.Other()).Address, Match: m.ID, Seat: seat.Other()})
	if err != nil || !crowded(waiting, len(c.Text)) {
		return nil, err
	}
	a := refuse(c.Line, phrase.New("referee-words-crowded", "name", nameIn(m, seat.Other()), "due", waiting[0].Due))
	return &a, nil
}

// crowded reports whether so many more bytes of words are too much besides what waits.
func crowded(waiting []games.Held, more int) bool {
	waiting = slices.DeleteFunc(waiting, func(h games.Held) bool { return h.Kind != heldWords })
	for _, h := range waiting {
		more += len(h.Text)
	}
	return len(waiting) > 0 && (more > mostHeldBytes || len(waiting) >= mostHeld)
}
