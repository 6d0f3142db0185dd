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

type perftCmd struct {
	place
	output
	Turns       *int `arg:"" optional:"" name:"n" placeholder:"arg-n" help:"flag-perft-n"`
	Activations *int `placeholder:"place-number" help:"flag-perft-activations"`
	Single      *int `placeholder:"place-number" help:"flag-perft-single"`
	Divide      bool `help:"flag-perft-divide"`
}

// maxDepth is far beyond what can be counted; it keeps a slip of the finger from running for ever without a word.
const maxDepth = 100

func (c perftCmd) Run(env *Env) error {
	_, position, err := c.load()
	if err != nil {
		return err
	}
	count, n, err := c.counting(position)
	if err != nil {
		return err
	}
	if err := c.begun(position); err != nil {
		return err
	}
	if c.Divide && n > 0 {
		if err := c.divide(env, position, count, n); err != nil {
			return err
		}
	}
	total, err := count(position, n)
	if err != nil {
		return err
	}
	if c.json() {
		return env.printJSON(map[string]uint64{"nodes": total})
	}
	_, err = fmt.Fprintln(env.Out, "nodes", total)
	return err
}

type counter func(rules.Position, int) (uint64, error)

// counting chooses what is counted, and how deep.
func (c perftCmd) counting(position rules.Position) (counter, int, error) {
	given, n, count := 0, 0, counter(nil)
	choose := func(depth *int, f counter) {
		if depth != nil {
			given, n, count = given+1, *depth, f
		}
	}
	choose(c.Turns, rules.Perft)
	choose(c.Single, rules.PerftSingle)
	choose(c.Activations, countActivations)
	_, partial := position.(rules.Partial)
	switch {
	case given != 1:
		return nil, 0, usage(errors.New("say one of N, --activations N and --single N"))
	case n < 0 || n > maxDepth:
		return nil, 0, usage(fmt.Errorf("a depth is a number from 0 to %d", maxDepth))
	case c.Turns == nil && !partial:
		return nil, 0, usage(errors.New("--activations and --single are for AMP games, whose turns are too many to count; give N alone to count this game's turns"))
	case c.Divide && c.Activations != nil:
		return nil, 0, usage(errors.New("--divide goes with N or --single N"))
	}
	return count, n, nil
}

func countActivations(p rules.Position, n int) (uint64, error) {
	return p.(rules.Partial).CountActivations(n), nil
}

// divide prints the count below each first turn, sorted bytewise.
func (c perftCmd) divide(env *Env, position rules.Position, count counter, n int) error {
	d := listing.Division{Count: count, Single: c.Single != nil, Depth: n, Line: func(first rules.Turn, below uint64) string {
		if c.json() {
			return fmt.Sprintf("{\"turn\":%q,\"nodes\":%d}", first, below)
		}
		return fmt.Sprintf("%s %d", first, below)
	}}
	return d.Write(position, func(line string) error {
		_, err := fmt.Fprintln(env.Out, line)
		return err
	})
}
