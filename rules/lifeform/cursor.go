package lifeform

import "pbem/rules"

// cursor keeps rules.Cursor: a position, the turn that is being made on it, and what it takes to go back.
type cursor struct {
	stand
	trail []print
}

// stand is where a cursor stands.
type stand struct {
	here    Position
	left    wake
	begun   bool
	result  rules.Result
	settled layout // as the bodies are if the turn ends here
	known   bool   // settled is worked out
}

// print is what a step or the end of a turn leaves to be taken back by.
type print struct {
	before stand
	action rules.Action
	ended  bool
}

// Cursor returns a cursor at the position. See rules.Stepping.
func (p *Position) Cursor() rules.Cursor {
	c := &cursor{stand: stand{here: *p, result: rules.Ongoing}}
	if o := p.Outcome(); o.Over() {
		c.result = o.Result
	}
	return c
}

// ToMove is whose turn it is.
func (c *cursor) ToMove() rules.Side { return c.here.toMove }

// Result is how the game ended, if it has.
func (c *cursor) Result() rules.Result { return c.result }

// Position is the position as it stands.
func (c *cursor) Position() rules.Position {
	p := c.here
	return &p
}

// Steps appends the primary moves, or the steps of the followers that are left.
func (c *cursor) Steps(dst []rules.Step) []rules.Step {
	if c.result != rules.Ongoing || (setter{&c.here}).awaiting() {
		return dst
	}
	if !c.begun {
		for k := head; k.primary(); k++ {
			for from := range squares(c.here.units[c.here.toMove][k]) {
				r := feeder{&c.here}.reach(k, from)
				dst = appendSteps(dst, from, rules.Move, r.moves)
				dst = appendSteps(dst, from, rules.Capture, r.captures)
				dst = appendSteps(dst, from, rules.Immobilise, r.grips)
			}
		}
		return dst
	}
	for from := range squares(c.left.limbs | c.left.hairs) {
		moves, captures := c.left.steps(from)
		dst = appendSteps(dst, from, rules.Move, moves)
		dst = appendSteps(dst, from, rules.Capture, captures)
	}
	return dst
}

func appendSteps(dst []rules.Step, from uint8, how rules.How, targets uint64) []rules.Step {
	for to := range squares(targets) {
		dst = append(dst, rules.Step{From: from, To: to, Takes: how != rules.Move, Code: uint32(how)})
	}
	return dst
}

// Strikes appends the steps that capture a vital unit.
func (c *cursor) Strikes(dst []rules.Step) []rules.Step {
	if c.result != rules.Ongoing || (setter{&c.here}).awaiting() {
		return dst
	}
	if !c.begun {
		vital := c.here.vital(c.here.toMove.Other())
		for _, k := range [...]kind{head, hand, foot} {
			for from := range squares(c.here.units[c.here.toMove][k]) {
				dst = appendSteps(dst, from, rules.Capture, feeder{&c.here}.reach(k, from).captures&vital)
			}
		}
		return dst
	}
	for from := range squares(c.left.limbs & around(c.left.prey&c.left.vital)) {
		dst = appendSteps(dst, from, rules.Capture, around(bit(from))&c.left.prey&c.left.vital)
	}
	return dst
}

// Needed is a lower bound of how many steps win in this turn: a primary alone, or one and the Limb that captures.
func (c *cursor) Needed() (int, bool) {
	able := c.left.limbs & around(c.left.prey&c.left.vital)
	if c.result != rules.Ongoing || c.begun && able == 0 {
		return rules.Never, false
	}
	return 1, true
}

// Far has nothing to guess: no win takes more than two steps.
func (c *cursor) Far() int { return 0 }

// Do makes a step.
func (c *cursor) Do(s rules.Step) {
	how, side, enemy := rules.How(s.Code), c.here.toMove, c.here.toMove.Other()
	k, _ := c.here.kindAt(side, s.From)
	c.trail = append(c.trail, print{before: c.stand,
		action: rules.Action{How: how, Unit: k.letter(), From: square(s.From), To: square(s.To)}})
	if c.begun {
		c.left = c.left.after(s.From, s.To, how)
	} else {
		c.left, c.begun = feeder{&c.here}.wake(s.From, s.To, how), true
	}
	if how == rules.Capture {
		taken, _ := c.here.kindAt(enemy, s.To)
		c.here.lift(enemy, taken, s.To)
	}
	c.here.lift(side, k, s.From)
	c.here.put(side, k, s.To)
	if how == rules.Immobilise {
		c.here.held[enemy] |= bit(s.To)
	}
	c.known = false
	if c.left.won {
		c.result = rules.Win(side)
	}
}

// End ends the turn: unless it has won, the bodies are settled.
func (c *cursor) End() {
	c.trail = append(c.trail, print{before: c.stand, ended: true})
	if c.result == rules.Ongoing {
		c.here.layout = *c.settle()
		if c.here.parted(c.here.toMove) {
			c.result = rules.Win(c.here.toMove.Other())
		}
	}
	c.here = *c.here.next()
	c.begun, c.known = false, false
}

// Undo takes back the last step, or the end of a turn.
func (c *cursor) Undo() {
	c.stand = c.trail[len(c.trail)-1].before
	c.trail = c.trail[:len(c.trail)-1]
}

// Begun writes the turn begun.
func (c *cursor) Begun() rules.Turn {
	var t rules.Turn
	if !c.begun {
		return t
	}
	n := len(c.trail)
	for n > 0 && !c.trail[n-1].ended {
		n--
	}
	for _, f := range c.trail[n:] {
		t.Actions = append(t.Actions, f.action)
	}
	return t
}

// settle returns the layout as it is if the turn ends here.
func (c *cursor) settle() *layout {
	if c.known {
		return &c.settled
	}
	c.settled, c.known = c.here.layout, true
	l := &c.settled
	if c.result != rules.Ongoing {
		return l
	}
	keep := [2]uint64{l.whole(rules.White), l.whole(rules.Black)}
	lost := [2]uint64{l.of(rules.White) &^ keep[0], l.of(rules.Black) &^ keep[1]}
	if lost[0]|lost[1] != 0 {
		l.lose(keep, lost)
	}
	return l
}
