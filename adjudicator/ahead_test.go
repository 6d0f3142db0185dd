package adjudicator_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/notation"
	"pbem/rules"
)

// shuttle is a game in which both sides go to and fro for ever, with what comes after turn n on.
func shuttle(n int) string {
	return [...]string{"Zd2-d3", "Fd7-e6", "Zd3-d2", "Fe6-d7"}[n%4]
}

// shuttling is such a game after White's first turn, with a time control.
func shuttling(t testing.TB, control clock.Control) *adjudicator.Match {
	m := &adjudicator.Match{Game: builtin(t, "chesimals-0.1")}
	for i, do := range []adjudicator.Deed{adjudicator.Open{ID: 1, Challenger: adjudicator.WhiteSeat, Terms: adjudicator.Terms{Time: control}}, adjudicator.Accept{}, adjudicator.Play{Text: shuttle(0), Answers: 1}} {
		m = must(t, m, adjudicator.Seat(1+i%2), do)
	}
	return m
}

// must has something decided that is not refused.
func must(t testing.TB, m *adjudicator.Match, by adjudicator.Seat, do adjudicator.Deed) *adjudicator.Match {
	t.Helper()
	d := adjudicator.Decide(m, adjudicator.Command{At: epoch().Add(time.Duration(len(m.Turns)) * time.Hour), By: by, Cause: fmt.Sprint(m.Version), Do: do})
	if d.Refused {
		t.Fatalf("%#v is refused: %v", do, d.Notices)
	}
	return d.Match
}

// path is the shuttle from a turn on, as a line of so many answers.
func path(from, answers int) adjudicator.Line {
	var line adjudicator.Line
	for i := range 2 * answers {
		line = append(line, shuttle(from+i))
	}
	return line
}

// bothAhead has both sides ready for a long shuttle, and returns the match before Black's turn that sets it off.
func bothAhead(t testing.TB, control clock.Control, answers int) *adjudicator.Match {
	m := shuttling(t, control)
	m = must(t, m, adjudicator.WhiteSeat, adjudicator.Plan{Lines: []adjudicator.Line{path(1, answers)}, Answers: 2})
	m = must(t, m, adjudicator.BlackSeat, adjudicator.Play{Text: shuttle(1), Answers: 2, More: true})
	return must(t, m, adjudicator.BlackSeat, adjudicator.Plan{Lines: []adjudicator.Line{path(2, answers)}, Answers: 3})
}

// TestChainEnds: CR-32: after fifty turns that played themselves a player plays by hand; what they had ready there is forgotten, and the
// other's stays.
func TestChainEnds(t *testing.T) {
	m := bothAhead(t, clock.Control{}, 40)
	cause := m.Turns[1].Cause
	d := adjudicator.Decide(m, adjudicator.Command{At: epoch(), By: adjudicator.BlackSeat, Cause: cause, Do: adjudicator.Fire{}})
	m = d.Match
	if len(m.Turns) != 52 || m.ToMove() != adjudicator.WhiteSeat {
		t.Fatalf("CR-32: %d turns, %v to move", len(m.Turns), m.ToMove())
	}
	if n, other := len(adjudicator.Ahead(m, adjudicator.WhiteSeat)), len(adjudicator.Ahead(m, adjudicator.BlackSeat)); n != 0 || other != 15 {
		t.Errorf("CR-32: White has %d answers ready, Black %d", n, other)
	}
	for _, turn := range m.Turns[2:] {
		if !turn.Ahead || turn.Cause != cause {
			t.Errorf("turn %d: %+v", turn.Number, turn)
		}
	}
	if err := adjudicator.Check(m.Game, m); err != nil {
		t.Error(err)
	}
}

// TestMostNodes: CR-32: four hundred answers for each player, counted apart.
func TestMostNodes(t *testing.T) {
	m := shuttling(t, clock.Control{})
	var lines []adjudicator.Line
	for first := range m.Position.Turns() {
		if len(lines) >= 2000 {
			break
		}
		own := firstTurn(verdict(t, m.Position, first.String()).Next)
		after := verdict(t, verdict(t, m.Position, first.String()).Next, own).Next
		for third := range after.(rules.Partial).FirstActions() {
			lines = append(lines, adjudicator.Line{first.String(), own, third.String(), firstTurn(verdict(t, after, third.String()).Next)})
		}
	}
	for len(lines) > 0 {
		n := min(len(lines), 100)
		d := adjudicator.Decide(m, adjudicator.Command{By: adjudicator.WhiteSeat, Do: adjudicator.Plan{Lines: lines[:n], Answers: 2}})
		m, lines = d.Match, lines[n:]
	}
	if n := len(adjudicator.Ahead(m, adjudicator.WhiteSeat)); n != 400 {
		t.Errorf("CR-32: %d answers are ready", n)
	}
}

