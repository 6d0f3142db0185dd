package record_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"pbem/notation/record"
	"pbem/notation/seal"
	"pbem/rules"
)

const (
	whiteSetup = "setup: Ke1 Qd1 Bc1 Bf1 Nb1 Ng1 Ra1 Rh1 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2"
	blackSetup = "setup: Ke8 Qd8 Bc8 Bf8 Nb8 Ng8 Ra8 Rh8 Pa7 Pb7 Pc7 Pd7 Pe7 Pf7 Pg7 Ph7"
)

// setUp is a finished record of a game with secret set-ups; Black's came first, but White's is written first.
func setUp(t testing.TB) (*record.Record, rules.Game) {
	t.Helper()
	g := game(t, "lifeform-secret")
	at := time.Date(2026, 11, 21, 10, 11, 12, 0, time.UTC)
	turns := []record.Turn{
		{Text: whiteSetup, At: at.Add(time.Hour), Comments: []string{"good luck"}}, {Text: blackSetup, At: at},
		{Text: "Bc1-b3", At: at.Add(2 * time.Hour)}, {Text: "Bc8-b6", At: at.Add(3 * time.Hour)}, {Text: "Bb3-c3", At: at.Add(4 * time.Hour)},
	}
	h := header()
	h.Variant = "lifeform-secret"
	h.WhiteSalt, h.BlackSalt = "5a17", "0ff5"
	h.WhiteCommitment, h.BlackCommitment = seal.Commit("5a17", whiteSetup), seal.Commit("0ff5", blackSetup)
	return made(h, g.Start().String(), turns, rules.BlackWins, "resigned"), g
}

func TestSetupsAreTurnZero(t *testing.T) {
	r, g := setUp(t)
	text := r.String()
	for _, want := range []string{
		"\n\n0. " + whiteSetup + " {2026-11-21T11:11:12Z} #", "\n0... " + blackSetup + " {2026-11-21T10:11:12Z} #",
		"\n1. Bc1-b3 {", "\n1... Bc8-b6 {", "\n2. Bb3-c3 {", "\n0-1 {resigned by white, 2027-02-01T10:11:12Z} #",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	parsed := parse(t, text)
	if parsed.String() != text || len(parsed.Setups()) != 2 || len(parsed.Played()) != 3 {
		t.Errorf("read back differently:\n%s", parsed)
	}
	sign(t, parsed, 1)
	report, err := record.Verify(parse(t, parsed.String()), record.Rules{Game: g}, keys(1))
	if err != nil || report.Turns != 3 || report.Sealed != 2 || report.Unopened != 0 || !report.Hashed || len(report.Remarks()) != 0 {
		t.Errorf("%+v, %q, %v", report, report.Remarks(), err)
	}
}

func TestReplayWithSetups(t *testing.T) {
	r, g := setUp(t)
	for at, want := range map[int]string{
		0:  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
		1:  "rnbqkbnr/pppppppp/8/8/8/1B6/PPPPPPPP/RN1QKBNR b 1",
		3:  "rn1qkbnr/pppppppp/1b6/8/8/2B5/PPPPPPPP/RN1QKBNR b 2",
		-1: "rn1qkbnr/pppppppp/1b6/8/8/2B5/PPPPPPPP/RN1QKBNR b 2",
	} {
		p, err := record.Replay(r, g, at)
		if err != nil || p.String() != want {
			t.Errorf("after %d turns: %v, %v, want %s", at, p, err, want)
		}
	}
	if _, err := record.Replay(r, g, 4); err == nil || !strings.Contains(said(err), "turn 4: the record has only 3 turns") {
		t.Errorf("after 4 of 3 turns: %v", err)
	}
}

// TestOpenCommitments: while the game is on, the salts are not told.
func TestOpenCommitments(t *testing.T) {
	r, g := setUp(t)
	drop(r, "WhiteSalt", "BlackSalt", "Ended")
	r.Result, r.Termination, r.ResultHash = rules.Ongoing, "", ""
	report, err := record.Verify(parse(t, r.String()), record.Rules{Game: g}, nil)
	if err != nil || report.Unopened != 2 || report.Sealed != 0 || !strings.Contains(remarks(report), "commitments") {
		t.Errorf("%+v, %q, %v", report, report.Remarks(), err)
	}
}

// TestHalfSetUp: a game that ended before Black had set up.
func TestHalfSetUp(t *testing.T) {
	g := game(t, "lifeform-open")
	r := made(header(), g.Start().String(), []record.Turn{{Text: whiteSetup}}, rules.WhiteWins, "time")
	report, err := record.Verify(parse(t, r.String()), record.Rules{Game: g}, nil)
	if err != nil || report.Turns != 0 {
		t.Errorf("%+v, %v", report, err)
	}
	p, err := record.Replay(r, g, 0)
	if err != nil || p.String() != "8/8/8/8/8/8/PPPPPPPP/RNBQKBNR b" {
		t.Errorf("%v, %v", p, err)
	}
}

func drop(r *record.Record, names ...string) {
	for _, name := range names {
		for i := range r.Tags {
			if r.Tags[i].Name == name {
				r.Tags = append(r.Tags[:i:i], r.Tags[i+1:]...)
				break
			}
		}
	}
}

func TestSetupFaults(t *testing.T) {
	good, g := setUp(t)
	cases := []struct {
		name   string
		change func(r *record.Record)
		turn   int
		want   string
	}{
		{"salt changed", func(r *record.Record) { set(r, "WhiteSalt", "5a18") }, 0, "White committed to a different set-up"},
		{"commitment changed", func(r *record.Record) { set(r, "BlackCommitment", seal.Commit("0ff5", whiteSetup)) }, 0, "Black committed to a different set-up"},
		{"commitment unreadable", func(r *record.Record) { set(r, "BlackCommitment", "sha256:0") }, 0, "can't read"},
		{"commitment gone", func(r *record.Record) { drop(r, "BlackCommitment") }, 0, "Black's secret set-up has no commitment"},
		{"commitment and salt gone", func(r *record.Record) { drop(r, "BlackCommitment", "BlackSalt") }, 0, "Black's secret set-up has no commitment"},
		{"salt not told", func(r *record.Record) { drop(r, "WhiteSalt") }, 0, "White's secret set-up has no salt"},
		{"commitment without set-up", func(r *record.Record) { r.Turns = r.Turns[:1] }, 0, "secret set-up has no set-up"},
		{"set-up changed", func(r *record.Record) { r.Turns[1].Text = strings.Replace(blackSetup, "Ke8 Qd8", "Kd8 Qe8", 1) }, 0, "hash is"},
		{"set-up illegal", func(r *record.Record) { r.Turns[0].Text = "setup: Ke1 Qd1" }, 0, "the right units"},
		{"set-up not canonical", func(r *record.Record) { r.Turns[0].Text = strings.Replace(whiteSetup, "Ke1 Qd1", "Qd1 Ke1", 1) }, 0, "write "},
		{"set-up gone", func(r *record.Record) { r.Turns = r.Turns[1:] }, 0, "White's turn, not Black's"},
		{"both gone", func(r *record.Record) { r.Turns = r.Turns[2:] }, 1, "White hasn't set up yet"},
		{"illegal turn", func(r *record.Record) { r.Turns[3].Text = "Bc8-c2" }, 2, "Bc8-c2"},
		{"last turn", func(r *record.Record) { r.Turns[4].Hash = "0123456789abcdef0123456789abcdef" }, 3, "hash is"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			r := parse(t, good.String())
			c.change(r)
			err := asWritten(r, g, nil)
			var fault *record.Fault
			if !errors.As(err, &fault) || fault.Turn != c.turn || !strings.Contains(said(err), c.want) {
				t.Errorf("got %v, want turn %d: …%s", err, c.turn, c.want)
			}
		})
	}
}

