package beam

import "pbem/rules"

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
