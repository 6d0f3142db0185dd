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
