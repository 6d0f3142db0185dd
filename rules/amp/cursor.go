package amp

import "pbem/rules"

// cursor keeps rules.Cursor: a position, the turn that is being made on it, and what it takes to go back.
type cursor struct {
	here   Position
	turn   play // on the layout of here
	begun  bool
	result rules.Result
	sums
	trail  []print
	worths *worths
	prey   prey
}

// print is what a step or the end of a turn leaves to be taken back by.
type print struct {
	sums
	turn   play
	move   move
	was    unit // what the step took or converted
	begun  bool
	ended  bool
	result rules.Result
}

// Cursor returns a cursor at the position. See rules.Stepping.
func (p *Position) Cursor() rules.Cursor {
	c := &cursor{here: *p, result: rules.Ongoing, worths: newWorths(p)}
	if o := p.Outcome(); o.Over() {
		c.result = o.Result
	}
	c.sums = c.summed()
	c.prey.read(p.game)
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

// Steps appends every step that may come next.
func (c *cursor) Steps(dst []rules.Step) []rules.Step {
	if c.result != rules.Ongoing {
		return dst
	}
	var room [maxLeads]lead
	for _, who := range c.actors(room[:0]) {
		t := c.as(who)
		var moves [256]move
		for _, m := range t.appendMoves(moves[:0], who) {
			dst = append(dst, c.step(m))
		}
	}
	return dst
}

// actors appends who may act next: before a turn all leads, then who makes it, and where several AMPs may act those that may go on.
func (c *cursor) actors(dst []lead) []lead {
	if !c.begun {
		return c.here.game.leads(dst, &c.here.layout, c.here.toMove)
	}
	dst = append(dst, lead{c.turn.group, c.turn.leader})
	if c.turn.more > 0 {
		dst = relay{&c.turn}.next(dst)
	}
	return dst
}

// as is the turn as the one who acts next has it.
func (c *cursor) as(who lead) play {
	switch {
	case !c.begun:
		return c.here.game.begin(&c.here.layout, c.here.toMove, who)
	case !c.here.game.byUnit() && who.group != c.turn.group:
		return relay{&c.turn}.handedTo(who)
	}
	return c.turn
}

// step writes a move. Its code has the AMP, the leader's square and the deed.
func (c *cursor) step(m move) rules.Step {
	s := rules.Step{From: m.from, To: m.to, Lead: uint8(m.lead.group), Code: uint32(m.lead.group)<<24 | uint32(m.lead.leader)<<16 | uint32(m.deed)}
	if c.here.game.byUnit() {
		s.Lead = m.lead.leader
	}
	s.Takes = m.deed == conversion || c.here.cell[m.to] != 0
	return s
}

func moveOf(s rules.Step) move {
	return move{lead: lead{int(s.Code >> 24), uint8(s.Code >> 16)}, from: s.From, to: s.To, deed: deed(s.Code)}
}

// Do makes a step.
func (c *cursor) Do(s rules.Step) { c.do(moveOf(s)) }

func (c *cursor) do(m move) {
	c.trail = append(c.trail, print{sums: c.sums, turn: c.turn, move: m, begun: c.begun, result: c.result})
	c.turn, c.begun = c.as(m.lead), true
	c.leaves(m.from)
	if m.to != m.from {
		c.leaves(m.to)
	}
	c.trail[len(c.trail)-1].was = c.turn.do(m)
	c.arrives(m.to)
	if c.turn.won {
		c.result = c.after()
	}
}

// after is the result of the game if the turn ended here.
func (c *cursor) after() rules.Result {
	next := c.here
	next.toMove = c.here.toMove.Other()
	if o := next.afterTurn(); o.Over() {
		return o.Result
	}
	return rules.Ongoing
}

// End ends the turn.
func (c *cursor) End() {
	c.trail = append(c.trail, print{turn: c.turn, begun: c.begun, ended: true, result: c.result})
	if c.here.game.ends != nil && c.result == rules.Ongoing {
		c.result = c.after()
	}
	if c.here.game.spec.Limit > 0 {
		c.here.turns++
	}
	c.here.toMove, c.begun = c.here.toMove.Other(), false
}

// Undo takes back the last step, or the end of a turn.
func (c *cursor) Undo() {
	f := &c.trail[len(c.trail)-1]
	if f.ended {
		c.here.toMove = c.here.toMove.Other()
		if c.here.game.spec.Limit > 0 {
			c.here.turns--
		}
	} else {
		c.turn.undo(f.move, f.was, c.turn.rights)
		c.sums = f.sums
	}
	c.turn, c.begun, c.result = f.turn, f.begun, f.result
	c.trail = c.trail[:len(c.trail)-1]
}

// Begun writes the turn begun: it is taken back and made again, for an action is written before it is made.
func (c *cursor) Begun() rules.Turn {
	var moves []move
	for c.begun {
		moves = append(moves, c.trail[len(c.trail)-1].move)
		c.Undo()
	}
	var t rules.Turn
	for i := len(moves) - 1; i >= 0; i-- {
		m := moves[i]
		if !c.begun {
			t.Lead = c.here.leadOf(m.lead)
		}
		acting := c.as(m.lead)
		t.Actions = append(t.Actions, relay{&acting}.write(m))
		c.do(m)
	}
	return t
}
