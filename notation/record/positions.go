package record

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Step is a turn or a set-up, canonical, the position after it, and the units that it took off the board, as they stood: see
// [rules.Verdict]. Of the start all but the position is zero.
type Step struct {
	Turn              rules.Turn
	After             rules.Position
	Captured, Removed []rules.Placement
}

// Steps replays the record up to a turn, as Replay does: the start, and then a step for each line of r.Turns, set-ups
// included. The error is a *Fault.
func Steps(r *Record, g rules.Game, at int) ([]Step, error) {
	lines, err := linesUpTo(r, at)
	if err != nil {
		return nil, err
	}
	steps := make([]Step, 0, lines+1)
	w := replayer{r: r, words: g.Vocabulary(), report: &Report{Hashed: r.hashed()}}
	err = w.visit(g, lines, func() { steps = append(steps, Step{w.turn, w.position, w.captured, w.removed}) })
	return steps, err
}

// Positions replays the record and returns the position lines: that of the start, and the one after each line of
// r.Turns, set-ups included. The error is a *Fault.
func Positions(r *Record, g rules.Game) ([]string, error) {
	positions := make([]string, 0, len(r.Turns)+1)
	w := replayer{r: r, words: g.Vocabulary(), report: &Report{}}
	err := w.visit(g, len(r.Turns), func() { positions = append(positions, w.position.String()) })
	return positions, err
}

// visit goes from the start through so many lines, and calls a function at the start and after each.
func (w *replayer) visit(g rules.Game, lines int, each func()) (err error) {
	if w.position, err = w.r.Start(g); err != nil {
		return &Fault{0, err}
	}
	each()
	for i := range lines {
		if err := w.step(&w.r.Turns[i]); err != nil {
			return &Fault{w.r.turnOf(i), err}
		}
		each()
	}
	return nil
}

// linesUpTo returns how many lines of the record there are up to a turn, set-ups included; negative means all.
func linesUpTo(r *Record, at int) (int, error) {
	turns := len(r.Played())
	if at > turns {
		return 0, &Fault{at, phrase.Errorf("record-only-turns", "n", turns)}
	}
	if at < 0 {
		at = turns
	}
	return r.setups() + at, nil
}

// checkPositions compares the positions that a file tells with those of the replay. The error is a *Fault.
func checkPositions(told, replayed []string) error {
	for i, p := range told {
		if p != replayed[i] {
			return &Fault{i, phrase.Errorf("record-position", "replayed", replayed[i], "written", p)}
		}
	}
	return nil
}
