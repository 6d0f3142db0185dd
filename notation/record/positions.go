package record

import "pbem/rules"

// Positions replays the record and returns the position lines: that of the start, and the one after each line of
// r.Turns, set-ups included. The error is a *Fault.
func Positions(r *Record, g rules.Game) ([]string, error) {
	start, err := r.start(g)
	if err != nil {
		return nil, &Fault{0, err}
	}
	w := walker{r: r, words: g.Vocabulary(), position: start, report: &Report{}}
	lines := make([]string, 1, len(r.Turns)+1)
	lines[0] = start.String()
	for i := range r.Turns {
		if err := w.step(&r.Turns[i]); err != nil {
			return nil, &Fault{r.turnOf(i), err}
		}
		lines = append(lines, w.position.String())
	}
	return lines, nil
}
