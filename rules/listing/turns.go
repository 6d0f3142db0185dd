// Package listing lists and counts what can be played in a position, and what follows from each first turn.
//
// The idea: in most games that is the legal turns. An AMP turn is made of activations, and there are too many turns to list;
// so its first activations stand for them. Lines come sorted bytewise. They are held and sorted, unless there are so many that
// the game yields them in order (see rules.Position).
package listing

import (
	"iter"
	"slices"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Turns yields whole turns, or first activations in games whose turns are made of them; where from is not nil, only those that
// begin with the unit on that square.
func Turns(position rules.Position, from *rules.Square) iter.Seq[rules.Turn] {
	turns := position.Turns()
	if partial, ok := position.(rules.Partial); ok {
		turns = partial.FirstActions()
	}
	if from == nil {
		return turns
	}
	if counter, ok := position.(rules.Counter); ok {
		return counter.TurnsFrom(*from)
	}
	return rules.From(turns, *from)
}

// Count counts what Turns yields, without making the turns where the game can.
func Count(position rules.Position, from *rules.Square) uint64 {
	counter, counts := position.(rules.Counter)
	switch {
	case counts && from == nil:
		return counter.Count(1)
	case counts:
		return counter.CountFrom(*from)
	}
	var total uint64
	for range Turns(position, from) {
		total++
	}
	return total
}

// tooManyToSort is a number of turns beyond which a game yields them in order (see rules.Position).
const tooManyToSort = 1_000_000

func ordered(position rules.Position, from *rules.Square) bool {
	_, counts := position.(rules.Counter)
	return counts && Count(position, from) > tooManyToSort
}

// Lines writes what Turns yields, sorted bytewise, at most the first limit of them; 0 is no limit. It stops at the first error
// of write, and reports whether there were more turns than the limit.
func Lines(position rules.Position, from *rules.Square, limit int, write func(string) error) (cut bool, err error) {
	turns := Turns(position, from)
	if ordered(position, from) {
		return stream(turns, limit, write)
	}
	lines, cut := first(turns, limit)
	for _, line := range lines {
		if err := write(line); err != nil {
			return cut, err
		}
	}
	return cut, nil
}

// first sorts the turns. It never holds more than twice the limit.
func first(turns iter.Seq[rules.Turn], limit int) (lines []string, cut bool) {
	sort := func() {
		slices.Sort(lines)
		if limit > 0 && len(lines) > limit {
			lines, cut = lines[:limit], true
		}
	}
	for t := range turns {
		if lines = append(lines, t.String()); limit > 0 && len(lines) >= 2*limit {
			sort()
		}
	}
	sort()
	return lines, cut
}

// stream writes turns that come in order as they come, and stops where it may.
func stream(turns iter.Seq[rules.Turn], limit int, write func(string) error) (cut bool, err error) {
	n := 0
	for t := range turns {
		if limit > 0 && n == limit {
			return true, nil
		}
		if err := write(t.String()); err != nil {
			return false, err
		}
		n++
	}
	return false, nil
}

// Awaited names what the position waits for: "White's set-up", "White's set-up and Black's, in any order".
func Awaited(s rules.Setting) phrase.Phrase {
	switch {
	case s.Awaits(rules.White) && s.Awaits(rules.Black) && s.Secret():
		return phrase.New("listing-setups-in-any-order", "first", rules.White, "second", rules.Black)
	case s.Awaits(rules.White) && s.Awaits(rules.Black):
		return phrase.New("listing-setups-in-order", "first", rules.White, "second", rules.Black)
	case s.Awaits(rules.White):
		return phrase.New("listing-setup", "side", rules.White)
	}
	return phrase.New("listing-setup", "side", rules.Black)
}

// Example returns a set-up of the side that is to send one, so far as the game can show one.
func Example(s rules.Setting) string {
	if t, ok := s.Example(); ok {
		return t.String()
	}
	return "setup: …"
}

// ParseSquare reads a square that somebody typed; nil for none. On a board without edges every location is one. The error is a
// phrase.Error.
func ParseSquare(text string, board *rules.Vocabulary) (*rules.Square, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return nil, nil
	}
	square, n := rules.ParseSquare(text)
	if n != len(text) {
		return nil, phrase.Errorf("listing-no-square", "text", phrase.Quote(text, 0))
	}
	if board.Files > 0 && !onBoard(square, board) {
		return nil, phrase.Errorf("listing-off-board", "square", square, "files", board.Files, "ranks", board.Ranks)
	}
	return &square, nil
}

func onBoard(s rules.Square, board *rules.Vocabulary) bool {
	return s.File >= 0 && int(s.File) < board.Files && s.Rank >= 1 && int(s.Rank) <= board.Ranks
}

// Division counts what can be played below each first turn.
type Division struct {
	Count  func(rules.Position, int) (uint64, error) // rules.Perft or rules.PerftSingle
	Single bool                                      // the first turns are of one activation, as for PerftSingle
	Depth  int                                       // with the first turn, so at least 1
	Line   func(first rules.Turn, below uint64) string
}

// Write writes the lines, sorted bytewise. It holds them all, unless there are so many that they come in order. The error is
// one of Count, or the first of write.
func (d Division) Write(position rules.Position, write func(string) error) error {
	turns := position.Turns()
	if d.Single {
		turns = Turns(position, nil)
	}
	sorted := ordered(position, nil)
	var lines []string
	for t := range turns {
		if d.Single && t.IsPass() {
			continue
		}
		line, err := d.line(position, t)
		if err != nil {
			return err
		}
		if !sorted {
			lines = append(lines, line)
		} else if err := write(line); err != nil {
			return err
		}
	}
	slices.Sort(lines)
	for _, line := range lines {
		if err := write(line); err != nil {
			return err
		}
	}
	return nil
}

func (d Division) line(position rules.Position, first rules.Turn) (string, error) {
	verdict, err := position.Judge(rules.Draft{Turn: first})
	if err != nil {
		return "", err
	}
	below, err := d.Count(verdict.Next, d.Depth-1)
	if err != nil {
		return "", err
	}
	return d.Line(first, below), nil
}
