package beam

import (
	"cmp"
	"slices"

	"pbem/rules"
)

// hunter looks for wins in one turn.
type hunter struct {
	tried set // by what may still be done: with so many steps it does not win
	rooms [16][]rules.Step
	path  []rules.Step // of the win that was found
}

// within reports whether the side to move wins in at most so many steps of one turn, and leaves them in path: all that could win is
// tried, as long as something may be spent.
func (h *hunter) within(s *search, most int) bool {
	h.path = h.path[:0]
	least, _ := s.c.Needed()
	h.tried.clear()
	for n := max(1, least); n <= min(most, len(h.rooms)); n++ {
		if h.try(s, n) {
			slices.Reverse(h.path)
			return true
		}
	}
	return false
}

// try reports whether exactly so many steps win.
func (h *hunter) try(s *search, n int) bool {
	needed, strikes := s.c.Needed()
	if needed > n || n == 0 {
		return false
	}
	room := h.rooms[n-1][:0]
	if n == 1 || strikes && needed == n {
		room = s.c.Strikes(room)
	} else {
		room = s.c.Steps(room)
	}
	h.rooms[n-1] = room
	side := s.c.ToMove()
	for _, step := range room {
		if !s.do(step) {
			return false
		}
		found := s.c.Result() == rules.Win(side)
		if !found && n > 1 && s.c.Result() == rules.Ongoing {
			sl, had := h.tried.at(s.c.Key())
			if !had || int(sl.note) < n-1 {
				sl.note = uint32(n - 1)
				found = h.try(s, n-1)
			}
		}
		s.c.Undo()
		if found {
			h.path = append(h.path, step)
			return true
		}
	}
	return false
}

// stalk looks for a win farther away: a beam of turns that come nearer to one. It leaves its steps in path.
func (h *hunter) stalk(s *search, w *ways, width int) bool {
	if s.hopeless() {
		return false
	}
	w.kept, w.next = w.kept[:0], w.next[:0]
	w.keys.clear()
	if h.stalkOn(s, w, -1) {
		return true
	}
	for len(w.next) > 0 {
		from := len(w.kept)
		slices.SortFunc(w.next, nearer)
		w.kept = append(w.kept, w.next[:min(width, len(w.next))]...)
		w.next = w.next[:0]
		for i := from; i < len(w.kept); i++ {
			if h.stalkOn(s, w, int32(i)) {
				return true
			}
			if s.spent() {
				return false
			}
		}
	}
	return false
}

// hopeless reports whether the turn begun can't win.
func (s *search) hopeless() bool {
	needed, _ := s.c.Needed()
	return needed == rules.Never
}

func nearer(a, b way) int {
	return cmp.Or(cmp.Compare(a.worth, b.worth), cmp.Compare(a.key, b.key))
}

// stalkOn goes on with a way by every step after which the turn can still be won.
func (h *hunter) stalkOn(s *search, w *ways, before int32) bool {
	if !w.walk(s, before) {
		return false
	}
	defer w.walkBack(s)
	w.steps = s.c.Steps(w.steps[:0])
	side := s.c.ToMove()
	for _, step := range w.steps {
		if !s.do(step) {
			return false
		}
		a := way{step: step, before: before, key: s.c.Key()}
		won := s.c.Result() == rules.Win(side)
		if !won && s.c.Result() == rules.Ongoing && w.keys.add(a.key) && !s.hopeless() {
			a.worth = int32(s.c.Far())
			w.next = append(w.next, a)
		}
		s.c.Undo()
		if won {
			h.path = w.path(h.path[:0], a)
			return true
		}
	}
	return false
}

// rescue looks for a turn after which the opponent does not win at once: among those that were built and not weighed, and then among all
// turns of few steps.
func (s *search) rescue(rest []way) (option, bool) {
	for _, a := range rest {
		if s.spent() {
			return option{}, false
		}
		if steps := s.own.path(nil, a); s.isSafe(steps) {
			return option{steps: steps, board: a.board, value: a.worth}, true
		}
	}
	s.own.done.clear()
	for most := 1; most <= 3; most++ {
		if steps, ok := s.safe(most); ok {
			return option{steps: steps, value: -half}, true
		}
	}
	return option{}, false
}

// safe looks for such a turn among all that have so many steps.
func (s *search) safe(most int) (steps []rules.Step, ok bool) {
	for _, step := range s.c.Steps(nil) {
		if !s.do(step) {
			return nil, false
		}
		if s.c.Result() == rules.Ongoing {
			if most > 1 {
				steps, ok = s.safe(most - 1)
			} else if s.own.done.add(s.c.Board()) && s.end() {
				ok = s.holds()
				s.c.Undo()
			}
		}
		s.c.Undo()
		if ok {
			return append([]rules.Step{step}, steps...), true
		}
	}
	return nil, false
}

// isSafe reports whether the opponent does not win at once after a turn.
func (s *search) isSafe(steps []rules.Step) bool {
	made, ok := 0, false
	for _, step := range steps {
		if !s.do(step) {
			break
		}
		made++
	}
	if made == len(steps) && s.end() {
		ok = s.holds()
		s.c.Undo()
	}
	for range made {
		s.c.Undo()
	}
	return ok
}

// holds reports whether who has just made a turn has not lost, and does not lose at once.
func (s *search) holds() bool {
	if r := s.c.Result(); r != rules.Ongoing {
		return r != rules.Win(s.c.ToMove())
	}
	if s.hunter.within(s, s.level.Safe) || s.spent() {
		return false
	}
	return s.level.Fear == 0 || !s.hunter.stalk(s, &s.reply, s.width(s.level.Fear)) && !s.spent()
}
