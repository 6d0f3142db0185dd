package cosmic

import (
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

// afterWin explains what follows the capture of the King (G-1).
func (w *written) afterWin(t *path, action int) *rules.Violation {
	return &rules.Violation{Code: rules.GameOver, Ruling: "G-1", Action: action + 1, Quote: w.draft.Quote(action),
		Why: phrase.New("cosmic-won-already", "turn", t.action()), Help: phrase.New("end-turn-there")}
}

// another explains an action that does not go on with the piece that has moved.
func (w *written) another(t *path) *rules.Violation {
	if t.won() {
		return w.afterWin(t, w.extra)
	}
	return &rules.Violation{Code: rules.CannotMoveSo, Ruling: "CO-3", Action: w.extra + 1, Quote: w.draft.Quote(w.extra),
		Why: phrase.New("cosmic-whole-turn", "turn", t.action()), Help: phrase.New("cosmic-end-there-or-send")}
}

// unclear asks which of several turns is meant; all are in the list, or there are others.
func (w *written) unclear(t *path, fit []*path, all bool) *rules.Violation {
	var list []phrase.Phrase
	if t.took == 0 && t.landed == len(w.to) {
		list = append(list, phrase.Of(t.action()))
	}
	for i := range fit[:min(len(fit), mostShown)] {
		list = append(list, phrase.Of(fit[i].action()))
	}
	how := phrase.Or
	if !all {
		list, how = append(list, phrase.New("cosmic-others")), phrase.And
	}
	return &rules.Violation{Code: rules.CannotMoveSo, Ruling: "CO-3", Action: 1, Quote: string(w.quote()),
		Why: phrase.New("cosmic-several-turns", "turns", phrase.Join(how, list...)), Help: phrase.New("cosmic-write-every-square"), Spelling: true}
}

// refuser explains what a position does not allow.
type refuser struct{ *Position }

// refuse explains why a piece may not come down on a square next.
func (r refuser) refuse(t *path, to uint8) rules.Violation {
	v := r.fault(t, to)
	v.Help = r.reach(t)
	return v
}

// beyond explains a square beyond the board: only "off" is written so, and only where the King is captured by it (CO-5).
func (r refuser) beyond(w *written, t *path) *rules.Violation {
	last := w.of[len(w.of)-1]
	v := cannot("CO-5", r.notOnBoard(w.draft.Actions[last].To))
	if t.landed > 0 && t.took == 0 {
		v = r.fault(t, off)
	}
	v.Action, v.Quote, v.Help = last+1, w.draft.Quote(last), r.reach(t)
	return &v
}

func (r refuser) fault(t *path, to uint8) rules.Violation {
	switch {
	case t.landed > 0 && t.kind == knight:
		return cannot("CO-4", phrase.New("cosmic-knight-once"))
	case t.landed > 0 && t.took == 0:
		return cannot("CO-3", phrase.New("cosmic-no-jump-before", "turn", t.action()))
	case t.left == 0:
		return cannot("CO-3", phrase.New("cosmic-king-jumps", "n", r.game.kingJumps))
	case to == off:
		return cannot("CO-5", phrase.New("cosmic-leaves-by-capture", "unit", r.moving(t), "square", t.shape.squares[t.at]))
	case slices.Contains(t.passed(), to):
		return cannot("CO-2", phrase.New("cosmic-captured-already", "unit", r.named(to), "turn", t.action()))
	case to == t.at:
		return cannot("CO-1", phrase.New("must-leave-square", "unit", r.moving(t)))
	case t.isOwn(to):
		return rules.Violation{Code: rules.FriendlyUnit, Ruling: "CO-1", Why: phrase.New("friendly-unit-there", "unit", r.named(to))}
	case t.kind == knight:
		return r.knightFault(t, to)
	}
	return r.lineFault(t, to)
}

func cannot(ruling string, why phrase.Phrase) rules.Violation {
	return rules.Violation{Code: rules.CannotMoveSo, Ruling: ruling, Why: why}
}

func blocked(ruling string, why phrase.Phrase) rules.Violation {
	return rules.Violation{Code: rules.Blocked, Ruling: ruling, Why: why}
}

// moving names the piece on its way: "white pawn".
func (r refuser) moving(t *path) phrase.Phrase {
	return phrase.New("unit-of-group", "group", colour(r.toMove), "unit", t.kind.term())
}

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

// mostExplained bounds the turns of one piece that are listed; of a piece with more, its first landings are.
const mostExplained = 64

// Explain says what the piece on the square may do. Its error is a *rules.Violation.
func (p *Position) Explain(s rules.Square) (rules.UnitReport, error) {
	if o := p.Outcome(); o.Over() {
		return rules.UnitReport{}, overAlready(o)
	}
	if v := (reader{p}).own(rules.Action{From: s}); v != nil {
		v.Quote = s.String()
		return rules.UnitReport{}, v
	}
	sq, _ := p.game.shape.index(s)
	r := rules.UnitReport{Unit: p.placement(sq), Connected: true}
	add := func(t *path) bool {
		r.Moves = append(r.Moves, rules.Turn{Actions: []rules.Action{t.action()}})
		return len(r.Moves) <= mostExplained
	}
	t := p.begin(sq)
	switch {
	case !t.walk(add):
		r.Moves = nil
		t.hops(add)
		r.Remark = phrase.New("cosmic-first-jumps")
	case len(r.Moves) == 0:
		r.Remark = phrase.New("unit-stuck", "unit", p.named(sq))
	}
	return r, nil
}
