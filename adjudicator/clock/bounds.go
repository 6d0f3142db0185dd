package clock

import "time"

// Bounds are within which a host wants the controls of new games. The zero value bounds nothing.
type Bounds struct {
	Least, Most time.Duration // of what a clock shows at first; Most also of what turns add, and of what a bank may grow to
	Clocked     bool          // no game goes without a clock
}

// Hold reports whether a control lies within the bounds, they included.
func (b Bounds) Hold(c Control) bool {
	switch {
	case b == Bounds{}:
		return true
	case !c.Limited():
		return !b.Clocked
	}
	return c.First >= b.Least && max(c.First, c.Add, c.Most) <= b.Most
}

// Nearest is the control within the bounds that is most like another: itself where that lies within.
func (b Bounds) Nearest(c Control) Control {
	switch {
	case b.Hold(c):
		return c
	case !c.Limited():
		return PerTurn(b.Most)
	}
	c.First = min(max(c.First, b.Least), b.Most)
	c.Add = min(c.Add, b.Most)
	if c.Most > 0 {
		c.Most = min(max(c.Most, c.First), b.Most)
	}
	return c
}
