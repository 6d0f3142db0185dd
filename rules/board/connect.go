package board

import "pbem/rules/phrase"

const (
	notFileA = 0xFFFE_FFFE_FFFE_FFFE // a step to the right never arrives on file a
	notFileP = 0x7FFF_7FFF_7FFF_7FFF
)

// Spread returns the set and all squares adjacent to it, whether the board has them or not.
func (b Bits) Spread() Bits {
	a, m, c := b.A, b.B, b.C
	a |= a<<1&notFileA | a>>1&notFileP
	m |= m<<1&notFileA | m>>1&notFileP
	c |= c<<1&notFileA | c>>1&notFileP
	return Bits{
		a | a<<16 | a>>16 | m<<48,
		m | m<<16 | m>>16 | a>>48 | c<<48,
		c | c<<16 | c>>16 | m>>48,
	}
}

// patience is how many steps Connected goes before it fills whole lines: enough for what armies look like, where single
// steps are fastest.
const patience = 6

// Connected returns the seeds and the squares of through that are joined to them by a chain of adjacent squares of
// through. It is a flood fill: step by step at first, and by whole lines in a maze.
func Connected(seeds, through Bits) Bits {
	reached := seeds
	for range patience {
		next := reached.Spread().And(through).Or(reached)
		if next == reached {
			return reached
		}
		reached = next
	}
	return reached.fillLines(through)
}

// fillLines goes on from squares reached until no more are: along whole files and ranks, then two steps round a corner.
func (b Bits) fillLines(through Bits) Bits {
	for {
		next := b.fillFiles(through).Or(b.fillRanks(through))
		next = next.Spread().And(through).Or(next)
		next = next.Spread().And(through).Or(next)
		if next == b {
			return b
		}
		b = next
	}
}

// fillFiles adds the squares of through that are joined to the set by an unbroken line up or down a file. A word holds four
// ranks, so two doubling steps fill it; then it hands on to the next word.
func (b Bits) fillFiles(t Bits) Bits {
	twoA, twoB, twoC := t.A&(t.A<<16), t.B&(t.B<<16), t.C&(t.C<<16)
	a := b.A | b.A<<16&t.A
	a |= a << 32 & twoA
	m := b.B | a>>48&t.B
	m |= m << 16 & t.B
	m |= m << 32 & twoB
	c := b.C | m>>48&t.C
	c |= c << 16 & t.C
	c |= c << 32 & twoC

	twoA, twoB, twoC = t.A&(t.A>>16), t.B&(t.B>>16), t.C&(t.C>>16)
	c |= c >> 16 & t.C
	c |= c >> 32 & twoC
	m |= c << 48 & t.B
	m |= m >> 16 & t.B
	m |= m >> 32 & twoB
	a |= m << 48 & t.A
	a |= a >> 16 & t.A
	a |= a >> 32 & twoA
	return Bits{a, m, c}
}

// fillRanks adds the squares of through that are joined to the set by an unbroken line along a rank.
func (b Bits) fillRanks(t Bits) Bits {
	return Bits{fillRanks(b.A, t.A), fillRanks(b.B, t.B), fillRanks(b.C, t.C)}
}

// fillRanks fills the lines of four ranks: to the right by the carry of an addition, which runs through a line of ones and
// is kept from running into the next rank; to the left by doubling steps.
func fillRanks(x, t uint64) uint64 {
	sum := (t&notFileP + x&t&notFileP) ^ (t^x&t)&^notFileP
	x |= (sum ^ t) & t
	t &= notFileP
	x |= x >> 1 & t
	t &= t >> 1
	x |= x >> 2 & t
	t &= t >> 2
	x |= x >> 4 & t
	t &= t >> 4
	return x | x>>8&t
}

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
