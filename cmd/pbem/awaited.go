package main

import (
	"fmt"

	"pbem/rules"
)

// begun refuses a position that waits for a set-up: it has no turns to list or count yet, though its game is not over.
func (p place) begun(position rules.Position) error {
	if !rules.AwaitsSetup(position) {
		return nil
	}
	call := "pbem check --preset " + p.Preset
	if p.Position != "" {
		call += fmt.Sprintf(" --position %q", p.Position)
	}
	return usage(fmt.Errorf("this position waits for %s, and there are no turns before that; send one by %s %q, "+
		"or a drawing of the first ranks on standard input", awaited(position), call, example(position)))
}

// awaited names what the position waits for: "White's set-up", "White's set-up or Black's, in any order".
func awaited(position rules.Position) string {
	s, ok := position.(rules.Setting)
	switch {
	case !ok:
		return ""
	case s.Awaits(rules.White) && s.Awaits(rules.Black) && s.Secret():
		return "White's set-up and Black's, in any order"
	case s.Awaits(rules.White) && s.Awaits(rules.Black):
		return "White's set-up and then Black's"
	case s.Awaits(rules.White):
		return "White's set-up"
	}
	return "Black's set-up"
}

// example returns a set-up of the side that is to send one, so far as the game can show one.
func example(position rules.Position) string {
	if e, ok := position.(rules.Exemplary); ok {
		if t, ok := e.Example(); ok {
			return t.String()
		}
	}
	return "setup: …"
}
