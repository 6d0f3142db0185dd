package composer

import (
	"errors"

	"pbem/rules"
	"pbem/rules/phrase"
)

// look is what the engine says of a stage.
type look struct {
	leads   []rules.Lead   // who may be making the turn; the first does, unless the player has chosen
	verdict *rules.Verdict // nil unless the turn is legal as it stands
	refused error          // why it is not; nil before the first step
	next    []option       // with what is in hand
	picks   []option       // if something else were taken in hand
}

// ask asks the engine anew.
func (c *Composer) ask() {
	l := look{leads: c.leads()}
	if s := c.now; s.passed || len(s.turn.Actions) > 0 {
		v, err := c.position.Judge(rules.Draft{Turn: led(s.turn, l.leads)})
		if l.refused = err; err == nil {
			l.verdict = &v
		}
	}
	if c.army == "" && !c.now.passed {
		l.picks = c.guide.next(c.now.idle())
		l.next = l.picks
		if c.now.held {
			l.next = c.guide.next(c.now)
		}
	}
	c.seen = l
}

// led returns the turn with its lead filled in.
func led(t rules.Turn, leads []rules.Lead) rules.Turn {
	if t.Lead == (rules.Lead{}) && len(leads) > 0 {
		t.Lead = leads[0]
	}
	return t
}

// leads lists the leaders who may be making the turn, in games in which a turn names its leader (FU-1): those of the first
// unit's colour come first.
func (c *Composer) leads() []rules.Lead {
	t := c.now.turn
	if c.words.Leads != rules.UnitLead || c.now.passed {
		return nil
	}
	var own, others []rules.Lead
	for _, l := range c.leaders {
		t.Lead = l.Lead
		if !c.could(t, l) {
			continue
		}
		if c.ofColour(l.Leader.Group, t) {
			own = append(own, l.Lead)
			continue
		}
		others = append(others, l.Lead)
	}
	return append(own, others...)
}

// could reports whether the leader may make the turn so far.
func (c *Composer) could(t rules.Turn, l rules.LeaderReport) bool {
	if len(t.Actions) == 0 {
		return len(l.Reaches) > 0
	}
	_, err := c.position.Judge(rules.Draft{Turn: t})
	return err == nil
}

// ofColour reports whether the first unit of the turn is of the AMP.
func (c *Composer) ofColour(group string, t rules.Turn) bool {
	if len(t.Actions) == 0 {
		return false
	}
	for u := range c.position.Placements() {
		if u.At == t.Actions[0].From {
			return u.Group == group
		}
	}
	return false
}

// refuser says why a tap does nothing.
type refuser struct{ *Composer }

// why asks the engine why a tap on the square leads nowhere: of what is in hand, or of the unit there.
func (c refuser) why(s rules.Square) phrase.Phrase {
	if o := c.position.Outcome(); o.Over() {
		return phrase.New("game-over", "result", string(o.Result), "why", o)
	}
	if known := c.explain(s); !known.Empty() {
		return known
	}
	t := led(c.now.turn, c.seen.leads)
	switch {
	case c.now.held:
		t = with(t, c.ofGroup(rules.Action{How: c.now.hand.how, From: c.now.hand.at, To: s}))
	case c.words.Jumps && len(t.Actions) > 0:
		a := t.Actions[len(t.Actions)-1]
		t = with(upTo(t, len(t.Actions)-1), rules.Action{From: a.From, Via: append(a.Via[:len(a.Via):len(a.Via)], a.To), To: s})
	default:
		t = with(t, c.ofGroup(rules.Action{From: s, To: s}))
	}
	_, err := c.position.Judge(rules.Draft{Turn: t})
	if err == nil {
		return phrase.New("composer-nothing-to-do", "square", s)
	}
	return reason(err)
}

// ofGroup says of the next action of a turn in which several AMPs act that it is of the AMP of its unit.
func (c refuser) ofGroup(a rules.Action) rules.Action {
	if !c.words.Several || len(c.now.turn.Actions) == 0 {
		return a
	}
	for u := range c.sketch().Placements() {
		for i, g := range c.words.Groups {
			if u.At == a.From && u.Group == g.Name && g.Side == c.position.ToMove() {
				a.Group = &c.words.Groups[i]
			}
		}
	}
	return a
}

// vacant reports whether nothing stands on a square: a tap there asks for nothing, and is no mistake.
func (c *Composer) vacant(s rules.Square) bool {
	for u := range c.sketch().Placements() {
		if u.At == s {
			return false
		}
	}
	return true
}

// hint answers a tap on a vacant square: why what is in hand cannot go there, or that nothing is there. What to do instead
// follows anyway.
func (c refuser) hint(s rules.Square) phrase.Phrase {
	switch {
	case c.position.Outcome().Over():
		return phrase.Phrase{}
	case c.now.held:
		return c.why(s)
	}
	return phrase.New("nothing-stands-on", "square", s)
}

// explain says what the engine knows of a unit that cannot begin a turn; nothing if that is not what was asked.
func (c refuser) explain(s rules.Square) phrase.Phrase {
	if c.now.held || len(c.now.turn.Actions) > 0 {
		return phrase.Phrase{}
	}
	report, err := c.position.Explain(s)
	if err != nil {
		return reason(err)
	}
	return report.Remark
}

// reason returns the sentences of a refusal without the quoted words, and without help with writing: nobody writes here.
func reason(err error) phrase.Phrase {
	v, refused := errors.AsType[*rules.Violation](err)
	switch {
	case !refused:
		return sentence(phrase.Said(err))
	case v.Spelling:
		return v.Why
	}
	return phrase.Join(phrase.Sentences, v.Why, v.Help)
}

// leadersNow reports on the leaders of both sides as the units stand in the middle of the turn; nil in games without leaders,
// and where the turn so far has no position of its own.
func (c *Composer) leadersNow() (now [2][]rules.LeaderReport) {
	at := c.position
	if c.now.passed || len(c.now.turn.Actions) > 0 {
		if c.seen.verdict == nil {
			return now
		}
		at = c.seen.verdict.Next
	}
	led, ok := at.(rules.Led)
	if !ok || len(c.leaders) == 0 {
		return now
	}
	return [2][]rules.LeaderReport{led.LeadersOf(rules.White), led.LeadersOf(rules.Black)}
}
