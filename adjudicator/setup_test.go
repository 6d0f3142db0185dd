package adjudicator_test

import (
	"fmt"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/notation/seal"
	"pbem/rules"
	"pbem/rules/presets"
)

// played carries out script lines on a new table.
func played(t *testing.T, lines ...string) *table {
	t.Helper()
	tb := newTable(t)
	for _, line := range lines {
		tb.do(line)
	}
	return tb
}

// TestSealsCanBeChecked: what the letters say is what the seals are, and the salts are told at the end alone.
func TestSealsCanBeChecked(t *testing.T) {
	tb := played(t, "preset tiny-secret", "white open", "black accept", "black play: setup: Kd4 Qc4", "white play: setup: Ka1 Qb1")
	before := tb.out.String()
	for _, s := range tb.match.Setups {
		if !seal.Opens(s.Commitment, s.Salt, s.Turn) || strings.Count(before, s.Commitment) < 2 {
			t.Errorf("%+v is not sealed, or its seal was not told to both", s)
		}
	}
	for _, s := range tb.match.SetupsShown() {
		if s.Salt != "" || s.Turn == "" {
			t.Errorf("while the game is on %+v is shown", s)
		}
	}
	tb.out.Reset()
	tb.do("white resign")
	tb.do("white confirm")
	ending := tb.out.String()
	for i, s := range tb.match.SetupsShown() {
		command := fmt.Sprintf("printf %%b '%s\\n%s' | sha256sum", s.Salt, s.Turn)
		if strings.Count(ending, command) != 2 || s != tb.match.Setups[i] {
			t.Errorf("not both were told %q", command)
		}
	}
}

// TestSecretSetupNeedsASalt: a set-up that cannot be sealed is not taken.
func TestSecretSetupNeedsASalt(t *testing.T) {
	for preset, refused := range map[string]bool{"tiny-secret": true, "tiny-open": false} {
		tb := played(t, "preset "+preset, "white open", "black accept")
		d := adjudicator.Decide(tb.match, adjudicator.Command{By: adjudicator.WhiteSeat, Do: adjudicator.Play{Text: "setup: Ka1 Qb1"}})
		if d.Refused != refused {
			t.Errorf("%s: refused %t", preset, d.Refused)
		}
	}
}

// TestCheckFindsChangedSetups: whatever is changed in the set-ups of a match is found.
func TestCheckFindsChangedSetups(t *testing.T) {
	lines := []string{"white open", "black accept", "white play: setup: Ka1 Qb1", "black play: setup: Ka4 Qb4", "white play: Ka1-a2"}
	changes := map[string]func(*adjudicator.Match){
		"turn":    func(m *adjudicator.Match) { m.Setups[0].Turn = "setup: Kb1 Qa1" },
		"missing": func(m *adjudicator.Match) { m.Setups[1] = adjudicator.Setup{} },
		"illegal": func(m *adjudicator.Match) { m.Setups[1].Turn = "setup: Ka3 Qb3" },
		"other":   func(m *adjudicator.Match) { m.Setups[0].Turn = "setup: Kc4 Qd4" },
		"unread":  func(m *adjudicator.Match) { m.Setups[0].Turn = "hocus" },
		"loose":   func(m *adjudicator.Match) { m.Setups[0].Turn = "setup: Qb1 Ka1" },
		"to come": func(m *adjudicator.Match) { m.Seats[1].ToCome = true },
		"both gone": func(m *adjudicator.Match) {
			m.Setups, m.Seats[0].ToCome, m.Seats[1].ToCome = [2]adjudicator.Setup{}, true, true
		},
		"begun": func(m *adjudicator.Match) { m.Begun = "4/4/4/4 w" },
	}
	for _, preset := range []string{"tiny-open", "tiny-secret"} {
		tb := played(t, append([]string{"preset " + preset}, lines...)...)
		if err := adjudicator.Check(tb.match.Game, tb.match); err != nil {
			t.Fatal(err)
		}
		for name, change := range changes {
			m := *tb.match
			change(&m)
			if err := adjudicator.Check(m.Game, &m); err == nil {
				t.Errorf("%s, %s: not found", preset, name)
			}
		}
	}
	tb := played(t, append([]string{"preset tiny-secret"}, lines...)...)
	for _, change := range []func(*adjudicator.Setup){
		func(s *adjudicator.Setup) { s.Salt += "x" }, func(s *adjudicator.Setup) { s.Commitment = seal.Commit(s.Salt, "setup: Kb4 Qa4") }} {
		m := *tb.match
		change(&m.Setups[1])
		if err := adjudicator.Check(m.Game, &m); err == nil || !strings.Contains(err.Error(), "turn 0: Black's set-up is not the one that was sealed") {
			t.Errorf("a broken seal: %v", err)
		}
	}
}

