package main

import (
	"bufio"
	"errors"
	"fmt"

	"pbem/rules"
	"pbem/rules/listing"
)

type legalCmd struct {
	place
	output
	Square string `arg:"" optional:"" placeholder:"arg-square" help:"flag-legal-square"`
	Count  bool   `help:"flag-legal-count"`
	Limit  int    `default:"10000" help:"flag-legal-limit"`
}

func (c legalCmd) Run(env *Env) error {
	preset, position, err := c.load()
	if err != nil {
		return err
	}
	if c.Limit < 0 {
		return usage(errors.New("--limit takes a number of lines, 0 for all"))
	}
	from, err := listing.ParseSquare(c.Square, preset.Game.Vocabulary())
	if err != nil {
		return usage(err)
	}
	if err := c.begun(position); err != nil {
		return err
	}
	if c.Count {
		return c.count(env, position, from)
	}
	cut, err := c.list(env, position, from)
	if err != nil {
		return err
	}
	if cut {
		return usage(fmt.Errorf("stopped after %d lines; --limit 0 lists all, --count counts them", c.Limit))
	}
	return nil
}

// list writes the lines as they come: it stops when they can no longer be printed, as into a pipe whose reader has gone.
func (c legalCmd) list(env *Env, position rules.Position, from *rules.Square) (cut bool, err error) {
	out := bufio.NewWriter(env.Out)
	buffered := *env
	buffered.Out = out
	cut, err = listing.Lines(position, from, c.Limit, func(line string) error {
		if c.json() {
			return buffered.printJSON(map[string]string{"turn": line})
		}
		_, err := out.WriteString(line + "\n")
		return err
	})
	if err != nil {
		return false, err
	}
	return cut, out.Flush()
}

func (c legalCmd) count(env *Env, position rules.Position, from *rules.Square) error {
	total := listing.Count(position, from)
	if c.json() {
		return env.printJSON(map[string]uint64{"count": total})
	}
	_, err := fmt.Fprintln(env.Out, total)
	return err
}
