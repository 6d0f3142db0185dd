package record

import (
	"slices"

	"pbem/rules"
)

// Canonical returns a record that was typed by hand as the program writes it: every turn in canonical writing and, where it has the
// tag Format, with the hash chain. One that has hashes is returned as it is. The error is a *Fault.
func Canonical(r *Record, g rules.Game) (*Record, error) {
	if r.hashed() {
		return r, nil
	}
	start, err := r.Start(g)
	if err != nil {
		return nil, &Fault{0, err}
	}
	c := *r
	c.Turns, c.source = slices.Clone(r.Turns), ""
	w := replayer{r: r, words: g.Vocabulary(), position: start, report: &Report{}}
	for i := range c.Turns {
		if err := w.step(&r.Turns[i]); err != nil {
			return nil, &Fault{r.turnOf(i), err}
		}
		t := &c.Turns[i]
		t.Text = string(w.buffer)
		t.Comments = cleanComments(t.Comments)
	}
	if !c.Typed {
		c.link()
	}
	return &c, nil
}

// Import makes a record of what ParseAny returned: verified, canonical, and with hashes. What was told of its positions must be
// so. The error is a *Fault.
func Import(r *Record, positions []string, by Rules) (*Record, error) {
	r, err := Canonical(r, by.Game)
	if err != nil {
		return nil, err
	}
	if _, err := Verify(r, by, nil); err != nil {
		return nil, err
	}
	replayed, err := Positions(r, by.Game)
	if err != nil {
		return nil, err
	}
	return r, checkPositions(positions, replayed)
}
