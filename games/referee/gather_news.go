package referee

import (
	"context"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
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

// heldNews is the kind of held texts that are sentences of ours, in the reader's language.
const heldNews = "news"

// stint is how long news is held.
type stint int

const (
	atOnce stint = iota
	forAnHour
	forADay
)

// paces tells when news of the speaker's goes to somebody, and counts it where that is at once.
func (w *writer) paces(ctx context.Context, to games.Player) (stint, error) {
	from := w.session.speaker.player.Address
	if from == "" || from == to.Address {
		return atOnce, nil
	}
	now := w.session.message.Received
	pair, sent, received := pairAccount(from, to.Address), writerAccount(from), receiverAccount(to.Address)
	n := map[string]int{}
	for _, account := range []string{pair, sent, received} {
		var err error
		if n[account], err = w.changes.charged(ctx, account, chargeNews, now.Add(-hour)); err != nil {
			return atOnce, err
		}
	}
	today, err := w.changes.charged(ctx, pair, chargeNews, now.Add(-day))
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
func (w *writer) holdNews(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat, owner games.Player) (bool, error) {
	if w.goesOn(m.ID) || len(w.onlyWords(m.ID)) > 0 { // words have been counted already
		return false, nil
	}
	pace, err := w.paces(ctx, owner)
	if err != nil || pace == atOnce {
		return false, err
	}
	in, err := w.languageOf(ctx, owner.Mailbox())
	if err != nil {
		return false, err
	}
	at := games.Place{Player: owner.Address, Match: m.ID, Seat: seat}
	for _, n := range noticesTo(w.notices[m.ID], seat) {
		for _, text := range n.Text {
			h := games.Held{Kind: heldNews, Text: in.Say(text)}
			if said, ok := adjudicator.WordsIn(text); ok {
				h.Kind, h.Text = heldWords, said
			}
			if err := w.holdText(ctx, at, h, pace); err != nil {
				return false, err
			}
		}
	}
	return true, nil
}

// goesOn reports whether the letter at hand has done something in a match without which it cannot go on.
func (w *writer) goesOn(match int) bool {
	for _, change := range w.changes.letter.Changes {
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
func (w *writer) holdPlainly(ctx context.Context, n news) (bool, error) {
	at := games.Place{Player: n.to.Address}
	known, err := w.knownOf(ctx, at, n)
	if err != nil || known {
		return known, err
	}
	if n.table != nil {
		return false, nil
	}
	pace, err := w.pacesOf(ctx, n)
	if err != nil || pace == atOnce {
		return false, err
	}
	in, err := w.languageOf(ctx, n.to.Mailbox())
	if err != nil {
		return false, err
	}
	return true, w.holdText(ctx, at, games.Held{Kind: n.heldKind(), Text: in.Say(n.text), About: n.about}, pace)
}

// What somebody was last told of a topic, or is to be told: chargeTold has the topic and one of these words.
const (
	chargeTold = "told"
	didIt      = "did"
	willHear   = "held"
	undidIt    = "undid"
)

// toldOfTopic lists what somebody was told of a topic by the speaker, the newest first.
func (w *writer) toldOfTopic(ctx context.Context, n news) (list []string, last time.Time, err error) {
	charges, err := w.changes.charges(ctx, pairAccount(w.session.speaker.player.Address, n.to.Address), w.session.message.Received.Add(-games.ChargesKept), chargesLooked)
	for _, c := range charges {
		if word, ok := strings.CutPrefix(c.Words, n.topic+" "); ok && c.Kind == chargeTold {
			if list = append(list, word); len(list) == 1 {
				last = c.At
			}
		}
	}
	return list, last, err
}

// noteTold notes what somebody was told of a topic.
func (w *writer) noteTold(n news, word string) {
	w.chargeTo(games.Charge{Kind: chargeTold, Words: n.topic + " " + word}, pairAccount(w.session.speaker.player.Address, n.to.Address))
}

// knownOf lets go of what waits for somebody and is undone by some news, and reports whether they then know it already: they have never heard of what is
// undone, or heard last that it was.
func (w *writer) knownOf(ctx context.Context, at games.Place, n news) (bool, error) {
	if !n.undoes || w.session.speaker.player.Address == "" {
		return false, nil
	}
	forgot, err := w.forgetHeld(ctx, at, n)
	if err != nil {
		return false, err
	}
	told, _, err := w.toldOfTopic(ctx, n)
	if err != nil {
		return false, err
	}
	for forgot && len(told) > 0 && told[0] == willHear {
		told = told[1:]
	}
	w.noteTold(n, undidIt)
	return len(told) > 0 && told[0] == undidIt, nil
}

// pacesOf is paces for news of a topic, too: what was undone within the hour waits, for it may be undone again.
func (w *writer) pacesOf(ctx context.Context, n news) (stint, error) {
	if n.topic == "" || n.undoes || w.session.speaker.player.Address == "" {
		return w.paces(ctx, n.to)
	}
	told, last, err := w.toldOfTopic(ctx, n)
	if err != nil {
		return atOnce, err
	}
	pace := forAnHour
	if len(told) == 0 || told[0] != undidIt && told[0] != willHear || w.session.message.Received.Sub(last) >= hour {
		if pace, err = w.paces(ctx, n.to); err != nil {
			return atOnce, err
		}
	}
	word := willHear
	if pace == atOnce {
		word = didIt
	}
	w.noteTold(n, word)
	return pace, nil
}

// heldKind is the kind under which some news is held.
func (n news) heldKind() string {
	if n.topic != "" {
		return n.topic
	}
	return heldNews
}

// forgetHeld lets go of what waits for somebody and was undone before they have heard of it, if anything does.
func (w *writer) forgetHeld(ctx context.Context, at games.Place, n news) (forgot bool, err error) {
	waiting, err := w.changes.heldAt(ctx, at)
	waiting = slices.DeleteFunc(waiting, func(h games.Held) bool { return h.Kind != n.heldKind() || h.About != n.about })
	w.changes.bring(waiting)
	return len(waiting) > 0, err
}

// holdText keeps a text, unless too many wait, or the same does. All that waits in one place goes together, when the first of it is due.
func (w *writer) holdText(ctx context.Context, at games.Place, h games.Held, pace stint) error {
	now := w.session.message.Received
	waiting, err := w.changes.heldAt(ctx, at)
	if err != nil || len(waiting) >= mostHeld || h.Text == "" {
		return err
	}
	if slices.ContainsFunc(waiting, func(other games.Held) bool { return other.Kind == h.Kind && other.Text == h.Text }) {
		return nil
	}
	h.Due = now.Add(hour)
	if pace == forADay {
		h.Due = now.Add(day)
	}
	if len(waiting) > 0 {
		h.Due = waiting[0].Due
	}
	h.ID = "news " + itoa(at.Match) + " " + w.session.message.Digest + " " + itoa(len(w.changes.letter.Held))
	h.Player, h.Match, h.Seat, h.At = at.Player, at.Match, at.Seat, now
	w.changes.hold(h)
	return nil
}

// lastingNews are the news of a letter without those that it has undone itself.
func (w *writer) lastingNews() []news {
	var list []news
	for _, n := range w.news {
		if n.undoes {
			list = slices.DeleteFunc(list, func(before news) bool {
				return before.topic == n.topic && before.to.Address == n.to.Address && before.about == n.about
			})
		}
		list = append(list, n)
	}
	return list
}

// plainWaiting is what waits for somebody outside of games, for a letter that is written anyway.
func (w *writer) plainWaiting(ctx context.Context, to games.Player) ([]games.Held, []compose.Block, error) {
	waiting, err := w.changes.heldAt(ctx, games.Place{Player: to.Address})
	if err != nil || len(waiting) == 0 {
		return nil, nil, err
	}
	return waiting, compose.Paragraphs(w.texts(nil, adjudicator.NoSeat, waiting)...), nil
}

// gatheredSubject heads a letter that brings what waited outside of games.
func gatheredSubject(waiting []games.Held) phrase.Phrase {
	if slices.ContainsFunc(waiting, func(h games.Held) bool { return h.Kind != heldRefusal }) {
		return phrase.New("referee-gathered-news-subject")
	}
	return phrase.New("referee-gathered-subject")
}
