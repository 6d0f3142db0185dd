package amoeba

import (
	"slices"

	"pbem/rules"
)

// layout is a letterbox: where squares and units are.
type layout struct {
	*compass
	game    *Game
	cells   []byte
	units   [2]roster
	squares int          // how many there are
	corner  rules.Square // the location of cells[0]
}

// roster lists where a side's units stand.
type roster struct {
	at    []loc
	kings int
	king  loc // where a king stands, if there is one
}

// enrol counts the squares and writes every unit into its roster.
func (l *layout) enrol() {
	var units [2]int
	l.squares = 0
	for _, c := range l.cells {
		if c >= free {
			l.squares++
		}
		if c >= white {
			units[sideOf(c)]++
		}
	}
	for side, n := range units {
		l.units[side] = roster{at: make([]loc, 0, n)}
	}
	for at, c := range l.cells {
		if c >= white {
			l.enter(loc(at), c)
		}
	}
}

// enter writes a unit into its roster, which has room for it.
func (l *layout) enter(at loc, unit byte) {
	r := &l.units[sideOf(unit)]
	r.at = append(r.at, at)
	if kindOf(unit) == king {
		r.kings++
		r.king = at
	}
}

// lineUp puts the rosters in the order of their locations, as enrol does, so that a position that was played is the same as one
// that was read from its line.
func (l *layout) lineUp() {
	for side := range l.units {
		slices.Sort(l.units[side].at)
	}
}

// at returns the place of a location in the letterbox, and whether it lies in it; 0, in the margin, if it does not.
func (l *layout) at(s rules.Square) (loc, bool) {
	file, rank := loc(s.File)-loc(l.corner.File), loc(s.Rank)-loc(l.corner.Rank)
	at := rank*l.stride + file
	if file < 0 || file >= l.stride || rank < 0 || at >= loc(len(l.cells)) {
		return 0, false
	}
	return at, true
}

// square is the reverse of at.
func (l *layout) square(at loc) rules.Square {
	return rules.Square{File: l.corner.File + int16(at%l.stride), Rank: l.corner.Rank + int16(at/l.stride)}
}
