package listing

import (
	"iter"
	"slices"

	"pbem/rules"
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
