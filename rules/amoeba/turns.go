package amoeba

import (
	"bytes"
	"iter"
	"slices"

	"pbem/rules"
)

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

// Turns yields the legal turns in bytewise order of their writing, each once. The sequence is lazy: pawns that wait for
// their promotion can make the turns many (AM-6), but never the work for the next of them.
func (p *Position) Turns() iter.Seq[rules.Turn] {
	return func(yield func(rules.Turn) bool) {
		b := p.open()
		if b.over() {
			return
		}
		l := lister{board: &b, moves: b.appendAll(nil, p.toMove), yield: yield}
		sorted(l.moves, func(dst []byte, m move) []byte { return b.action(m).Append(dst) })
		for _, m := range l.moves {
			l.firsts = append(l.firsts, b.action(m))
		}
		list := b.appendSlides(nil, p.before())
		sorted(list, func(dst []byte, s slide) []byte { return b.slideAction(s).Append(dst) })
		b.walk(p.toMove, l.moves, list, l.visit)
	}
}

// TurnsFrom yields the legal turns of the unit on the square, in the order of Turns.
func (p *Position) TurnsFrom(s rules.Square) iter.Seq[rules.Turn] { return rules.From(p.Turns(), s) }

// CountFrom returns the number of legal turns of the unit on the square.
func (p *Position) CountFrom(s rules.Square) uint64 {
	var total uint64
	for range p.TurnsFrom(s) {
		total++
	}
	return total
}

// lister writes the turns that a walk shows it.
type lister struct {
	*board
	moves  []move
	firsts []rules.Action // the moves as written
	at     int            // the move that the walk is at
	slab   []rules.Action // room for the actions of many turns: one allocation for all of them
	yield  func(rules.Turn) bool
}

func (l *lister) visit(m move, s slide, due []loc) bool {
	for l.moves[l.at] != m {
		l.at++
	}
	need := 1 + len(due)
	if s != (slide{}) {
		need++
	}
	actions := append(l.take(need), l.firsts[l.at])
	if s != (slide{}) {
		actions = append(actions, l.slideAction(s))
	}
	return l.crownAll(actions, due)
}

// take cuts room for so many actions off the slab.
func (l *lister) take(n int) []rules.Action {
	if len(l.slab) < n {
		l.slab = make([]rules.Action, max(64, n))
	}
	room := l.slab[:0:n]
	l.slab = l.slab[n:]
	return room
}

// crownAll yields the turn with each choice of promotions, which come in rank order (AM-6).
func (l *lister) crownAll(actions []rules.Action, due []loc) bool {
	if len(due) == 0 {
		return l.yield(rules.Turn{Actions: actions})
	}
	for i, kind := range l.game.promote {
		so := actions
		if i > 0 { // the first choice has the room that was taken
			so = append(l.take(cap(actions)), actions...)
		}
		if !l.crownAll(append(so, l.promotion(due[0], kind)), due[1:]) {
			return false
		}
	}
	return true
}

// action writes a move that has not been made yet.
func (l *layout) action(m move) rules.Action {
	a := rules.Action{How: rules.Move, Unit: letterOf(kindOf(l.cells[m.from])), From: l.square(m.from), To: l.square(m.to)}
	if l.cells[m.to] != free {
		a.How = rules.Capture
	}
	if m.into != 0 {
		a.Into = letterOf(m.into)
	}
	return a
}

func (l *layout) slideAction(s slide) rules.Action {
	return rules.Action{How: rules.Slide, From: l.square(s.from), To: l.square(s.to)}
}

func (l *layout) promotion(at loc, kind byte) rules.Action {
	s := l.square(at)
	return rules.Action{How: rules.Promote, Into: letterOf(kind), From: s, To: s}
}

// sorted sorts by what write appends.
func sorted[T any](list []T, write func([]byte, T) []byte) {
	type keyed struct {
		text []byte
		it   T
	}
	keys := make([]keyed, len(list))
	text := make([]byte, 0, 16*len(list))
	for i, it := range list {
		begin := len(text)
		text = write(text, it)
		keys[i] = keyed{text[begin:], it}
	}
	slices.SortFunc(keys, func(a, b keyed) int { return bytes.Compare(a.text, b.text) })
	for i, k := range keys {
		list[i] = k.it
	}
}
