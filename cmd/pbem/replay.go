package main

import (
	"errors"
	"fmt"
	"time"

	"pbem/notation"
	"pbem/notation/diagram"
	"pbem/notation/diagram/raster"
	"pbem/notation/record"
	"pbem/rules"
)

type replayCmd struct {
	ownRules
	textStyle
	File   string        `arg:"" help:"A record."`
	At     int           `default:"-1" placeholder:"T" help:"After so many turns; default: all."`
	Format string        `enum:"text,json,svg,png,html,gif" default:"text" help:"text or json: the position line; svg, png or html: the board; gif: the whole game up to there."`
	Board  bool          `help:"Draw the board in text instead of printing the position line; --style does so too."`
	As     string        `enum:"white,black,mover" default:"white" help:"From whose side a board is seen; not mover for a gif."`
	Delay  time.Duration `default:"1500ms" help:"How long a gif shows each turn, the last one three times as long: 10ms to 3m."`
	Output string        `short:"o" placeholder:"FILE" help:"Write to a file instead of standard output."`
}

func (c replayCmd) Run(env *Env) error {
	if err := c.check(); err != nil {
		return usage(err)
	}
	r, err := readRecord(env, c.File)
	if err != nil {
		return usage(err)
	}
	game, err := c.game(c.File, r)
	if err != nil {
		return usage(err)
	}
	if turns := len(r.Played()); c.At > turns {
		return usage(fmt.Errorf("%s has only %d turns", plain(c.File), turns))
	}
	position, err := record.Replay(r, game, c.At)
	if err != nil {
		return fault(env, c.File, err)
	}
	return c.print(env, r, game, position)
}

// check refuses flags that do not go together.
func (c replayCmd) check() error {
	switch {
	case c.At < -1:
		return errors.New("--at takes the number of a turn")
	case c.Board && c.Format == "json":
		return errors.New("--board draws in text, and --format json is the position line: choose one of them")
	case c.Format == "gif" && c.As == "mover":
		return errors.New("in a gif the board stays as it is, else it would turn round with every turn: choose --as white or --as black")
	case c.Delay < leastDelay || c.Delay > mostDelay:
		return fmt.Errorf("--delay is from %v to %v, not %v", leastDelay, mostDelay, c.Delay)
	}
	return c.textStyle.check(c.Format)
}

// A gif tells its delays in hundredths of a second, in 16 bits, and the last turn is shown three times as long as the others.
const (
	leastDelay = 10 * time.Millisecond
	mostDelay  = 3 * time.Minute
)

func (c replayCmd) print(env *Env, r *record.Record, game rules.Game, position rules.Position) error {
	at := c.At
	if at < 0 {
		at = len(r.Played())
	}
	switch {
	case c.Format == "json":
		line, err := jsonLine(map[string]any{"turns": at, "position": position.String()})
		if err != nil {
			return err
		}
		return writeResult(env, c.Output, line)
	case c.Format == "gif":
		return c.film(env, r, game, at)
	case c.Format == "text" && !c.Board && c.Style == "":
		return writeResult(env, c.Output, []byte(position.String()+"\n"))
	}
	options := diagram.Options{As: seenFrom(c.As, position), LastSide: position.ToMove().Other()}
	if at > 0 {
		options.Last, options.Before = lastTurn(r, game, at)
	}
	picture, err := draw(diagram.New(position, game.Vocabulary(), options), c.Format, c.style())
	if err != nil {
		return outside(err)
	}
	return writeResult(env, c.Output, picture)
}

// film makes an animation of the game, from the first position to the one after so many turns. The board is not turned
// round between frames.
func (c replayCmd) film(env *Env, r *record.Record, game rules.Game, at int) error {
	lines, err := record.Positions(r, game)
	if err != nil {
		return fault(env, c.File, err)
	}
	var frames []diagram.Drawing
	side := rules.White
	if c.As == "black" {
		side = rules.Black
	}
	var before rules.Position
	for i, line := range lines[:len(lines)-len(r.Played())+at] {
		position, err := game.Parse(line)
		if err != nil {
			return outside(err)
		}
		options := diagram.Options{As: side, Before: before}
		if i > 0 {
			options.LastSide = r.Turns[i-1].Side
			if reading, err := notation.Read(r.Turns[i-1].Text, game.Vocabulary()); err == nil {
				options.Last = reading.Draft.Turn
			}
		}
		frames, before = append(frames, diagram.New(position, game.Vocabulary(), options)), position
	}
	data, err := raster.GIF(frames, int((c.Delay+leastDelay/2)/leastDelay))
	if err != nil {
		return outside(err)
	}
	return writeResult(env, c.Output, data)
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
