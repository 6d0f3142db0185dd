package record

import (
	"fmt"

	"pbem/rules"
)

// Step is a turn or a set-up, canonical, and the position after it; of the start the turn is zero.
type Step struct {
	Turn  rules.Turn
	After rules.Position
}

// Steps replays the record: the start, and then a step for each line of r.Turns, set-ups included. The error is a *Fault.
func Steps(r *Record, g rules.Game) ([]Step, error) {
	steps := make([]Step, 0, len(r.Turns)+1)
	err := r.replay(g, func(turn rules.Turn, after rules.Position) { steps = append(steps, Step{turn, after}) })
	if err != nil {
		return nil, err
	}
	return steps, nil
}

// Positions replays the record and returns the position lines: that of the start, and the one after each line of
// r.Turns, set-ups included. The error is a *Fault.
func Positions(r *Record, g rules.Game) ([]string, error) {
	lines := make([]string, 0, len(r.Turns)+1)
	err := r.replay(g, func(_ rules.Turn, after rules.Position) { lines = append(lines, after.String()) })
	if err != nil {
		return nil, err
	}
	return lines, nil
}

// replay visits the start and what follows it.
func (r *Record) replay(g rules.Game, visit func(rules.Turn, rules.Position)) error {
	start, err := r.start(g)
	if err != nil {
		return &Fault{0, err}
	}
	w := walker{r: r, words: g.Vocabulary(), position: start, report: &Report{}}
	visit(rules.Turn{}, start)
	for i := range r.Turns {
		if err := w.step(&r.Turns[i]); err != nil {
			return &Fault{r.turnOf(i), err}
		}
		visit(w.turn, w.position)
	}
	return nil
}

// checkPositions compares the positions that a file tells with those of the replay. The error is a *Fault.
func checkPositions(told, replayed []string) error {
	for i, p := range told {
		if p != replayed[i] {
			return &Fault{i, fmt.Errorf("the position is %s, but the file says %s", replayed[i], p)}
		}
	}
	return nil
}