// TestApplyRefusesSetupsThatDoNotFit: a damaged store is noticed.
func TestApplyRefusesSetupsThatDoNotFit(t *testing.T) {
	begun := []string{"preset tiny-secret", "white open", "black accept"}
	whole := append(begun, "white play: setup: Ka1 Qb1", "black play: setup: Ka4 Qb4")
	for _, c := range []struct {
		lines []string
		by    adjudicator.Seat
		fact  adjudicator.Fact
	}{
		{begun[:2], adjudicator.WhiteSeat, adjudicator.SetUp{Turn: "setup: Ka1 Qb1"}},
		{begun, adjudicator.NoSeat, adjudicator.SetUp{Turn: "setup: Ka1 Qb1"}},
		{begun, adjudicator.WhiteSeat, adjudicator.TurnPlayed{Number: 1, Turn: "Ka1-a2", Line: "4/4/4/4 b"}},
		{begun, adjudicator.WhiteSeat, adjudicator.TurnPlayed{Turn: "Ka1-a2", Line: "4/4/4/4 b"}},
		{whole[:4], adjudicator.BlackSeat, adjudicator.SetUp{Turn: "hocus"}},
		{whole[:4], adjudicator.BlackSeat, adjudicator.SetUp{Turn: "setup: Kc1 Qd1"}},
		{whole, adjudicator.BlackSeat, adjudicator.SetUp{Turn: "setup: Kc4 Qd4"}},
		{whole, adjudicator.WhiteSeat, adjudicator.SetUp{Turn: "setup: Kc1 Qd1"}},
		{whole, adjudicator.WhiteSeat, adjudicator.Undone{To: 0}},
	} {
		tb := played(t, c.lines...)
		if _, err := adjudicator.Apply(tb.match, adjudicator.Event{By: c.by, Fact: c.fact}); err == nil {
			t.Errorf("after %q %#v of seat %d was added", c.lines[2:], c.fact, c.by)
		}
	}
}

// TestOldTurnsCountAsQuiet: turns that were stored without Reset are counted by what they captured.
func TestOldTurnsCountAsQuiet(t *testing.T) {
	m := &adjudicator.Match{Turns: []adjudicator.Played{{Captured: []adjudicator.Taken{{At: square(1, 0), Unit: 'Q', Owner: "White"}}}, {}, {}}}
	if n := m.Quiet(); n != 2 {
		t.Errorf("%d quiet turns after a capture", n)
	}
	m.Turns[1].Reset = true
	if n := m.Quiet(); n != 1 {
		t.Errorf("%d quiet turns after one that begins the count anew", n)
	}
}

// TestOldEvents: games that were stored before there were set-ups, removals and other ends of a row of quiet turns go on.
func TestOldEvents(t *testing.T) {
	preset, err := presets.Builtin("chesimals-0.1", nil)
	if err != nil {
		t.Fatal(err)
	}
	by := []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat, adjudicator.WhiteSeat, adjudicator.BlackSeat, adjudicator.BlackSeat}
	var events []adjudicator.Event
	for i, stored := range [][2]string{
		{"opened", `{"id":7,"terms":{"preset":"chesimals-0.1","title":"Chesimals 0.1","rules":"sha256:0","repetition":3,"quiet":2},"white":{"name":"Ada","address":"ada@example.org"},"black":{"name":"Bo","address":"bo@example.org"},"challenger":1}`},
		{"accepted", `{}`},
		{"played", `{"n":1,"turn":"white: Zd2-d3","line":"2kFkCkF3/2kFkFkF3/8/8/8/3wZ4/2wZ1wZ3/2wZwCwZ3 b"}`},
		{"held", `{"prepared":{"turn":"black: Fd7-e6","n":2}}`},
		{"played", `{"n":2,"turn":"black: Fd7-e6","line":"2kFkCkF3/2kF1kF3/4kF3/8/8/3wZ4/2wZ1wZ3/2wZwCwZ3 w"}`},
	} {
		fact, err := adjudicator.UnmarshalFact(stored[0], []byte(stored[1]))
		if err != nil {
			t.Fatal(err)
		}
		events = append(events, adjudicator.Event{By: by[i], Fact: fact})
	}
	m, err := adjudicator.Replay(preset.Game, events)
	if err != nil || adjudicator.Check(preset.Game, m) != nil || m.SettingUp() || m.Quiet() != 2 {
		t.Fatalf("%+v, %v", m, err)
	}
	d := adjudicator.Decide(m, adjudicator.Command{By: adjudicator.WhiteSeat, Do: adjudicator.Claim{What: adjudicator.ClaimQuiet}})
	if d.Refused || d.Match.Outcome != (rules.Outcome{Result: rules.Drawn, Cause: rules.QuietTurns, Count: 2}) {
		t.Errorf("%+v", d.Notices)
	}
}
