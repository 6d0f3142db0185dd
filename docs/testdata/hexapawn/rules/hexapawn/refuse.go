package hexapawn

import (
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

// refuseWhole refuses a draft that is no turn of this game, whatever the pawns could do; nil if it may be one.
func (p *Position) refuseWhole(d rules.Draft) *rules.Violation {
	o := p.Outcome()
	switch {
	case o.Over():
		return &rules.Violation{Code: rules.GameOver, Ruling: "G-6", Why: phrase.New("game-over", "result", string(o.Result), "why", o)}
	case d.IsPass():
		return &rules.Violation{Code: rules.PassNotAllowed, Ruling: "HE-3", Quote: "pass", Why: phrase.New("hexapawn-no-pass"), Help: p.able()}
	case d.IsSetup():
		return &rules.Violation{Code: rules.SetupOver, Quote: d.Quote(0), Why: phrase.New("hexapawn-no-setup")}
	case len(d.Actions) > 1:
		return &rules.Violation{Code: rules.CannotMoveSo, Ruling: "HE-1", Action: 2, Quote: d.Quote(1), Why: phrase.New("hexapawn-one-move")}
	}
	return nil
}

// refuse says why no pawn can make the one move of the draft.
func (p *Position) refuse(d rules.Draft) *rules.Violation {
	a := d.Actions[0]
	v := &rules.Violation{Code: rules.NoUnitThere, Action: 1, Quote: d.Quote(0), Help: p.able()}
	switch p.at(a.From) {
	case 0:
		p.refuseHole(v, a.From)
	case empty:
		v.Why = phrase.New("nothing-stands-on", "square", a.From)
	case pawnOf(p.toMove.Other()):
		v.Code = rules.NotYourUnit
		v.Why = phrase.New("hexapawn-not-your-pawn", "square", a.From, "owner", p.toMove.Other(), "side", p.toMove)
	default:
		p.refuseMove(v, a)
	}
	return v
}

// refuseHole says that there is no square: the board is missing it (HE-4), or it lies beyond the board.
func (p *Position) refuseHole(v *rules.Violation, s rules.Square) {
	if p.index(s) >= 0 {
		v.Ruling, v.Why = "HE-4", phrase.New("hexapawn-hole", "square", s)
		return
	}
	low, high := p.Extent()
	v.Why = phrase.New("not-on-the-board", "square", s, "low", low, "high", high)
}

// refuseMove says why the pawn cannot go there (HE-1).
func (p *Position) refuseMove(v *rules.Violation, a rules.Action) {
	if a.Unit != 'P' && a.Unit != 0 {
		v.Why = phrase.New("hexapawn-is-a-pawn", "square", a.From)
		return
	}
	v.Code, v.Ruling, v.Help = rules.CannotMoveSo, "HE-1", p.reach(a.From)
	v.Why = phrase.New("hexapawn-how-pawns-move")
	straight := a.To == (rules.Square{File: a.From.File, Rank: a.From.Rank + forward(p.toMove)})
	switch {
	case p.at(a.To) == 0:
		p.refuseHole(v, a.To)
	case p.at(a.To) == pawnOf(p.toMove) && a.To != a.From:
		v.Code, v.Why = rules.FriendlyUnit, phrase.New("hexapawn-friendly", "square", a.To)
	case straight && p.at(a.To) == pawnOf(p.toMove.Other()):
		v.Code, v.Why = rules.Blocked, phrase.New("hexapawn-in-the-way", "square", a.To)
	}
}

// reach says where a pawn could go.
func (p *Position) reach(from rules.Square) phrase.Phrase {
	list := turns(p.movesFrom(from))
	if len(list.Items) == 0 {
		return phrase.Join(phrase.Sentences, phrase.New("hexapawn-cannot-move", "square", from), p.able())
	}
	return phrase.New("hexapawn-could-play", "turns", list)
}

// able lists all legal turns: there are few.
func (p *Position) able() phrase.Phrase {
	return phrase.New("hexapawn-legal-now", "turns", turns(slices.Collect(p.moves())))
}

// turns lists turns as they are written.
func turns(list []rules.Action) phrase.Series {
	written := make([]string, len(list))
	for i, a := range list {
		written[i] = a.String()
	}
	return phrase.Series{How: phrase.Commas, Items: written}
}
