package main

import (
	"bufio"
	"iter"
	"slices"

	"pbem/rules"
)

// turnsFrom yields what "legal" lists: whole turns, or first activations in games whose turns are made of them.
func turnsFrom(position rules.Position, from *rules.Square) iter.Seq[rules.Turn] {
	turns := position.Turns()
	if partial, ok := position.(rules.Partial); ok {
		turns = partial.FirstActions()
	}
	if from == nil {
		return turns
	}
	if selective, ok := position.(rules.Selective); ok {
		return selective.TurnsFrom(*from)
	}
	return func(yield func(rules.Turn) bool) {
		for t := range turns {
			if !t.IsPass() && t.Actions[0].From == *from && !yield(t) {
				return
			}
		}
	}
}

// countTurns counts what turnsFrom yields, without making the turns where the game can.
func countTurns(position rules.Position, from *rules.Square) uint64 {
	if counter, ok := position.(rules.Counter); ok && from == nil {
		return counter.Count(1)
	}
	if selective, ok := position.(rules.Selective); ok && from != nil {
		return selective.CountFrom(*from)
	}
	var total uint64
	for range turnsFrom(position, from) {
		total++
	}
	return total
}

// tooManyToSort is a number of turns beyond which a game yields them in order (see rules.Position).
const tooManyToSort = 1_000_000

// turnList prints turns sorted bytewise, at most the first limit of them; 0 is no limit.
type turnList struct {
	env   *Env
	json  bool
	limit int
}

// print reports whether there were more turns than the limit.
func (l turnList) print(position rules.Position, from *rules.Square) (cut bool, err error) {
	if _, ok := position.(rules.Counter); ok && countTurns(position, from) > tooManyToSort {
		return l.stream(turnsFrom(position, from))
	}
	lines, cut := l.first(turnsFrom(position, from))
	return cut, l.write(slices.Values(lines))
}

// first sorts the turns. It never holds more than twice the limit.
func (l turnList) first(turns iter.Seq[rules.Turn]) (lines []string, cut bool) {
	sort := func() {
		slices.Sort(lines)
		if l.limit > 0 && len(lines) > l.limit {
			lines, cut = lines[:l.limit], true
		}
	}
	for t := range turns {
		if lines = append(lines, t.String()); l.limit > 0 && len(lines) >= 2*l.limit {
			sort()
		}
	}
	sort()
	return lines, cut
}

// stream prints turns that come in order as they come, and stops where it may.
func (l turnList) stream(turns iter.Seq[rules.Turn]) (cut bool, err error) {
	err = l.write(func(yield func(string) bool) {
		n := 0
		for t := range turns {
			if cut = l.limit > 0 && n == l.limit; cut || !yield(t.String()) {
				return
			}
			n++
		}
	})
	return cut, err
}

// write prints the lines; it stops when they can no longer be printed, as into a pipe whose reader has gone.
func (l turnList) write(lines iter.Seq[string]) error {
	out := bufio.NewWriter(l.env.Out)
	env := *l.env
	env.Out = out
	for line := range lines {
		if err := l.line(&env, out, line); err != nil {
			return err
		}
	}
	return out.Flush()
}

func (l turnList) line(env *Env, out *bufio.Writer, line string) error {
	if l.json {
		return env.printJSON(map[string]string{"turn": line})
	}
	_, err := out.WriteString(line + "\n")
	return err
}
