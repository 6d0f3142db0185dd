package measure

import (
	"strings"

	"pbem/rules"
	"pbem/rules/robot"
)

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
