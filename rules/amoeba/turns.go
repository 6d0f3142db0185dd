package amoeba

import (
	"bytes"
	"iter"
	"slices"

	"pbem/rules"
)

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
