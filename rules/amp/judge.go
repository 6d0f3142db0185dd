package amp

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Judge fills the holes of the draft, checks it whole (G-2) and plays it. The error is a *rules.Violation.
func (p *Position) Judge(d rules.Draft) (rules.Verdict, error) {
	if o := p.Outcome(); o.Over() {
		return rules.Verdict{}, overAlready(o)
	}
	if d.IsPass() {
		return p.pass()
	}
	var room [maxLeads]lead
	who, refused := chooser{p}.whose(room[:0], &d)
	if refused != nil {
		return rules.Verdict{}, refused
	}
	if len(who) == 1 {
		v, refused := p.judge(&d, who[0])
		if refused != nil {
			return rules.Verdict{}, refused
		}
		return v, nil
	}
	return p.judgeAny(&d, who)
}

// overAlready refuses whatever follows the end of the game (G-6).
func overAlready(o rules.Outcome) *rules.Violation {
	return &rules.Violation{Code: rules.GameOver, Ruling: "G-6", Why: phrase.New("game-over", "result", string(o.Result), "why", o)}
}

// pass judges the turn without activations (G-3), which only who can activate nothing may make (CH-7). After it only the side to move has changed.
func (p *Position) pass() (rules.Verdict, error) {
	if !p.mustPass() {
		v := &rules.Violation{Code: rules.PassNotAllowed, Ruling: "G-3", Quote: "pass",
			Why: phrase.New("amp-no-pass", "side", p.toMove)}
		for t := range p.FirstActions() {
			v.Help = phrase.New("for-instance", "turn", t)
			break
		}
		return rules.Verdict{}, v
	}
	next := *p
	next.toMove = p.toMove.Other()
	return rules.Verdict{Next: &next, Outcome: next.afterTurn()}, nil
}

// judgeAny judges a draft that does not say which leader makes the turn: the one who may. Where several may, the writer
// must choose; where none may, the refusal of the most plausible one is given.
func (p *Position) judgeAny(d *rules.Draft, who []lead) (rules.Verdict, error) {
	var able []lead
	var verdict rules.Verdict
	var nearest *rules.Violation
	for _, l := range who {
		v, refused := p.judge(d, l)
		switch {
		case refused == nil:
			able, verdict = append(able, l), v
		case nearest == nil || plausible(refused) > plausible(nearest):
			nearest = refused
		}
	}
	switch len(able) {
	case 0:
		return rules.Verdict{}, nearest
	case 1:
		return verdict, nil
	}
	return rules.Verdict{}, chooser{p}.whichLeader(able)
}

// plausible grows with how far a refused turn came, and is greater where the fault lies in the move itself rather than in
// the choice of the leader.
func plausible(v *rules.Violation) int {
	score := 2 * v.Action
	switch v.Code {
	case rules.NotConnected, rules.ModeConflict, rules.WrongAMP, rules.LeaderGone:
	default:
		score++
	}
	return score
}

// judge plays the draft as a turn of the leader.
func (p *Position) judge(d *rules.Draft, who lead) (rules.Verdict, *rules.Violation) {
	next := &Position{layout: p.layout, game: p.game, toMove: p.toMove.Other(), turns: p.turns}
	t := p.game.begin(&next.layout, p.toMove, who)
	if refused := t.pin(d.Lead.Mode); refused != nil {
		return rules.Verdict{}, refused
	}
	verdict := rules.Verdict{Next: next, Turn: rules.Turn{Lead: p.leadOf(who), Actions: make([]rules.Action, len(d.Actions))}}
	verdict.Turn.Lead.Mode = d.Lead.Mode
	for i := range d.Actions {
		if (relay{&t}).changes(d, i) {
			if refused := (relay{&t}).handOn(d, i); refused != nil {
				return rules.Verdict{}, refused
			}
		}
		m, refused := t.resolve(d, i)
		if refused != nil {
			return rules.Verdict{}, refused
		}
		a := &verdict.Turn.Actions[i]
		*a = t.action(p.game, m)
		if t.acted != 0 {
			a.Group = relay{&t}.named()
		}
		if said := d.Actions[i].How; said != a.How && said != rules.Unstated {
			verdict.Notes = append(verdict.Notes, t.misstated(d.Quote(i), m))
		}
		if taken := t.do(m); taken != 0 && m.deed != conversion {
			verdict.Captured = append(verdict.Captured, p.game.placement(m.to, taken))
			verdict.Reset = true
		}
	}
	if t.won || p.game.ends != nil {
		verdict.Outcome = next.afterTurn()
	}
	return verdict, nil
}

// misstated says what a move does that was written otherwise.
func (p *play) misstated(quote string, m move) phrase.Phrase {
	if u := p.at(m.to); u != 0 {
		return phrase.New("note-captures", "quote", phrase.Words(quote), "units", phrase.New("the-unit", "unit", p.game.named(m.to, u)))
	}
	return phrase.New("note-captures-nothing", "quote", phrase.Words(quote), "square", p.game.at(m.to))
}

// pin keeps only the powers of the mode that the writer named (FU-3).
func (p *play) pin(mode string) *rules.Violation {
	if mode == "" {
		return nil
	}
	fit := uint8(0)
	for i := range p.powers {
		if p.powers[i].mode == mode {
			fit |= 1 << i
		}
	}
	if fit == 0 {
		return &rules.Violation{Code: rules.ModeConflict, Ruling: "FU-3", Quote: mode,
			Why:  phrase.New("amp-no-such-mode", "leader", p.leaderName(), "mode", mode),
			Help: phrase.New("amp-leave-mode-out", "mode", mode)}
	}
	p.open = fit
	return nil
}

// index returns the number of a square of the draft, and whether it is on the board.
func (p *play) index(s rules.Square) (uint8, bool) { return p.game.grid.index(s) }
