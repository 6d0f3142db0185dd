// Package picture draws positions and whole games in the formats that the command line offers.
package picture

import (
	"strings"

	"pbem/mailer/catalog"
	"pbem/notation/diagram"
	"pbem/notation/diagram/raster"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/web"
)

// Heading is what stands above a board on a page of its own, and the language of that page.
type Heading struct {
	Title string
	In    *catalog.Language
}

// Draw takes the pen that the format names: svg, png, html, words, or else text, which the style is for. Only html has a heading.
func Draw(d diagram.Drawing, format string, style diagram.Style, above Heading) ([]byte, error) {
	switch format {
	case "svg":
		return d.SVG(), nil
	case "png":
		return raster.PNG(d, raster.Sharp)
	case "words":
		return []byte(strings.Join(d.Units(), "\n") + "\n"), nil
	case "html":
		return web.Alone(d, above.Title, above.In)
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

// After draws the position after the last of a record's steps, with the turn that led to it and all that was lost.
func After(r *record.Record, game rules.Game, steps []record.Step, as string) diagram.Drawing {
	last := len(steps) - 1
	position := steps[last].After
	options := diagram.Options{As: SeenFrom(as, position), LastSide: position.ToMove().Other()}
	if last > len(r.Setups()) {
		options.Last, options.Captured, options.Removed = steps[last].Turn, steps[last].Captured, steps[last].Removed
	}
	for _, s := range steps {
		options.Lost = append(append(options.Lost, s.Captured...), s.Removed...)
	}
	return diagram.New(position, game.Vocabulary(), options)
}
