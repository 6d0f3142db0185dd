package amoeba

import "pbem/rules"

// board is a letterbox on which turns are tried and taken back. A Position never changes; a board is opened on it.
type board struct {
	compass
	game    *Game
	cells   []byte
	slot    []uint8 // of a unit: its place in its side's roster
	units   [2]roster
	squares int          // how many there are
	corner  rules.Square // the location of cells[0]
	// What waits to be tried, of every depth of a search one after the other; pawns that are due to promote likewise.
	moves  []move
	slides []slide
	due    []loc
}

// roomForMoves is as much as one unit mostly has, so that judging a turn rarely has to find more room.
const roomForMoves = 16

// roster lists where a side's units stand, in no order.
type roster struct {
	at    []loc // room for all units of both sides: never more are on the board later
	n     int
	kings int
	king  loc // where a king stands, if there is one
}

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

// enrol counts the squares and writes every unit into its roster.
func (b *board) enrol() {
	units := 0
	for _, c := range b.cells {
		if c >= white {
			units++
		}
	}
	rosters := make([]loc, 2*units)
	b.units[0].at, b.units[1].at = rosters[:units], rosters[units:]
	for at, c := range b.cells {
		if c < free {
			continue
		}
		b.squares++
		if c >= white {
			b.enter(loc(at), c)
		}
	}
}

func (b *board) enter(at loc, unit byte) {
	r := &b.units[sideOf(unit)]
	b.slot[at] = uint8(r.n)
	r.at[r.n] = at
	r.n++
	if kindOf(unit) == king {
		r.kings++
		r.king = at
	}
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
	s := b.slot[at]
	r.n--
	last := r.at[r.n]
	r.at[s] = last
	b.slot[last] = s
	if kindOf(unit) != king {
		return
	}
	r.kings--
	r.king = 0
	for _, other := range r.at[:r.n] {
		if kindOf(b.cells[other]) == king {
			r.king = other
		}
	}
}

// restore puts a captured unit back where strike took it from.
func (b *board) restore(at loc, u undo) {
	r := &b.units[sideOf(u.taken)]
	moved := r.at[u.slot]
	r.at[r.n] = moved
	b.slot[moved] = uint8(r.n)
	r.n++
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

// at returns the place of a location in the letterbox, and whether it lies in it; 0, in the margin, if it does not.
func (b *board) at(s rules.Square) (loc, bool) {
	file, rank := loc(s.File)-loc(b.corner.File), loc(s.Rank)-loc(b.corner.Rank)
	at := rank*b.stride + file
	if file < 0 || file >= b.stride || rank < 0 || at >= loc(len(b.cells)) {
		return 0, false
	}
	return at, true
}

// square is the reverse of at.
func (b *board) square(at loc) rules.Square {
	return rules.Square{File: b.corner.File + int16(at%b.stride), Rank: b.corner.Rank + int16(at/b.stride)}
}
