package main

import (
	"fmt"
	"os"

	"pbem/notation"
	"pbem/notation/diagram"
	"pbem/notation/record"
	"pbem/rules"
)

type replayCmd struct {
	output
	File  string `arg:"" help:"A record."`
	At    int    `default:"-1" placeholder:"T" help:"After so many turns; default: all."`
	Board bool   `help:"Draw the board instead of printing the position line."`
	As    string `enum:"white,black,mover" default:"white" help:"With --board, from whose side."`
	Rules string `placeholder:"FILE" help:"The preset file of a record that was not played by a built-in preset."`
}

func (c replayCmd) Run(env *Env) error {
	if c.At < -1 {
		return usage(fmt.Errorf("--at takes the number of a turn"))
	}
	data, err := os.ReadFile(c.File)
	if err != nil {
		return usage(fmt.Errorf("cannot read the record: %w", err))
	}
	r, err := record.Parse(data)
	if err != nil {
		return usage(fmt.Errorf("%s: %w", c.File, err))
	}
	game, err := newBookshelf(c.Rules).of(r)
	if err != nil {
		return usage(fmt.Errorf("%s: %w", c.File, err))
	}
	if turns := len(r.Played()); c.At > turns {
		return usage(fmt.Errorf("%s has only %d turns", c.File, turns))
	}
	position, err := record.Replay(r, game, c.At)
	if err != nil {
		fmt.Fprintln(env.Err, err)
		return notSo()
	}
	return c.print(env, r, game, position)
}

func (c replayCmd) print(env *Env, r *record.Record, game rules.Game, position rules.Position) error {
	at := c.At
	if at < 0 {
		at = len(r.Played())
	}
	if c.json() {
		return env.printJSON(map[string]any{"turns": at, "position": position.String()})
	}
	if !c.Board {
		_, err := fmt.Fprintln(env.Out, position)
		return err
	}
	options := diagram.Options{As: seenFrom(c.As, position), LastSide: position.ToMove().Other()}
	if at > 0 {
		options.Last, options.Before = lastTurn(r, game, at)
	}
	_, err := fmt.Fprint(env.Out, diagram.New(position, game.Vocabulary(), options).Text())
	return err
}

// lastTurn returns a turn of the record, which has been replayed, and the position in which it was played.
func lastTurn(r *record.Record, game rules.Game, at int) (rules.Turn, rules.Position) {
	reading, err := notation.Read(r.Played()[at-1].Text, game.Vocabulary())
	if err != nil {
		return rules.Turn{}, nil
	}
	before, err := record.Replay(r, game, at-1)
	if err != nil {
		return rules.Turn{}, nil
	}
	return reading.Draft.Turn, before
}
