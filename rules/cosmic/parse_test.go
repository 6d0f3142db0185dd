package cosmic

import (
	"testing"

	"pbem/rules"
)

func TestParseErrors(t *testing.T) {
	g := newGame(t, 2)
	for line, want := range map[string]string{
		"":                               "the position line has no side to move: after the board, write a space and w or b",
		"3nrk/3pnr/4pn/NP4/RNP3/KRN3":    "the position line has no side to move: after the board, write a space and w or b",
		startLine + " -":                 `nothing may follow the side to move, but "-" does`,
		"3nrk/3pnr/4pn/NP4/RNP3 w":       "the board has 6 ranks, but the line describes 5",
		"3nrk/3pnr/4pn/NP4/RNP3/KRN4 w":  "rank 1 has more than 6 places",
		"3nrk/3pnr/4pn/NP4/RNP3/KRN2 w":  "rank 1 has 5 places instead of 6",
		"3nrk/3pnr/4pn/NP4/RNP3/KRN12 w": `rank 1, character 4: "12" is no number of empty squares from 1 to 6`,
		"3nrk/3pnr/4pn/7/RNP3/KRN3 w":    `rank 3, character 1: "7" is no number of empty squares from 1 to 6`,
		"3nrk/3pnq/4pn/NP4/RNP3/KRN3 w":  `rank 5, character 4: no unit has the letter "q"; they are K, R, N and P, White's in capitals`,
		"3nrk/3pnr/4pn/NP4/RNP3/KRK3 w":  "White has more than one King",
		"3nrk/3pkr/4pn/NP4/RNP3/KRN3 b":  "Black has more than one King",
	} {
		if p, err := g.Parse(line); err == nil || err.Error() != want || p != nil {
			t.Errorf("%q: %v, %v\nwant %s", line, p, err, want)
		}
	}
}

func TestNewErrors(t *testing.T) {
	for _, s := range []Spec{{}, {Start: startLine, KingJumps: -1}, {Start: "k5/6/6/6/6/KP4 w"}, {Start: "6/6/6/6/6/KP4 w"}} {
		if g, err := New(s); err == nil || g != nil {
			t.Errorf("%+v is taken: %v", s, err)
		}
	}
}

func TestOutcomes(t *testing.T) {
	for line, want := range map[string]rules.Outcome{
		startLine:             {},
		"k5/p5/6/6/6/KP4 w":   {},
		"k5/6/6/6/6/KP4 w":    {Result: rules.WhiteWins, Reason: "Black has only the King left: White has more units, 2 to 1"},
		"kpppp1/6/6/6/6/K5 b": {Result: rules.BlackWins, Reason: "White has only the King left: Black has more units, 5 to 1"},
		"k5/6/6/6/6/K5 b":     {Result: rules.Drawn, Reason: "both sides have only the King left"},
		"p5/6/6/6/6/K5 b":     {Result: rules.WhiteWins, Reason: "King captured"},
		"k5/6/6/6/6/RRRRR1 w": {Result: rules.BlackWins, Reason: "King captured"},
		"p5/6/6/6/6/R5 b":     {Result: rules.WhiteWins, Reason: "King captured"},
		"p5/6/6/6/6/R5 w":     {Result: rules.BlackWins, Reason: "King captured"},
	} {
		p := parsed(t, newGame(t, 2), line)
		if got := p.Outcome(); got != want {
			t.Errorf("%s: %v, want %v", line, got, want)
		}
		turns := 0
		for range p.Turns() {
			turns++
		}
		if p.Outcome().Over() != (turns == 0) || p.Outcome().Over() != (p.Count(1) == 0) {
			t.Errorf("%s: %d turns", line, turns)
		}
	}
}

// TestDraw is CO-8 as a position tells it.
func TestDraw(t *testing.T) {
	for line, want := range map[string]rules.Outcome{
		startLine:              {Result: rules.Drawn, Reason: "both sides have 8 units"},
		"k5/pp4/6/6/6/KP4 w":   {Result: rules.BlackWins, Reason: "Black has more units, 3 to 2"},
		"k5/p5/6/6/6/KPRRR1 b": {Result: rules.WhiteWins, Reason: "White has more units, 5 to 2"},
	} {
		if got := parsed(t, newGame(t, 2), line).Draw(); got != want {
			t.Errorf("%s: %v, want %v", line, got, want)
		}
	}
}
