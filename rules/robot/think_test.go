package robot_test

import (
	"errors"
	"fmt"
	"testing"

	"pbem/rules"
	"pbem/rules/robot"
)

// TestThink: in every game and at every level a legal turn, the same for the same task, within the budget.
func TestThink(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"chesimals-0.1", "chesimals-2", "fusion-1", "lifeform", "lifeform-open", "lifeform-secret", "amoeba", "amoeba-unbound", "cosmic"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r, p := robot.New(game(t, name)), game(t, name).Start()
			var turns []rules.Turn
			for n := range 10 {
				task := robot.Task{Turns: turns, Level: 1 + n%r.Levels(), Nodes: 50, Seed: uint64(n)}
				thought, err := r.Think(task)
				if err != nil {
					t.Fatalf("%s: %v", p, err)
				}
				if again, _ := r.Think(task); fmt.Sprint(again) != fmt.Sprint(thought) {
					t.Fatalf("%s: the same task gives %v and %v", p, thought, again)
				}
				v, err := p.Judge(rules.Draft{Turn: thought.Turn})
				if err != nil {
					t.Fatalf("%s: %s: %v", p, thought.Turn, err)
				}
				if thought.Nodes > task.Nodes || thought.Score < 0 || thought.Score > 100 || len(thought.Line) == 0 || thought.Line[0].String() != v.Turn.String() {
					t.Fatalf("%s: %+v", p, thought)
				}
				if turns, p = append(turns, v.Turn), v.Next; v.Outcome.Over() {
					break
				}
			}
		})
	}
}

// TestNoThought: a task without an answer says why.
func TestNoThought(t *testing.T) {
	t.Parallel()
	g := game(t, "cosmic")
	r, over, won := robot.New(g), at(t, g, "6/6/6/6/6/K4k w"), at(t, g, "p4k/6/6/6/P5/Kr4 w")
	take, nonsense := turn(t, won, "Ka1xc1"), rules.Turn{Actions: []rules.Action{{How: rules.Move}}}
	if _, err := r.Think(robot.Task{Start: over, Level: 1}); !errors.Is(err, robot.ErrOver) {
		t.Errorf("over: %v", err)
	}
	var level *robot.LevelError
	for _, n := range []int{-1, 0, 6, 1 << 60} {
		if _, err := r.Think(robot.Task{Level: n}); !errors.As(err, &level) || level.Level != n || level.Levels != 5 {
			t.Errorf("level %d: %v", n, err)
		}
	}
	var bad *robot.TurnError
	var violation *rules.Violation
	if _, err := r.Think(robot.Task{Turns: []rules.Turn{nonsense}, Level: 1}); !errors.As(err, &bad) || bad.Number != 1 || !errors.As(err, &violation) {
		t.Errorf("a turn that isn't legal: %v", err)
	}
	if _, err := r.Think(robot.Task{Start: won, Turns: []rules.Turn{take, nonsense}, Level: 1}); !errors.As(err, &bad) || bad.Number != 2 {
		t.Errorf("a second turn that is not legal: %v", err)
	}
}

// turn returns the legal turn that is written so.
func turn(t *testing.T, p rules.Position, text string) rules.Turn {
	t.Helper()
	for turn := range p.Turns() {
		if turn.String() == text {
			return turn
		}
	}
	for turn := range p.Turns() {
		t.Log(turn)
	}
	t.Fatalf("%s: no turn %s", p, text)
	return rules.Turn{}
}
