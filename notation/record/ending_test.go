package record_test

import (
	"os"
	"strings"
	"testing"

	"pbem/notation/record"
	"pbem/rules"
)

// unfinished is a game of cosmic, or of another system, that goes on by the rules.
func unfinished(t *testing.T, name string, result rules.Result, why string) (string, rules.Game) {
	t.Helper()
	r, g := whole(t, name, 5, 2)
	return made(header(), g.Start().String(), r.Turns, result, why).String(), g
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
		{"amoeba", "1-0", "White gibt auf", "not a cause"},
		{"amoeba", "1/2-1/2", "agreed", ""},
		{"amoeba", "1/2-1/2", "repetition", "occurred 3 times, but it occurred once"},
		{"amoeba", "1/2-1/2", "quiet-turns", "50 turns without a capture, but there were"},
		{"amoeba", "1/2-1/2", "nobody-set-up", `says "nobody-set-up", but by the rules the game goes on`},
		{"amoeba", "1-0", "checkmate", `says "checkmate", but by the rules the game goes on`},
		{"cosmic", "1-0", "king-captured", `says "king-captured"`},
		{"cosmic", "0-1", "one-king-left", `says "one-king-left`},
		{"amoeba", "1-0", "adjudicated", ""},
		{"amoeba", "*", "void", ""},
		{"amoeba", "1-0", "void", "but has the result"},
		{"amoeba", "*", "resigned", "in play"},
		{"amoeba", "1-0", "declined", "by the rules the game goes on"},
		{"chesimals-2", "1-0", "royals-captured", "but by the rules the game goes on"},
		{"amoeba", "1/2-1/2", "resigned", `says "resigned", but the result is 1/2-1/2`},
		{"amoeba", "1-0", "agreed", `says "agreed", but the result is 1-0`},
	} {
		text, g := unfinished(t, c.preset, c.result, c.why)
		_, err := record.Verify(parse(t, text), record.Rules{Game: g, Repetition: 3, QuietTurns: 50}, nil)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s %s %q: %s", c.preset, c.result, c.why, said(err))
		case c.want != "" && (err == nil || !strings.Contains(said(err), c.want)):
			t.Errorf("%s %s %q: %s, want %q", c.preset, c.result, c.why, said(err), c.want)
		}
	}
}

// TestEndsByRules: where the rules end a game, its record says so or nothing, whatever the result; with hashes it says so.
func TestEndsByRules(t *testing.T) {
	text, err := os.ReadFile("testdata/demo/cosmic.pbem")
	if err != nil {
		t.Fatal(err)
	}
	g := game(t, "cosmic")
	for _, c := range []struct{ result, why, want string }{
		{"1-0", "king-captured", ""},
		{"0-1", "king-captured", "by the rules the result is 1-0"},
		{"1-0", "resigned", "the rules ended the game (king-captured)"},
		{"1-0", "checkmate", "the rules ended the game (king-captured)"},
		{"1-0", "declined", "the rules ended the game (king-captured)"},
		{"1/2-1/2", "agreed", "the rules ended the game (king-captured)"},
	} {
		r := byHand(t, string(text))
		r.Result, r.Termination = rules.Result(c.result), c.why
		_, err := record.Verify(parse(t, r.String()), record.Rules{Game: g}, nil)
		if c.want == "" && err != nil || !strings.Contains(said(err), c.want) {
			t.Errorf("%s %q: %s, want %q", c.result, c.why, said(err), c.want)
		}
	}
}

// byHand is a record as somebody would type it: without hashes, and what rests on them.
func byHand(t *testing.T, text string) *record.Record {
	t.Helper()
	r := parse(t, text)
	r.Typed, r.Signature, r.ResultHash = true, "", ""
	for i := range r.Turns {
		r.Turns[i].Hash = ""
	}
	return r
}

