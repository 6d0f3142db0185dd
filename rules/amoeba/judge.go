package amoeba

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Judge fills the holes of the draft, checks it whole (G-2) and plays it. The error is a *rules.Violation.
func (p *Position) Judge(d rules.Draft) (rules.Verdict, error) {
	t := try{board: p.open(), position: p, side: p.toMove, draft: d}
	switch {
	case t.over():
		return rules.Verdict{}, overAlready(p.Outcome())
	case d.IsSetup():
		return rules.Verdict{}, &rules.Violation{Code: rules.SetupOver, Why: phrase.New("no-set-ups")}
	case d.IsPass():
		return rules.Verdict{}, p.noPass()
	}
	if refused := t.run(); refused != nil {
		return rules.Verdict{}, refused
	}
	return t.verdict(), nil
}

// overAlready refuses whatever follows the end of the game (G-6).
func overAlready(o rules.Outcome) *rules.Violation {
	return &rules.Violation{Code: rules.GameOver, Ruling: "G-6", Why: phrase.New("game-over", "result", string(o.Result), "why", o)}
}

// noPass refuses the pass: who has no legal turn is beaten or has drawn (AM-7), so nobody ever has to pass (G-3).
func (p *Position) noPass() *rules.Violation {
	v := &rules.Violation{Code: rules.PassNotAllowed, Ruling: "G-3", Quote: "pass", Why: phrase.New("amoeba-no-pass")}
	for t := range p.Turns() {
		v.Help = phrase.New("for-instance", "turn", t)
		break
	}
	return v
}

// try is a turn being judged: the draft taken apart, and the board with its parts played one by one.
type try struct {
	board
	position *Position
	side     rules.Side
	draft    rules.Draft

	sliding int  // which action of the draft is the slide; 0 for none
	move    move // with the promotion on arrival, once that is found
	slide   slide
	turn    rules.Turn
	taken   []rules.Placement
	notes   []phrase.Phrase
	arrived bool // the move promotes on arrival
	dull    bool // neither a capture nor a pawn's move
}

func (t *try) run() *rules.Violation {
	for _, step := range []func() *rules.Violation{t.sort, t.playMove, t.playSlide, t.guardKing, t.promote} {
		if refused := step(); refused != nil {
			return refused
		}
	}
	return nil
}

// sort finds the slide among the actions.
func (t *try) sort() *rules.Violation {
	for i, a := range t.draft.Actions {
		switch {
		case a.How > rules.Promote || a.How == rules.Immobilise || a.How == rules.Convert || len(a.Via) > 0:
			return t.refuse(i, rules.Violation{Code: rules.CannotRead, Why: phrase.New("amoeba-no-such-action"), Help: phrase.New("amoeba-how-to-write"), Spelling: true})
		case i == 0 && (a.How == rules.Slide || a.How == rules.Promote):
			return t.refuse(i, rules.Violation{Code: rules.CannotRead, Ruling: "AM-8",
				Why: phrase.New("amoeba-first-a-move"), Help: phrase.New("amoeba-how-to-write"), Spelling: true})
		case i == 0, a.How == rules.Promote:
		case t.sliding != 0:
			return t.refuse(i, rules.Violation{Code: rules.CannotRead, Ruling: "AM-3",
				Why: phrase.New("amoeba-one-more"), Help: phrase.New("amoeba-how-to-write"), Spelling: true})
		default:
			t.sliding = i
		}
	}
	return nil
}

// playMove checks the chess move and makes it. The promotion on arrival waits: the writer may have put it last.
func (t *try) playMove() *rules.Violation {
	a := t.draft.Actions[0]
	from, refused := t.own(a)
	if refused != nil {
		return t.refuse(0, *refused)
	}
	to, ok := t.at(a.To)
	var room [roomForMoves]move
	for _, m := range t.appendMoves(room[:0], from) {
		if ok && m.to == to {
			t.move = move{from: from, to: to}
			t.arrived = m.into != 0
		}
	}
	if t.move.from == 0 {
		return t.refuse(0, t.unreachable(from, a.To))
	}
	written := t.action(t.move)
	if a.How != rules.Unstated && a.How != written.How {
		t.notes = append(t.notes, t.misstated(phrase.Words(t.draft.Quote(0)), to))
	}
	t.turn.Actions = append(make([]rules.Action, 0, len(t.draft.Actions)), written)
	t.dull = kindOf(t.cells[from]) != pawn
	if t.cells[to] != free {
		t.taken, t.dull = []rules.Placement{t.placement(to, t.cells[to])}, false
	}
	t.do(t.move)
	return nil
}

// playSlide checks the slide, if there is one, and makes it (AM-3).
func (t *try) playSlide() *rules.Violation {
	if t.sliding == 0 {
		return nil
	}
	a := t.draft.Actions[t.sliding]
	if a.How != rules.Slide {
		if refused := t.meantAsSlide(a); refused != nil {
			return t.refuse(t.sliding, *refused)
		}
		t.notes = append(t.notes, phrase.New("amoeba-understood-as-slide", "quote", phrase.Words(t.draft.Quote(t.sliding)), "from", a.From, "to", a.To))
	}
	s, refused := t.checkSlide(a)
	if refused != nil {
		return t.refuse(t.sliding, *refused)
	}
	t.slide = s
	t.turn.Actions = append(t.turn.Actions, t.slideAction(s))
	t.shift(s.from, s.to)
	return nil
}

// guardKing judges the mover's own king when the chess move and the slide are done (AM-5). What promotes later is the
// mover's own and stands still, so it changes nothing.
func (t *try) guardKing() *rules.Violation {
	if by := t.threat(t.side); by != 0 {
		return t.kingAttacked(by)
	}
	return nil
}

// refuse completes a violation with the number of the action and the writer's words.
func (t *try) refuse(i int, v rules.Violation) *rules.Violation {
	v.Action, v.Quote = i+1, t.draft.Quote(i)
	return &v
}

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
