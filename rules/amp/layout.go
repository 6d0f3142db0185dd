package amp

import "pbem/rules/board"

// layout is an arrangement of units, kept twice: by square, and as sets of squares.
type layout struct {
	cell    [board.Squares]byte // a unit on each square
	group   [maxGroups + 1]board.Bits
	side    [2]board.Bits
	leaders board.Bits // of both sides, neutral ones not counted
	royals  board.Bits
	score   [2]uint16 // points by captures, in games that have them
}

func (l *layout) at(sq uint8) unit { return unit(l.cell[sq]) }

// put places a unit on an empty square.
func (l *layout) put(g *Game, sq uint8, u unit) {
	n := &g.natures[u]
	l.cell[sq] = byte(u)
	l.group[u.group()] = l.group[u.group()].With(sq)
	if n.free {
		return
	}
	l.side[n.side&1] = l.side[n.side&1].With(sq)
	if n.leader {
		l.leaders = l.leaders.With(sq)
	}
	if n.royal {
		l.royals = l.royals.With(sq)
	}
}

// take empties a square and returns what stood there; nothing, if it was empty.
func (l *layout) take(g *Game, sq uint8) unit {
	u := unit(l.cell[sq])
	if u == 0 {
		return 0
	}
	n := &g.natures[u]
	l.cell[sq] = 0
	l.group[u.group()] = l.group[u.group()].Without(sq)
	if n.free {
		return u
	}
	l.side[n.side&1] = l.side[n.side&1].Without(sq)
	if n.leader {
		l.leaders = l.leaders.Without(sq)
	}
	if n.royal {
		l.royals = l.royals.Without(sq)
	}
	return u
}
