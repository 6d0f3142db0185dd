package main

import (
	"bufio"
	"fmt"
	"iter"
	"slices"

	"pbem/rules"
)

type legalCmd struct {
	place
	output
	Square string `arg:"" optional:"" help:"Only the turns that begin with the unit on this square."`
	Count  bool   `help:"Print the number alone, exact, without listing."`
	Limit  int    `default:"10000" help:"Stop listing after so many lines; 0 is no limit."`
}

func (c legalCmd) Run(env *Env) error {
	_, position, err := c.load()
	if err != nil {
		return err
	}
	from, err := c.square()
	if err != nil {
		return err
	}
	if c.Count {
		return c.count(env, position, from)
	}
	lines, cut := c.collect(position, from)
	if err := c.print(env, lines); err != nil {
		return err
	}
	if cut {
		return usage(fmt.Errorf("stopped after %d lines; --limit 0 lists all, --count counts them", c.Limit))
	}
	return nil
}

func (c legalCmd) square() (*rules.Square, error) {
	if c.Square == "" {
		return nil, nil
	}
	square, n := rules.ParseSquare(c.Square)
	if n != len(c.Square) || n == 0 {
		return nil, usage(fmt.Errorf("%q is no square; a square is a file's letter and a rank's number, as e4", c.Square))
	}
	return &square, nil
}

func (c legalCmd) count(env *Env, position rules.Position, from *rules.Square) error {
	total := 0
	for range turnsFrom(position, from) {
		total++
	}
	if c.json() {
		return env.printJSON(map[string]int{"count": total})
	}
	_, err := fmt.Fprintln(env.Out, total)
	return err
}

// collect lists at most Limit turns, sorted bytewise, and says whether there were more.
func (c legalCmd) collect(position rules.Position, from *rules.Square) (lines []string, cut bool) {
	for t := range turnsFrom(position, from) {
		if c.Limit > 0 && len(lines) == c.Limit {
			cut = true
			break
		}
		lines = append(lines, t.String())
	}
	slices.Sort(lines)
	return lines, cut
}

func (c legalCmd) print(env *Env, lines []string) error {
	if c.json() {
		for _, l := range lines {
			if err := env.printJSON(map[string]string{"turn": l}); err != nil {
				return err
			}
		}
		return nil
	}
	out := bufio.NewWriter(env.Out)
	for _, l := range lines {
		fmt.Fprintln(out, l)
	}
	return out.Flush()
}

// turnsFrom yields what "legal" lists: whole turns, or first activations in games whose turns are made of them.
func turnsFrom(position rules.Position, from *rules.Square) iter.Seq[rules.Turn] {
	turns := position.Turns()
	if partial, ok := position.(rules.Partial); ok {
		turns = partial.FirstActions()
	}
	if from == nil {
		return turns
	}
	return func(yield func(rules.Turn) bool) {
		for t := range turns {
			if !t.IsPass() && t.Actions[0].From == *from && !yield(t) {
				return
			}
		}
	}
}
