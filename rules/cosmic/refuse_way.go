package cosmic

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// knightFault explains why a knight does not reach a square (CO-4).
func (r refuser) knightFault(t *path, to uint8) rules.Violation {
	for d, ends := range t.shape.bends[t.at] {
		if ends[0] != to && ends[1] != to {
			continue
		}
		one, two := t.bent(d)
		for _, sq := range [2]uint8{one, two} {
			if t.isOwn(sq) {
				return blocked("CO-4", phrase.New("cosmic-knight-blocked", "unit", r.named(sq)))
			}
		}
		if two == off {
			return blocked("CO-4", phrase.New("cosmic-hole-between", "from", t.shape.squares[t.at], "to", t.shape.squares[to]))
		}
		return blocked("CO-4", phrase.New("cosmic-knight-ends", "unit", r.named(to)))
	}
	return cannot("CO-4", phrase.New("cosmic-knight-path", "from", t.shape.squares[t.at], "to", t.shape.squares[to]))
}

// lineFault explains why a King, rook or pawn does not reach a square of the board.
func (r refuser) lineFault(t *path, to uint8) rules.Violation {
	d, far, ok := t.line(to)
	between := off
	if ok {
		between = int(t.shape.beside[t.at][d])
	}
	switch over := uint8(between); {
	case !ok:
		return cannot("CO-1", phrase.New("cosmic-does-not-go", "unit", r.moving(t), "from", t.shape.squares[t.at], "to", t.shape.squares[to]))
	case t.kind == rook && t.landed == 0:
		return r.slideFault(t, d, to)
	case t.isFoe(to):
		return r.captureFault(t, to, d, far == 1)
	case far == 2 && over == off:
		return blocked("CO-2", phrase.New("cosmic-hole-between", "from", t.shape.squares[t.at], "to", t.shape.squares[to]))
	case far == 2 && t.isOwn(over):
		return blocked("CO-2", phrase.New("cosmic-jumps-enemies", "unit", r.named(over)))
	case far == 2:
		return cannot("CO-2", phrase.New("cosmic-no-enemy", "square", t.shape.squares[over]))
	case t.landed > 0:
		return cannot("CO-3", phrase.New("cosmic-only-jumps-on"))
	}
	return cannot("CO-1", phrase.New("cosmic-one-step", "unit", r.moving(t)))
}

// captureFault explains that nothing is captured by coming down on it; near says that the piece has come up to it.
func (r refuser) captureFault(t *path, to uint8, d int, near bool) rules.Violation {
	var more phrase.Phrase
	behind := t.shape.beside[to][d]
	switch {
	case !near:
	case t.empty(behind):
		more = phrase.New("cosmic-written-so", "square", t.shape.squares[behind])
	case behind == off:
		more = t.shape.endsBehind(to, d)
	default:
		more = phrase.New("cosmic-stands-behind", "unit", r.named(behind))
	}
	return blocked("CO-2", phrase.Join(phrase.Sentences, phrase.New("cosmic-captures-by-jumping", "unit", r.named(to)), more))
}

// endsBehind says that there is no square behind one: the board ends, or has a hole.
func (s *shape) endsBehind(sq uint8, d int) phrase.Phrase {
	step, at := directions()[d], s.squares[sq]
	at.File, at.Rank = at.File+int16(step[0]), at.Rank+int16(step[1])
	if s.within(at) {
		return phrase.New("cosmic-hole-behind", "square", at)
	}
	return phrase.New("cosmic-board-ends")
}

// slideFault explains what stops a rook before it reaches a square of its line.
func (r refuser) slideFault(t *path, d int, to uint8) rules.Violation {
	stop := t.shape.beside[t.at][d]
	for t.empty(stop) {
		stop = t.shape.beside[stop][d]
	}
	behind := t.shape.beside[stop][d]
	switch {
	case stop == off:
		return blocked("CO-1", phrase.New("cosmic-hole-between", "from", t.shape.squares[t.at], "to", t.shape.squares[to]))
	case t.isOwn(stop):
		return blocked("CO-1", phrase.New("cosmic-way-blocked", "to", t.shape.squares[to], "by", r.named(stop)))
	case stop == to, behind == off:
		return r.captureFault(t, stop, d, true)
	case t.isOwn(behind), t.isFoe(behind):
		return blocked("CO-2", phrase.New("cosmic-rook-blocked", "unit", r.named(stop), "behind", r.named(behind)))
	}
	return cannot("CO-2", phrase.New("cosmic-rook-lands", "unit", r.named(stop), "square", t.shape.squares[behind]))
}

// line returns the direction of the piece that leads to a square, whatever lies between, and how far it is.
func (t *path) line(to uint8) (d, far int, ok bool) {
	steps, here, there := directions(), t.shape.squares[t.at], t.shape.squares[to]
	files, ranks := int(there.File-here.File), int(there.Rank-here.Rank)
	far = max(files, -files, ranks, -ranks)
	for d, last := t.kind.directions(); d <= last; d++ {
		if files == far*steps[d][0] && ranks == far*steps[d][1] {
			return d, far, true
		}
	}
	return 0, far, false
}
