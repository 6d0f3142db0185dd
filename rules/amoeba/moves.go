package amoeba

import "pbem/rules"

// appendMoves appends what the unit may do, whether or not that leaves its own king attacked (AM-1, AM-2); promotions on
// arrival in the order of their letters.
func (b *board) appendMoves(dst []move, from loc) []move {
	unit := b.cells[from]
	switch kindOf(unit) {
	case pawn:
		return b.appendPawn(dst, from)
	case knight:
		return b.appendOnce(dst, from, &b.leaps)
	case king:
		return b.appendOnce(dst, from, &b.steps)
	case rook:
		return b.appendLines(dst, from, b.steps[:4])
	case bishop:
		return b.appendLines(dst, from, b.steps[4:])
	default:
		return b.appendLines(dst, from, b.steps[:])
	}
}

// appendOnce appends single steps or leaps. Whether the two squares of a diagonal share a bordering square does not matter
// (AM-1).
func (b *board) appendOnce(dst []move, from loc, steps *[8]loc) []move {
	open := enemies(b.cells[from]) | free
	for _, d := range steps {
		if b.cells[from+d]&open != 0 {
			dst = append(dst, move{from: from, to: from + d})
		}
	}
	return dst
}

// enemies returns the bit of the side that the unit may capture. No vacant location has it, nor the bit of free.
func enemies(unit byte) byte { return unit&(white|black) ^ (white | black) }

func (b *board) appendLines(dst []move, from loc, steps []loc) []move {
	enemy := enemies(b.cells[from])
	for _, d := range steps {
		to := from + d
		for b.cells[to] == free {
			dst = append(dst, move{from: from, to: to})
			to += d
		}
		if b.cells[to]&enemy != 0 {
			dst = append(dst, move{from: from, to: to})
		}
	}
	return dst
}

// appendPawn appends a pawn's one step and its captures (AM-2).
func (b *board) appendPawn(dst []move, from loc) []move {
	unit := b.cells[from]
	side, enemy := sideOf(unit), enemies(unit)
	ahead := from + b.forward(side)
	if b.cells[ahead] == free {
		dst = b.appendArrival(dst, side, from, ahead)
	}
	if b.cells[ahead-1]&enemy != 0 {
		dst = b.appendArrival(dst, side, from, ahead-1)
	}
	if b.cells[ahead+1]&enemy != 0 {
		dst = b.appendArrival(dst, side, from, ahead+1)
	}
	return dst
}

// appendArrival appends a pawn's move, once for each promotion if it ends on the last square of its file (AM-6).
func (b *board) appendArrival(dst []move, side rules.Side, from, to loc) []move {
	if !b.last(side, to) {
		return append(dst, move{from: from, to: to})
	}
	for _, kind := range b.game.promote {
		dst = append(dst, move{from: from, to: to, into: kind})
	}
	return dst
}

// last reports whether no square exists further forward in the file, however far (AM-6).
func (b *board) last(side rules.Side, at loc) bool {
	forward := b.forward(side)
	for at += forward; at >= 0 && at < loc(len(b.cells)); at += forward {
		if b.cells[at] >= free {
			return false
		}
	}
	return true
}

// appendDue appends the side's pawns that stand on the last square of their file, in rank order (AM-6).
func (b *board) appendDue(dst []loc, side rules.Side) []loc {
	first := len(dst)
	for _, at := range b.units[side].at {
		if kindOf(b.cells[at]) == pawn && b.last(side, at) {
			dst = append(dst, at)
			for i := len(dst) - 1; i > first && dst[i-1] > at; i-- {
				dst[i-1], dst[i] = dst[i], dst[i-1]
			}
		}
	}
	return dst
}

// appendAll appends the moves of every unit of the side.
func (b *board) appendAll(dst []move, side rules.Side) []move {
	for _, at := range b.units[side].at {
		dst = b.appendMoves(dst, at)
	}
	return dst
}

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
