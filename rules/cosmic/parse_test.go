package cosmic

import (
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

func TestParseErrors(t *testing.T) {
	g := newGame(t, 2)
	for line, want := range map[string]string{
		"":                               "no side to move: add a space and w or b after the board",
		"3nrk/3pnr/4pn/NP4/RNP3/KRN3":    "no side to move: add a space and w or b after the board",
		startLine + " -":                 `unexpected "-" after the side to move`,
		"3nrk/3pnr/4pn/NP4/RNP3 w":       "the board has 6 ranks, but the line has 5",
		"3nrk/3pnr/4pn/NP4/RNP3/KRN4 w":  "rank 1 has more than 6 places",
		"3nrk/3pnr/4pn/NP4/RNP3/KRN2 w":  "rank 1 has 5 places instead of 6",
		"3nrk/3pnr/4pn/NP4/RNP3/KRN12 w": `rank 1, character 4: "12" isn't a number of empty squares (1 to 6)`,
		"3nrk/3pnr/4pn/7/RNP3/KRN3 w":    `rank 3, character 1: "7" isn't a number of empty squares (1 to 6)`,
		"3nrk/3pnq/4pn/NP4/RNP3/KRN3 w":  `rank 5, character 4: there's no unit "q"; there are K, R, N and P, White's in capitals`,
		"3nrk/3pnr/4pn/NP4/RNP3/KRK3 w":  "White has more than one King",
		"3nrk/3pkr/4pn/NP4/RNP3/KRN3 b":  "Black has more than one King",
	} {
		if p, err := g.Parse(line); err == nil || catalog.English().Error(err) != want || p != nil {
			t.Errorf("%q: %v, %v\nwant %s", line, p, err, want)
		}
	}
}

func TestNewErrors(t *testing.T) {
	for want, s := range map[string]Spec{
		"the start position: no side to move: add a space and w or b after the board": {},
		"the game's data has a wrong KingJumps":                                       {Start: startLine, KingJumps: -1},
		"the game's data has a wrong Start":                                           {Start: "k5/6/6/6/6/KP4 w"},
	} {
		if g, err := New(s); err == nil || g != nil || catalog.English().Error(err) != want {
			t.Errorf("%+v: %v, %v\nwant %s", s, g, err, want)
		}
	}
}

func TestOutcomes(t *testing.T) {
	for line, want := range map[string]rules.Outcome{
		startLine:             {},
		"k5/p5/6/6/6/KP4 w":   {},
		"k5/6/6/6/6/KP4 w":    {Result: rules.WhiteWins, Cause: rules.OneKingLeft, Units: [2]int{2, 1}},
		"kpppp1/6/6/6/6/K5 b": {Result: rules.BlackWins, Cause: rules.OneKingLeft, Units: [2]int{1, 5}},
		"k5/6/6/6/6/K5 b":     {Result: rules.Drawn, Cause: rules.OnlyKings},
		"p5/6/6/6/6/K5 b":     {Result: rules.WhiteWins, Cause: rules.KingCaptured},
		"k5/6/6/6/6/RRRRR1 w": {Result: rules.BlackWins, Cause: rules.KingCaptured},
		"p5/6/6/6/6/R5 b":     {Result: rules.WhiteWins, Cause: rules.KingCaptured},
		"p5/6/6/6/6/R5 w":     {Result: rules.BlackWins, Cause: rules.KingCaptured},
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
		startLine:              {Result: rules.Drawn, Cause: rules.EvenUnits, Units: [2]int{8, 8}},
		"k5/pp4/6/6/6/KP4 w":   {Result: rules.BlackWins, Cause: rules.MoreUnits, Units: [2]int{2, 3}},
		"k5/p5/6/6/6/KPRRR1 b": {Result: rules.WhiteWins, Cause: rules.MoreUnits, Units: [2]int{5, 2}},
	} {
		if got := parsed(t, newGame(t, 2), line).Standing().Draw; got != want {
			t.Errorf("%s: %v, want %v", line, got, want)
		}
	}
}

// FuzzParse: a line that is read is written as it was, and every turn that is listed is legal.
func FuzzParse(f *testing.F) {
	for _, line := range []string{startLine, "k5/4p1/6/2r1r1/1P4/K4R w", "5r/k5/6/6/6/R1r2K w", "6/6/6/6/6/6 b", "6/6/6/6/6 w", "k5/6/6/6/6/K5 x"} {
		f.Add(line)
	}
	games := []*Game{newGame(f, 1), newGame(f, 16)}
	f.Fuzz(func(t *testing.T, line string) {
		for _, g := range games {
			p, err := g.Parse(line)
			if err != nil {
				continue
			}
			if p.String() != line {
				t.Fatalf("%q is written %q", line, p)
			}
			n := 0
			for turn := range p.Turns() {
				if v, err := p.Judge(rules.Draft{Turn: turn}); err != nil || v.Turn.String() != turn.String() {
					t.Fatalf("%s: %s: %v", line, turn, err)
				}
				if n++; n == 20 {
					break
				}
			}
		}
	})
}
