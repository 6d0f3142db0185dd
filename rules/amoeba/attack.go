package amoeba

import "pbem/rules"

// attacker returns from where a unit of the side attacks the location, looking outwards from there; 0 if none does.
func (b *board) attacker(at loc, by rules.Side) loc {
	enemy := bit(by)
	for d, step := range &b.steps {
		to, strikers := at+step, b.near[by][d]
		if b.cells[to] == free {
			strikers = b.far[d]
			for to += step; b.cells[to] == free; to += step {
			}
		}
		if c := b.cells[to]; c&enemy != 0 && strikers>>kindOf(c)&1 != 0 {
			return to
		}
	}
	for _, leap := range &b.leaps {
		if b.cells[at+leap] == enemy|knight {
			return at + leap
		}
	}
	return 0
}

// safe reports whether no king of the side is attacked (AM-5).
func (b *board) safe(side rules.Side) bool { return b.threat(side) == 0 }

// threat returns from where a king of the side is attacked; 0 if none is.
func (b *board) threat(side rules.Side) loc {
	r := &b.units[side]
	switch r.kings {
	case 0:
		return 0
	case 1:
		return b.attacker(r.king, side.Other())
	}
	for _, at := range r.at[:r.n] {
		if kindOf(b.cells[at]) != king {
			continue
		}
		if by := b.attacker(at, side.Other()); by != 0 {
			return by
		}
	}
	return 0
}

// over reports whether a side lacks its king: no turn follows (G-6).
func (b *board) over() bool { return b.units[0].kings == 0 || b.units[1].kings == 0 }
