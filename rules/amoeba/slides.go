package amoeba

// slide is a square's way to a vacant location next to it. The zero slide is no slide.
type slide struct{ from, to loc }

// appendSlides appends every slide that the board's shape allows (AM-3), the one that would undo the slide before left out
// (AM-4). The caller asks whether a unit stands on the square: chess moves change that, but not the shape.
func (b *board) appendSlides(dst []slide, before slide) []slide {
	if b.game.spec.Still {
		return dst
	}
	joined := b.game.spec.Unbounded && b.joined()
	for at, c := range b.cells {
		if c < free {
			continue
		}
		for _, step := range b.steps[:4] {
			s := slide{loc(at), loc(at) + step}
			if b.cells[s.to] == vacant && s != (slide{before.to, before.from}) && !b.detaches(s, joined) {
				dst = append(dst, s)
			}
		}
	}
	return dst
}

// slidable reports whether the square may slide as far as the unit on it is concerned (AM-3, AM-9).
func (b *board) slidable(from loc) bool {
	c := b.cells[from]
	return c == free || c > free && b.game.spec.Occupied
}

// detaches reports whether the slide would leave the board in more than one piece, where that matters (AM-10). Corners
// touch. If the board is joined now, a look around the square that leaves is most often enough.
func (b *board) detaches(s slide, joined bool) bool {
	if !b.game.spec.Unbounded {
		return false
	}
	was := b.cells[s.from]
	b.cells[s.from], b.cells[s.to] = vacant, free
	whole := joined && b.ringed(s.from) || b.whole(s.to)
	b.cells[s.from], b.cells[s.to] = was, vacant
	return !whole
}

// ringed reports whether the squares around a location hang together without it: whoever goes round it meets them in
// one stretch. A missing corner between two of them does not matter, because these touch.
func (b *board) ringed(at loc) bool {
	stretches := 0
	for k := 0; k < 8; k += 2 {
		if b.cells[at+b.around[k]] < free && (b.cells[at+b.around[k+1]] >= free || b.cells[at+b.around[(k+2)&7]] >= free) {
			stretches++
		}
	}
	return stretches == 1 || stretches == 0 && b.cells[at+b.around[0]] >= free
}

// joined reports whether the board is all one piece.
func (b *board) joined() bool {
	for at, c := range b.cells {
		if c >= free {
			return b.whole(loc(at))
		}
	}
	return true
}

// seen marks a square that the flood has reached.
const seen = 128

// whole reports whether every square is joined to the one given.
func (b *board) whole(start loc) bool {
	var room [maxSquares]loc
	reached := append(room[:0], start)
	b.cells[start] |= seen
	for i := 0; i < len(reached); i++ {
		for _, step := range &b.steps {
			if to := reached[i] + step; b.cells[to] >= free && b.cells[to]&seen == 0 {
				b.cells[to] |= seen
				reached = append(reached, to)
			}
		}
	}
	for _, at := range reached {
		b.cells[at] &^= seen
	}
	return len(reached) == b.squares
}
