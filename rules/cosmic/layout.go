package cosmic

import "pbem/rules"

// cell is what stands on a square: nothing, a side's mark and a kind, or the edge.
type cell uint8

const (
	empty    cell = 0
	edge     cell = 0x80
	kindBits      = 0x0f // the part of a cell that is the kind
)

// mark is the bit by which the cells of a side's units are told.
func mark(side rules.Side) cell { return 0x10 << side }

func cellOf(side rules.Side, k kind) cell { return mark(side) | cell(k) }

// layout is what stands where. The cell of off is the edge.
type layout struct {
	cell  [MostSquares + 1]cell
	count [2]uint8 // of each side's units
	king  [2]uint8 // where each side's King stands; off where it is gone
}

func noUnits() layout {
	l := layout{king: [2]uint8{off, off}}
	l.cell[off] = edge
	return l
}

func (l *layout) put(sq uint8, side rules.Side, k kind) {
	l.cell[sq] = cellOf(side, k)
	l.count[side]++
	if k == king {
		l.king[side] = sq
	}
}

// at returns what stands on a square that is not empty.
func (l *layout) at(sq uint8) (rules.Side, kind) {
	c := l.cell[sq]
	if c&mark(rules.Black) != 0 {
		return rules.Black, kind(c & kindBits)
	}
	return rules.White, kind(c & kindBits)
}

func (l *layout) has(sq uint8) bool { return l.cell[sq]&^edge != empty }

func (l *layout) units(s rules.Side) int { return int(l.count[s]) }

// hasKing reports whether the side's King is on the board.
func (l *layout) hasKing(s rules.Side) bool { return l.king[s] != off }

// bare reports whether the side has only its King left (CO-7).
func (l *layout) bare(s rules.Side) bool { return l.count[s] == 1 && l.hasKing(s) }

// over reports whether the game has ended: a King is gone (CO-6), or a side has nothing else left (CO-7).
func (l *layout) over() bool {
	return !l.hasKing(rules.White) || !l.hasKing(rules.Black) || l.bare(rules.White) || l.bare(rules.Black)
}
