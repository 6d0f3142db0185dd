// Package picture draws positions and whole games in the formats that the command line offers.
package picture

import (
	"strings"
	"time"

	"pbem/notation/diagram"
	"pbem/notation/diagram/raster"
	"pbem/notation/record"
	"pbem/rules"
)

// Draw takes the pen that the format names: svg, png, html, or else text, which the style is for.
func Draw(d diagram.Drawing, format string, style diagram.Style) ([]byte, error) {
	switch format {
	case "svg":
		return d.SVG(), nil
	case "png":
		return raster.PNG(d)
	case "html":
		return []byte(strings.TrimRight(d.HTML(), "\n") + "\n"), nil
	}
	return []byte(strings.TrimRight(d.Text(style), "\n") + "\n"), nil
}

// SeenFrom returns the side from which a board is drawn: white, black, or mover.
func SeenFrom(name string, position rules.Position) rules.Side {
	switch name {
	case "black":
		return rules.Black
	case "mover":
		return position.ToMove()
	}
	return rules.White
}

// After draws the position after the last of a record's steps, with the turn that led to it.
func After(r *record.Record, game rules.Game, steps []record.Step, as string) diagram.Drawing {
	last := len(steps) - 1
	position := steps[last].After
	options := diagram.Options{As: SeenFrom(as, position), LastSide: position.ToMove().Other()}
	if last > len(r.Setups()) {
		options.Last, options.Before = steps[last].Turn, steps[last-1].After
	}
	return diagram.New(position, game.Vocabulary(), options)
}

// A GIF tells its delays in hundredths of a second, in 16 bits, and the last turn is shown three times as long as the others.
const (
	LeastDelay = 10 * time.Millisecond
	MostDelay  = 3 * time.Minute
)

// Film makes an animation of a record's steps, from the first position on. The board is seen from one side, white or black:
// it is not turned round between frames.
func Film(r *record.Record, game rules.Game, steps []record.Step, as string, words diagram.Voice, delay time.Duration) ([]byte, error) {
	var frames []diagram.Drawing
	for i, s := range steps {
		options := diagram.Options{As: SeenFrom(as, s.After)}
		if i > 0 {
			options.Last, options.LastSide, options.Before = s.Turn, r.Turns[i-1].Side, steps[i-1].After
		}
		frames = append(frames, diagram.New(s.After, game.Vocabulary(), options).In(words))
	}
	return raster.GIF(frames, int((delay+LeastDelay/2)/LeastDelay))
}
