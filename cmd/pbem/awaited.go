package main

import (
	"fmt"

	"pbem/rules"
)

// begun refuses a position that waits for a set-up: it has no turns to list or count yet, though its game is not over.
func (p place) begun(position rules.Position) error {
	s, ok := position.(rules.Setting)
	if !ok || !rules.AwaitsSetup(position) {
		return nil
	}
	call := "pbem check --preset " + p.Preset
	if p.Position != "" {
		call += fmt.Sprintf(" --position %q", p.Position)
	}
	return usage(fmt.Errorf("this position waits for %s, and there are no turns before that; send one by %s %q, "+
		"or a drawing of the first ranks on standard input", awaited(s), call, example(s)))
}

// awaited names what the position waits for: "White's set-up", "White's set-up or Black's, in any order".
func awaited(s rules.Setting) string {
	switch {
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
func example(s rules.Setting) string {
	if t, ok := s.Example(); ok {
		return t.String()
	}
	return "setup: …"
}
