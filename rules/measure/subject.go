// Package measure plays a game against itself and counts what happens: who wins, by what, how long it takes, what the units do.
//
// The idea: a [Subject] is what must be known of a game once; a [Tally] is sums, into which games go turn by turn, whether [Tally.Play] has
// players choose them or they were played long ago; a [Report] is what follows from the sums. Tallies of one subject can be merged in any order,
// for they hold whole numbers alone, so many can count at once and come to the same report; and they grow with the length of a game,
// not with the number of games. What a game is, is asked of it by the interfaces of package rules, so every system and preset is measured alike.
//
// Every share comes with its interval (see [ShareOf]). The intervals take what is counted as independent. Games are; the turns of one game are not
// quite, so the shares of turns, acts and squares are a little less certain than their intervals say.
package measure

import (
	"strings"

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

// Match says how a game is played.
type Match struct {
	Player robot.Player // plays both sides
	Budget int
	Seed   uint64         // every number that falls follows from it
	Limit  int            // the game is left when so many turns were played
	Start  rules.Position // nil for the game's own
}

// Play plays a game and counts it. The error is of a player whose turn is refused.
func (t *Tally) Play(m Match) error {
	position := m.Start
	if position == nil {
		position = t.about.game.Start()
	}
	t.Begin(position)
	for n := uint64(0); t.turns < m.Limit; n++ {
		turn, ok := m.Player.Turn(position, m.Budget, robot.Seed(m.Seed, n))
		if !ok {
			break
		}
		v, err := position.Judge(rules.Draft{Turn: turn})
		if err != nil {
			return err
		}
		t.Turn(Step{v.Turn, v.Captured, v.Removed, v.Next})
		if v.Outcome.Over() {
			t.End(v.Outcome)
			return nil
		}
		position = v.Next
	}
	t.End(position.Outcome())
	return nil
}

// Turned returns the start of the game with the other side to move: who compares games from both knows what beginning is worth. False for
// games that begin with set-ups, and where there is no such position.
func (s *Subject) Turned() (rules.Position, bool) {
	start := s.game.Start()
	board, rest, _ := strings.Cut(start.String(), " ")
	if rules.AwaitsSetup(start) || rest == "" {
		return nil, false
	}
	other := start.ToMove().Other()
	p, err := s.game.Parse(board + " " + string(other.Letter()) + rest[1:])
	return p, err == nil && p.ToMove() == other
}
