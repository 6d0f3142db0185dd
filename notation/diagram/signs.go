package diagram

// The signs of the last turn differ in form, so that they are told apart in grey and at arm's length: dashes around a ring for
// a square that was left, a frame for one that a unit came to, a frame with filled corners where it captured, a crossed-out
// ghost for what was taken.

// marks draws what the last turn did to squares, under what stands on them.
func (p *painter) marks(cells []int) {
	p.pass()
	for _, i := range cells {
		if s := p.markStamp(p.cells[i].mark); s != nil {
			p.put(s, "", p.cornerOf(i))
		}
	}
}

// markStamp is the sign of a mark; nil for those that are drawn over the units, or not at all.
func (p *painter) markStamp(m mark) *stamp {
	switch m {
	case untouched, taken:
		return nil
	case left:
		return p.stamp("left", func() []shape { return []shape{{join(dashes(), ring()), arrowInk, 1}} })
	case slidOff:
		return p.stamp("slid-off", func() []shape { return []shape{{dashes(), paper, 1}} })
	case slid:
		return p.stamp("slid", func() []shape { return []shape{{brackets(), arrowInk, 1}} })
	case captured:
		return p.stamp("captured", func() []shape { return []shape{{join(solid(3.5), corners()), arrowInk, 1}} })
	}
	return p.stamp("came", func() []shape { return []shape{{solid(2.5), arrowInk, 1}} })
}

// frameInset leaves a line of wood around frames, so that they do not run into the ground where there is no square.
const frameInset = 1.5

// solid frames a square.
func solid(border float32) outline {
	return frame(frameInset, frameInset, square-2*frameInset, square-2*frameInset, border)
}

// ring lies in the middle of a square, where a unit stood.
func ring() outline {
	middle := point{square / 2, square / 2}
	return join(circle(middle, ringRadius), hole(middle, ringRadius-2))
}

const ringRadius = 7

// corners fills the corners of a square, beside the unit on it.
func corners() outline {
	const near, far, leg = frameInset, square - frameInset, 12
	return join(
		polygon(point{near, near}, point{near + leg, near}, point{near, near + leg}),
		polygon(point{far, near}, point{far, near + leg}, point{far - leg, near}),
		polygon(point{far, far}, point{far - leg, far}, point{far, far - leg}),
		polygon(point{near, far}, point{near, far - leg}, point{near + leg, far}),
	)
}

// brackets stand at both sides of a square.
func brackets() outline {
	const border, leg, near, far, high = 3, 12, frameInset, square - frameInset, square - 2*frameInset
	return join(
		rectangle(near, near, border, high), rectangle(near, near, leg, border), rectangle(near, far-border, leg, border),
		rectangle(far-border, near, border, high), rectangle(far-leg, near, leg, border), rectangle(far-leg, far-border, leg, border),
	)
}

// dashes frames a square with dashes.
func dashes() outline {
	const n, dash, border = 5, square / 9.0, 2.0
	var o outline
	for i := range n {
		offset := float32(i) * 2 * dash
		o = append(o, rectangle(offset, 0, dash, border)...)
		o = append(o, rectangle(offset, square-border, dash, border)...)
		o = append(o, rectangle(0, offset, border, dash)...)
		o = append(o, rectangle(square-border, offset, border, dash)...)
	}
	return o
}

// badges draws what lies over units and arrows: crosses on ghosts, the ghosts of squares that are taken again, and what
// became of a unit that stayed.
func (p *painter) badges() {
	p.ghostBadges()
	p.pass()
	for i := range p.cells {
		p.cellBadge(i)
	}
	p.crosses()
}

// cellBadge draws what became of a unit that stayed.
func (p *painter) cellBadge(i int) {
	if s := p.badgeStamp(p.cells[i].mark); s != nil {
		p.put(s, "", p.cornerOf(i).by(badgeInset, square-badgeInset))
	}
}

// Badges are little discs that stand out over the corner of a square, where those of its neighbours leave room.
const (
	badgeRadius = 7
	badgeInset  = 4
	casing      = 1.3 // the light border of what lies over units
)

func (p *painter) badgeStamp(m mark) *stamp {
	switch m {
	case promoted:
		return p.stamp("promoted", func() []shape { return disc(triangle(point{0, 0}, 5)) })
	case converted:
		return p.stamp("converted", func() []shape { return disc(join(triangle(point{-2.6, 0}, 3.2), triangle(point{2.6, 0}, -3.2))) })
	}
	return nil
}

// disc is a badge with a sign on it.
func disc(sign outline) []shape {
	return []shape{
		{circle(point{}, badgeRadius+casing), paper, 1}, {circle(point{}, badgeRadius), arrowInk, 1}, {sign, paper, 1},
	}
}

// triangle points upwards; with a negative size, downwards.
func triangle(at point, size float32) outline {
	return polygon(at.by(0, -size), at.by(size, size*0.8), at.by(-size, size*0.8))
}

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
