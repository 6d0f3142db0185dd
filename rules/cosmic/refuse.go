package cosmic

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// afterWin explains what follows the capture of the King (G-1).
func (w *written) afterWin(t *path, action int) *rules.Violation {
	return &rules.Violation{Code: rules.GameOver, Ruling: "G-1", Action: action + 1, Quote: w.draft.Quote(action),
		Why: phrase.New("cosmic-won-already", "turn", t.action()), Help: phrase.New("cosmic-end-there")}
}

// another explains an action that does not go on with the piece that has moved.
func (w *written) another(t *path) *rules.Violation {
	if t.won() {
		return w.afterWin(t, w.extra)
	}
	return &rules.Violation{Code: rules.CannotMoveSo, Ruling: "CO-3", Action: w.extra + 1, Quote: w.draft.Quote(w.extra),
		Why: phrase.New("cosmic-whole-turn", "turn", t.action()), Help: phrase.New("cosmic-end-there-or-send")}
}

// unclear asks which of several turns is meant.
func (w *written) unclear(t *path, fit []path) *rules.Violation {
	var list []phrase.Phrase
	if t.took == 0 && t.landed == len(w.to) {
		list = append(list, phrase.Of(t.action()))
	}
	for i := range fit[:min(len(fit), mostShown)] {
		list = append(list, phrase.Of(fit[i].action()))
	}
	how := phrase.Or
	if len(fit) > mostShown {
		list, how = append(list, phrase.New("cosmic-others")), phrase.And
	}
	return &rules.Violation{Code: rules.CannotMoveSo, Ruling: "CO-3", Action: 1, Quote: string(w.quote()),
		Why: phrase.New("cosmic-several-turns", "turns", phrase.Join(how, list...)), Help: phrase.New("cosmic-write-every-square"), Spelling: true}
}

// refuse explains why a piece may not come down on a square next.
func (p *Position) refuse(t *path, to int) rules.Violation {
	v := p.fault(t, to)
	v.Help = p.reach(t)
	return v
}

// beyond explains a square beyond the board: only "off" is written so, and only where the King is captured by it (CO-5).
func (p *Position) beyond(w *written, t *path) *rules.Violation {
	last := w.of[len(w.of)-1]
	v := cannot("CO-5", notOnBoard(w.draft.Actions[last].To))
	if t.landed > 0 && t.took == 0 {
		v = p.fault(t, off)
	}
	v.Action, v.Quote, v.Help = last+1, w.draft.Quote(last), p.reach(t)
	return &v
}

func (p *Position) fault(t *path, to int) rules.Violation {
	switch {
	case t.landed > 0 && t.kind == knight:
		return cannot("CO-4", phrase.New("cosmic-knight-once"))
	case t.landed > 0 && t.took == 0:
		return cannot("CO-3", phrase.New("cosmic-no-jump-before", "turn", t.action()))
	case t.left == 0:
		return cannot("CO-3", phrase.New("cosmic-king-jumps", "n", p.game.kingJumps))
	case to == off:
		return cannot("CO-5", phrase.New("cosmic-leaves-by-capture", "unit", p.moving(t), "square", square(t.at)))
	case t.taken&bit(to) != 0:
		return cannot("CO-2", phrase.New("cosmic-captured-already", "unit", p.named(to), "turn", t.action()))
	case to == t.at:
		return cannot("CO-1", phrase.New("cosmic-must-leave", "unit", p.moving(t)))
	case t.own&bit(to) != 0:
		return rules.Violation{Code: rules.FriendlyUnit, Ruling: "CO-1", Why: phrase.New("cosmic-friendly-unit", "unit", p.named(to))}
	case t.kind == knight:
		return p.knightFault(t, to)
	}
	return p.lineFault(t, to)
}

func cannot(ruling string, why phrase.Phrase) rules.Violation {
	return rules.Violation{Code: rules.CannotMoveSo, Ruling: ruling, Why: why}
}

func blocked(ruling string, why phrase.Phrase) rules.Violation {
	return rules.Violation{Code: rules.Blocked, Ruling: ruling, Why: why}
}

