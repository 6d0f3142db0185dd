package amoeba

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// verdict closes a turn that was accepted.
func (t *try) verdict() rules.Verdict {
	v := rules.Verdict{Turn: t.turn, Captured: t.taken, Reset: !t.dull, Notes: t.notes}
	v.Outcome = t.outcome()
	if other := t.side.Other(); !v.Outcome.Over() && !t.safe(other) {
		v.Notes = append(v.Notes, phrase.New("amoeba-check", "side", other))
	}
	next := t.close()
	if t.over() {
		v.Outcome = next.Outcome()
	}
	v.Next = next
	return v
}

// outcome says whether the opponent is left without a legal turn, and what that means (AM-7).
func (t *try) outcome() rules.Outcome {
	other := t.side.Other()
	switch {
	case t.over() || t.can(other, t.slide):
		return rules.Outcome{}
	case !t.safe(other):
		return rules.Outcome{Result: rules.Win(t.side), Cause: rules.Checkmate}
	case t.slide != (slide{}) && t.couldWithoutSlide():
		return rules.Outcome{Result: rules.Win(t.side), Cause: rules.SlideStalemate}
	}
	return rules.Outcome{Result: rules.Drawn, Cause: rules.Stalemate}
}

// couldWithoutSlide asks whether the opponent would have had a legal turn after the same move and the same promotion on
// arrival, without the slide and what it promoted; no slide is then forbidden as undoing (AM-7).
func (t *try) couldWithoutSlide() bool {
	b := t.position.open()
	b.do(t.move)
	return b.can(t.side.Other(), slide{})
}
