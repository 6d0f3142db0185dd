package main

import (
	"errors"
	"fmt"
	"time"

	"pbem/cmd/internal/picture"
	"pbem/cmd/internal/stepping"
	"pbem/cmd/internal/terminal"
	"pbem/notation/record"
	"pbem/rules"
)

type replayCmd struct {
	ownRules
	textStyle
	File   string        `arg:"" placeholder:"arg-file" help:"flag-replay-file"`
	At     int           `default:"-1" placeholder:"place-turns" help:"flag-replay-at"`
	Format string        `enum:"text,json,svg,png,html,gif" default:"text" help:"flag-replay-format"`
	Board  bool          `help:"flag-replay-board"`
	Step   bool          `help:"flag-replay-step"`
	As     string        `enum:"white,black,mover" default:"white" help:"flag-replay-as"`
	Delay  time.Duration `default:"1500ms" help:"flag-replay-delay"`
	Output string        `short:"o" placeholder:"place-file" help:"flag-output"`
}

func (c replayCmd) Run(env *Env) error {
	if err := c.check(); err != nil {
		return usage(err)
	}
	m, r, err := env.parsed(c.File)
	if err != nil {
		return err
	}
	by, err := c.by(m, r)
	if err != nil {
		return usage(err)
	}
	if turns := len(r.Played()); c.At > turns {
		return usage(fmt.Errorf("%s has only %d turns", terminal.Name(c.File), turns))
	}
	at := c.At
	if c.Step {
		at = -1
	}
	steps, err := record.Steps(r, by.Game, at)
	if err != nil {
		return broken(env, c.File, err)
	}
	if c.Step {
		return c.step(env, r, by.Game, steps)
	}
	return c.print(env, r, by.Game, steps)
}

// broken reports a record that cannot be replayed.
func broken(env *Env, name string, err error) error {
	complain(env, name, err)
	return notSo()
}

// check refuses flags that do not go together.
func (c replayCmd) check() error {
	switch {
	case c.At < -1:
		return errors.New("--at takes the number of a turn")
	case c.Step && (c.Format != "text" || c.Output != ""):
		return errors.New("--step draws in text on this terminal: it goes neither with another --format nor with -o")
	case c.Board && c.Format == "json":
		return errors.New("--board draws in text, and --format json is the position line: choose one of them")
	case c.Format == "gif" && c.As == "mover":
		return errors.New("in a gif the board stays as it is, else it would turn round with every turn: choose --as white or --as black")
	case c.Delay < picture.LeastDelay || c.Delay > picture.MostDelay:
		return fmt.Errorf("--delay is from %v to %v, not %v", picture.LeastDelay, picture.MostDelay, c.Delay)
	}
	return c.textStyle.check(c.Format)
}

func (c replayCmd) print(env *Env, r *record.Record, game rules.Game, steps []record.Step) error {
	last := len(steps) - 1
	position := steps[last].After
	switch {
	case c.Format == "json":
		line, err := terminal.JSONLine(map[string]any{"turns": last - len(r.Setups()), "position": position.String()})
		if err != nil {
			return err
		}
		return writeResult(env, c.Output, line)
	case c.Format == "gif":
		return c.film(env, r, game, steps)
	case c.Format == "text" && !c.Board && c.Style == "":
		return writeResult(env, c.Output, []byte(position.String()+"\n"))
	}
	players := r.Tag("White") + " – " + r.Tag("Black")
	drawn, err := picture.Draw(picture.After(r, game, steps, c.As).In(env.Words.Say), c.Format, c.style(), picture.Heading{Title: players, In: env.Words})
	if err != nil {
		return outside(err)
	}
	return writeResult(env, c.Output, drawn)
}

// step shows the game on a terminal, from the start or from --at on.
func (c replayCmd) step(env *Env, r *record.Record, game rules.Game, steps []record.Step) error {
	defer env.orderly()()
	shown := stepping.Game{Last: len(steps) - 1, View: func(at int) (string, error) {
		drawn, err := picture.Draw(picture.After(r, game, steps[:at+1], c.As).In(env.Words.Say), "text", c.style(), picture.Heading{})
		return string(drawn), err
	}}
	begin := 0
	if c.At > 0 {
		begin = min(c.At+len(r.Setups()), shown.Last)
	}
	ok, err := stepping.OnTerminal(env.Context, env.In, env.Out, shown, begin)
	if !ok && err == nil {
		return usage(errors.New("--step needs a terminal, and standard input is none"))
	}
	return err
}

// film makes an animation of the game.
func (c replayCmd) film(env *Env, r *record.Record, game rules.Game, steps []record.Step) error {
	film, err := picture.Film(r, game, steps, c.As, env.Words.Say, c.Delay)
	if err != nil {
		return outside(err)
	}
	return writeResult(env, c.Output, film)
}
