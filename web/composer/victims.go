package composer

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// taking is a square that a unit could go to next, with what it would take on its way.
type taking struct {
	at    rules.Square
	units []rules.Placement
}

// takes lists what the steps shown would take: in games in which units capture by going over others, the square that they go to
// does not show that.
func (c marker) takes() (all []taking) {
	if !c.words.Jumps || c.army != "" {
		return nil
	}
	var before int // what the turn has taken already
	if v := c.seen.verdict; v != nil {
		before = len(v.Captured)
	}
	for _, o := range c.seen.next {
		if o.kind != land {
			continue
		}
		if v, err := c.position.Judge(rules.Draft{Turn: o.turn}); err == nil && len(v.Captured) > before {
			all = append(all, taking{o.at, v.Captured[before:]})
		}
	}
	return all
}

// taken says what a step to a square would take.
func (c marker) taken(all []taking, at rules.Square) phrase.Phrase {
	var said []phrase.Phrase
	for _, t := range all {
		if t.at != at {
			continue
		}
		for _, u := range t.units {
			said = append(said, c.placed(u))
		}
	}
	if len(said) == 0 {
		return phrase.Phrase{}
	}
	return phrase.New("composer-mark-takes", "units", phrase.Join(phrase.And, said...))
}
