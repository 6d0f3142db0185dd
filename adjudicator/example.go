package adjudicator

import (
	"iter"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/phrase"
)

// readAt reads a turn in a position. What it says of a turn that cannot be read shows how turns are written by one that the side to move
// could play now.
func readAt(g rules.Game, p rules.Position, text string) (notation.Reading, *rules.Violation) {
	reading, v := read(g, text)
	if v == nil {
		return reading, nil
	}
	example, ok := ExampleTurn(p)
	if !ok {
		return reading, v
	}
	words := *g.Vocabulary()
	words.Example = phrase.Of(example.String())
	if _, err := notation.Read(text, &words); err != nil {
		v = violation(err)
	}
	return reading, v
}

// ExampleTurn finds a legal turn to show how turns are written, if one is soon found. Where turns are lists of activations it
// is a single one that captures nothing and would not be asked back, straight forward where there is such; elsewhere it is a short one of more than one part, if that can be without harm.
func ExampleTurn(p rules.Position) (rules.Turn, bool) {
	if partial, ok := p.(rules.Partial); ok {
		return straight(p, partial.FirstActions())
	}
	const few = 120
	var best rules.Turn
	seen, parts := 0, 0
	for t := range p.Turns() {
		if n := len(t.Actions); seen == 0 || n > 1 && (parts < 2 || n < parts) && isHarmless(p, t) {
			best, parts = t, n
		}
		if seen++; seen == few || parts == 2 {
			break
		}
	}
	return best, seen > 0
}

// straight finds a harmless turn that goes straight forward, else one that is harmless, or takes the first.
func straight(p rules.Position, turns iter.Seq[rules.Turn]) (rules.Turn, bool) {
	const few = 40
	var best rules.Turn
	seen, worth := 0, 0
	for t := range turns {
		is := 1
		if forward(t, p.ToMove()) {
			is = 2
		}
		switch {
		case is > worth && isHarmless(p, t):
			best, worth = t, is
		case seen == 0:
			best = t
		}
		if seen++; seen == few || worth == 2 {
			break
		}
	}
	return best, seen > 0
}

// isHarmless reports whether a turn takes nothing, loses nothing, does not end the game and would not be asked back (see askTurn).
func isHarmless(p rules.Position, t rules.Turn) bool {
	v, err := p.Judge(rules.Draft{Turn: t})
	return err == nil && len(v.Captured)+len(v.Removed) == 0 && !v.Outcome.Over() && !isExposed(p.ToMove(), v)
}

func forward(t rules.Turn, s rules.Side) bool {
	if t.IsPass() || t.Actions[0].From.File != t.Actions[0].To.File {
		return false
	}
	a := t.Actions[0]
	return (a.To.Rank > a.From.Rank) == (s == rules.White)
}
