package measure

import (
	"pbem/rules"
	"pbem/rules/robot"
)

// Play has a player play a game for both sides, to its end or until so many turns were played, and counts it. Every number that falls
// follows from the seed, and another seed makes another game. The error is of a player whose turn is refused.
func (t *Tally) Play(p robot.Player, budget int, seed uint64, limit int) error {
	position := t.about.game.Start()
	t.Begin(position)
	for n := uint64(0); t.turns < limit; n++ {
		turn, ok := p.Turn(position, budget, robot.Seed(seed, n))
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
