package invented

import (
	"fmt"
	"math/rand/v2"
	"time"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

const (
	mostTurns   = 75  // of both sides, in a game
	mostActions = 9   // in a turn
	looked      = 200 // turns among which one is chosen
)

// game is one random game of a preset.
type game struct {
	preset  *presets.Preset
	turns   []record.Turn // their times are those of a game that begins at the zero hour
	outcome rules.Outcome
}

// played plays a preset at random until the game ends, or is resigned.
func played(p *presets.Preset, random *rand.Rand) (game, error) {
	g, at := game{preset: p}, time.Time{}
	for position := p.Game.Start(); len(g.turns) < mostTurns && !g.outcome.Over(); {
		verdict, err := someTurn(position, random)
		for range 20 { // a game that goes on tells more
			if err == nil && verdict.Outcome.Over() {
				verdict, err = someTurn(position, random)
			}
		}
		if err != nil {
			return game{}, fmt.Errorf("%s: %w", p.Name, err)
		}
		at = at.Add(7*time.Hour + time.Duration(random.IntN(3600))*time.Second)
		g.turns = append(g.turns, record.Turn{Text: verdict.Turn.String(), At: at})
		position, g.outcome = verdict.Next, verdict.Outcome
	}
	if !g.outcome.Over() {
		g.outcome = resigned(random)
	}
	return g, nil
}

func resigned(random *rand.Rand) rules.Outcome {
	o := rules.Outcome{Result: rules.WhiteWins, Cause: rules.Resigned, By: rules.ByBlack}
	if random.IntN(2) == 0 {
		o.Result, o.By = rules.BlackWins, rules.ByWhite
	}
	return o
}

// someTurn picks a legal turn at random, of several actions where turns can have many.
func someTurn(p rules.Position, random *rand.Rand) (rules.Verdict, error) {
	if s, ok := p.(rules.Setting); ok {
		if turn, ok := s.Example(); ok {
			return p.Judge(rules.Draft{Turn: turn})
		}
	}
	if first, ok := p.(rules.Partial); ok {
		turn := one(first.FirstActions(), random)
		if steps, ok := p.(rules.Stepwise); ok && !turn.IsPass() {
			turn = longer(steps, turn, random)
		}
		return p.Judge(rules.Draft{Turn: turn})
	}
	return p.Judge(rules.Draft{Turn: one(p.Turns(), random)})
}

// longer goes on with a turn for some actions.
func longer(p rules.Stepwise, turn rules.Turn, random *rand.Rand) rules.Turn {
	for range random.IntN(mostActions) {
		next := one(p.Continue(turn), random)
		if len(next.Actions) == 0 {
			return turn
		}
		turn = next
	}
	return turn
}

// one is one of the first few turns; the zero turn if there is none.
func one(turns func(func(rules.Turn) bool), random *rand.Rand) (chosen rules.Turn) {
	seen := 0
	for turn := range turns {
		if seen++; random.IntN(seen) == 0 {
			chosen = turn
		}
		if seen == looked {
			break
		}
	}
	return chosen
}
