package board

// leap returns where one step of a leg leads, with the squares under it if it is lame, and whether it may be made on this board: it
// stays on squares, never comes back to the start, and after "^" not nearer to it. The start itself, which the unit has left, is
// empty under a lame leap.
func (g *grower) leap(from uint8, l *leg, s step) (under []uint8, to uint8, ok bool) {
	to, ok = g.size.step(from, s.dx, s.dy)
	if !ok || to == g.start || l.Joint == '^' && g.far(to) < g.far(from) {
		return nil, to, false
	}
	if !l.Lame {
		return nil, to, true
	}
	for _, u := range s.under() {
		sq, ok := g.size.step(from, u.dx, u.dy)
		if !ok {
			return nil, to, false
		}
		if sq != g.start {
			under = append(under, sq)
		}
	}
	return under, to, true
}

// far is how far a square is from the start: files² + ranks².
func (g *grower) far(sq uint8) int {
	file, rank := g.size.place(sq)
	file, rank = file-g.file, rank-g.rank
	return file*file + rank*rank
}

// under lists the places that a lame leap goes over: first straight, along its longer side, then diagonally.
func (s step) under() []step {
	toX, toY := sign(s.dx), sign(s.dy)
	x, y := s.dx*toX, s.dy*toY
	list, at := []step(nil), step{}
	for range max(x, y) - 1 {
		switch { // what is left of the longer side beyond the shorter is gone straight
		case x > y && at.dx*toX < x-y:
			at.dx += toX
		case y > x && at.dy*toY < y-x:
			at.dy += toY
		default:
			at = step{at.dx + toX, at.dy + toY}
		}
		list = append(list, at)
	}
	return list
}

func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}
