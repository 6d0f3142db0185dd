package amoeba

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// meantAsSlide refuses a second pair of squares without a slash that need not be a slide.
func (t *try) meantAsSlide(a rules.Action) *rules.Violation {
	from, ok := t.at(a.From)
	if ok && (t.cells[from] == free || a.How != rules.Capture && t.cells[from] > free && t.game.spec.Occupied && sideOf(t.cells[from]) != t.side) {
		return nil
	}
	v := &rules.Violation{Code: rules.CannotRead, Ruling: "AM-8", Why: phrase.New("amoeba-another-move"),
		Help: phrase.New("amoeba-write-slide", "from", a.From, "to", a.To), Spelling: true}
	if !t.game.spec.Occupied {
		v.Help, v.Spelling = phrase.New("amoeba-leave-out"), true
	}
	return v
}

// checkSlide returns the slide that the action means, or why it is not allowed.
func (t *try) checkSlide(a rules.Action) (slide, *rules.Violation) {
	if t.game.spec.Still {
		return slide{}, &rules.Violation{Code: rules.CannotMoveSo, Why: phrase.New("amoeba-no-slides"), Help: phrase.New("amoeba-leave-slide-out")}
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
		v.Code, v.Why = rules.SlideNotAdjacent, phrase.New("amoeba-slide-nowhere")
	case df*df+dr*dr != 1:
		v.Code, v.Why = rules.SlideNotAdjacent, phrase.New("amoeba-slide-too-far", "from", a.From, "to", a.To)
	case !okTo || t.cells[to] == outside:
		v.Why = t.noLocation(a.To)
	case t.cells[to] >= free:
		v.Why = phrase.New("amoeba-slide-not-vacant", "to", a.To)
	case a.Unit != 0 && (t.cells[from] == free || letterOf(kindOf(t.cells[from])) != a.Unit):
		v.Code, v.Why = rules.NoUnitThere, phrase.New("amoeba-slide-other-unit", "kind", aKind(a.Unit), "square", a.From)
	case !t.slidable(from):
		v.Code, v.Why = rules.SlideOccupied, phrase.New("amoeba-slide-occupied", "unit", t.named(from))
	case s == t.reverse():
		v.Code, v.Ruling = rules.SlideUndoes, "AM-4"
		v.Why = phrase.New("amoeba-slide-undoes", "from", a.To, "to", a.From)
	case t.detaches(s, false):
		v.Code, v.Ruling, v.Why = rules.SlideDetaches, "AM-10", phrase.New("amoeba-slide-detaches")
	default:
		return s, nil
	}
	v.Help = t.slidesFrom(from)
	refused := v // a copy, so that v is not put on the heap for every slide that is allowed
	return s, &refused
}

// reverse returns the slide that would undo the one made in the turn just before; a zero slide if there was none.
func (t *try) reverse() slide {
	before := t.position.before()
	return slide{before.to, before.from}
}

// noLocation says that no square can ever be on a location, and where the board ends.
func (t *try) noLocation(s rules.Square) phrase.Phrase {
	if t.game.spec.Unbounded {
		return phrase.New("amoeba-slide-beyond-reach", "square", s, "n", reach)
	}
	return phrase.New("amoeba-slide-off-board", "square", s, "low", t.position.low, "high", t.position.high)
}

func (t *try) nothingToSlide(a rules.Action) *rules.Violation {
	v := &rules.Violation{Code: rules.CannotMoveSo, Ruling: "AM-3", Why: phrase.New("amoeba-nothing-to-slide", "square", a.From)}
	from, inside := t.at(a.From)
	if to, ok := t.at(a.To); ok && t.cells[to] >= free && inside && t.cells[from] == vacant {
		v.Help, v.Spelling = phrase.New("amoeba-slide-reversed", "from", a.To, "to", a.From), true
	}
	return v
}

// slidesFrom says where the square could slide.
func (t *try) slidesFrom(from loc) phrase.Phrase {
	var to []loc
	if t.slidable(from) {
		for _, s := range t.appendSlides(nil, t.position.before()) {
			if s.from == from {
				to = append(to, s.to)
			}
		}
	}
	if len(to) == 0 {
		return phrase.New("amoeba-cannot-slide", "square", t.square(from))
	}
	return phrase.New("amoeba-could-slide", "square", t.square(from), "squares", t.list(to))
}
