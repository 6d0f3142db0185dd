package amoeba

import "pbem/rules"

// attacker returns from where a unit of the side attacks the location, looking outwards from there; 0 if none does.
func (l *layout) attacker(at loc, by rules.Side) loc {
	enemy, cells, near := bit(by), l.cells, &l.near[by]
	for d, step := range &l.steps {
		to, strikers := at+step, near[d]
		if cells[to] == free {
			strikers = l.far[d]
			for to += step; cells[to] == free; to += step {
			}
		}
		if c := cells[to]; c&enemy != 0 && strikers>>kindOf(c)&1 != 0 {
			return to
		}
	}
	for _, leap := range &l.leaps {
		if cells[at+leap] == enemy|knight {
			return at + leap
		}
	}
	return 0
}

// safe reports whether no king of the side is attacked (AM-5).
func (l *layout) safe(side rules.Side) bool { return l.threat(side) == 0 }

// threat returns from where a king of the side is attacked; 0 if none is.
func (l *layout) threat(side rules.Side) loc {
	r := &l.units[side]
	switch r.kings {
	case 0:
		return 0
	case 1:
		return l.attacker(r.king, side.Other())
	}
	for _, at := range r.at {
		if kindOf(l.cells[at]) != king {
			continue
		}
		if by := l.attacker(at, side.Other()); by != 0 {
			return by
		}
	}
	return 0
}

// over reports whether a side lacks its king: no turn follows (G-6).
func (l *layout) over() bool { return l.units[0].kings == 0 || l.units[1].kings == 0 }
