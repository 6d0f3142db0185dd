package cosmic

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
	w, refused := reader{p}.written(&d)
	if refused != nil {
		return rules.Verdict{}, refused
	}
	t, notes, refused := p.resolve(&w)
	if refused != nil {
		return rules.Verdict{}, refused
	}
	return p.verdict(t, notes), nil
}

// overAlready refuses whatever follows the end of the game (G-6).
func overAlready(o rules.Outcome) *rules.Violation {
	return &rules.Violation{Code: rules.GameOver, Ruling: "G-6", Why: phrase.New("game-over", "result", string(o.Result), "why", o)}
}

// pass judges the turn without a move, which is legal where there is no other (G-3).
func (p *Position) pass() (rules.Verdict, error) {
	v := &rules.Violation{Code: rules.PassNotAllowed, Ruling: "G-3", Quote: "pass", Why: phrase.New("pass-if-stuck", "side", p.toMove)}
	for t := range p.Turns() {
		if t.IsPass() {
			return rules.Verdict{Next: p.passed()}, nil
		}
		v.Help = phrase.New("for-instance", "turn", t)
		break
	}
	return rules.Verdict{}, v
}

// resolve finds the path that the writer means, with notes on how their words were understood. If every square is written,
// it is that path; if not, or if "x" is written of a move that takes nothing, it may be a chain with squares left out.
func (p *Position) resolve(w *written) (*path, []phrase.Phrase, *rules.Violation) {
	t, refused := p.follow(w)
	switch {
	case refused == nil && w.extra > 0:
		return t, nil, w.another(t)
	case refused == nil && (t.took > 0 || w.how != rules.Capture):
		return t, p.misstated(w, t), nil
	case refused != nil && (refused.Code == rules.GameOver || w.extra > 0 || w.beyond):
		return t, nil, refused
	}
	fit, _, all := p.search(w, mostSearched)
	switch {
	case len(fit) == 0 && refused != nil:
		return t, nil, refused
	case len(fit) == 0:
		return t, p.misstated(w, t), nil
	case len(fit) == 1 && all && refused != nil:
		note := phrase.New("cosmic-understood-as", "quote", w.quote(), "turn", fit[0].action())
		return fit[0], []phrase.Phrase{note}, nil
	}
	return t, nil, w.unclear(t, fit, all)
}

// follow goes the way as it is written, landing by landing, as far as it goes.
func (p *Position) follow(w *written) (*path, *rules.Violation) {
	t := p.begin(w.from)
	for i, to := range w.to {
		if t.won() {
			return t, w.afterWin(t, w.of[i])
		}
		if w.beyond && i == len(w.to)-1 {
			return t, refuser{p}.beyond(w, t)
		}
		if !t.land(to) {
			v := refuser{p}.refuse(t, to)
			v.Action, v.Quote = w.of[i]+1, w.draft.Quote(w.of[i])
			return t, &v
		}
	}
	return t, nil
}

// land makes one more landing, if the piece may come down there.
func (t *path) land(to uint8) bool {
	t.hops(func(next *path) bool {
		next.stays = next.at == to
		return !next.stays
	})
	landed := t.stays
	t.stays = false
	return landed
}

const (
	mostShown    = 5       // chains that a refusal names
	mostSearched = 400_000 // chains that are looked at; more than there are on 36 squares
)

// search finds chains of several jumps that end where the writer says and touch down on the squares they name, in their order,
// and on others: at most one more than are shown. It looks at no more than most chains, says at how many it did, and reports whether these are all.
func (p *Position) search(w *written, most int) (fit []*path, looked int, all bool) {
	all = p.begin(w.from).walk(func(t *path) bool {
		if t.landed > len(w.to) && t.at == w.to[len(w.to)-1] && t.touches(w.to) {
			found := *t
			fit = append(fit, &found)
		}
		looked++
		return len(fit) <= mostShown && looked < most
	})
	return fit, looked, all
}

// touches reports whether the piece comes down on all the squares, in their order.
func (t *path) touches(squares []uint8) bool {
	for _, sq := range t.landings[:t.landed] {
		if len(squares) > 0 && sq == squares[0] {
			squares = squares[1:]
		}
	}
	return len(squares) == 0
}

// verdict plays the path.
func (p *Position) verdict(t *path, notes []phrase.Phrase) rules.Verdict {
	next := p.after(t)
	v := rules.Verdict{Turn: rules.Turn{Actions: []rules.Action{t.action()}}, Next: next, Outcome: next.Outcome(), Reset: t.took > 0, Notes: notes}
	for _, sq := range t.passed() {
		v.Captured = append(v.Captured, p.placement(sq))
	}
	return v
}
