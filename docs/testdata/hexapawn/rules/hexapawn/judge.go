package hexapawn

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Judge fills the holes of the draft, checks it and plays it. The error is a *rules.Violation.
func (p *Position) Judge(d rules.Draft) (rules.Verdict, error) {
	if v := p.refuseWhole(d); v != nil {
		return rules.Verdict{}, v
	}
	wanted := d.Actions[0]
	for _, a := range p.movesFrom(wanted.From) {
		if p.own(wanted) && a.To == wanted.To && len(wanted.Via) == 0 {
			return p.play(a, wanted, d.Quote(0)), nil
		}
	}
	return rules.Verdict{}, p.refuse(d)
}

// own reports whether an own pawn stands where the writer says, by whatever letter.
func (p *Position) own(a rules.Action) bool {
	return p.at(a.From) == pawnOf(p.toMove) && (a.Unit == 'P' || a.Unit == 0) && a.Into == 0 && a.How <= rules.Capture
}

// play makes a legal move. A writer who took it for a capture, or did not, is told.
func (p *Position) play(a, wanted rules.Action, quote string) rules.Verdict {
	v := rules.Verdict{Turn: rules.Turn{Actions: []rules.Action{a}}}
	board := []byte(p.board)
	board[p.index(a.From)], board[p.index(a.To)] = empty, pawnOf(p.toMove)
	next := &Position{game: p.game, board: string(board), toMove: p.toMove.Other()}
	if a.How == rules.Capture {
		v.Captured = append(v.Captured, p.placement(p.index(a.To)))
		v.Reset = true
	}
	switch {
	case wanted.How == rules.Move && a.How == rules.Capture:
		v.Notes = append(v.Notes, phrase.New("hexapawn-captures", "quote", phrase.Words(quote), "square", a.To))
	case wanted.How == rules.Capture && a.How == rules.Move:
		v.Notes = append(v.Notes, phrase.New("hexapawn-captures-nothing", "quote", phrase.Words(quote), "square", a.To))
	}
	v.Next, v.Outcome = next, next.Outcome()
	return v
}

// Explain says what the pawn on the square may do.
func (p *Position) Explain(s rules.Square) (rules.UnitReport, error) {
	d := rules.Draft{Turn: rules.Turn{Actions: []rules.Action{{From: s}}}, Quotes: []string{s.String()}}
	if v := p.refuseWhole(d); v != nil {
		return rules.UnitReport{}, v
	}
	if p.at(s) != pawnOf(p.toMove) {
		v := p.refuse(d)
		v.Action = 0
		return rules.UnitReport{}, v
	}
	r := rules.UnitReport{Unit: p.placement(p.index(s)), Connected: true}
	for _, a := range p.movesFrom(s) {
		r.Moves = append(r.Moves, rules.Turn{Actions: []rules.Action{a}})
	}
	if len(r.Moves) == 0 {
		r.Remark = phrase.New("hexapawn-cannot-move", "square", s)
	}
	return r, nil
}
