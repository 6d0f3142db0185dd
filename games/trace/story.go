// Package trace tells what became of letters, in words for the host and as JSON.
//
// The store keeps a row for each letter that came and each that went, and which of them caused which. A host who is told
// that a turn did not arrive has the player's address, or a Message-ID, or a digest from the log; from any of them the whole
// story is found: when the letter came and by what route, who spoke and by what proof, what was done and why not more, and
// how far the letters have come that answer it.
package trace

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"pbem/games"
	"pbem/games/names"
	"pbem/rules/phrase"
)

// most bounds how many stories are told of one address.
const most = 100

// Find returns what is known of a digest or its beginning, a Message-ID with or without angle brackets, an address, or a player, by their
// number (p7) or name: then of the address that their letters go to. The newest is first; games.ErrNotFound where nothing is known.
func Find(ctx context.Context, store games.Store, key string) ([]games.Trace, error) {
	key = strings.TrimSpace(key)
	if inner, ok := strings.CutPrefix(key, "<"); ok {
		key = strings.TrimSuffix(inner, ">")
	}
	found, err := store.Trace(ctx, key, most)
	if err != nil || len(found) > 0 {
		return found, err
	}
	p, err := player(ctx, store, key)
	if err == nil {
		found, err = store.Trace(ctx, p.Mailbox(), most)
	}
	if err == nil && len(found) == 0 {
		err = fmt.Errorf("letter %s: %w", key, games.ErrNotFound)
	}
	return found, err
}

// player finds who is called so, or has that number.
func player(ctx context.Context, store games.Store, called string) (games.Player, error) {
	for _, look := range names.Looks(called) {
		n, err := store.Name(ctx, look)
		switch {
		case err == nil && n.GivenUp.IsZero():
			return store.Player(ctx, n.Player)
		case err != nil && !errors.Is(err, games.ErrNotFound):
			return games.Player{}, err
		}
	}
	number, err := strconv.Atoi(strings.TrimPrefix(strings.ToLower(called), "p"))
	if err != nil || number <= 0 || !strings.HasPrefix(strings.ToLower(called), "p") {
		return games.Player{}, fmt.Errorf("player %s: %w", called, games.ErrNotFound)
	}
	return store.PlayerNumbered(ctx, number)
}

// Line is one line of a story; the deeper, the smaller is the part that it tells of. What others wrote (addresses, what a server said) is in it as they
// wrote it: whoever prints it must make it safe.
type Line struct {
	Depth int
	Says  phrase.Phrase
}

// Story tells a trace, line by line.
func Story(t games.Trace) []Line {
	if t.Came == nil {
		return []Line{{0, phrase.New("trace-ours", "at", at(t.At()))}, {1, sending(t.Went[0])}}
	}
	lines := came(*t.Came)
	if len(t.Went) == 0 {
		return append(lines, Line{1, phrase.New("trace-nothing-written")})
	}
	lines = append(lines, Line{1, phrase.New("trace-written")})
	for _, d := range t.Went {
		lines = append(lines, Line{2, sending(d)})
	}
	return lines
}

// came tells of a letter that came.
func came(a games.Arrival) []Line {
	lines := []Line{{0, phrase.New("trace-letter", "at", at(games.Trace{Came: &a}.At()), "digest", games.ShortDigest(a.Digest))}}
	say := func(p phrase.Phrase) { lines = append(lines, Line{1, p}) }
	if a.Disposition == "" {
		say(phrase.New("trace-old"))
		return lines
	}
	say(arrived(a))
	if a.Player != "" {
		say(phrase.New("trace-player", "player", a.Player, "proof", string(a.Proof)))
	}
	if a.Belief != "" {
		say(believed(a))
	}
	if len(a.Matches) > 0 {
		say(phrase.New("trace-games", "n", len(a.Matches), "games", matches(a.Matches)))
	}
	say(disposed(a))
	if a.Attempts > 0 {
		say(phrase.New("trace-failed", "n", a.Attempts))
	}
	if !a.Handled.IsZero() {
		say(phrase.New("trace-dealt", "at", at(a.Handled), "took", a.Took.Round(10*time.Microsecond).String()))
	}
	if a.Returns != "" {
		say(phrase.New("trace-returns", "id", a.Returns))
	}
	return lines
}

// arrived says by what route a letter came, and from whom.
func arrived(a games.Arrival) phrase.Phrase {
	route, from := or(a.Route, phrase.New("trace-no-route")), or(a.From, phrase.New("trace-nobody"))
	if a.MessageID == "" {
		return phrase.New("trace-came", "route", route, "from", from)
	}
	return phrase.New("trace-came-with", "route", route, "from", from, "id", a.MessageID)
}

// believed says how far a letter was believed, and what spoke against more.
func believed(a games.Arrival) phrase.Phrase {
	if a.Doubt == "" {
		return phrase.New("trace-belief", "belief", a.Belief)
	}
	return phrase.New("trace-belief-doubt", "belief", a.Belief, "doubt", string(a.Doubt))
}

// disposed says what became of a letter: by the stable name of it, and what that means.
func disposed(a games.Arrival) phrase.Phrase {
	means := phrase.New("trace-means", "name", string(a.Disposition))
	if a.Why == "" {
		return phrase.New("trace-disposition", "name", string(a.Disposition), "means", means)
	}
	return phrase.New("trace-disposition-why", "name", string(a.Disposition), "means", means, "why", a.Why)
}

// sending tells how far a letter of ours has come.
func sending(d games.Departure) phrase.Phrase {
	line := phrase.New("trace-to", "id", d.MessageID, "to", d.To, "kind", or(d.Kind, phrase.New("trace-some-letter")), "state", state(d))
	if d.Match != 0 {
		line = phrase.New("trace-to-game", "id", d.MessageID, "to", d.To, "kind", or(d.Kind, phrase.New("trace-some-letter")), "game", d.Match, "state", state(d))
	}
	switch {
	case d.Reply == "":
	case d.State == games.Sent:
		line = phrase.New("trace-server-said", "line", line, "reply", d.Reply)
	default:
		line = phrase.New("trace-because", "line", line, "reply", d.Reply)
	}
	if d.Report != "" {
		line = phrase.New("trace-came-back", "line", line, "digest", games.ShortDigest(d.Report))
	}
	return line
}

func state(d games.Departure) phrase.Phrase {
	tried := phrase.New("trace-tried", "n", d.Tries)
	switch {
	case d.State == games.Sent:
		return phrase.New("trace-sent", "at", at(d.Settled), "tried", tried)
	case d.State == games.GivenUp:
		return phrase.New("trace-given-up", "at", at(d.Settled), "tried", tried)
	case d.State == games.LeftOut:
		return phrase.New("trace-left-out", "at", at(d.Settled))
	case d.Due.IsZero():
		return phrase.New("trace-at-once", "tried", tried)
	}
	return phrase.New("trace-not-before", "at", at(d.Due), "tried", tried)
}

// at is a moment as the log has it: the host looks for it there.
func at(t time.Time) string { return t.UTC().Format("2006-01-02 15:04:05 UTC") }

func matches(numbers []int) phrase.Series {
	s := phrase.Series{How: phrase.Commas}
	for _, n := range numbers {
		s.Items = append(s.Items, strconv.Itoa(n))
	}
	return s
}

// or is a text that is the same in every language, or, where there is none, what is said of that.
func or(text string, none phrase.Phrase) phrase.Value {
	if text == "" {
		return none
	}
	return phrase.Text(text)
}
