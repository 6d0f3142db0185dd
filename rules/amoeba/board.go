package amoeba

// board is a layout on which turns are tried and taken back. A Position never changes; a board is opened on it.
type board struct {
	layout
	slot []uint8 // of a unit: its place in its side's roster
	// What waits to be tried, of every depth of a search one after the other; pawns that are due to promote likewise.
	moves  []move
	slides []slide
	due    []loc
}

// roomForMoves is as much as one unit mostly has, so that judging a turn rarely has to find more room.
const roomForMoves = 16

// move is a chess move, with what an arriving pawn becomes (AM-6).
type move struct {
	from, to loc
	into     byte // a kind; 0, the pawn, for no promotion
}

// undo is what a move needs to be taken back.
type undo struct {
	unit, taken byte
	slot        uint8
}

// do makes a move.
func (b *board) do(m move) undo {
	unit := b.cells[m.from]
	u := undo{unit: unit, taken: b.cells[m.to], slot: b.slot[m.to]}
	if u.taken >= white {
		b.strike(m.to, u.taken)
	}
	if m.into != 0 {
		unit = unit&^7 | m.into
	}
	b.cells[m.from] = free
	b.place(m.from, m.to, unit)
	return u
}

// undo takes a move back.
func (b *board) undo(m move, u undo) {
	b.place(m.to, m.from, u.unit)
	b.cells[m.to] = u.taken
	if u.taken >= white {
		b.restore(m.to, u)
	}
}

// place puts the unit that its roster has at from onto the location to.
func (b *board) place(from, to loc, unit byte) {
	r := &b.units[sideOf(unit)]
	s := b.slot[from]
	b.cells[to] = unit
	b.slot[to] = s
	r.at[s] = to
	if r.king == from {
		r.king = to
	}
}

// strike takes a captured unit out of its roster.
func (b *board) strike(at loc, unit byte) {
	r := &b.units[sideOf(unit)]
	s, end := b.slot[at], len(r.at)-1
	last := r.at[end]
	r.at[s] = last
	b.slot[last] = s
	r.at = r.at[:end]
	if kindOf(unit) != king {
		return
	}
	r.kings--
	r.king = 0
	for _, other := range r.at {
		if kindOf(b.cells[other]) == king {
			r.king = other
		}
	}
}

// restore puts a captured unit back where strike took it from.
func (b *board) restore(at loc, u undo) {
	r := &b.units[sideOf(u.taken)]
	end := len(r.at)
	r.at = append(r.at, at)
	moved := r.at[u.slot]
	r.at[end] = moved
	b.slot[moved] = uint8(end)
	r.at[u.slot] = at
	b.slot[at] = u.slot
	if kindOf(u.taken) == king {
		r.kings++
		r.king = at
	}
}

// shift slides the square at from, with whatever stands on it, to the vacant location to. It is taken back by shifting it
// the other way.
func (b *board) shift(from, to loc) {
	c := b.cells[from]
	b.cells[from] = vacant
	b.cells[to] = c
	if c >= white {
		b.place(from, to, c)
	}
}

// crown turns the pawn into the kind; with the pawn's kind it takes that back.
func (b *board) crown(at loc, kind byte) { b.cells[at] = b.cells[at]&^7 | kind }
