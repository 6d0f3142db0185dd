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
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

// What one account makes the service write to another is counted for every act, whichever it is. Turns, and what a game cannot go on without,
// are always told at once. Of other news a few letters an hour are; the rest is held, and the next letter to its reader brings it. What was
// undone again meanwhile is not told at all, only what undid it.
const (
	// mostNews and mostNewsDay are how many letters with news of one account somebody gets at once, an hour and a day.
	mostNews    = 5
	mostNewsDay = 20
	// mostNewsSent and mostNewsReceived are how many an hour one account causes in all, besides the first to each receiver, and one player
	// gets of all others together.
	mostNewsSent     = 60
	mostNewsReceived = 30

	// chargeNews counts letters with news.
	chargeNews = "news"
)

// stint is how long news is held.
type stint int

const (
	atOnce stint = iota
	forAnHour
	forADay
)

// paces tells when news of the speaker's goes to somebody, and counts it where that is at once.
func paces(ctx context.Context, w *Writer, to games.Player) (stint, error) {
	from := w.Session.Speaker.Player.Address
	if from == "" || from == to.Address {
		return atOnce, nil
	}
	now := w.Session.Message.Received
	pair, sent, received := talk.PairAccount(from, to.Address), changes.WriterAccount(from), changes.ReceiverAccount(to.Address)
	n := map[string]int{}
	for _, account := range []string{pair, sent, received} {
		var err error
		if n[account], err = w.Changes.Charged(ctx, account, chargeNews, now.Add(-changes.Hour)); err != nil {
			return atOnce, err
		}
	}
	today, err := w.Changes.Charged(ctx, pair, chargeNews, now.Add(-changes.Day))
	switch {
	case err != nil:
		return atOnce, err
	case today >= mostNewsDay:
		return forADay, nil
	case n[pair] >= mostNews, n[pair] > 0 && n[sent] >= mostNewsSent, n[received] >= mostNewsReceived:
		return forAnHour, nil
	}
	w.chargeTo(games.Charge{Kind: chargeNews}, pair, sent, received)
	return atOnce, nil
}

// holdNews has what a match tells a seat through somebody else wait, where there was too much of it lately.
func holdNews(ctx context.Context, w *Writer, m *adjudicator.Match, seat adjudicator.Seat, owner games.Player) (bool, error) {
	if goesOn(w, m.ID) || len(onlyWords(w, m.ID)) > 0 { // words have been counted already
		return false, nil
	}
	pace, err := paces(ctx, w, owner)
	if err != nil || pace == atOnce {
		return false, err
	}
	in, err := w.languageOf(ctx, owner.Mailbox())
	if err != nil {
		return false, err
	}
	at := games.Place{Player: owner.Address, Match: m.ID, Seat: seat}
	for _, n := range talk.NoticesTo(w.Notices[m.ID], seat) {
		for _, text := range n.Text {
			h := games.Held{Kind: changes.HeldNews, Text: in.Say(text)}
			if said, ok := adjudicator.WordsIn(text); ok {
				h.Kind, h.Text = talk.HeldWords, said
			}
			if err := holdText(ctx, w, at, h, pace); err != nil {
				return false, err
			}
		}
	}
	return true, nil
}

// goesOn reports whether the letter at hand has done something in a match without which it cannot go on.
func goesOn(w *Writer, match int) bool {
	for _, change := range w.Changes.Letter.Changes {
		if change.Match == match && slices.ContainsFunc(change.Events, func(e adjudicator.Event) bool { return pressing(e.Fact) }) {
			return true
		}
	}
	return false
}

// pressing reports whether players are told of a fact at once, whatever they were told before: each of these needs the other side, or comes
// once in a game.
func pressing(f adjudicator.Fact) bool {
	switch f.(type) {
	case adjudicator.Opened, adjudicator.Accepted, adjudicator.TurnPlayed, adjudicator.Undone, adjudicator.Paused, adjudicator.Ended,
		adjudicator.Adjudicated, adjudicator.Reopened, adjudicator.Reminded, adjudicator.FlagFell:
		return true
	}
	return false
}

// holdPlainly is holdNews for news that is about no game. A tournament's tables come once.
func holdPlainly(ctx context.Context, w *Writer, n talk.News) (bool, error) {
	at := games.Place{Player: n.To.Address}
	known, err := knownOf(ctx, w, at, n)
	if err != nil || known {
		return known, err
	}
	if n.Table != nil {
		return false, nil
	}
	pace, err := pacesOf(ctx, w, n)
	if err != nil || pace == atOnce {
		return false, err
	}
	in, err := w.languageOf(ctx, n.To.Mailbox())
	if err != nil {
		return false, err
	}
	return true, holdText(ctx, w, at, games.Held{Kind: n.HeldKind(), Text: in.Say(n.Text), About: n.About}, pace)
}

// What somebody was last told of a topic, or is to be told: chargeTold has the topic and one of these words.
const (
	chargeTold = "told"
	didIt      = "did"
	willHear   = "held"
	undidIt    = "undid"
)

