package main

import (
	"bufio"
	"errors"
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
	preset, position, err := c.load()
	if err != nil {
		return err
	}
	if c.Limit < 0 {
		return usage(errors.New("--limit takes a number of lines, 0 for all"))
	}
	from, err := c.square(preset.Game.Vocabulary())
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

func (c legalCmd) square(board *rules.Vocabulary) (*rules.Square, error) {
	if c.Square == "" {
		return nil, nil
	}
	square, n := rules.ParseSquare(c.Square)
	if n != len(c.Square) || n == 0 {
		return nil, usage(fmt.Errorf("%q is no square; a square is a file's letter and a rank's number, as e4", c.Square))
	}
	if !onBoard(square, board) {
		return nil, usage(fmt.Errorf("%s is not on this board of %d files and %d ranks", square, board.Files, board.Ranks))
	}
	return &square, nil
}

func onBoard(s rules.Square, board *rules.Vocabulary) bool {
	return s.File >= 0 && int(s.File) < board.Files && s.Rank >= 1 && int(s.Rank) <= board.Ranks
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

// collect lists the turns, sorted bytewise, at most the first Limit of them, and says whether there were more. It never
// holds more than twice that many.
func (c legalCmd) collect(position rules.Position, from *rules.Square) (lines []string, cut bool) {
	first := func() {
		slices.Sort(lines)
		if c.Limit > 0 && len(lines) > c.Limit {
			lines, cut = lines[:c.Limit], true
		}
	}
	for t := range turnsFrom(position, from) {
		if lines = append(lines, t.String()); c.Limit > 0 && len(lines) >= 2*c.Limit {
			first()
		}
	}
	first()
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
