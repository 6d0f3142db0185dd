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
	var room [maxGrid]loc
	safe, due := b.safe(side), b.appendDue(room[:0], side)
	if safe && len(due) == 0 && !visit(m, slide{}, nil) {
		return false
	}
	for _, s := range slides {
		if b.slidable(s.from) && !b.walkSlide(side, m, s, safe, visit) {
			return false
		}
	}
	if safe && len(due) > 0 {
		return visit(m, slide{}, due)
	}
	return true
}

// walkSlide shows the turn with one slide, if it is legal (AM-5).
func (b *board) walkSlide(side rules.Side, m move, s slide, safe bool, visit visitor) bool {
	var room [maxGrid]loc
	carried := b.cells[s.from] != free
	b.shift(s.from, s.to)
	more := true
	if safe && !carried && !b.opens(side, s) || b.safe(side) {
		more = visit(m, s, b.appendDue(room[:0], side))
	}
	b.shift(s.to, s.from)
	return more
}

// opens reports whether the slide of an empty square may open a line on a king that was safe: only where the square now
// lies in line with the king.
func (b *board) opens(side rules.Side, s slide) bool {
	r := &b.units[side]
	if r.kings != 1 {
		return true
	}
	files, ranks := s.to%b.stride-r.king%b.stride, s.to/b.stride-r.king/b.stride
	return files == 0 || ranks == 0 || files == ranks || files == -ranks
}

// pending fills the board's store of moves with the side's and returns where they begin; the caller cuts it there again.
func (b *board) pending(side rules.Side) int {
	begin := len(b.moves)
	b.moves = b.appendAll(b.moves, side)
	return begin
}

// can reports whether the side has any legal turn.
func (b *board) can(side rules.Side, before slide) bool {
	if b.over() {
		return false
	}
	begin := b.pending(side)
	none := b.walk(side, b.moves[begin:], b.appendSlides(nil, before), func(move, slide, []loc) bool { return false })
	b.moves = b.moves[:begin]
	return !none
}
