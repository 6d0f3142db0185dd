package amoeba

import (
	"fmt"
	"slices"

	"pbem/rules"
)

// own returns where the unit stands that the action moves, or why that is not a unit that may be moved.
func (t *try) own(a rules.Action) (loc, *rules.Violation) {
	at, ok := t.at(a.From)
	v := rules.Violation{Code: rules.NoUnitThere}
	switch {
	case !ok || t.cells[at] < free:
		v.Why = t.noSquare(a.From)
	case t.cells[at] == free:
		v.Why = fmt.Sprintf("Nothing stands on %s.", a.From)
		v.Help = "If a slide is meant: a turn begins with a chess move, and the slide follows after a slash."
	case sideOf(t.cells[at]) != t.side:
		v.Code = rules.NotYourUnit
		v.Why = fmt.Sprintf("The %s is %s's, and it is %s's turn.", t.named(at), t.side.Other(), t.side)
	case a.Unit != 0 && a.Unit != letterOf(kindOf(t.cells[at])):
		v.Why = fmt.Sprintf("The unit on %s is the %s (%s).", a.From, t.kind(t.cells[at]), t.short(at))
		v.Help = fmt.Sprintf("Write %s if that is the unit you mean.", t.short(at))
	default:
		return at, nil
	}
	refused := v // else every unit that may be moved would leave one to the garbage collector
	return 0, &refused
}

// noSquare says that there is no square at a location, or that the location lies beyond the grid.
func (t *try) noSquare(s rules.Square) string {
	if at, ok := t.at(s); t.game.spec.Unbounded || ok && t.cells[at] == vacant {
		return fmt.Sprintf("There is no square on %s.", s)
	}
	return fmt.Sprintf("%s is not on the board (%s).", s, t.position.corners())
}

// misstated says what a move does that was written otherwise.
func (t *try) misstated(quote string, to loc) string {
	if t.cells[to] != free {
		return fmt.Sprintf("%s: this captures the %s.", quote, t.named(to))
	}
	return fmt.Sprintf("%s: nothing stands on %s, so nothing is captured.", quote, t.square(to))
}

// kingAttacked explains a turn that leaves the mover's own king attacked (AM-5), and offers slides that would mend it.
func (t *try) kingAttacked(by loc) *rules.Violation {
	v := &rules.Violation{Code: rules.KingAttacked, Ruling: "AM-5", Quote: t.draft.Quote(-1)}
	v.Why = fmt.Sprintf("When the turn is complete, the %s would be attacked by the %s.", t.named(t.attacked()), t.named(by))
	if t.slide != (slide{}) {
		t.shift(t.slide.to, t.slide.from)
	}
	if t.safe(t.side) {
		v.Help = "Without this slide the king would be safe."
		return v
	}
	var mend []string
	list := t.appendSlides(nil, t.position.before())
	sorted(list, func(dst []byte, s slide) []byte { return t.slideAction(s).Append(dst) })
	for _, s := range list {
		if !t.slidable(s.from) || len(mend) > mostMends {
			continue
		}
		t.shift(s.from, s.to)
		if t.safe(t.side) {
			mend = append(mend, "/ "+t.slideAction(s).String())
		}
		t.shift(s.to, s.from)
	}
	if len(mend) > mostMends {
		mend = append(mend[:mostMends-1], "others")
	}
	switch {
	case len(mend) == 0 && !t.game.spec.Still:
		v.Help = "No slide would mend that."
	case len(mend) > 0:
		v.Help = fmt.Sprintf("After that move the king is safe with %s.", rules.OrList(mend))
	}
	return v
}

// mostMends is how many slides a refusal offers.
const mostMends = 6

// attacked returns where the side's king stands that is attacked.
func (t *try) attacked() loc {
	r := &t.units[t.side]
	for _, at := range r.at {
		if kindOf(t.cells[at]) == king && t.attacker(at, t.side.Other()) != 0 {
			return at
		}
	}
	return r.king
}

// reach says where the unit could go in some legal turn.
func (t *try) reach(from loc) string {
	name := t.short(from)
	moves := t.appendMoves(nil, from)
	var to []loc
	list := t.appendSlides(nil, t.position.before())
	for i := range moves {
		one := moves[i : i+1]
		if !slices.Contains(to, one[0].to) && !t.walk(t.side, one, list, func(move, slide, []loc) bool { return false }) {
			to = append(to, one[0].to)
		}
	}
	if len(to) == 0 {
		return fmt.Sprintf("%s cannot go anywhere now.", name)
	}
	slices.Sort(to)
	return fmt.Sprintf("%s could go to %s.", name, t.list(to))
}