// TestWhoseSetup: a set-up on the other side's ranks is not this side's, though the rules would take it.
func TestWhoseSetup(t *testing.T) {
	g := game(t, "lifeform-secret")
	r := made(header(), g.Start().String(), []record.Turn{{Text: blackSetup}}, rules.Ongoing, "")
	if _, err := record.Verify(r, record.Rules{Game: g}, nil); err == nil || !strings.Contains(said(err), "turn 0: ") {
		t.Errorf("Black's set-up as White's: %v", err)
	}
}

// TestTurnsAreNotNumberedZero: 0 is for set-ups.
func TestTurnsAreNotNumberedZero(t *testing.T) {
	g := game(t, "chesimals-0.1")
	if _, err := record.Verify(parse(t, "0. white: Zd2-d3\n*\n"), record.Rules{Game: g}, nil); err == nil || !strings.Contains(said(err), "turn 0: a set-up has number 0") {
		t.Error(err)
	}
}

// TestAdjudgedDraws: CO-8. The draw of a record is worth what the last board says.
func TestAdjudgedDraws(t *testing.T) {
	g := game(t, "cosmic")
	turns := []record.Turn{{Text: "Pb3-c4"}, {Text: "Pd5xb3"}}
	for _, c := range []struct {
		turns       []record.Turn
		result      rules.Result
		termination string
		ok          bool
	}{
		{turns, rules.BlackWins, "agreed", true},
		{turns, rules.Drawn, "agreed", false},
		{turns, rules.WhiteWins, "resigned", true},
		{turns, rules.WhiteWins, "time", true},
		{turns[:1], rules.Drawn, "agreed", true},
		{turns[:1], rules.WhiteWins, "agreed", false},
	} {
		r := made(header(), g.Start().String(), c.turns, c.result, c.termination)
		_, err := record.Verify(r, record.Rules{Game: g}, nil)
		if (err == nil) != c.ok || err != nil && !strings.Contains(said(err), "by the rules this draw counts") {
			t.Errorf("%s, %s: %v", c.result, c.termination, err)
		}
	}
	chess := game(t, "chesimals-0.1")
	r := made(header(), chess.Start().String(), nil, rules.Drawn, "agreed")
	if _, err := record.Verify(r, record.Rules{Game: chess}, nil); err != nil {
		t.Errorf("a draw in a game in which draws are draws: %v", err)
	}
}