func verdict(t testing.TB, p rules.Position, text string) rules.Verdict {
	t.Helper()
	v, err := notation.Judge(text, builtin(t, "chesimals-0.1").Vocabulary(), p)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// TestReadyTakesNoTime: CR-33, CR-43: an answer that was ready uses no time, adds what a turn adds, and counts for “/10”; a take-back
// gives both clocks back what they showed.
func TestReadyTakesNoTime(t *testing.T) {
	const day = 24 * time.Hour
	for name, want := range map[string]struct {
		control clock.Control
		white   time.Duration // after three turns of White's, of which the first took no time and two were ready
	}{
		"bank":     {clock.Control{First: 10 * day, Add: day}, 13 * day},
		"most":     {clock.Control{First: 10 * day, Add: day, Most: 11 * day}, 11 * day},
		"each 3":   {clock.Control{First: 10 * day, Turns: 3}, 20 * day},
		"per turn": {clock.PerTurn(3 * day), 3 * day},
	} {
		m := bothAhead(t, want.control, 2)
		before := m.Turns[1].Clocks
		d := adjudicator.Decide(m, adjudicator.Command{At: epoch().Add(time.Hour), By: adjudicator.BlackSeat, Cause: m.Turns[1].Cause, Do: adjudicator.Fire{}})
		if n := len(d.Match.Turns); n != 6 {
			t.Fatalf("%s: %d turns", name, n)
		}
		if got := d.Match.Clocks[rules.White]; got != want.white {
			t.Errorf("CR-33, %s: White's clock shows %v, want %v", name, got, want.white)
		}
		m = must(t, d.Match, adjudicator.BlackSeat, adjudicator.AskUndo{})
		m = must(t, m, adjudicator.WhiteSeat, adjudicator.AnswerUndo{Yes: true})
		if len(m.Turns) != 1 || m.Clocks != before {
			t.Errorf("CR-43, %s: %d turns, the clocks show %v, want %v", name, len(m.Turns), m.Clocks, before)
		}
	}
}

// TestReadyLate: CR-33: the credit for a letter that was decided late is not added to the bank of somebody whose answer was ready.
func TestReadyLate(t *testing.T) {
	const day = 24 * time.Hour
	late := func(more bool) *adjudicator.Match {
		m := shuttling(t, clock.Control{First: 10 * day})
		m = must(t, m, adjudicator.WhiteSeat, adjudicator.Plan{Lines: []adjudicator.Line{path(1, 1)}, Answers: 2})
		for _, do := range []adjudicator.Deed{adjudicator.Play{Text: shuttle(1), Answers: 2, More: more}, adjudicator.Fire{}} {
			m = adjudicator.Decide(m, adjudicator.Command{At: epoch().Add(day), Decided: epoch().Add(2 * day), By: adjudicator.BlackSeat, Cause: "late", Do: do}).Match
		}
		return m
	}
	if one, two := late(false), late(true); one.Clocks != two.Clocks || one.Clocks[rules.White] != 10*day || len(two.Turns) != 3 {
		t.Errorf("the clocks show %v at once, %v at the end of the letter", one.Clocks, two.Clocks)
	}
}

// TestSameTurn: CR-30: turns that lead to the same position by the same captures are one, in whatever order their parts stand.
func TestSameTurn(t *testing.T) {
	m := &adjudicator.Match{Game: builtin(t, "chesimals-2")}
	m = must(t, m, adjudicator.WhiteSeat, adjudicator.Open{ID: 1, Challenger: adjudicator.WhiteSeat})
	m = must(t, m, adjudicator.BlackSeat, adjudicator.Accept{})
	one, two := twoOrders(t, m.Position)
	own := firstTurn(verdict2(t, m, one))
	seat := adjudicator.BlackSeat
	m = must(t, m, seat, adjudicator.Plan{Lines: []adjudicator.Line{{one, own}}, Answers: 1})
	m = must(t, m, seat, adjudicator.Plan{Lines: []adjudicator.Line{{two, own}}, Answers: 1})
	if n := len(adjudicator.Ahead(m, seat)); n != 1 {
		t.Fatalf("CR-30: %q and %q are %d turns", one, two, n)
	}
	if m = must(t, m, adjudicator.WhiteSeat, adjudicator.Play{Text: two, Answers: 1}); len(m.Turns) != 2 {
		t.Errorf("CR-30: %q is ready for %q, and was not played", one, two)
	}
}

// twoOrders finds a turn of two actions that can be played in another order.
func twoOrders(t *testing.T, p rules.Position) (one, two string) {
	t.Helper()
	words := builtin(t, "chesimals-2").Vocabulary()
	for turn := range p.Turns() {
		if len(turn.Actions) != 2 {
			continue
		}
		other := turn
		other.Actions = []rules.Action{turn.Actions[1], turn.Actions[0]}
		a, errA := notation.Judge(turn.String(), words, p)
		b, errB := notation.Judge(other.String(), words, p)
		if errA == nil && errB == nil && a.Next.String() == b.Next.String() && a.Turn.String() != b.Turn.String() {
			return turn.String(), other.String()
		}
	}
	t.Fatal("there is no such turn")
	return "", ""
}

func verdict2(t *testing.T, m *adjudicator.Match, text string) rules.Position {
	t.Helper()
	v, err := notation.Judge(text, m.Game.Vocabulary(), m.Position)
	if err != nil {
		t.Fatal(err)
	}
	return v.Next
}

func firstTurn(p rules.Position) string {
	for turn := range p.Turns() {
		return turn.String()
	}
	return "pass"
}

// TestOwnBranchBeforeAny: CR-31: a branch of its own goes before any; if its answer has become illegal, as by rules that were mended, any
// is not tried: the owner is told and to move.
func TestOwnBranchBeforeAny(t *testing.T) {
	m := shuttling(t, clock.Control{})
	m = must(t, m, adjudicator.WhiteSeat, adjudicator.Plan{Lines: []adjudicator.Line{{adjudicator.Any, "Zc2-c3"}}, Answers: 2})
	stale := adjudicator.Planned{Path: []adjudicator.Step{{Theirs: "black: Fd7-e6", Mine: "white: Zc1-c4"}}}
	m, err := adjudicator.Apply(m, adjudicator.Event{By: adjudicator.WhiteSeat, Fact: stale})
	if err != nil {
		t.Fatal(err)
	}
	d := adjudicator.Decide(m, adjudicator.Command{By: adjudicator.BlackSeat, Do: adjudicator.Play{Text: "Fd7-e6", Answers: 2}})
	if len(d.Match.Turns) != 2 || d.Match.ToMove() != adjudicator.WhiteSeat || len(adjudicator.Ahead(d.Match, adjudicator.WhiteSeat)) != 0 {
		t.Errorf("CR-31: %d turns, %d answers are ready", len(d.Match.Turns), len(adjudicator.Ahead(d.Match, adjudicator.WhiteSeat)))
	}
	if last := d.Notices[len(d.Notices)-1]; last.To != adjudicator.WhiteSeat || len(last.Text) < 2 {
		t.Errorf("CR-31: White is told %v", last.Text)
	}
	d = adjudicator.Decide(m, adjudicator.Command{By: adjudicator.BlackSeat, Do: adjudicator.Play{Text: "Fe8-f7", Answers: 2}})
	if n := len(d.Match.Turns); n != 3 {
		t.Errorf("CR-31: %d turns, of which any has answered one", n)
	}
}

// TestPlansAreBounded: a letter of nothing but lines is judged in a time that is known, and its faults are a page at most.
func TestPlansAreBounded(t *testing.T) {
	m := shuttling(t, clock.Control{})
	var lines []adjudicator.Line
	for i := range 5000 {
		lines = append(lines, adjudicator.Line{shuttle(1), fmt.Sprintf("Zd3-d%d", i), strings.Repeat("x", 1000)})
	}
	d := adjudicator.Decide(m, adjudicator.Command{By: adjudicator.WhiteSeat, Do: adjudicator.Plan{Lines: lines, Answers: 2}})
	if !d.Refused || len(d.Notices) > 12 {
		t.Errorf("%d notices", len(d.Notices))
	}
}

func BenchmarkFiftyReady(b *testing.B) {
	m := bothAhead(b, clock.Control{First: 240 * time.Hour, Add: time.Hour}, 40)
	fire := adjudicator.Command{At: epoch(), By: adjudicator.BlackSeat, Cause: m.Turns[1].Cause, Do: adjudicator.Fire{}}
	b.ReportAllocs()
	for b.Loop() {
		if d := adjudicator.Decide(m, fire); len(d.Match.Turns) != 52 {
			b.Fatal(len(d.Match.Turns))
		}
	}
}
