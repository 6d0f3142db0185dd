package amoeba

import (
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Explain says what the unit on the square may do. Its moves are those that are legal without a slide, but for promotions
// that must follow; the remark tells the rest. Its error is a *rules.Violation.
func (p *Position) Explain(s rules.Square) (rules.UnitReport, error) {
	if o := p.Outcome(); o.Over() {
		return rules.UnitReport{}, overAlready(o)
	}
	t := try{board: p.open(), position: p, side: p.toMove}
	from, refused := t.own(rules.Action{From: s})
	if refused != nil {
		refused.Quote, refused.Help = s.String(), phrase.Phrase{}
		return rules.UnitReport{}, refused
	}
	e := explanation{try: &t, from: from}
	e.gather()
	return rules.UnitReport{Unit: t.placement(from, t.cells[from]), Connected: true, Moves: e.moves, Needing: len(e.needy), Remark: e.remark()}, nil
}

// explanation is what a walk over one unit's moves finds.
type explanation struct {
	*try
	from   loc
	moves  []rules.Turn // legal without a slide
	needy  []string     // legal only with a slide
	low    int          // the fewest and the most slides that may follow a move
	high   int
	others []loc // pawns that must promote after such a move
}

func (e *explanation) gather() {
	moves := e.appendMoves(nil, e.from)
	sorted(moves, func(dst []byte, m move) []byte { return e.action(m).Append(dst) })
	list := e.appendSlides(nil, e.position.before())
	firsts := make([]rules.Action, len(moves))
	for i, m := range moves {
		firsts[i] = e.action(m)
	}
	for i := range moves {
		slides, alone := 0, false
		e.walk(e.side, moves[i:i+1], list, func(_ move, s slide, due []loc) bool {
			if s == (slide{}) {
				alone = true
				e.addOthers(due)
			} else {
				slides++
			}
			return true
		})
		e.note(firsts[i], alone, slides)
	}
}

// addOthers remembers pawns other than the one explained that are due after a move without a slide.
func (e *explanation) addOthers(due []loc) {
	for _, at := range due {
		if at != e.from && !slices.Contains(e.others, at) {
			e.others = append(e.others, at)
		}
	}
}

func (e *explanation) note(first rules.Action, alone bool, slides int) {
	switch {
	case alone:
		e.moves = append(e.moves, rules.Turn{Actions: []rules.Action{first}})
	case slides > 0:
		e.needy = append(e.needy, first.String())
	default:
		return
	}
	if len(e.moves)+len(e.needy) == 1 {
		e.low, e.high = slides, slides
	}
	e.low, e.high = min(e.low, slides), max(e.high, slides)
}

func (e *explanation) remark() phrase.Phrase {
	var said []phrase.Phrase
	if len(e.needy) > 0 {
		said = append(said, phrase.New("amoeba-only-with-slide", "moves", phrase.Series{How: phrase.Commas, Items: e.needy}))
	}
	said = append(said, e.slidesRemark())
	if len(e.others) > 0 && len(e.moves) > 0 {
		said = append(said, phrase.New("amoeba-others-promote", "squares", e.list(e.others)))
	}
	if kindOf(e.cells[e.from]) == pawn {
		said = append(said, e.pawnRemark())
	}
	return phrase.Join(phrase.Sentences, said...)
}

// slidesRemark says how many slides may follow a move, or that there is no move.
func (e *explanation) slidesRemark() phrase.Phrase {
	switch {
	case len(e.moves)+len(e.needy) == 0:
		return phrase.New("unit-stuck", "unit", e.named(e.from))
	case e.game.spec.Still:
		return phrase.Phrase{}
	}
	same := "no"
	if e.low == e.high {
		same = "yes"
	}
	return phrase.New("amoeba-slides-may-follow", "low", e.low, "n", e.high, "same", same)
}

// pawnRemark says when the pawn promotes (AM-6).
func (e *explanation) pawnRemark() phrase.Phrase {
	if e.last(e.side, e.from) {
		return phrase.New("amoeba-pawn-must-promote", "kinds", e.game.kindsToChoose())
	}
	return phrase.New("amoeba-pawn-promotes", "kinds", e.game.kindsToChoose())
}
