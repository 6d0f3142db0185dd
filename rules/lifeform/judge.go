package lifeform

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Judge fills the holes of the draft, checks it whole (G-2) and plays it. The error is a *rules.Violation.
func (p *Position) Judge(d rules.Draft) (rules.Verdict, error) {
	v, refused := p.judge(d)
	if refused != nil {
		return rules.Verdict{}, refused
	}
	if note := warning(p.toMove, &v); !note.Empty() {
		v.Notes = append(v.Notes, note)
	}
	return v, nil
}

// judge is Judge without the warning, which nobody reads when turns are only counted.
func (p *Position) judge(d rules.Draft) (rules.Verdict, *rules.Violation) {
	if (setter{p}).awaiting() {
		return setter{p}.judgeSetup(d)
	}
	if o := p.Outcome(); o.Over() {
		return rules.Verdict{}, overAlready(o)
	}
	switch {
	case d.IsSetup():
		return rules.Verdict{}, setupOver(d)
	case d.Lead != rules.Lead{}:
		return rules.Verdict{}, noLead(d.Lead)
	case d.IsPass():
		return p.pass()
	}
	return p.judgeTurn(d)
}

// overAlready refuses whatever follows the end of the game (G-6).
func overAlready(o rules.Outcome) *rules.Violation {
	return &rules.Violation{Code: rules.GameOver, Ruling: "G-6", Why: phrase.New("game-over", "result", string(o.Result), "why", o)}
}

func noLead(l rules.Lead) *rules.Violation {
	return &rules.Violation{Code: rules.CannotRead, Quote: l.String(), Why: phrase.New("no-leader-here"), Help: howToWrite(), Spelling: true}
}

// pass judges the turn without a move (G-3).
func (p *Position) pass() (rules.Verdict, *rules.Violation) {
	for a := range p.primaries() {
		return rules.Verdict{}, &rules.Violation{Code: rules.PassNotAllowed, Ruling: "G-3", Quote: "pass",
			Why: phrase.New("pass-if-stuck", "side", p.toMove), Help: phrase.New("for-instance", "turn", a)}
	}
	t := p.begin()
	t.settleBodies()
	return t.verdict, nil
}

// trial is a turn being played.
type trial struct {
	before  *Position
	next    *Position // the arrangement so far
	start   uint8     // of the primary
	left    wake      // what is left for the followers
	moved   uint64    // where the units stand that have moved
	won     bool
	verdict rules.Verdict
}

func (p *Position) begin() *trial {
	t := &trial{before: p, next: p.next()}
	t.verdict.Next = t.next
	return t
}

// judgeTurn plays the primary and its followers in the order written, and writes them in the canonical order.
func (p *Position) judgeTurn(d rules.Draft) (rules.Verdict, *rules.Violation) {
	t := p.begin()
	primary, refused := t.primary(&d)
	if refused != nil {
		return rules.Verdict{}, refused
	}
	first := t.left
	followers := make([]rules.Action, 0, len(d.Actions)-1)
	for i := 1; i < len(d.Actions); i++ {
		a, refused := t.follower(&d, i)
		if refused != nil {
			return rules.Verdict{}, refused
		}
		followers = append(followers, a)
	}
	ordered, _ := first.order(followers)
	t.verdict.Turn.Actions = append([]rules.Action{primary}, ordered...)
	if !t.won {
		t.settleBodies()
	}
	return t.verdict, nil
}

// primary judges the first action.
func (t *trial) primary(d *rules.Draft) (rules.Action, *rules.Violation) {
	p := t.before
	a, v := refuser{p}.resolvePrimary(d.Actions[0])
	if v != nil {
		if v.Help.Empty() {
			v.Help = refuser{p}.whichPrimary(d)
		}
		return a, quoted(v, d, 0)
	}
	t.misstated(d, 0, a.How)
	from, _ := index(a.From)
	to, _ := index(a.To)
	t.start, t.left = from, feeder{p}.wake(from, to, a.How)
	t.move(a)
	return a, nil
}

// follower judges action i, which comes after the primary.
func (t *trial) follower(d *rules.Draft, i int) (rules.Action, *rules.Violation) {
	a := d.Actions[i]
	from, _ := index(a.From)
	to, _ := index(a.To)
	k, _ := t.next.kindAt(t.before.toMove, from)
	how, ok := t.left.fits(a)
	if !ok || t.won || !plain(a, k) {
		return a, quoted(t.refuseFollower(d, i), d, i)
	}
	t.misstated(d, i, how)
	a = rules.Action{How: how, Unit: k.letter(), From: a.From, To: a.To}
	t.left = t.left.after(from, to, how)
	t.move(a)
	return a, nil
}

// plain reports whether an action says nothing that a step of a follower of the kind has not: another letter, a path, a
// promotion.
func plain(a rules.Action, k kind) bool {
	return a.How <= rules.Capture && len(a.Via) == 0 && a.Into == 0 && (a.Unit == 0 || a.Unit == k.letter())
}

// move changes the arrangement, and notes what was captured and whether that wins.
func (t *trial) move(a rules.Action) {
	side, enemy := t.before.toMove, t.before.toMove.Other()
	from, _ := index(a.From)
	to, _ := index(a.To)
	if a.How == rules.Capture {
		k, _ := t.next.kindAt(enemy, to)
		t.verdict.Captured = append(t.verdict.Captured, t.next.placement(enemy, k, to))
		t.verdict.Reset = true
		t.next.lift(enemy, k, to)
		t.win(k, to)
	}
	k, _ := t.next.kindAt(side, from)
	t.next.lift(side, k, from)
	t.next.put(side, k, to)
	if a.How == rules.Immobilise {
		t.next.held[enemy] |= bit(to)
	}
	t.moved |= bit(to)
}

// win ends the game if the unit captured was vital (LF-8).
func (t *trial) win(k kind, at uint8) {
	if t.before.vital(t.before.toMove.Other())&bit(at) == 0 {
		return
	}
	t.won = true
	t.verdict.Outcome = rules.Outcome{Result: rules.Win(t.before.toMove), Cause: capturedCause(k)}
}

// capturedCause says what ends the game when a vital unit of the kind is captured. A vital Limb is a Neck.
func capturedCause(k kind) rules.Cause {
	switch k {
	case head:
		return rules.HeadCaptured
	case torso:
		return rules.TorsoCaptured
	}
	return rules.NeckCaptured
}

// settleBodies asks the body rules of both sides after a complete turn that has not won (LF-7, LF-9).
func (t *trial) settleBodies() {
	t.verdict.Removed = t.next.shed()
	if len(t.verdict.Removed) > 0 {
		t.verdict.Reset = true
	}
	side := t.before.toMove
	if t.next.parted(side) {
		t.verdict.Outcome = rules.Outcome{Result: rules.Win(side.Other()), Cause: rules.Parted}
	}
}

// quoted completes a violation with the number of the action and the writer's words.
func quoted(v *rules.Violation, d *rules.Draft, i int) *rules.Violation {
	v.Action, v.Quote = i+1, d.Quote(i)
	return v
}
