package record_test

import (
	"os"
	"strings"
	"testing"

	"pbem/notation/ending"
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
		{"amoeba", "1-0", "White gibt auf", "which is no cause that records have"},
		{"amoeba", "1-0", "Black was ill", "which is no cause that records have"},
		{"amoeba", "1-0", "Bo resigned after his queen was captured", "which is no cause that records have"},
		{"amoeba", "1-0", "Stalemate offered, Bo gave up", "which is no cause that records have"},
		{"amoeba", "1-0", "White lost on time, two turns without an answer", "which is no cause that records have"},
		{"amoeba", "1/2-1/2", "agreed draw", ""},
		{"amoeba", "1/2-1/2", "threefold repetition", "had occurred 3 times, but it occurred once"},
		{"amoeba", "1/2-1/2", "50 turns without capture or pawn move", "there were 50 turns without a capture or pawn move, but there were"},
		{"amoeba", "1/2-1/2", "time: neither side was set up", "has a set-up or turns"},
		{"amoeba", "*", "unterminated", "which is no cause that records have"},
		{"cosmic", "1/2-1/2", "agreed draw; both sides have 8 units", ""},
		{"cosmic", "1/2-1/2", "agreed draw; both sides have 18 units", "the draw is worth 1/2-1/2 by the rules (both sides have 8 units)"},
		{"amoeba", "1-0", "checkmate", `says "checkmate", but by the rules the game goes on`},
		{"cosmic", "1-0", "checkmate", `says "checkmate"`},
		{"cosmic", "1-0", "King captured", `says "King captured"`},
		{"cosmic", "1-0", "Black has only the King left: checkmate", "which is no cause that records have"},
		{"cosmic", "0-1", "White has only the King left: Black has more units, 7 to 1", `says "White has only the King left`},
		{"amoeba", "1-0", "adjudicated by the host: Bo was ill", ""},
		{"amoeba", "*", "void by the host: nobody came", ""},
		{"amoeba", "1-0", "void by the host: nobody came", "which is no cause that records have"},
		{"amoeba", "*", "adjudicated by the host: so", "which is no cause that records have"},
		{"amoeba", "*", "checkmate", "in play by its result"},
		{"amoeba", "*", "resigned", "in play by its result"},
		{"amoeba", "1-0", "declined", "by the rules the game goes on"},
		{"amoeba", "1/2-1/2", "withdrawn", "by the rules the game goes on"},
		{"cosmic", "1-0", "White has more units, 9 to 8", "by the rules the game goes on"},
		{"amoeba", "1/2-1/2", "stalemate", `says "stalemate"`},
		{"chesimals-2", "1-0", "both royal Chiefs captured", "only the players or the clock can have ended it (resigned, time, agreed draw, …)"},
		{"amoeba", "1/2-1/2", "resigned", "so somebody has won, but its result is 1/2-1/2"},
		{"amoeba", "*", "time", "in play by its result"},
		{"amoeba", "1-0", "agreed draw", `says "agreed draw", but its result is 1-0`},
		{"amoeba", "1-0", "4-fold repetition", "had occurred 4 times, but this game asks for 3"},
		{"amoeba", "1-0", "1 turn without capture or pawn move", "there were 1 quiet turns, but this game asks for 50"},
		{"cosmic", "1-0", "50 turns without capture; White has more units, 7 to 5", "there were 50 turns without a capture, but there were"},
		{"cosmic", "1-0", "agreed draw; White has more units, 7 to 5", "the draw is worth 1/2-1/2 by the rules"},
		{"amoeba", "0-1", "time: neither side was set up", "has a set-up or turns"},
	} {
		text, g := unfinished(t, c.preset, c.result, c.why)
		_, err := record.Verify(parse(t, text), record.Rules{Game: g, Repetition: 3, QuietTurns: 50}, nil)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s %s %q: %s", c.preset, c.result, c.why, said(err))
		case c.want != "" && (err == nil || !strings.Contains(said(err), "turn 2: ") || !strings.Contains(said(err), c.want)):
			t.Errorf("%s %s %q: %s, want %q", c.preset, c.result, c.why, said(err), c.want)
		}
	}
}

