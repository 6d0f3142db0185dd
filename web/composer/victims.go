package composer

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// takes lists, by the square that a unit could go to next, what it would take on its way: in games in which units capture by
// going over others, the square itself does not show that.
func (c *Composer) takes() map[rules.Square][]rules.Placement {
	if !c.words.Jumps || c.army != "" {
		return nil
	}
	var before int // what the turn has taken already
	if v := c.seen.verdict; v != nil {
		before = len(v.Captured)
	}
	all := map[rules.Square][]rules.Placement{}
	for _, o := range c.seen.next {
		if o.kind != land {
			continue
		}
		if v, err := c.position.Judge(rules.Draft{Turn: o.turn}); err == nil && len(v.Captured) > before {
			all[o.at] = append(all[o.at], v.Captured[before:]...)
		}
	}
	return all
}

// taking says what would be taken.
func (c *Composer) taking(units []rules.Placement) phrase.Phrase {
	var said []phrase.Phrase
	for _, u := range units {
		said = append(said, c.placed(u))
	}
	if len(said) == 0 {
		return phrase.Phrase{}
	}
	return phrase.New("composer-mark-takes", "units", phrase.Join(phrase.And, said...))
}
