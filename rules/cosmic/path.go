package cosmic

import "pbem/rules"

// mostLandings is more than the jumps of the longest chain.
const mostLandings = 17

// move is what a turn does to a layout: a piece goes from one square to another, or off, and units are taken.
type move struct {
	kind     kind
	from, to int
	taken    uint64
}

// path is one piece on its way: a turn that may end here or go on.
type path struct {
	kind     kind
	from     int
	at       int    // where it stands now; off when it has left the board
	own, foe uint64 // what stands there besides the piece itself
	king     uint64 // the enemy King; 0 once it is taken
	taken    uint64
	left     int // jumps it may still make
	took     int
	landed   int
	order    [mostLandings]uint8 // what it has taken, one after the other
	landings [mostLandings]uint8 // where it has come down
}

// begin puts a piece at the beginning of its way. Its own square counts as empty: it will have left it.
func (p *Position) begin(sq int, k kind) path {
	t := path{kind: k, from: sq, at: sq, own: p.side[p.toMove] &^ bit(sq), foe: p.side[p.toMove.Other()],
		king: p.kingOf(p.toMove.Other()), left: mostLandings}
	if k == king && p.game.kingJumps > 0 {
		t.left = p.game.kingJumps
	}
	return t
}

func (t *path) move() move { return move{t.kind, t.from, t.at, t.taken} }

// won reports whether the enemy King has been taken, which ends the turn (CO-6, G-1).
func (t *path) won() bool { return t.king == 0 }

func (t *path) empty(sq int) bool { return bit(sq)&^(t.own|t.foe) != 0 }

// try lets the piece pass over enemies and land, visits that, and takes it back.
func (t *path) try(to int, over uint64, visit func(*path) bool) bool {
	before := *t
	if over != 0 {
		t.left--
	}
	t.foe &^= over
	t.king &^= over
	t.taken |= over
	for ; over != 0; over &= over - 1 {
		t.order[t.took] = uint8(first(over))
		t.took++
	}
	t.at = to
	t.landings[t.landed] = uint8(to)
	t.landed++
	more := visit(t)
	*t = before
	return more
}

// walk visits every end of a turn that the path leads to, each list of landing squares once, and returns false when told
// to stop. Each jump is a place to stop; the capture of the King is one to stop at once (G-1).
func (t *path) walk(visit func(*path) bool) bool {
	return t.hops(func(next *path) bool { return visit(next) && next.walk(visit) })
}

// hops visits every next landing: at first a piece moves or jumps, after a jump it may only jump on (CO-3).
func (t *path) hops(visit func(*path) bool) bool {
	switch {
	case t.landed > 0 && (t.taken == 0 || t.won() || t.kind == knight):
		return true
	case t.landed > 0:
		return t.jumps(visit)
	case t.kind == knight:
		return t.bends(visit)
	case t.kind == rook:
		return t.slides(visit)
	}
	return t.stepsAside(visit) && t.jumps(visit)
}

// stepsAside visits the single steps of a King or a pawn (CO-1).
func (t *path) stepsAside(visit func(*path) bool) bool {
	steps, n := t.kind.directions()
	for _, step := range steps[:n] {
		if to := t.at + step; t.empty(to) && !t.try(to, 0, visit) {
			return false
		}
	}
	return true
}

// jumps visits the jumps over adjacent enemies.
func (t *path) jumps(visit func(*path) bool) bool {
	steps, n := t.kind.directions()
	for _, step := range steps[:n] {
		if !t.jump(t.at+step, step, visit) {
			return false
		}
	}
	return true
}

// jump visits the jump over the enemy on a square, if there is one: onto the next square in line, which must be empty
// (CO-2), or off the board if the enemy is the King (CO-5).
func (t *path) jump(over, step int, visit func(*path) bool) bool {
	if t.left == 0 || t.foe&bit(over) == 0 {
		return true
	}
	to := over + step
	switch {
	case t.empty(to):
	case bit(to) == 0 && t.king == bit(over):
		to = off
	default:
		return true
	}
	return t.try(to, bit(over), visit)
}

// slides visits a rook's first landings: every empty square of a line (CO-1), and the one behind the enemy that it slides
// up to (CO-2).
func (t *path) slides(visit func(*path) bool) bool {
	steps, n := rook.directions()
	for _, step := range steps[:n] {
		to := t.at + step
		for ; t.empty(to); to += step {
			if !t.try(to, 0, visit) {
				return false
			}
		}
		if !t.jump(to, step, visit) {
			return false
		}
	}
	return true
}

// bends visits a knight's landings (CO-4); of its ways off the board only the first, because they are one turn (CO-5).
func (t *path) bends(visit func(*path) bool) bool {
	left := false
	steps, n := knight.directions()
	for _, step := range steps[:n] {
		aside := north + 1 - abs(step)
		for _, turn := range [2]int{aside, -aside} {
			to, over, ok := t.bend(step, turn)
			if !ok || to == off && left {
				continue
			}
			left = left || to == off
			if !t.try(to, over, visit) {
				return false
			}
		}
	}
	return true
}

// bend returns where the knight's path two squares straight and one aside leads, and what it passes over: no own unit may
// stand on the three squares, and no enemy on the last. Where a square lies off the board, the knight leaves it, if it
// passes over the King.
func (t *path) bend(step, turn int) (to int, over uint64, ok bool) {
	one, two := bit(t.at+step), bit(t.at+2*step)
	to = t.at + 2*step + turn
	over = t.foe & (one | two)
	switch {
	case one == 0 || t.own&(one|two|bit(to)) != 0:
		return 0, 0, false
	case two != 0 && t.empty(to):
		return to, over, true
	}
	return off, over, (two == 0 || bit(to) == 0) && over&t.king != 0
}

func abs(n int) int { return max(n, -n) }

// action writes the path as an action.
func (t *path) action() rules.Action {
	a := rules.Action{How: rules.Move, Unit: t.kind.letter(), From: square(t.from), To: square(t.at)}
	if t.taken != 0 {
		a.How = rules.Capture
	}
	for _, sq := range t.landings[:max(t.landed-1, 0)] {
		a.Via = append(a.Via, square(int(sq)))
	}
	return a
}

// passed lists the units taken, one after the other. A knight's two are taken in one act, and told from the nearer on.
func (t *path) passed() []uint8 {
	list := t.order[:t.took]
	if t.kind == knight && t.took == 2 && abs(int(list[0])-t.from) > abs(int(list[1])-t.from) {
		list[0], list[1] = list[1], list[0]
	}
	return list
}
