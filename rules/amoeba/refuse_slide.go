package amoeba

import (
	"fmt"

	"pbem/rules"
)

// meantAsSlide refuses a second pair of squares without a slash that need not be a slide.
func (t *try) meantAsSlide(a rules.Action) *rules.Violation {
	from, ok := t.at(a.From)
	if ok && (t.cells[from] == free || a.How != rules.Capture && t.cells[from] > free && t.game.spec.Occupied && sideOf(t.cells[from]) != t.side) {
		return nil
	}
	v := &rules.Violation{Code: rules.CannotRead, Ruling: "AM-8", Why: "A turn has one chess move, and this looks like another.",
		Help: fmt.Sprintf("If the square %s is to slide, write / %s-%s.", a.From, a.From, a.To)}
	if !t.game.spec.Occupied {
		v.Help = "Leave it out; a slide is written after a slash and moves a square that is not occupied."
	}
	return v
}

// checkSlide returns the slide that the action means, or why it is not allowed.
func (t *try) checkSlide(a rules.Action) (slide, *rules.Violation) {
	if t.game.spec.Still {
		return slide{}, &rules.Violation{Code: rules.CannotMoveSo, Why: "This game is played without slides.", Help: "Leave the slide out."}
	}
	from, okFrom := t.at(a.From)
	to, okTo := t.at(a.To)
	v := rules.Violation{Code: rules.SlideNotVacant, Ruling: "AM-3"}
	df, dr := int(a.From.File)-int(a.To.File), int(a.From.Rank)-int(a.To.Rank)
	s := slide{from, to}
	switch {
	case !okFrom || t.cells[from] < free:
		return s, t.nothingToSlide(a)
	case from == to && t.game.spec.Unbounded: // perhaps "a5-a5" for a5--a5
		v.Code, v.Why = rules.SlideNotAdjacent, "A square slides one step, to a location above, below or beside it; the location left of a5, for instance, is written -a5, and a slide to it a5--a5."
	case df*df+dr*dr != 1:
		v.Code, v.Why = rules.SlideNotAdjacent, fmt.Sprintf("A square slides one step, to a location above, below or beside it; %s does not border on %s.", a.To, a.From)
	case !okTo || t.cells[to] == outside:
		v.Why = fmt.Sprintf("No square can be on %s: %s.", a.To, t.edge())
	case t.cells[to] >= free:
		v.Why = fmt.Sprintf("There is a square on %s, and a square slides only to a vacant location.", a.To)
	case a.Unit != 0 && (t.cells[from] == free || letterOf(kindOf(t.cells[from])) != a.Unit):
		v.Code, v.Why = rules.NoUnitThere, fmt.Sprintf("The unit named, %s, does not stand on %s.", aKind(a.Unit), a.From)
	case !t.slidable(from):
		v.Code, v.Why = rules.SlideOccupied, fmt.Sprintf("The %s stands there, and only a square without a unit slides.", t.named(from))
	case s == t.reverse():
		v.Code, v.Ruling = rules.SlideUndoes, "AM-4"
		v.Why = fmt.Sprintf("The opponent has just slid this square from %s to %s, and a slide may not undo that at once.", a.To, a.From)
	case t.detaches(s, false):
		v.Code, v.Ruling, v.Why = rules.SlideDetaches, "AM-10", "The squares would no longer be all one piece; corners that touch would be enough."
	default:
		return s, nil
	}
	v.Help = t.slidesFrom(from)
	refused := v // see own
	return s, &refused
}

// reverse returns the slide that would undo the one made in the turn just before; a zero slide if there was none.
func (t *try) reverse() slide {
	before := t.position.before()
	return slide{before.to, before.from}
}

func (t *try) edge() string {
	if t.game.spec.Unbounded {
		return fmt.Sprintf("the board ends %d files and ranks from a1", reach)
	}
	return "the board is " + t.position.corners()
}

func (t *try) nothingToSlide(a rules.Action) *rules.Violation {
	v := &rules.Violation{Code: rules.CannotMoveSo, Ruling: "AM-3", Why: fmt.Sprintf("There is no square on %s that could slide.", a.From)}
	from, inside := t.at(a.From)
	if to, ok := t.at(a.To); ok && t.cells[to] >= free && inside && t.cells[from] == vacant {
		v.Help = fmt.Sprintf("A slide is written from the square to the vacant location: perhaps %s-%s.", a.To, a.From)
	}
	return v
}

// slidesFrom says where the square could slide.
func (t *try) slidesFrom(from loc) string {
	var to []loc
	if t.slidable(from) {
		for _, s := range t.appendSlides(nil, t.position.before()) {
			if s.from == from {
				to = append(to, s.to)
			}
		}
	}
	if len(to) == 0 {
		return fmt.Sprintf("The square %s cannot slide now; a slide is never compulsory.", t.square(from))
	}
	return fmt.Sprintf("The square %s could slide to %s.", t.square(from), t.list(to))
}
