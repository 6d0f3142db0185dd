package main

import (
	"fmt"

	"pbem/notation/diagram"
)

// textStyle is the flag that says how a board is drawn in text.
type textStyle struct {
	Style string `enum:"plain,wide,unicode," default:"" placeholder:"STYLE" help:"How text is drawn: plain (ASCII, 72 columns; the default), wide (ASCII, a line around every square, 120 columns) or unicode (shades, a frame, chessmen)."`
}

// check refuses a style for a picture that has none.
func (s textStyle) check(format string) error {
	if s.Style != "" && format != "text" {
		return fmt.Errorf("--style is how text is drawn: it goes with --format text, not with %s", format)
	}
	return nil
}

func (s textStyle) style() diagram.Style {
	switch s.Style {
	case "wide":
		return diagram.Wide
	case "unicode":
		return diagram.Unicode
	}
	return diagram.Plain
}
