package adjudicator

import "pbem/rules"

// Losses are units that turns took off the board, as they stood.
type Losses struct {
	Captured, Removed []rules.Placement // by one turn: see rules.Verdict
	All               []rules.Placement // by that turn and all before it, in order
}

// Losses returns what turn n took, and what was lost up to it, as the events keep it; nothing before the first turn.
func (m *Match) Losses(n int) (l Losses) {
	for i := range min(n, len(m.Turns)) {
		l.Captured, l.Removed = placementsOf(m, m.Turns[i].Captured), placementsOf(m, m.Turns[i].Removed)
		l.All = append(append(l.All, l.Captured...), l.Removed...)
	}
	return l
}

func placementsOf(m *Match, list []Taken) []rules.Placement {
	var all []rules.Placement
	for _, t := range list {
		all = append(all, t.placement(m.Game.Vocabulary()))
	}
	return all
}

// placement is the unit as a position has it. An AMP may be called as a side is, but is written small.
func (t Taken) placement(v *rules.Vocabulary) rules.Placement {
	p := rules.Placement{At: t.At, Unit: t.Unit}
	switch t.Owner {
	case neutral:
		p.Neutral, p.Group, p.Code = true, neutral, 'n'
	case rules.Black.String():
		p.Side = rules.Black
	}
	for _, g := range v.Groups {
		if g.Name == t.Owner {
			p.Side, p.Group, p.Code = g.Side, g.Name, g.Code
		}
	}
	return p
}
