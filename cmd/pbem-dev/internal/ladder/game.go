package ladder

import (
	"fmt"

	"pbem/rules"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

// played is a game as far as it was played.
type played struct {
	preset   *presets.Preset
	position rules.Position
	since    rules.Position // that after the last turn which can't be taken back: nothing before it occurs again
	turns    []rules.Turn   // played since
	times    map[string]int // how often the positions since then occurred
	quiet    int
	count    int // of all turns
}

// play plays a game to its end, or to a limit of turns: then its outcome is open.
func play(preset *presets.Preset, sides [2]Player, seed uint64, limit int) (rules.Outcome, int, error) {
	at := &played{preset: preset, position: preset.Game.Start()}
	at.begin()
	for at.count < limit {
		side := at.position.ToMove()
		turn, err := sides[side].turn(at, robot.Seed(seed, uint64(at.count)))
		if err != nil {
			return rules.Outcome{}, at.count, fmt.Errorf("%s as %s at %s: %w", sides[side].Name, side, at.position, err)
		}
		v, err := at.position.Judge(rules.Draft{Turn: turn})
		if err != nil {
			return rules.Outcome{}, at.count, fmt.Errorf("%s as %s at %s: %s: %w", sides[side].Name, side, at.position, turn, err)
		}
		if o := at.pass(v); o.Over() {
			return o, at.count, nil
		}
	}
	return rules.Outcome{}, at.count, nil
}

func (at *played) begin() {
	at.since, at.turns, at.times = at.position, nil, map[string]int{rules.Recurring(at.position.String()): 1}
}

// pass goes on to the position after a turn, and claims a draw that may be claimed there.
func (at *played) pass(v rules.Verdict) rules.Outcome {
	at.position = v.Next
	at.count++
	if v.Outcome.Over() {
		return v.Outcome
	}
	if at.quiet++; v.Reset || len(v.Captured) > 0 || v.Turn.IsSetup() {
		at.quiet = 0
		at.begin()
		return v.Outcome
	}
	at.turns = append(at.turns, v.Turn)
	line := rules.Recurring(v.Next.String())
	at.times[line]++
	switch p := at.preset; {
	case p.Repetition > 0 && at.times[line] >= p.Repetition:
		return claimed(v.Next, rules.Repetition)
	case p.QuietTurns > 0 && at.quiet >= p.QuietTurns:
		return claimed(v.Next, rules.QuietTurns)
	}
	return v.Outcome
}

// claimed is a draw, or what it is worth in the game.
func claimed(p rules.Position, cause rules.Cause) rules.Outcome {
	if o := p.Standing().Draw; o.Over() {
		return rules.Outcome{Result: o.Result, Cause: cause}
	}
	return rules.Outcome{Result: rules.Drawn, Cause: cause}
}
