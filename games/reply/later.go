package reply

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/catalog"
	"pbem/rules/phrase"
)

// longest is how long words are that a digest has room for, whatever else stands in it, in bytes. Longer ones go at once.
const longest = 12 << 10

// later reports whether what a match has to tell a seat is not told by a letter now: it waits for a digest then, or its player does without.
func later(ctx context.Context, w *Writer, m *adjudicator.Match, seat adjudicator.Seat, owner games.Player) (bool, error) {
	notices := talk.NoticesTo(w.Notices[m.ID], seat)
	person, err := w.Changes.Person(ctx, owner.Address)
	if err != nil || owner.Address == w.Session.Speaker.Player.Address || turns(w, m.ID) {
		return false, err
	}
	if !person.Letters.Wants(club.Turns) && !slices.ContainsFunc(notices, func(n adjudicator.Notice) bool { return !tellsTurn(n) }) {
		return true, nil
	}
	if w.Pressing || !person.Letters.Digest || person.Ban.Stands() || slices.ContainsFunc(notices, func(n adjudicator.Notice) bool { return n.Kind == adjudicator.Reminder }) {
		return false, nil
	}
	if when, ok, err := changes.Hurries(ctx, w.Changes, changes.Place{Match: m.ID, Seat: seat}); err != nil || ok && !w.Changes.Clock().Before(when) {
		return false, err
	}
	who, err := changes.ReaderOfDigest(ctx, w.Changes, owner.Address)
	if err != nil {
		return false, err
	}
	l, err := w.languageOf(ctx, owner.Mailbox())
	if err != nil {
		return false, err
	}
	topics := topicsIn(l, m, seat, notices)
	if slices.ContainsFunc(topics, func(t games.Topic) bool { return len(t.Text) > longest }) {
		return false, nil
	}
	for i, t := range topics {
		t.ID = w.messageID(m, seat, w.cause(m, seat)) + " " + changes.Itoa(i)
		t.Player, t.At = owner.Address, w.Changes.Letter.At
		if t.Due, err = changes.DueOf(ctx, w.Changes, t, who); err != nil {
			return false, err
		}
		w.Changes.Wait(t)
	}
	return true, nil
}

// turns reports whether the letter at hand has ended a match, corrected how it ended, or had it go on again: that cannot wait.
func turns(w *Writer, match int) bool {
	return slices.ContainsFunc(w.Changes.Letter.Changes, func(change games.Change) bool {
		return change.Match == match && slices.ContainsFunc(change.Events, func(e adjudicator.Event) bool { return changes.Turning(e.Fact) })
	})
}

// tellsTurn reports whether a notice tells a turn of the opponent's, and nothing else.
func tellsTurn(n adjudicator.Notice) bool {
	return n.Kind == adjudicator.Happened && n.Tells.Turn > 0 && !n.Tells.Result && n.Heads == adjudicator.NoHeadline
}

// topicsIn are notices to a seat as they wait, in the reader's language.
func topicsIn(l *catalog.Language, m *adjudicator.Match, seat adjudicator.Seat, notices []adjudicator.Notice) []games.Topic {
	here := games.Topic{Match: m.ID, Seat: seat, Turn: m.Number(), Undos: m.Undos, Known: knownBefore(m, notices)}
	var list []games.Topic
	add := func(kind, text string) {
		t := here
		t.Kind, t.Text = kind, text
		if text != "" || !slices.Contains(list, t) {
			list = append(list, t)
		}
	}
	for _, n := range notices {
		switch {
		case n.Kind == adjudicator.Invitation:
			add(talk.TopicInvite, sentences(l, n))
			saidIn(n, add)
			continue
		case told(n):
			add(talk.TopicGame, "")
			for _, text := range n.Text {
				if text.Key == "match-ahead-missed" { // the game does not tell it
					add(talk.TopicTold, l.Say(text))
				}
			}
			saidIn(n, add)
			continue
		}
		for _, text := range n.Text {
			if said, ok := adjudicator.WordsIn(text); ok {
				add(talk.TopicSaid, said)
			} else if text := l.Say(text); text != "" {
				add(talk.TopicTold, text)
			}
		}
	}
	return list
}

// knownBefore is how many turns of a match were told before notices that tell of it.
func knownBefore(m *adjudicator.Match, notices []adjudicator.Notice) int {
	known := len(m.Turns)
	for _, n := range notices {
		if n.Tells.Turn > 0 {
			known = min(known, n.Tells.Turn-1)
		}
	}
	return known
}

