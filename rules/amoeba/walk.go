package amoeba

import "pbem/rules"

// visitor is shown each legal pair of a chess move and a slide (zero for none) with the board as it stands after them, and
// the pawns whose promotion the writer must still choose. It returns false to stop the walk.
type visitor func(m move, s slide, due []loc) bool

// walk shows every legal turn of the side but for the choices of the last promotions (AM-8): for each move, in the order
// given, without a slide, then with each; where promotions must follow, the turn without a slide comes last, so that turns
// come in the order of their writing if moves and slides do. It reports whether it went to the end.
func (b *board) walk(side rules.Side, moves []move, slides []slide, visit visitor) bool {
	for _, m := range moves {
		u := b.do(m)
		more := b.walkSlides(side, m, slides, visit)
		b.undo(m, u)
		if !more {
			return false
		}
	}
	return true
}

func (b *board) walkSlides(side rules.Side, m move, slides []slide, visit visitor) bool {
	begin := len(b.due)
	b.due = b.appendDue(b.due, side)
	defer b.cut(begin)
	safe, due := b.safe(side), b.due[begin:]
	if safe && len(due) == 0 && !visit(m, slide{}, nil) {
		return false
	}
	var ends [8]loc
	if safe && len(slides) > 0 {
		ends = b.ends(side)
	}
	for _, s := range slides {
		if b.slidable(s.from) && !b.walkSlide(side, m, s, &ends, visit) {
			return false
		}
	}
	if safe && len(due) > 0 {
		return visit(m, slide{}, due)
	}
	return true
}

// walkSlide shows the turn with one slide, if it is legal (AM-5). A king that was safe stays so if an empty square slides to
// where none of its lines ends.
func (b *board) walkSlide(side rules.Side, m move, s slide, ends *[8]loc, visit visitor) bool {
	begin := len(b.due)
	carried := b.cells[s.from] != free
	b.shift(s.from, s.to)
	more := true
	if !carried && ends[0] != 0 && !has(ends, s.to) || b.safe(side) {
		b.due = b.appendDue(b.due, side)
		more = visit(m, s, b.due[begin:])
		b.due = b.due[:begin]
	}
	b.shift(s.to, s.from)
	return more
}

func (b *board) cut(begin int) { b.due = b.due[:begin] }

// ends returns where the lines from the side's one king end: whatever opens a line on it must open it there. All are 0 if
// it has several kings.
func (b *board) ends(side rules.Side) (ends [8]loc) {
	r := &b.units[side]
	if r.kings != 1 {
		return ends
	}
	for d, step := range &b.steps {
		at := r.king + step
		for b.cells[at] == free {
			at += step
		}
		ends[d] = at
	}
	return ends
}

func has(list *[8]loc, at loc) bool {
	for _, l := range list {
		if l == at {
			return true
		}
	}
	return false
}

// pending lists the side's moves and slides in the board's own store, where settle strikes them off again.
func (b *board) pending(side rules.Side, before slide) ([]move, []slide) {
	m, s := len(b.moves), len(b.slides)
	b.moves = b.appendAll(b.moves, side)
	b.slides = b.appendSlides(b.slides, before)
	return b.moves[m:], b.slides[s:]
}

func (b *board) settle(moves []move, slides []slide) {
	b.moves = b.moves[:len(b.moves)-len(moves)]
	b.slides = b.slides[:len(b.slides)-len(slides)]
}

// can reports whether the side has any legal turn. Most often some unit has one without a slide, and nothing else need be
// listed.
func (b *board) can(side rules.Side, before slide) bool {
	if b.over() {
		return false
	}
	for _, at := range b.units[side].at {
		if b.canMove(side, at) {
			return true
		}
	}
	moves, slides := b.pending(side, before)
	none := b.walk(side, moves, slides, func(move, slide, []loc) bool { return false })
	b.settle(moves, slides)
	return !none
}

// canMove reports whether the unit on a square has a legal turn without a slide.
func (b *board) canMove(side rules.Side, at loc) bool {
	var room [roomForMoves]move
	for _, m := range b.appendMoves(room[:0], at) {
		u := b.do(m)
		safe := b.safe(side)
		b.undo(m, u)
		if safe {
			return true
		}
	}
	return false
}
