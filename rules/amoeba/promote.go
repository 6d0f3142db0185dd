package amoeba

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// choice is what the writer says a pawn becomes.
type choice struct {
	at   loc
	into byte // a letter
	by   int  // the action that says so
	used bool
}

// promote matches the promotions written with those due (AM-6), in whatever order and place they are written, and makes
// them: first that of a pawn which arrived on a last square before the slide, wherever the slide has carried it since.
func (t *try) promote() *rules.Violation {
	written, refused := t.written()
	if refused != nil {
		return refused
	}
	var due []loc
	if t.arrived {
		due = append(due, t.carried(t.move.to))
	}
	arrivals := len(due)
	for _, at := range t.appendDue(nil, t.side) {
		if arrivals == 0 || at != due[0] {
			due = append(due, at)
		}
	}
	if refused := t.match(due, arrivals, written); refused != nil {
		return refused
	}
	for _, c := range written {
		if !c.used {
			return t.refuse(c.by, t.noPromotion(c.at))
		}
	}
	return nil
}

// carried returns where something stands now that stood on the location before the slide.
func (t *try) carried(at loc) loc {
	if t.slide.from == at {
		return t.slide.to
	}
	return at
}

// match crowns each pawn that is due, or says which choices are missing.
func (t *try) match(due []loc, arrivals int, written []choice) *rules.Violation {
	var missing []loc
	for i, at := range due {
		var c *choice
		for k := range written {
			if written[k].at == at {
				c = &written[k]
			}
		}
		if c == nil {
			missing = append(missing, at)
			continue
		}
		c.used = true
		kind, ok := t.game.promotesTo(c.into)
		if !ok {
			return t.refuse(c.by, t.wrongPromotion(at, c.into))
		}
		t.crown(at, kind)
		t.noteMisplaced(c, i < arrivals)
		if i < arrivals {
			t.move.into, t.turn.Actions[0].Into = kind, c.into
			continue
		}
		t.turn.Actions = append(t.turn.Actions, t.promotion(at, kind))
	}
	if len(missing) > 0 {
		return t.promotionMissing(missing)
	}
	return nil
}

// noteMisplaced tells a writer who put a promotion where another kind is written (AM-6).
func (t *try) noteMisplaced(c *choice, arrival bool) {
	switch {
	case arrival && c.by != 0:
		t.notes = append(t.notes, phrase.New("amoeba-promotes-on-arrival", "quote", phrase.Words(t.draft.Quote(c.by))))
	case !arrival && t.draft.Actions[c.by].How != rules.Promote:
		t.notes = append(t.notes, phrase.New("amoeba-promotes-after-slide", "quote", phrase.Words(t.draft.Quote(c.by))))
	}
}

// written gathers the promotions that the draft has: on their own, with the move, or with the slide.
func (t *try) written() ([]choice, *rules.Violation) {
	var list []choice
	for i, a := range t.draft.Actions {
		at, ok := t.at(a.To)
		switch {
		case a.Into == 0 && a.How == rules.Promote:
			return nil, t.refuse(i, rules.Violation{Code: rules.PromotionMissing, Ruling: "AM-6",
				Why: phrase.New("amoeba-letter-missing"), Help: phrase.New("write-this", "what", t.game.waysToWrite(a.To.String())), Spelling: true})
		case a.Into == 0:
			continue
		case !ok || a.How == rules.Promote && a.Unit != 0 && a.Unit != letterOf(pawn):
			return nil, t.refuse(i, t.noPromotion(at))
		case i == 0:
			at = t.carried(t.move.to)
		case a.How == rules.Promote && t.arrived && at == t.move.to:
			at = t.carried(at)
		}
		for _, c := range list {
			if c.at == at {
				return nil, t.refuse(i, rules.Violation{Code: rules.CannotRead, Ruling: "AM-6",
					Why: phrase.New("amoeba-promotion-twice", "square", t.square(at)), Help: phrase.New("amoeba-write-once"), Spelling: true})
			}
		}
		list = append(list, choice{at: at, into: a.Into, by: i})
	}
	return list, nil
}

// promotesTo returns the kind with the letter, and whether a pawn may become it.
func (g *Game) promotesTo(letter byte) (byte, bool) {
	kind, ok := kindOfLetter(letter)
	return kind, ok && kind != pawn && kind != king && strings.IndexByte(g.spec.Promote, letter) >= 0
}

func (t *try) noPromotion(at loc) rules.Violation {
	v := rules.Violation{Code: rules.CannotMoveSo, Ruling: "AM-6", Help: phrase.New("amoeba-leave-promotion-out")}
	switch c := t.cells[at]; {
	case c >= white && kindOf(c) == pawn && sideOf(c) == t.side:
		v.Why = phrase.New("amoeba-not-on-last-square", "square", t.square(at))
	case c >= white && kindOf(c) == pawn:
		v.Why = phrase.New("amoeba-not-your-pawn", "square", t.square(at), "owner", t.side.Other())
	default:
		v.Why = phrase.New("amoeba-no-pawn-there", "side", t.side)
	}
	return v
}

func (t *try) wrongPromotion(at loc, into byte) rules.Violation {
	return rules.Violation{Code: rules.PromotionMissing, Ruling: "AM-6",
		Why:  phrase.New("amoeba-wrong-promotion", "kind", aKind(into)),
		Help: phrase.New("amoeba-pawn-becomes", "square", t.square(at), "kinds", t.game.kindsToChoose())}
}

// promotionMissing asks for every choice that is missing (AM-6).
func (t *try) promotionMissing(missing []loc) *rules.Violation {
	var pawns []string
	var how []phrase.Phrase
	for _, at := range missing {
		what := t.square(at).String()
		pawns = append(pawns, what)
		if t.arrived && at == t.carried(t.move.to) {
			what = t.turn.Actions[0].String()
		}
		how = append(how, t.game.waysToWrite(what))
	}
	return &rules.Violation{Code: rules.PromotionMissing, Ruling: "AM-6", Quote: t.draft.Quote(-1),
		Why: phrase.New("amoeba-promotion-missing", "squares", phrase.Series{How: phrase.And, Items: pawns},
			"kinds", t.game.kindsToChoose()),
		Help: phrase.New("write-this", "what", phrase.Join(phrase.And, how...)), Spelling: true}
}