// knownIn is how many turns of a match as it is now were told before topics about it; 0 where turns were taken back since.
func knownIn(m *adjudicator.Match, topics []games.Topic) int {
	known := len(m.Turns)
	for _, t := range topics {
		if t.Undos != m.Undos {
			return 0
		}
		known = min(known, t.Known)
	}
	return known
}

// sentences are what a notice says in our words, a paragraph a line.
func sentences(l *catalog.Language, n adjudicator.Notice) string {
	var list []string
	for _, text := range n.Text {
		if _, said := adjudicator.WordsIn(text); said {
			continue
		}
		if text := l.Say(text); text != "" {
			list = append(list, strings.Join(strings.Fields(text), " "))
		}
	}
	return strings.Join(list, "\n")
}

// saidIn adds what the opponent says in a notice whose other sentences the game tells by itself.
func saidIn(n adjudicator.Notice, add func(kind, text string)) {
	for _, text := range n.Text {
		if said, ok := adjudicator.WordsIn(text); ok {
			add(talk.TopicSaid, said)
		}
	}
}

// told reports whether a game tells by itself what a notice does: how it stands, and what waits in it.
func told(n adjudicator.Notice) bool {
	if n.Tells.Turn > 0 || n.Tells.Result || n.Kind == adjudicator.Ending {
		return true
	}
	switch n.Heads {
	case adjudicator.DrawOffer, adjudicator.UndoWish, adjudicator.PauseWish:
		return true
	}
	return false
}

// heldFor returns what waits for a seat's digest as notices, so that a letter about its game that is written anyway brings it.
func heldFor(ctx context.Context, w *Writer, m *adjudicator.Match, seat adjudicator.Seat) ([]games.Topic, []adjudicator.Notice, error) {
	all, err := w.Changes.TopicsOf(ctx, m.Player(seat).Address)
	here := slices.DeleteFunc(all, func(t games.Topic) bool { return changes.PlaceOf(t) != changes.Place{Match: m.ID, Seat: seat} })
	return here, noticesOf(m, seat, here), err
}

// isBehind reports whether turns wait among topics about a game.
func isBehind(topics []games.Topic) bool {
	return slices.ContainsFunc(topics, func(t games.Topic) bool { return t.Kind == talk.TopicGame })
}

// noticesOf has topics about a game tell what it does not tell by itself.
func noticesOf(m *adjudicator.Match, seat adjudicator.Seat, topics []games.Topic) []adjudicator.Notice {
	var notices []adjudicator.Notice
	for _, t := range topics {
		n := adjudicator.Notice{To: seat, Kind: adjudicator.Happened, Heads: adjudicator.Wrote}
		switch t.Kind {
		case talk.TopicSaid:
			n.Text = []phrase.Phrase{phrase.New("match-says", "name", changes.NameIn(m, seat.Other()), "words", phrase.Words(t.Text))}
		case talk.TopicTold, talk.TopicInvite:
			n.Heads = adjudicator.NoHeadline
			for text := range strings.SplitSeq(t.Text, "\n") {
				n.Text = append(n.Text, phrase.Of(phrase.Words(text)))
			}
		default:
			continue
		}
		notices = append(notices, n)
	}
	return notices
}

// laterNews has what there is to tell somebody outside of games wait for their digest, or drops it, if they do without its category. It
// reports false where it is to be told now.
func laterNews(ctx context.Context, w *Writer, n talk.News) (bool, error) {
	if n.Pressing {
		return false, nil
	}
	person, err := w.Changes.Person(ctx, n.To.Address)
	if err != nil {
		return false, err
	}
	if n.Category != "" && !person.Letters.Wants(n.Category) {
		return true, nil
	}
	if !person.Letters.Digest {
		return false, nil
	}
	who, err := changes.ReaderOfDigest(ctx, w.Changes, n.To.Address)
	if err != nil {
		return false, err
	}
	l, err := w.languageOf(ctx, n.To.Mailbox())
	if err != nil {
		return false, err
	}
	at := w.Changes.Letter.At
	kind, known := n.Kind()
	t := games.Topic{ID: "news " + n.To.Address + " " + w.Session.Message.Digest + " " + changes.Itoa(len(w.Changes.Letter.Topics)), Player: n.To.Address, Kind: kind, Known: known,
		Text: l.Say(n.Text), About: n.About, At: at, Due: who.Letters.Due(at, who.Zone, who.Last)}
	w.Changes.Wait(t)
	return true, nil
}
