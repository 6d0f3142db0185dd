package record_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"pbem/notation/record"
	"pbem/rules"
)

// unfinished is a game of cosmic, or of another system, that goes on by the rules.
func unfinished(t *testing.T, name string, result rules.Result, why string) (string, rules.Game) {
	t.Helper()
	r, g := whole(t, name, 5, 2)
	return record.New(header(), g.Start().String(), r.Turns, result, why).String(), g
}

// TestEndings: where the rules do not end a game, people and the clock may, and in such a way.
func TestEndings(t *testing.T) {
	for _, c := range []struct {
		preset string
		result rules.Result
		why    string
		want   string // what is wrong; "" for nothing
	}{
		{"amoeba", "1-0", "resigned", ""},
		{"amoeba", "0-1", "time", ""},
		{"amoeba", "1-0", "", ""}, // typed by hand
		{"amoeba", "1-0", "White gibt auf", ""},
		{"amoeba", "1-0", "Black was ill", ""},
		{"amoeba", "1-0", "Bo resigned after his queen was captured", ""},
		{"amoeba", "1-0", "Stalemate offered, Bo gave up", ""},
		{"amoeba", "1-0", "White lost on time, two turns without an answer", ""},
		{"amoeba", "1/2-1/2", "agreed draw", ""},
		{"amoeba", "1/2-1/2", "threefold repetition", ""},
		{"amoeba", "1/2-1/2", "50 turns without a capture or pawn move", ""},
		{"amoeba", "1/2-1/2", "time: neither side was set up", ""},
		{"amoeba", "*", "unterminated", ""},
		{"cosmic", "1/2-1/2", "agreed draw; both sides have 18 units", ""},
		{"amoeba", "1-0", "checkmate", `says "checkmate", but by the rules the game goes on`},
		{"cosmic", "1-0", "checkmate", `says "checkmate"`},
		{"cosmic", "1-0", "King captured", `says "King captured"`},
		{"cosmic", "1-0", "Black has only the King left: checkmate", `says "Black has only the King left: checkmate"`},
		{"amoeba", "*", "checkmate", `says "checkmate"`},
		{"amoeba", "1/2-1/2", "Stalemate", `says "Stalemate"`},
		{"chesimals-2", "1-0", "both royal Chiefs captured", "only the players or the clock can have ended it (resigned, time, agreed draw, …)"},
		{"amoeba", "1/2-1/2", "resigned", "so somebody has won, but its result is 1/2-1/2"},
		{"amoeba", "*", "time", "so somebody has won, but its result is *"},
		{"amoeba", "1-0", "agreed draw", `says "agreed draw", but its result is 1-0`},
		{"amoeba", "1-0", "4-fold repetition", `but its result is 1-0`},
		{"amoeba", "1-0", "1 turn without a capture or a pawn move", `but its result is 1-0`},
		{"cosmic", "1-0", "1 turn without a capture; White has more units, 7 to 5", "the draw is worth 1/2-1/2 by the rules"},
		{"cosmic", "1-0", "agreed draw; White has more units, 7 to 5", "the draw is worth 1/2-1/2 by the rules"},
		{"amoeba", "0-1", "time: neither side was set up", "so nobody has won"},
	} {
		text, g := unfinished(t, c.preset, c.result, c.why)
		_, err := record.Verify(parse(t, text), g, nil)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s %s %q: %v", c.preset, c.result, c.why, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), "turn 2: ") || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s %s %q: %v, want %q", c.preset, c.result, c.why, err, c.want)
		}
	}
}

// TestReasonsOfTheRules reads the reasons for which the engines end games from their source: none of them is taken for people's.
func TestReasonsOfTheRules(t *testing.T) {
	files, err := filepath.Glob("../../rules/*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	reasons := []string{"the royal Chief captured", "both Chiefs captured", "Head captured", "Neck captured", "Head and Torso captured"} // put together elsewhere
	spelt := regexp.MustCompile(`Reason: +(?:fmt\.Sprintf\()?"([^"]+)"`)
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range spelt.FindAllStringSubmatch(string(source), -1) {
			reasons = append(reasons, found[1])
		}
	}
	if len(reasons) < 15 {
		t.Errorf("only %q were found", reasons)
	}
	for _, why := range reasons {
		if strings.Contains(why, "%") { // what a draw is worth: it follows "agreed draw"
			continue
		}
		text, g := unfinished(t, "amoeba", rules.WhiteWins, why)
		if _, err := record.Verify(parse(t, text), g, nil); err == nil || !strings.Contains(err.Error(), "the game goes on in its last position") {
			t.Errorf("%q: %v", why, err)
		}
	}
}

// TestCutShort: a game that the rules have ended, and whose last turn was taken away, did not end for that reason.
func TestCutShort(t *testing.T) {
	for _, name := range demos() {
		text, keys := demo(t, name)
		r, g := parse(t, text), game(t, name)
		report, err := record.Verify(r, g, keys)
		if err != nil || !report.Checked || !report.ByRules {
			t.Errorf("%s: %+v, %v", name, report, err)
		}
		r.Turns, r.Signature = r.Turns[:len(r.Turns)-1], ""
		if _, err := record.Verify(parse(t, r.String()), g, nil); err == nil || !strings.Contains(err.Error(), r.Termination) {
			t.Errorf("%s, %q: %v", name, r.Termination, err)
		}
	}
}
