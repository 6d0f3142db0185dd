package composer

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// choice is a step that is no tap on a square, with what it does.
type choice struct {
	label phrase.Phrase
	on    bool // see Choice
	act   func()
	unit  byte // that it places; 0 for none
	count int  // how many of it are left
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
		list = append(list, choice{label: c.label(o), act: func() { c.take(o) }})
	}
	return list
}

// label says what a step does.
func (c *Composer) label(o option) phrase.Phrase {
	switch {
	case o.kind == pass:
		return phrase.New("composer-pass")
	case o.kind == become:
		if c.slidable() {
			return phrase.New("composer-promote-without-slide", "square", o.at, "unit", c.unitName(o.into))
		}
		return phrase.New("composer-promote", "square", o.at, "unit", c.unitName(o.into))
	case o.at == rules.Off():
		return phrase.New("composer-off-the-board")
	case o.how == rules.Move:
		return phrase.New("composer-move-to", "square", o.at)
	case o.how == rules.Immobilise:
		return phrase.New("composer-immobilise", "unit", c.named(o.at))
	case o.how == rules.Convert:
		return phrase.New("composer-convert", "unit", c.named(o.at))
	}
	return phrase.New("composer-capture", "unit", c.named(o.at))
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
		list = append(list, choice{label: phrase.New("composer-led-by", "unit", c.leaderName(l)), on: l == chosen.Lead, act: func() { c.lead(l) }})
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
func (c *Composer) leaderName(l rules.Lead) phrase.Phrase {
	for _, r := range c.leaders {
		if r.Lead.At == l.At {
			return c.placed(r.Leader)
		}
	}
	return phrase.Of(l)
}

// placed names a unit and its square: "orange warmachine on n4".
func (c *Composer) placed(u rules.Placement) phrase.Phrase {
	if u.Group == "" {
		return phrase.New("composer-unit-on", "unit", c.unitName(u.Unit), "square", u.At)
	}
	return phrase.New("unit-of-group-on", "group", phrase.Term{Kind: "group", Name: u.Group}, "unit", c.unitName(u.Unit), "square", u.At)
}

func (c *Composer) unitName(letter byte) phrase.Term {
	if u, ok := c.words.Unit(letter); ok {
		return phrase.Term{Kind: "unit", Name: u.Name}
	}
	return phrase.Term{Kind: "unit", Name: string(rune(letter))}
}

// named names what stands on a square in the sketch, the upper unit where there are two; without one, the square.
func (c *Composer) named(s rules.Square) phrase.Phrase {
	for u := range c.sketch().Placements() {
		if u.At == s {
			return c.placed(u)
		}
	}
	return phrase.New("composer-square", "square", s)
}

func (c *Composer) sketch() *sketch {
	return newSketch(c.position, c.words, c.now.turn, c.seen.verdict)
}
