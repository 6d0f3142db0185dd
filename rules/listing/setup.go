package listing

import "pbem/rules"

// Awaited names what the position waits for: "White's set-up", "White's set-up or Black's, in any order".
func Awaited(s rules.Setting) string {
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

// Example returns a set-up of the side that is to send one, so far as the game can show one.
func Example(s rules.Setting) string {
	if t, ok := s.Example(); ok {
		return t.String()
	}
	return "setup: …"
}
