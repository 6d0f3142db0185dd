package reply

import (
	"context"
	"maps"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/rules/phrase"
)

// gatherWords finds out, before anybody is told anything, to whom this letter brings nothing but words, and too many of them for the
// hour: those words are held, and their writer is told when they will go.
func gatherWords(ctx context.Context, w *Writer) error {
	if !w.Session.Proven() {
		return nil
	}
	for _, id := range slices.Sorted(maps.Keys(w.Notices)) { // what a cap has room for must not hang on luck
		words := onlyWords(w, id)
		if len(words) == 0 {
			continue
		}
		m, err := w.Changes.Match(ctx, id)
		if err != nil {
			return err
		}
		if err := gatherWordsIn(ctx, w, m, words); err != nil {
			return err
		}
	}
	return nil
}

func gatherWordsIn(ctx context.Context, w *Writer, m *adjudicator.Match, words []string) error {
	from := w.Session.Speaker.Player.Address
	seat := m.SeatOfAddress(from).Other()
	if m.Player(seat).Address == from { // they play both sides: nobody is written to
		return nil
	}
	other := m.Player(seat).Address
	accounts := []string{talk.PairAccount(from, other), changes.WriterAccount(from), changes.ReceiverAccount(other)}
	why, err := muchTalk(ctx, w, accounts, changes.NameIn(m, seat))
	if err != nil {
		return err
	}
	if why.Empty() {
		w.chargeTo(games.Charge{Kind: chargeWords}, accounts...)
		return nil
	}
	due, err := holdWords(ctx, w, games.Place{Player: other, Match: m.ID, Seat: seat}, words)
	if err == nil {
		delete(w.Notices, m.ID)
		Note(w.Reply, phrase.Join(phrase.Sentences, why, phrase.New("referee-words-go-later", "name", changes.NameIn(m, seat), "due", due)))
	}
	return err
}

// muchTalk says why no more letters with nothing but words are sent one by one now, by the accounts of the pair, the writer and the
// receiver; nothing where they are.
func muchTalk(ctx context.Context, w *Writer, accounts []string, name phrase.Words) (phrase.Phrase, error) {
	since := w.Session.Message.Received.Add(-changes.Hour)
	for i, bound := range []struct {
		most int
		why  phrase.Phrase
	}{
		{mostWords, phrase.New("referee-words-gathered", "name", name)},
		{mostWordsSent, phrase.New("referee-words-sent", "n", mostWordsSent)},
		{mostWordsReceived, phrase.New("referee-words-received", "name", name)},
	} {
		n, err := w.Changes.Charged(ctx, accounts[i], chargeWords, since)
		if err != nil || n >= bound.most {
			return bound.why, err
		}
	}
	return phrase.Phrase{}, nil
}

// holdWords keeps words for a later letter to a seat, and returns when that goes at the latest.
func holdWords(ctx context.Context, w *Writer, at games.Place, words []string) (time.Time, error) {
	now := w.Session.Message.Received
	due := now.Add(changes.Hour)
	waiting, err := w.Changes.HeldAt(ctx, at)
	if err != nil {
		return due, err
	}
	if len(waiting) > 0 {
		due = waiting[0].Due
	}
	for i, text := range words {
		changes.Hold(w.Changes, games.Held{ID: "words " + changes.Itoa(at.Match) + " " + w.Session.Message.Digest + " " + changes.Itoa(i), Player: at.Player, Match: at.Match,
			Seat: at.Seat, Kind: talk.HeldWords, Text: text, At: now, Due: due})
	}
	return due, nil
}

// onlyWords returns the words that the letter at hand has said in a match; none where it has done something else in it, too, that the
// opponent hears of. What they do not see, a try or a turn that was refused, makes no difference: else it could be told from the letters.
func onlyWords(w *Writer, match int) []string {
	var words []string
	for _, change := range w.Changes.Letter.Changes {
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
