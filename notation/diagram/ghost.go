package diagram

// A unit that was taken is a ghost: pale and crossed out. It stands where it stood; where another has come in its place it is
// a badge over the corner of the square, on the side that the other did not come from.

const (
	ghostRadius = 10
	crossArm    = 19 // of a whole ghost
	badgeArm    = 12 // of a badge
)

// vacant reports whether a cell has room for a whole ghost.
func (c *cell) vacant() bool { return c.unit == 0 && c.ghosts[0].unit != 0 }

// whole returns what stands on a cell as a whole unit, be it a ghost.
func (p *painter) whole(i int) (c cell, ok bool) {
	switch c := &p.cells[i]; {
	case c.unit != 0:
		return *c, true
	case c.vacant():
		return c.ghosts[0].alone(), true
	}
	return cell{}, false
}

// ghostBadges draws the ghosts that have no square for themselves.
func (p *painter) ghostBadges() {
	for i := range p.cells {
		for _, b := range p.badged(i) {
			c := b.alone()
			p.pass()
			p.put(p.badgeToken(&c), "", b.at)
			p.pass()
			p.put(p.silhouette(c.unit, traySize), p.colours(&c).letters, b.at)
		}
	}
}

// crosses crosses all ghosts out.
func (p *painter) crosses() {
	p.pass()
	for i := range p.cells {
		p.crossOut(i)
		for _, b := range p.badged(i) {
			p.put(p.cross("cross-out", badgeArm, 1), "", b.at)
		}
	}
}

// crossOut crosses out a whole ghost. Where it is not known what was taken, there is the cross alone.
func (p *painter) crossOut(i int) {
	if c := &p.cells[i]; c.vacant() || c.mark == taken {
		p.put(p.cross("cross", crossArm, 1.4), "", p.cornerOf(i).by(square/2, square/2))
	}
}

// placed is a ghost as a badge, with its middle.
type placed struct {
	piece
	at point
}

// badged lists the ghosts of a cell that are badges.
func (p *painter) badged(i int) []placed {
	c := &p.cells[i]
	if c.ghosts[0].unit == 0 {
		return nil
	}
	var all []placed
	ghosts := c.ghosts[:]
	if c.vacant() {
		ghosts = ghosts[1:]
	}
	east, west := p.cornerOf(i).by(square-badgeInset, badgeInset), p.cornerOf(i).by(badgeInset, badgeInset)
	if (arrowPainter{p}).cameFromEast(i) {
		east, west = west, east
	}
	for n, g := range ghosts {
		if g.unit != 0 {
			all = append(all, placed{g, []point{east, west}[n]})
		}
	}
	return all
}

// badgeToken is the counter of a ghost that is a badge, with a light border.
func (p *painter) badgeToken(c *cell) *stamp {
	ground := p.colours(c).ground
	return p.stamp("ghost-"+ground[1:], func() []shape {
		return []shape{{circle(point{}, ghostRadius+casing), paper, 1}, {circle(point{}, ghostRadius), ink, 1}, {circle(point{}, ghostRadius-1), ground, 1}}
	})
}

// cross is two bars, with a light border: thin, so that what it crosses out can still be made out.
func (p *painter) cross(name string, arm, half float32) *stamp {
	return p.stamp(name, func() []shape {
		return []shape{{bars(arm+0.8, half+0.8), paper, 1}, {bars(arm, half), arrowInk, 1}}
	})
}

// bars are the two bars of a cross as one outline, so far from the middle and so broad.
func bars(arm, half float32) outline {
	// The corners of an upright cross, turned by an eighth.
	const turn = 0.70710678
	var o []point
	for _, c := range []point{{half, half}, {arm, half}, {arm, -half}, {half, -half}, {half, -arm}, {-half, -arm}, {-half, -half}, {-arm, -half}, {-arm, half}, {-half, half}, {-half, arm}, {half, arm}} {
		o = append(o, point{(c.x - c.y) * turn, (c.x + c.y) * turn})
	}
	return polygon(o...)
}
