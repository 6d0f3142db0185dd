package listing

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Awaited names what the position waits for: "White's set-up", "White's set-up and Black's, in any order".
func Awaited(s rules.Setting) phrase.Phrase {
	switch {
	case s.Awaits(rules.White) && s.Awaits(rules.Black) && s.Secret():
		return phrase.New("listing-setups-in-any-order", "first", rules.White, "second", rules.Black)
	case s.Awaits(rules.White) && s.Awaits(rules.Black):
		return phrase.New("listing-setups-in-order", "first", rules.White, "second", rules.Black)
	case s.Awaits(rules.White):
		return phrase.New("listing-setup", "side", rules.White)
	}
	return phrase.New("listing-setup", "side", rules.Black)
}

// Example returns a set-up of the side that is to send one, so far as the game can show one.
func Example(s rules.Setting) string {
	if t, ok := s.Example(); ok {
		return t.String()
	}
	return "setup: …"
}
