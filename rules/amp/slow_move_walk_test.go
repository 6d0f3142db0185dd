package amp

// slowScene is a board as a unit sees it that leaves its square: where there are squares, and where somebody stands.
type slowScene struct {
	files, ranks int
	holes        map[place]bool
	taken        map[place]bool
	start        place
	black        bool
}

func (s *slowScene) exists(p place) bool {
	return p.file >= 0 && p.file < s.files && p.rank >= 1 && p.rank <= s.ranks && !s.holes[p]
}

func (s *slowScene) full(p place) bool { return p != s.start && s.taken[p] }

// reach returns where the unit may land by the ways, own units not yet left out.
func (s *slowScene) reach(ways []slowWay, unmoved bool) map[place]bool {
	to := map[place]bool{}
	for _, w := range ways {
		if w.unmoved && !unmoved {
			continue
		}
		s.walk(w.legs, s.start, slowLeap{}, func(p place) {
			if full := s.full(p); !(w.quiet && full) && !(w.captures && !full) {
				to[p] = true
			}
		})
	}
	return to
}

// walk goes on from a square by the legs, on the board as it stands.
func (s *slowScene) walk(legs []slowLeg, from place, before slowLeap, land func(place)) {
	leg := legs[0]
	for _, leap := range leg.leaps {
		if s.black {
			leap = slowLeap{-leap.x, -leap.y}
		}
		if leg.joint == '-' && !before.along(leap) {
			continue
		}
		at, hopped := from, false
		for range leg.most {
			next, ok := s.leap(leg, at, leap)
			if !ok {
				break
			}
			at = next
			if leg.hop != 0 && !hopped {
				hopped = s.full(at)
				continue
			}
			if len(legs) == 1 {
				land(at)
			} else if !s.full(at) {
				s.walk(legs[1:], at, leap, land)
			}
			if s.full(at) || leg.hop == 'g' {
				break
			}
		}
	}
}

// leap makes one leap, if it may be made.
func (s *slowScene) leap(leg slowLeg, at place, l slowLeap) (place, bool) {
	to := place{at.file + l.x, at.rank + l.y}
	if !s.exists(to) || to == s.start {
		return to, false
	}
	if leg.joint == '^' && s.distance(to) < s.distance(at) {
		return to, false
	}
	if leg.lame {
		for _, p := range slowBetween(at, l) {
			if !s.exists(p) || s.full(p) {
				return to, false
			}
		}
	}
	return to, true
}

func (s *slowScene) distance(p place) int {
	return (p.file-s.start.file)*(p.file-s.start.file) + (p.rank-s.start.rank)*(p.rank-s.start.rank)
}

// slowBetween lists the squares on the way of a leap: straight as long as what is left is not a diagonal, then diagonally.
func slowBetween(at place, l slowLeap) []place {
	var list []place
	end := place{at.file + l.x, at.rank + l.y}
	for {
		dx, dy := end.file-at.file, end.rank-at.rank
		if max(dx, -dx) >= max(dy, -dy) {
			at.file += dx / max(1, max(dx, -dx))
		}
		if max(dy, -dy) >= max(dx, -dx) {
			at.rank += dy / max(1, max(dy, -dy))
		}
		if at == end {
			return list
		}
		list = append(list, at)
	}
}
