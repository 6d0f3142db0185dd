package composer

import (
	"fmt"
	"strings"

	"pbem/rules"
)

// choice is a Choice with what it does.
type choice struct {
	Choice
	act func()
}

// choices lists what can be done now other than by a tap on a square.
func (c *Composer) choices() []choice {
	switch {
	case c.army != "":
		return c.setupChoices()
	case len(c.now.doubt) > 0:
		return c.steps(c.now.doubt)
	}
	var list []option
	for _, o := range c.seen.next {
		if o.kind == become || o.kind == pass || o.kind == land && o.at == rules.Off() {
			list = append(list, o)
		}
	}
	return append(c.steps(list), c.leadChoices()...)
}

func (c *Composer) steps(options []option) []choice {
	var list []choice
	for _, o := range options {
		list = append(list, choice{Choice{Label: c.label(o)}, func() { c.take(o) }})
	}
	return list
}

// label says what a step does.
func (c *Composer) label(o option) string {
	switch {
	case o.kind == pass:
		return "Pass"
	case o.kind == become:
		text := fmt.Sprintf("Promote %s to %s", o.at, c.unitName(o.into))
		if c.slidable() {
			text += ", without a slide"
		}
		return text
	case o.at == rules.Off():
		return "Off the board"
	case o.how == rules.Move:
		return fmt.Sprintf("Move to %s", o.at)
	}
	verb := map[rules.How]string{rules.Capture: "Capture", rules.Immobilise: "Immobilise", rules.Convert: "Convert"}[o.how]
	return fmt.Sprintf("%s the %s", verb, c.named(o.at))
}

// slidable reports whether a slide may come next.
func (c *Composer) slidable() bool {
	for _, o := range c.seen.picks {
		if o.how == rules.Slide {
			return true
		}
	}
	return false
}

// leadChoices offers the leaders who may be making the turn, where there are several (FU-1).
func (c *Composer) leadChoices() []choice {
	var list []choice
	if len(c.seen.leads) < 2 {
		return nil
	}
	chosen := c.now.turn
	if len(chosen.Actions) > 0 {
		chosen = led(chosen, c.seen.leads)
	}
	for _, l := range c.seen.leads {
		list = append(list, choice{Choice{"Led by the " + c.leaderName(l), l == chosen.Lead}, func() { c.lead(l) }})
	}
	return list
}

// lead gives the turn to a leader.
func (c *Composer) lead(l rules.Lead) {
	if c.now.turn.Lead == l {
		return
	}
	next := c.now.idle()
	next.turn.Lead = l
	c.enter(next)
}

// leaderName names a leader where it stood when the turn began: "grey King on j3".
func (c *Composer) leaderName(l rules.Lead) string {
	for _, r := range c.leaders {
		if r.Lead.At == l.At {
			return fmt.Sprintf("%s %s on %s", r.Leader.Group, c.unitName(r.Leader.Unit), l.At)
		}
	}
	return l.String()
}

func (c *Composer) unitName(letter byte) string {
	if u, ok := c.words.Unit(letter); ok {
		return u.Name
	}
	return string(letter)
}

// named names what stands on a square in the sketch, the upper unit where there are two: "orange warmachine on n4".
func (c *Composer) named(s rules.Square) string {
	for u := range c.sketch().Placements() {
		if u.At == s {
			return strings.TrimSpace(u.Group + " " + c.unitName(u.Unit) + " on " + s.String())
		}
	}
	return "square " + s.String()
}

func (c *Composer) sketch() *sketch {
	return newSketch(c.position, c.words, c.now.turn, c.seen.verdict)
}