// TestClaims: a claim is counted again, by the options of the record's game.
func TestClaims(t *testing.T) {
	to, fro := "white: Zd2-d3|black: Fd7-e6", "|white: Zd3-d2|black: Fe6-d7"
	once := to + fro
	for _, c := range []struct {
		why                    string
		turns                  string
		repetition, quietTurns int
		want                   string
	}{
		{"repetition", once + "|" + once, 3, 0, ""},
		{"repetition", once + "|" + once + "|" + once, 3, 0, ""},
		{"repetition", once, 3, 0, "occurred 3 times, but it occurred twice"},
		{"repetition", once + "|" + to, 3, 0, "occurred 3 times, but it occurred twice"},
		{"repetition", once + "|" + once, 5, 0, "occurred 5 times, but it occurred 3 times"},
		{"repetition", once + "|" + once, 0, 0, "this game has no such draw"},
		{"repetition", once, 2, 0, ""},
		{"quiet-turns", once, 3, 4, ""},
		{"quiet-turns", once + "|" + once, 3, 4, ""},
		{"quiet-turns", once, 3, 5, "5 turns without a capture, but there were 4"},
		{"quiet-turns", once, 3, 6, "6 turns without a capture, but there were 4"},
		{"quiet-turns", once, 3, 0, "this game has no such draw"},
		{"agreed", once, 0, 0, ""},
		{"they had seen this board too often", once, 0, 0, "is not a cause"},
	} {
		g := game(t, "chesimals-0.1")
		var turns []record.Turn
		for i, text := range strings.Split(c.turns, "|") {
			turns = append(turns, record.Turn{Number: i/2 + 1, Side: rules.Side(i % 2), Text: text})
		}
		r := made(header(), g.Start().String(), turns, rules.Drawn, c.why)
		_, err := record.Verify(parse(t, r.String()), record.Rules{Game: g, Repetition: c.repetition, QuietTurns: c.quietTurns}, nil)
		if c.want == "" && err != nil || !strings.Contains(said(err), c.want) {
			t.Errorf("%s after %s: %q, want %q", c.why, c.turns, said(err), c.want)
		}
	}
}

// TestClaimsOfCaptures: a capture begins the count of quiet turns anew.
func TestClaimsOfCaptures(t *testing.T) {
	g := game(t, "chesimals-0.1")
	turns, quiet := withCapture(t, g)
	for n, want := range map[int]bool{quiet: quiet > 0, quiet + 1: false} {
		r := made(header(), g.Start().String(), turns, rules.Drawn, "quiet-turns")
		if _, err := record.Verify(parse(t, r.String()), record.Rules{Game: g, QuietTurns: n}, nil); (err == nil) != want {
			t.Errorf("%d where there were %d: %v", n, quiet, err)
		}
	}
}

// withCapture plays games until one has a capture and then some quiet turns, and returns it with the number of these.
func withCapture(t *testing.T, g rules.Game) (turns []record.Turn, quiet int) {
	t.Helper()
	for seed := range uint64(200) {
		turns, outcome := selfPlay(t, g, seed, 12, 6)
		quiet := quietTurns(t, g, turns)
		if !outcome.Over() && quiet > 0 && quiet+1 < len(turns) {
			return turns, quiet
		}
	}
	t.Fatal("no game has a capture and then quiet turns")
	return nil, 0
}

func quietTurns(t *testing.T, g rules.Game, turns []record.Turn) int {
	t.Helper()
	p, quiet := g.Start(), 0
	for _, turn := range turns {
		v, err := p.Judge(read(t, g, turn.Text))
		if err != nil {
			t.Fatal(err)
		}
		p, quiet = v.Next, quiet+1
		if len(v.Captured) > 0 {
			quiet = 0
		}
	}
	return quiet
}

// TestCutShort: a game that the rules have ended, and whose last turn was taken away, did not end for that reason.
func TestCutShort(t *testing.T) {
	for _, name := range demos() {
		text, keys := demo(t, name)
		r, g := parse(t, text), game(t, name)
		report, err := record.Verify(r, record.Rules{Game: g}, keys)
		if err != nil || !report.Checked || !report.ByRules {
			t.Errorf("%s: %+v, %v", name, report, err)
		}
		r = byHand(t, text)
		r.Turns = r.Turns[:len(r.Turns)-1]
		if _, err := record.Verify(parse(t, r.String()), record.Rules{Game: g}, nil); err == nil || !strings.Contains(said(err), r.Termination) {
			t.Errorf("%s, %q: %v", name, r.Termination, err)
		}
	}
}
