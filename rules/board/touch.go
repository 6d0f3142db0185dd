package board

import "pbem/rules/phrase"

// UsualTouch is how units touch where nothing else is said: by an edge or by a corner.
const UsualTouch = "W F"

// Touch says which squares touch each other on a board, where they need not be adjacent: for each square the others, as sets.
type Touch struct{ near [Squares]Bits }

// ParseTouch reads how units touch: atoms that leap once, to all sides, such as "W", "W F D A" or "N". The error is a phrase.Error that
// names the word and what may be written.
func ParseTouch(text string) (Move, error) {
	m, err := ParseMove(text)
	if err != nil {
		return m, err
	}
	for _, w := range m.ways {
		if l := w.legs[0]; len(w.legs) > 1 || w.asks != (Asks{}) || l.Most > 1 || l.Lame || l.Toward != "" {
			return m, phrase.Errorf("board-touch-atoms", "text", phrase.Quote(m.text, 0))
		}
	}
	return m, nil
}

// Touching makes of a move that ParseTouch has read what touches what on the board. Nothing between matters.
func (m Move) Touching(z *Size) *Touch {
	t := new(Touch)
	for sq := range uint8(Squares) {
		if file, rank := z.place(sq); file >= z.Files || rank >= z.Ranks || z.Holes.Has(sq) {
			continue
		}
		for _, w := range m.ways {
			for _, s := range w.legs[0].steps {
				if to, ok := z.step(sq, s.dx, s.dy); ok {
					t.near[sq] = t.near[sq].With(to)
				}
			}
		}
	}
	return t
}

// Around returns the set and all squares that touch one of it.
func (t *Touch) Around(b Bits) Bits {
	around := b
	for sq := range b.All() {
		around = around.Or(t.near[sq])
	}
	return around
}

// Connected returns the seeds and the squares of through that are joined to them by a chain of squares of through, each touching the next.
func (t *Touch) Connected(seeds, through Bits) Bits {
	reached := seeds
	for ring := seeds; !ring.Empty(); {
		var sq uint8
		sq, ring = ring.Pop()
		more := t.near[sq].And(through).AndNot(reached)
		reached, ring = reached.Or(more), ring.Or(more)
	}
	return reached
}
