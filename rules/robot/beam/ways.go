package beam

import (
	"cmp"
	"slices"

	"pbem/rules"
)

// way is a turn begun: a step after another way.
type way struct {
	step   rules.Step
	before int32 // in ways.kept; -1 for none
	worth  int32 // for who makes the turn, if it ended here
	board  uint64
	key    uint64
}

// ways are turns of one position, built step by step. They are kept to be used again.
type ways struct {
	kept  []way // those that were gone on with
	next  []way
	pool  []way // the best as whole turns, if room is set
	room  int
	steps []rules.Step
	keys  set // of turns begun
	done  set // of whole turns
	trail []rules.Step
	best  way
	any   bool // best is set
	won   bool // and wins
}

// build builds turns from where the cursor stands, of each length the best of so many, until one wins or is worth enough. It stops
// when nothing may be spent any more.
func (w *ways) build(s *search, width int, enough int32) {
	w.kept, w.pool, w.next = w.kept[:0], w.pool[:0], w.next[:0]
	w.any, w.won = false, false
	w.keys.clear()
	w.done.clear()
	if w.expand(s, -1) || w.any && w.best.worth >= enough {
		return
	}
	for from := 0; len(w.next) > 0; {
		from = len(w.kept)
		w.select_(width)
		for i := from; i < len(w.kept); i++ {
			if w.expand(s, int32(i)) || w.best.worth >= enough || s.spent() {
				return
			}
		}
	}
}

// expand goes on with a way by every step. It returns true if one of them wins.
func (w *ways) expand(s *search, before int32) bool {
	if !w.walk(s, before) {
		return false
	}
	w.steps = s.c.Steps(w.steps[:0])
	for _, step := range w.steps {
		if !s.do(step) {
			break
		}
		if w.meet(s, way{step: step, before: before}) {
			w.won = true
		}
		s.c.Undo()
		if w.won {
			break
		}
	}
	w.walkBack(s)
	return w.won
}

// meet takes a way in that the cursor stands at. It returns true if it wins.
func (w *ways) meet(s *search, a way) bool {
	a.key = s.c.Key()
	if !w.keys.add(a.key) {
		return false
	}
	result := s.c.Result()
	if winner, won := result.Winner(); won && winner == s.c.ToMove() {
		a.worth, w.best, w.any = mate, a, true
		return true
	}
	a.board = s.c.Board()
	switch {
	case result == rules.Ongoing:
		a.worth = int32(s.c.Worth(s.c.ToMove())) + s.whim(a.board)
		w.next = append(w.next, a)
	case result == rules.Drawn:
		a.worth = 0
	default:
		a.worth = -mate
	}
	if !w.any || a.worth > w.best.worth {
		w.best, w.any = a, true
	}
	if w.room > 0 && w.done.add(a.board) {
		w.offer(a)
	}
	return false
}

// offer keeps a whole turn if it is among the best.
func (w *ways) offer(a way) {
	if w.pool = append(w.pool, a); len(w.pool) >= 2*w.room {
		slices.SortFunc(w.pool, better)
		w.pool = w.pool[:w.room]
	}
}

// whole returns the best whole turns.
func (w *ways) whole() []way {
	slices.SortFunc(w.pool, better)
	return w.pool[:min(len(w.pool), w.room)]
}

func better(a, b way) int {
	return cmp.Or(cmp.Compare(b.worth, a.worth), cmp.Compare(a.board, b.board), cmp.Compare(a.key, b.key))
}

// select_ keeps the best of what was met, and of no lead more than half unless there is no other.
func (w *ways) select_(width int) {
	slices.SortFunc(w.next, better)
	var led [256]int32
	half, taken := int32(max(1, (width+1)/2)), 0
	one := true
	for i := range w.next {
		one = one && w.next[i].step.Lead == w.next[0].step.Lead
	}
	for i := range w.next {
		if taken == width {
			break
		}
		lead := w.next[i].step.Lead
		if led[lead] == half && !one {
			continue
		}
		led[lead]++
		taken++
		w.kept = append(w.kept, w.next[i])
	}
	w.next = w.next[:0]
}

// steps lists the steps of a way.
func (w *ways) path(dst []rules.Step, a way) []rules.Step {
	from := len(dst)
	for dst = append(dst, a.step); a.before >= 0; dst = append(dst, a.step) {
		a = w.kept[a.before]
	}
	slices.Reverse(dst[from:])
	return dst
}

// walk makes the steps of a way that was kept; false if they may not be spent.
func (w *ways) walk(s *search, at int32) bool {
	w.trail = w.trail[:0]
	if at < 0 {
		return true
	}
	w.trail = w.path(w.trail, w.kept[at])
	for i, step := range w.trail {
		if !s.do(step) {
			w.trail = w.trail[:i]
			w.walkBack(s)
			return false
		}
	}
	return true
}

func (w *ways) walkBack(s *search) {
	for range w.trail {
		s.c.Undo()
	}
	w.trail = w.trail[:0]
}

// set is a set of numbers, kept to be used again. What was in it before it was cleared is told from what is by its age.
type set struct {
	slots []slot
	age   uint32
	many  int
}

type slot struct {
	key  uint64
	age  uint32
	note uint32
}

// mostSlots bounds a set; a full one takes in nothing new and knows it no more.
const mostSlots = 1 << 19

func (s *set) clear() {
	s.age++
	s.many = 0
	if s.slots == nil {
		s.slots = make([]slot, 1<<10)
	}
}

// at returns the slot of a number, and whether it holds it already; otherwise it holds it from now on.
func (s *set) at(key uint64) (*slot, bool) {
	if 4*s.many >= 3*len(s.slots) && len(s.slots) < mostSlots {
		s.grow()
	}
	mask := uint64(len(s.slots) - 1)
	for i, tries := key&mask, 0; ; i, tries = (i+1)&mask, tries+1 {
		sl := &s.slots[i]
		if sl.age == s.age && sl.key == key {
			return sl, true
		}
		if sl.age != s.age || tries == 64 {
			if sl.age != s.age {
				s.many++
			}
			*sl = slot{key: key, age: s.age}
			return sl, false
		}
	}
}

func (s *set) grow() {
	old := s.slots
	s.slots, s.many = make([]slot, 4*len(old)), 0
	for _, sl := range old {
		if sl.age == s.age {
			to, _ := s.at(sl.key)
			to.note = sl.note
		}
	}
}

// add reports whether the number is new.
func (s *set) add(key uint64) bool {
	_, had := s.at(key)
	return !had
}
