// Package robots has programs think about turns, in processes of their own.
//
// A [Thinker] is asked a [Task] and answers with a [Thought]. [Here] thinks in this process; a [Pool] has child processes, each of which
// speaks the lines of [Serve] over its standard input and output. A child is given a position, the turns since and a seed, and nothing
// else: no store, no key, no environment.
//
// The lines, each answered by one:
//
//	hello 1                            hello 1 NAME
//	game PRESET|FILE [OPTION=VALUE …]  ready levels N
//	position start|LINE [turns T ; …]  ready
//	go [nodes N] [seed S] [level L]    bestturn T score N line T ; …
//	quit
//
// What can't be done is answered by "error" and why, in words, and changes nothing.
package robots

import (
	"context"
	"fmt"

	"pbem/mailer/panics"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

// Thinker finds turns.
type Thinker interface {
	// Think answers a task. It ends with the context.
	Think(ctx context.Context, t Task) (Thought, error)
	// Name is the program that thinks, as records tell it: "pbem 1.0".
	Name() string
}

// Task is what a program is asked.
type Task struct {
	Rules    Rules
	Position string   // the line where the known part of the game begins; "" for the game's own start
	Turns    []string // canonical, played since
	Level    int      // 0 for the highest
	Nodes    int      // 0 for the level's own
	Seed     uint64
}

// Rules are the rules of a game: a preset's file, and its options.
type Rules struct {
	Name     string // of the preset
	Data     []byte // of its file; nil for a built-in preset
	Hash     string // of the file
	Settings []presets.Setting
}

// Thought is the answer.
type Thought struct {
	Turn  string   // canonical
	Score int      // what the side to move expects, from 0 (lost) to 100
	Line  []string // what is expected, beginning with the turn
}

// Here thinks in this process.
type Here struct{ Program string }

// Name implements Thinker.
func (h Here) Name() string { return h.Program }

// Think implements Thinker. It doesn't look at the context: its budget ends it.
func (Here) Think(_ context.Context, t Task) (thought Thought, err error) {
	preset, err := t.Rules.preset()
	if err != nil {
		return Thought{}, err
	}
	position := t.Position
	if position == "" {
		position = preset.Game.Start().String()
	}
	task, err := taskOf(preset.Game, position, t.Turns)
	if err != nil {
		return Thought{}, err
	}
	task.Level, task.Nodes, task.Seed = t.Level, t.Nodes, t.Seed
	return think(robot.New(preset.Game), task)
}

func (r Rules) preset() (*presets.Preset, error) {
	if r.Data == nil {
		return presets.Builtin(r.Name, r.Settings)
	}
	return presets.Kept(r.Name+".yaml", r.Data, r.Settings)
}

// think has a robot answer. A panic of its is an error of this task alone.
func think(r *robot.Robot, task robot.Task) (thought Thought, err error) {
	if task.Level == 0 {
		task.Level = r.Levels()
	}
	err = panics.Contain("thinking", func() error {
		t, err := r.Think(task)
		if err != nil {
			return err
		}
		thought = Thought{Turn: t.Turn.String(), Score: t.Score, Line: written(t.Line)}
		return nil
	})
	return thought, err
}

func written(turns []rules.Turn) []string {
	list := make([]string, len(turns))
	for i, t := range turns {
		list[i] = t.String()
	}
	return list
}

// taskOf reads a position and the turns played since.
func taskOf(g rules.Game, line string, turns []string) (robot.Task, error) {
	start, err := g.Parse(line)
	if err != nil {
		return robot.Task{}, fmt.Errorf("the position can't be read: %w", err)
	}
	task, p := robot.Task{Start: start}, start
	for i, text := range turns {
		if p.Outcome().Over() {
			return robot.Task{}, fmt.Errorf("turn %d: the game is over before it", i+1)
		}
		v, err := notation.Judge(text, g.Vocabulary(), p)
		if err != nil {
			return robot.Task{}, fmt.Errorf("turn %d: %w", i+1, err)
		}
		task.Turns, p = append(task.Turns, v.Turn), v.Next
	}
	return task, nil
}

// RulesOf are the rules of a preset with its options.
func RulesOf(p *presets.Preset) Rules {
	return Rules{Name: p.Name, Data: p.Data, Hash: p.Hash, Settings: p.Settings}
}
