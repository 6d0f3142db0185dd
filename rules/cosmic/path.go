package cosmic

import "pbem/rules"

// path is one piece on its way: a turn that may end here or go on.
type path struct {
	shape    *shape
	cell     [MostSquares + 1]cell // the board without the piece and what it has taken
	own, foe cell                  // the marks of the two sides
	kind     kind
	from     uint8
	at       uint8 // where it stands now; off when it has left the board
	king     uint8 // the enemy King; off once it is taken
	left     int   // jumps it may still make
	took     int
	landed   int
	on       bool                   // a visit of one landing is followed by those of the next
	stays    bool                   // what is visited is not taken back
	order    [MostSquares + 1]uint8 // what it has taken, one after the other
	landings [MostSquares + 1]uint8 // where it has come down
}

// path returns the board for pieces to be lifted from.
func (p *Position) path() *path {
	foe := p.toMove.Other()
	return &path{shape: p.game.shape, cell: p.cell, own: mark(p.toMove), foe: mark(foe), king: p.king[foe]}
}

// begin puts a piece at the beginning of its way.
func (p *Position) begin(sq uint8) *path {
	t := p.path()
	t.lift(sq, p.game.kingJumps)
	return t
}

// lift takes a piece from its square, which counts as empty: the piece will have left it.
func (t *path) lift(sq uint8, kingJumps int) {
	t.kind, t.from, t.at = kind(t.cell[sq]&kindBits), sq, sq
	t.cell[sq] = empty
	t.left = MostSquares // no chain is so long
	if t.kind == king && kingJumps > 0 {
		t.left = kingJumps
	}
}

// won reports whether the enemy King has been taken, which ends the turn (CO-6, G-1).
func (t *path) won() bool { return t.king == off }

func (t *path) empty(sq uint8) bool { return t.cell[sq] == empty }

func (t *path) isOwn(sq uint8) bool { return t.cell[sq]&t.own != 0 }

func (t *path) isFoe(sq uint8) bool { return t.cell[sq]&t.foe != 0 }

// try lets the piece pass over up to two enemies (off: none) and land, visits that, and takes it back.
func (t *path) try(to, over, also uint8, visit func(*path) bool) bool {
	at, king, left, took := t.at, t.king, t.left, t.took
	one, two := t.cell[over], t.cell[also]
	t.pass(over)
	t.pass(also)
	if t.took > took {
		t.left--
	}
	t.at = to
	t.landings[t.landed] = to
	t.landed++
	more := visit(t) && (!t.on || t.hops(visit))
	if t.stays {
		return false
	}
	t.landed--
	t.at, t.king, t.left, t.took = at, king, left, took
	t.cell[over], t.cell[also] = one, two
	return more
}

func (t *path) pass(over uint8) {
	if over == off {
		return
	}
	t.cell[over] = empty
	t.order[t.took] = over
	t.took++
	if over == t.king {
		t.king = off
	}
}

// walk visits every end of a turn that the path leads to, each list of landing squares once, and returns false when told
// to stop. Each jump is a place to stop; the capture of the King is one to stop at once (G-1).
func (t *path) walk(visit func(*path) bool) bool {
	t.on = true
	more := t.hops(visit)
	t.on = false
	return more
}

// hops visits every next landing: at first a piece moves or jumps, after a jump it may only jump on (CO-3).
func (t *path) hops(visit func(*path) bool) bool {
	switch {
	case t.landed > 0 && (t.took == 0 || t.won() || t.kind == knight):
		return true
	case t.landed > 0:
		return t.jumps(visit)
	case t.kind == knight:
		return t.leaps(visit)
	case t.kind == rook:
		return t.slides(visit)
	}
	return t.stepsAside(visit) && t.jumps(visit)
}

// stepsAside visits the single steps of a King or a pawn (CO-1).
func (t *path) stepsAside(visit func(*path) bool) bool {
	for d, last := t.kind.directions(); d <= last; d++ {
		if to := t.shape.beside[t.at][d]; t.empty(to) && !t.try(to, off, off, visit) {
			return false
		}
	}
	return true
}

// jumps visits the jumps over adjacent enemies.
func (t *path) jumps(visit func(*path) bool) bool {
	for d, last := t.kind.directions(); d <= last; d++ {
		if !t.jump(t.shape.beside[t.at][d], d, visit) {
			return false
		}
	}
	return true
}

// jump visits the jump over the enemy on a square, if there is one: onto the next square in line, which must be empty
// (CO-2), or off the board if the enemy is the King (CO-5).
func (t *path) jump(over uint8, d int, visit func(*path) bool) bool {
	if t.left == 0 || !t.isFoe(over) {
		return true
	}
	to := t.shape.beside[over][d]
	if !t.empty(to) && (to != off || over != t.king) {
		return true
	}
	return t.try(to, over, off, visit)
}

// slides visits a rook's first landings: every empty square of a line (CO-1), and the one behind the enemy that it slides
// up to (CO-2).
func (t *path) slides(visit func(*path) bool) bool {
	for d, last := rook.directions(); d <= last; d++ {
		to := t.shape.beside[t.at][d]
		for ; t.empty(to); to = t.shape.beside[to][d] {
			if !t.try(to, off, off, visit) {
				return false
			}
		}
		if !t.jump(to, d, visit) {
			return false
		}
	}
	return true
}

// leaps visits a knight's landings (CO-4); of its ways off the board only the first, because they are one turn (CO-5).
func (t *path) leaps(visit func(*path) bool) bool {
	left := false
	for d, last := knight.directions(); d <= last; d++ {
		for _, end := range t.shape.bends[t.at][d] {
			to, ok := t.bend(d, end)
			if !ok || to == off && left {
				continue
			}
			left = left || to == off
			one, two := t.bent(d)
			if !t.try(to, t.enemy(one), t.enemy(two), visit) {
				return false
			}
		}
	}
	return true
}

// bent returns the first two squares of a knight's path.
func (t *path) bent(d int) (one, two uint8) {
	one = t.shape.beside[t.at][d]
	return one, t.shape.beside[one][d]
}

// enemy returns the square if an enemy stands there; else off.
func (t *path) enemy(sq uint8) uint8 {
	if t.isFoe(sq) {
		return sq
	}
	return off
}

// bend returns where the knight's path two squares straight and one aside, to its end, leads: no own unit may stand on the three
// squares, and no enemy on the last. Where a square of it lies off the board, the knight leaves that, if it passes over the King.
func (t *path) bend(d int, end uint8) (to uint8, ok bool) {
	one, two := t.bent(d)
	switch {
	case one == off || t.isOwn(one) || t.isOwn(two) || t.isOwn(end):
		return off, false
	case two != off && t.empty(end):
		return end, true
	}
	return off, (two == off || end == off) && t.king != off && (one == t.king || two == t.king)
}

// action writes the path as an action.
func (t *path) action() rules.Action {
	a := rules.Action{How: rules.Move, Unit: t.kind.letter(), From: t.shape.squares[t.from], To: t.shape.squares[t.at]}
	if t.took > 0 {
		a.How = rules.Capture
	}
	for _, sq := range t.landings[:max(t.landed-1, 0)] {
		a.Via = append(a.Via, t.shape.squares[sq])
	}
	return a
}

// passed lists the units taken, one after the other; a knight's two from the nearer on.
func (t *path) passed() []uint8 { return t.order[:t.took] }