// moving names the piece on its way: "white pawn".
func (p *Position) moving(t *path) phrase.Phrase {
	return phrase.New("unit-of-group", "group", colour(p.toMove), "unit", t.kind.term())
}

// knightFault explains why a knight does not reach a square (CO-4).
func (p *Position) knightFault(t *path, to int) rules.Violation {
	steps, n := knight.directions()
	for _, step := range steps[:n] {
		aside := to - t.at - 2*step
		if abs(aside) != north+1-abs(step) {
			continue
		}
		for _, sq := range [2]int{t.at + step, t.at + 2*step} {
			if t.own&bit(sq) != 0 {
				return blocked("CO-4", phrase.New("cosmic-knight-blocked", "unit", p.named(sq)))
			}
		}
		return blocked("CO-4", phrase.New("cosmic-knight-ends", "unit", p.named(to)))
	}
	return cannot("CO-4", phrase.New("cosmic-knight-path", "from", square(t.at), "to", square(to)))
}

// lineFault explains why a King, rook or pawn does not reach a square of the board.
func (p *Position) lineFault(t *path, to int) rules.Violation {
	step, far := t.line(to)
	switch {
	case step == 0:
		return cannot("CO-1", phrase.New("cosmic-does-not-go", "unit", p.moving(t), "from", square(t.at), "to", square(to)))
	case t.kind == rook && t.landed == 0:
		return p.slideFault(t, step, to)
	case t.foe&bit(to) != 0:
		return p.captureFault(t, to, step, far == 1)
	case far == 2 && t.own&bit(t.at+step) != 0:
		return blocked("CO-2", phrase.New("cosmic-jumps-enemies", "unit", p.named(t.at+step)))
	case far == 2:
		return cannot("CO-2", phrase.New("cosmic-no-enemy", "square", square(t.at+step)))
	case t.landed > 0:
		return cannot("CO-3", phrase.New("cosmic-only-jumps-on"))
	}
	return cannot("CO-1", phrase.New("cosmic-one-step", "unit", p.moving(t)))
}

// captureFault explains that nothing is captured by coming down on it; near says that the piece has come up to it.
func (p *Position) captureFault(t *path, to, step int, near bool) rules.Violation {
	var more phrase.Phrase
	behind := to + step
	switch {
	case !near:
	case t.empty(behind):
		more = phrase.New("cosmic-written-so", "square", square(behind))
	case bit(behind) == 0:
		more = phrase.New("cosmic-board-ends")
	default:
		more = phrase.New("cosmic-stands-behind", "unit", p.named(behind))
	}
	return blocked("CO-2", phrase.Join(phrase.Sentences, phrase.New("cosmic-captures-by-jumping", "unit", p.named(to)), more))
}

// slideFault explains what stops a rook before it reaches a square of its line.
func (p *Position) slideFault(t *path, step, to int) rules.Violation {
	stop := t.at + step
	for t.empty(stop) {
		stop += step
	}
	switch {
	case t.own&bit(stop) != 0:
		return blocked("CO-1", phrase.New("cosmic-way-blocked", "to", square(to), "by", p.named(stop)))
	case stop == to:
		return p.captureFault(t, to, step, true)
	case t.own&bit(stop+step) != 0, t.foe&bit(stop+step) != 0:
		return blocked("CO-2", phrase.New("cosmic-rook-blocked", "unit", p.named(stop), "behind", p.named(stop+step)))
	}
	return cannot("CO-2", phrase.New("cosmic-rook-lands", "unit", p.named(stop), "square", square(stop+step)))
}

// line returns the step that leads to a square in one of the piece's directions, and how far it is; 0 if none does.
func (t *path) line(to int) (step, far int) {
	steps, n := t.kind.directions()
	for _, step := range steps[:n] {
		for sq, far := t.at+step, 1; bit(sq) != 0; sq, far = sq+step, far+1 {
			if sq == to {
				return step, far
			}
		}
	}
	return 0, 0
}
