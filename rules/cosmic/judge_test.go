package cosmic

import (
	"errors"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/notation"
	"pbem/rules"
)

// judge reads and judges words in a position.
func judge(t *testing.T, line string, jumps int, text string) (rules.Verdict, *rules.Violation) {
	t.Helper()
	return judgeIn(t, newGame(t, jumps), line, text)
}

func judgeIn(t *testing.T, g *Game, line, text string) (rules.Verdict, *rules.Violation) {
	t.Helper()
	v, err := notation.Judge(text, g.Vocabulary(), parsed(t, g, line))
	var refused *rules.Violation
	if err != nil && !errors.As(err, &refused) {
		t.Fatal(err)
	}
	return v, refused
}

func TestReadings(t *testing.T) {
	for _, c := range []struct{ line, text, turn, note string }{
		{startLine, "c2d3", "Pc2-d3", ""},
		{startLine, "Nc1 to e2", "Nc1-e2", ""},
		{startLine, "Nc1xe2", "Nc1-e2", "passes over no enemy"},
		{"k5/5n/6/2r3/1P4/K4R w", "b2-d4", "Pb2xd4", "captures the black rook on c3"},
		{"k5/5n/2n3/2r1r1/1P4/K4R w", "b2 d4", "Pb2xd4", ""},
		{"k5/4p1/6/2r1r1/1P4/K4R w", "b2xf6", "Pb2xd4xf6", "the only jumps that fit"},
		{"k5/4p1/6/2r1r1/1P4/K4R w", "Pb2xd4, Pd4xf6", "Pb2xd4xf6", ""},
		{"k5/4p1/6/2r1r1/1P4/K4R w", "b2-d4; d4-f2", "Pb2xd4xf2", "captures the black rook on c3 and the black rook on e3"},
		{"5r/k5/6/6/6/R1r2K w", "a1xoff", "", ""},
		{"5K/R5/6/6/5n/4k1 b", "f2xd3", "Nf2-d3", "passes over no enemy"},
	} {
		v, refused := judge(t, c.line, 2, c.text)
		notes := strings.Join(catalog.English().All(v.Notes), "\n")
		switch {
		case c.turn == "":
			if refused == nil {
				t.Errorf("%s: %s is taken for %s", c.line, c.text, v.Turn)
			}
		case refused != nil:
			t.Errorf("%s: %s: %v", c.line, c.text, refused)
		case v.Turn.String() != c.turn || !strings.Contains(notes, c.note) || c.note == "" && notes != "":
			t.Errorf("%s: %s gives %s, %q", c.line, c.text, v.Turn, notes)
		}
	}
}
