package board

import "slices"

// asking is a part of a table: the ways that ask the same besides empty squares.
type asking struct {
	Asks
	Table
	hops *[Squares][]hop
}

// Scene is what a unit stands in, for ways that ask more than empty squares.
type Scene struct {
	Cell    *[Squares]byte // 0 is an empty square
	Taken   Bits           // the squares that are not
	Unmoved bool           // the unit has not moved yet
}

// TargetsAsking returns the squares where a unit on from may land by the ways that ask more than empty squares: an enemy may be taken
// there if anything stands there. A square of the unit's own side may be among them.
func (t *Table) TargetsAsking(from uint8, on *Scene) Bits {
	var set Bits
	for i := range t.asking {
		if a := &t.asking[i]; !a.First || on.Unmoved {
			set = set.Or(a.fitting(a.open(from, on.Cell), on))
		}
	}
	return set
}

// Asks reports whether some way of the table asks more than empty squares.
func (t *Table) Asks() bool { return len(t.asking) > 0 }

// hops reports whether some way of the table leads over a unit.
func (t *Table) hops() bool {
	return slices.ContainsFunc(t.asking, func(a asking) bool { return a.hops != nil })
}

// open returns where the ways lead as far as what stands between goes.
func (a *asking) open(from uint8, cell *[Squares]byte) Bits {
	set := a.Targets(from, cell)
	if a.hops != nil {
		for i := range a.hops[from] {
			set = set.Or(a.hops[from][i].targets(cell))
		}
	}
	return set
}

// fitting keeps the squares that m or c let the unit land on.
func (a *asking) fitting(set Bits, on *Scene) Bits {
	switch a.Kind {
	case 'm':
		return set.AndNot(on.Taken)
	case 'c':
		return set.And(on.Taken)
	}
	return set
}

// LeadsAsking reports whether one of the ways that ask more than empty squares leads from one square to another now by touching just
// those of via.
func (t *Table) LeadsAsking(from uint8, via []uint8, to uint8, on *Scene) bool {
	for i := range t.asking {
		a := &t.asking[i]
		if a.First && !on.Unmoved || a.fitting(Of(to), on).Empty() {
			continue
		}
		if stops, ok := a.from[from].follow(via, to, on.Cell); ok && stops.Empty() {
			return true
		}
		if a.hops == nil {
			continue
		}
		for j := range a.hops[from] {
			if h := &a.hops[from][j]; h.targets(on.Cell).Has(to) && h.leads(via, to, on.Cell) {
				return true
			}
		}
	}
	return false
}

// Refusal is why a way that asks more than empty squares does not lead somewhere now.
type Refusal uint8

const (
	Never    Refusal = iota // no way leads there
	NoHurdle                // it goes there over a unit (p, g), and none stands between
	Hurdles                 // it goes there over one unit, and more stand between, or one that is not right before the square (g)
	InTheWay                // something stands in the way
	Moved                   // only a unit goes there that has not moved (i)
	NotEmpty                // it goes there only without capture (m), and something stands there
	NotTaken                // it goes there only to capture (c), and nothing stands there
)

// Refuse says why no way that asks more than empty squares leads from one square to another now: of several reasons the first in the
// order of the list. The squares are those of the units between, where these are the reason.
func (t *Table) Refuse(from, to uint8, on *Scene) (Refusal, Bits) {
	reason, between := Never, Bits{}
	for i := range t.asking {
		r, b := t.asking[i].refuse(from, to, on)
		switch {
		case r == Never:
		case reason == Never || r < reason:
			reason, between = r, b
		case r == reason:
			between = between.Or(b)
		}
	}
	return reason, between
}

func (a *asking) refuse(from, to uint8, on *Scene) (Refusal, Bits) {
	fits, first := !a.fitting(Of(to), on).Empty(), !a.First || on.Unmoved
	switch {
	case !a.open(from, on.Cell).Has(to):
		if !fits || !first {
			return Never, Bits{}
		}
		return a.between(from, to, on.Cell)
	case !fits && a.Kind == 'm':
		return NotEmpty, Bits{}
	case !fits:
		return NotTaken, Bits{}
	case !first:
		return Moved, Bits{}
	}
	return Never, Bits{}
}

// between says what stands, or does not, between two squares.
func (a *asking) between(from, to uint8, cell *[Squares]byte) (Refusal, Bits) {
	if a.hops == nil {
		p := &a.from[from]
		if stops := p.stops(0, len(p.branches), to, cell, Bits{}); !stops.Empty() {
			return InTheWay, stops
		}
		return Never, Bits{}
	}
	reason, between := Never, Bits{}
	for i := range a.hops[from] {
		set, leads := a.hops[from][i].hurdles(to, cell)
		switch {
		case !leads:
		case set.Empty():
			return NoHurdle, set
		default:
			reason, between = Hurdles, between.Or(set)
		}
	}
	return reason, between
}
