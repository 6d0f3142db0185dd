package amp

import "pbem/rules"

// compileEnds makes the ways to win ready for use, once the first position is read. That their letters are known has been checked.
func (g compiler) compileEnds() {
	s := &g.spec
	if len(s.Wins) == 0 && s.NoMove == MustPass && s.Limit == 0 {
		return
	}
	e := &ends{}
	for _, w := range s.Wins {
		c := win{Win: w, zone: g.zones(&w.On)}
		for i := range len(w.Units) {
			c.kinds |= 1 << g.kind(w.Units[i])
		}
		for _, one := range w.Points {
			e.scores, e.values[g.kind(one.Letter)] = true, uint16(one.Points)
		}
		for _, side := range [...]rules.Side{rules.White, rules.Black} {
			c.may[side] = g.mayWin(&c, side)
		}
		e.wins = append(e.wins, c)
	}
	g.ends = e
}

// mayWin reports whether the first position has what the way to win is counted against.
func (g compiler) mayWin(w *win, side rules.Side) bool {
	theirs := g.start.side[side.Other()]
	switch w.By {
	case TakeRoyals:
		return g.royals[side.Other()] > 0
	case TakeUnits:
		_, ok := g.start.anyOf(theirs, w.kinds)
		return ok
	case Bare:
		return !theirs.AndNot(g.start.leaders).Empty()
	}
	return true
}
