package measure

import (
	"pbem/rules"
	"pbem/rules/robot"
)

// Subject is what is known of a game before it is measured. It is never changed, and may be shared.
type Subject struct {
	game   rules.Game
	worth  robot.Worth
	groups map[string]int // the quota of an AMP, where turns name AMPs
	kinds  [256]int       // the quota of a kind of leader, where turns name leaders
}

// NewSubject looks a game over. It takes a few random games, to find out what units are worth: see robot.Mobility.
func NewSubject(g rules.Game) *Subject {
	s := &Subject{game: g, worth: robot.Mobility(g), groups: map[string]int{}}
	p, ok := g.Start().(rules.Partial)
	if !ok {
		return s
	}
	for _, side := range [...]rules.Side{rules.White, rules.Black} {
		for _, l := range p.LeadersOf(side) {
			if l.Lead.Unit != 0 {
				s.kinds[l.Lead.Unit] = l.Quota
			} else {
				s.groups[l.Lead.Group] = l.Quota
			}
		}
	}
	return s
}

// Worth is what the units of the game are worth.
func (s *Subject) Worth() robot.Worth { return s.worth }

// limited reports whether turns of the game have quotas.
func (s *Subject) limited() bool { return s.game.Vocabulary().Leads != rules.NoLead }

// choices counts what can be played in a position, exactly: the legal turns, or in games whose turns are made of activations the first ones.
func choices(p rules.Position) uint64 {
	switch p := p.(type) {
	case rules.Partial:
		return p.CountActivations(1)
	case rules.Counter:
		return p.Count(1)
	}
	n := uint64(0)
	for range p.Turns() {
		n++
	}
	return n
}
