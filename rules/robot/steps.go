package robot

import (
	"math/rand/v2"

	"pbem/rules"
	"pbem/rules/robot/beam"
)

// byBeam answers where turns are made of many steps. See package beam.
func (r *Robot) byBeam(p rules.Position, c rules.Cursor, t Task, met map[string]int) (Thought, error) {
	level := beam.LevelsOf(r.game.Vocabulary())[t.Level-1]
	if t.Best {
		level.Whim, level.Margin = 0, 0
	}
	found, ok := beam.Think(c, beam.Task{
		Level: level,
		Nodes: t.Nodes,
		Whole: t.Best,
		Seed:  t.Seed,
		Seen:  func(p rules.Position) int { return met[rules.Recurring(p.String())] },
	})
	if !ok {
		return Thought{}, ErrNoTurn
	}
	thought := Thought{Score: found.Score, Nodes: found.Nodes}
	for i, turn := range found.Line {
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil {
			return Thought{}, &TurnError{len(t.Turns) + 1 + i, turn, err}
		}
		thought.Line = append(thought.Line, v.Turn)
		if p = v.Next; v.Outcome.Over() {
			break
		}
	}
	thought.Turn = thought.Line[0]
	return thought, nil
}

// setups is how many set-ups a robot of the best level chooses from.
const setups = 40

// arrange sets up: of some legal set-ups, the more the higher the level, the one of which the judge has the least to warn. Where set-ups are
// secret it thinks of nothing but the game and its own side.
func (r *Robot) arrange(s rules.Setting, side rules.Side, t Task) (Thought, error) {
	if s.Secret() {
		if start, ok := r.game.Start().(rules.Setting); ok {
			s, _ = start.For(side).(rules.Setting)
		}
	}
	p, ok := s.(rules.Position)
	if !ok {
		return Thought{}, ErrNoTurn
	}
	tries := setups * (t.Level - 1) / max(1, r.Levels()-1)
	return chosenSetup(s, p, max(1, tries), dice(t.Seed), t.Nodes)
}

func chosenSetup(s rules.Setting, p rules.Position, tries int, d *rand.Rand, nodes int) (Thought, error) {
	best, warnings, spent := rules.Turn{}, -1, 0
	for range tries {
		if nodes > 0 && spent == nodes {
			break
		}
		spent++
		turn, ok := Shuffled(s, d)
		if !ok {
			continue
		}
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err == nil && (warnings < 0 || len(v.Notes) < warnings) {
			best, warnings = v.Turn, len(v.Notes)
		}
		if warnings == 0 {
			break
		}
	}
	if warnings < 0 {
		return Thought{}, ErrNoTurn
	}
	return Thought{Turn: best, Score: 50, Line: []rules.Turn{best}, Nodes: spent}, nil
}