// TestEndsByRules: where the rules end a game, its record says so or nothing, whatever the result; of version 2 it says so.
func TestEndsByRules(t *testing.T) {
	text, err := os.ReadFile("testdata/demo/cosmic.pbem")
	if err != nil {
		t.Fatal(err)
	}
	g := game(t, "cosmic")
	for _, c := range []struct{ result, why, want string }{
		{"1-0", "King captured", ""},
		{"1-0", "", ""},
		{"0-1", "adjudicated by the host: the letter was forged", ""},
		{"0-1", "King captured", "the result is 1-0 by the rules"},
		{"1-0", "resigned", "the rules ended the game: King captured"},
		{"1-0", "time", "the rules ended the game: King captured"},
		{"1-0", "checkmate", "the rules ended the game: King captured"},
		{"1-0", "Bo gave up", "the rules ended the game: King captured"},
		{"1-0", "declined", "the rules ended the game: King captured"},
		{"1/2-1/2", "agreed draw", "the rules ended the game: King captured"},
		{"*", "", "the result is 1-0 by the rules"},
	} {
		r := parse(t, string(text))
		r.Signature, r.Result, r.Termination = "", rules.Result(c.result), c.why
		_, err := record.Verify(parse(t, r.String()), record.Rules{Game: g}, nil)
		if c.want == "" && err != nil || !strings.Contains(said(err), c.want) {
			t.Errorf("%s %q: %s, want %q", c.result, c.why, said(err), c.want)
		}
	}
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
		{"threefold repetition", once + "|" + once, 3, 0, ""},
		{"threefold repetition", once + "|" + once + "|" + once, 3, 0, ""},
		{"threefold repetition", once, 3, 0, "had occurred 3 times, but it occurred twice"},
		{"threefold repetition", once + "|" + to, 3, 0, "had occurred 3 times, but it occurred twice"},
		{"threefold repetition", once + "|" + once, 5, 0, "had occurred 3 times, but this game asks for 5"},
		{"threefold repetition", once + "|" + once, 0, 0, "this game is played without the rule of repetition"},
		{"2-fold repetition", once, 2, 0, ""},
		{"4 turns without capture", once, 3, 4, ""},
		{"4 turns without capture", once + "|" + once, 3, 4, ""},
		{"5 turns without capture", once, 3, 5, "there were 5 turns without a capture, but there were 4"},
		{"4 turns without capture", once, 3, 6, "there were 4 quiet turns, but this game asks for 6"},
		{"4 turns without capture", once, 3, 0, "this game is played without the rule of quiet turns"},
		{"agreed draw", once, 0, 0, ""},
		{"they had seen this board too often", once, 0, 0, "which is no cause that records have"},
	} {
		g := game(t, "chesimals-0.1")
		var turns []record.Turn
		for i, text := range strings.Split(c.turns, "|") {
			turns = append(turns, record.Turn{Number: i/2 + 1, Side: rules.Side(i % 2), Text: text})
		}
		r := record.New(header(), g.Start().String(), turns, rules.Drawn, c.why)
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
		why := ending.Write(rules.Outcome{Cause: rules.QuietTurns, Count: n})
		r := record.New(header(), g.Start().String(), turns, rules.Drawn, why)
		if _, err := record.Verify(parse(t, r.String()), record.Rules{Game: g, QuietTurns: n}, nil); (err == nil) != want {
			t.Errorf("%s where there were %d: %v", why, quiet, err)
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
		r.Turns, r.Signature = r.Turns[:len(r.Turns)-1], ""
		if _, err := record.Verify(parse(t, r.String()), record.Rules{Game: g}, nil); err == nil || !strings.Contains(said(err), r.Termination) {
			t.Errorf("%s, %q: %v", name, r.Termination, err)
		}
	}
}