// toldOfTopic lists what somebody was told of a topic by the speaker, the newest first.
func toldOfTopic(ctx context.Context, w *Writer, n talk.News) (list []string, last time.Time, err error) {
	charges, err := w.Changes.Charges(ctx, talk.PairAccount(w.Session.Speaker.Player.Address, n.To.Address), w.Session.Message.Received.Add(-games.ChargesKept), changes.ChargesLooked)
	for _, c := range charges {
		if word, ok := strings.CutPrefix(c.Words, n.Topic+" "); ok && c.Kind == chargeTold {
			if list = append(list, word); len(list) == 1 {
				last = c.At
			}
		}
	}
	return list, last, err
}

// noteTold notes what somebody was told of a topic.
func noteTold(w *Writer, n talk.News, word string) {
	w.chargeTo(games.Charge{Kind: chargeTold, Words: n.Topic + " " + word}, talk.PairAccount(w.Session.Speaker.Player.Address, n.To.Address))
}

// knownOf lets go of what waits for somebody and is undone by some news, and reports whether they then know it already: they have never heard of what is
// undone, or heard last that it was.
func knownOf(ctx context.Context, w *Writer, at games.Place, n talk.News) (bool, error) {
	if !n.Undoes || w.Session.Speaker.Player.Address == "" {
		return false, nil
	}
	forgot, err := forgetHeld(ctx, w, at, n)
	if err != nil {
		return false, err
	}
	told, _, err := toldOfTopic(ctx, w, n)
	if err != nil {
		return false, err
	}
	for forgot && len(told) > 0 && told[0] == willHear {
		told = told[1:]
	}
	noteTold(w, n, undidIt)
	return len(told) > 0 && told[0] == undidIt, nil
}

// pacesOf is paces for news of a topic, too: what was undone within the hour waits, for it may be undone again.
func pacesOf(ctx context.Context, w *Writer, n talk.News) (stint, error) {
	if n.Topic == "" || n.Undoes || w.Session.Speaker.Player.Address == "" {
		return paces(ctx, w, n.To)
	}
	told, last, err := toldOfTopic(ctx, w, n)
	if err != nil {
		return atOnce, err
	}
	pace := forAnHour
	if len(told) == 0 || told[0] != undidIt && told[0] != willHear || w.Session.Message.Received.Sub(last) >= changes.Hour {
		if pace, err = paces(ctx, w, n.To); err != nil {
			return atOnce, err
		}
	}
	word := willHear
	if pace == atOnce {
		word = didIt
	}
	noteTold(w, n, word)
	return pace, nil
}

// forgetHeld lets go of what waits for somebody and was undone before they have heard of it, if anything does.
func forgetHeld(ctx context.Context, w *Writer, at games.Place, n talk.News) (forgot bool, err error) {
	waiting, err := w.Changes.HeldAt(ctx, at)
	waiting = slices.DeleteFunc(waiting, func(h games.Held) bool { return h.Kind != n.HeldKind() || h.About != n.About })
	w.Changes.Bring(waiting)
	return len(waiting) > 0, err
}

// holdText keeps a text, unless too many wait, or the same does. All that waits in one place goes together, when the first of it is due.
func holdText(ctx context.Context, w *Writer, at games.Place, h games.Held, pace stint) error {
	now := w.Session.Message.Received
	waiting, err := w.Changes.HeldAt(ctx, at)
	if err != nil || len(waiting) >= talk.MostHeld || h.Text == "" {
		return err
	}
	if slices.ContainsFunc(waiting, func(other games.Held) bool { return other.Kind == h.Kind && other.Text == h.Text }) {
		return nil
	}
	h.Due = now.Add(changes.Hour)
	if pace == forADay {
		h.Due = now.Add(changes.Day)
	}
	if len(waiting) > 0 {
		h.Due = waiting[0].Due
	}
	h.ID = "news " + changes.Itoa(at.Match) + " " + w.Session.Message.Digest + " " + changes.Itoa(len(w.Changes.Letter.Held))
	h.Player, h.Match, h.Seat, h.At = at.Player, at.Match, at.Seat, now
	changes.Hold(w.Changes, h)
	return nil
}

// lastingNews are the news of a letter without those that it has undone itself.
func lastingNews(w *Writer) []talk.News {
	var list []talk.News
	for _, n := range w.News {
		if n.Undoes {
			list = slices.DeleteFunc(list, func(before talk.News) bool {
				return before.Topic == n.Topic && before.To.Address == n.To.Address && before.About == n.About
			})
		}
		list = append(list, n)
	}
	return list
}

// plainWaiting is what waits for somebody outside of games, for a letter that is written anyway.
func plainWaiting(ctx context.Context, w *Writer, to games.Player) ([]games.Held, []compose.Block, error) {
	waiting, err := w.Changes.HeldAt(ctx, games.Place{Player: to.Address})
	if err != nil || len(waiting) == 0 {
		return nil, nil, err
	}
	return waiting, compose.Paragraphs(texts(w, nil, adjudicator.NoSeat, waiting)...), nil
}

// gatheredSubject heads a letter that brings what waited outside of games.
func gatheredSubject(waiting []games.Held) phrase.Phrase {
	if slices.ContainsFunc(waiting, func(h games.Held) bool { return h.Kind != heldRefusal }) {
		return phrase.New("referee-gathered-news-subject")
	}
	return phrase.New("referee-gathered-subject")
}
