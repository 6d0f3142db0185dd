package composer

import (
	"strings"

	"pbem/rules"
)

// leadersNow reports on the mover's leaders as the units stand in the middle of the turn; nil in games without leaders, and
// where the turn so far has no position of its own.
func (c *Composer) leadersNow() []rules.LeaderReport {
	if len(c.leaders) == 0 || !c.now.passed && len(c.now.turn.Actions) == 0 {
		return c.leaders
	}
	v := c.seen.verdict
	if v == nil || v.Outcome.Over() {
		return nil
	}
	// Whose leaders are told is the side to move, and the position after the turn is the other side's: it is handed back.
	line, _, _ := strings.Cut(v.Next.String(), " ")
	back, err := c.preset.Game.Parse(line + " " + string(c.position.ToMove().Letter()))
	if err != nil {
		return nil
	}
	return back.Standing().Leaders
}
