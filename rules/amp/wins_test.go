package amp

import (
	"errors"
	"slices"
	"testing"

	"pbem/notation"
	"pbem/rules"
)

// A cell is a situation in which a game may end: the ways to win, the position, a turn, and what comes of it.
type cell struct {
	name  string
	wins  []Win
	more  func(*Spec)
	line  string // "" for the first position
	turn  string // "" for what the line alone is
	ends  string // result and cause; "" for a game that goes on; "refused: CODE"
	after string // the line after the turn, where it matters
}

const duelStart = "kGkCkNkG/kN3/4/wN3/wGwCwNwG w"

// cells are: condition × who acts × in mid-turn or at the end × several at once × hold × promoted units × conversion × sides that
// cannot move. What the adjudicator makes of it is in adjudicator/testdata/wins-*.txtar.
func cells() []cell {
	return slices.Concat(takeCells(), reachCells(), countCells(), endCells())
}

// takeCells are about taking royal leaders, and all units of some kinds.
func takeCells() []cell {
	royal := Win{By: TakeRoyals}
	first := Win{By: TakeRoyals, Count: 1}
	kinds := Win{By: TakeUnits, Units: "NG"}
	points := Win{By: Score, Points: []Worth{{'G', 1}, {'N', 2}, {'C', 5}}, To: 3}
	return []cell{
		// capture: royal
		{"the last royal is taken", []Win{royal}, nil, "1kC2/4/4/1wN2/wC3 w", "white: Nb2-d3", "", ""},
		{"by the side that acts, at the end", []Win{royal}, nil, "1kC2/2wG1/4/4/wC1wN1 w", "white: Gc4xb5", "refused: not-connected", ""},
		{"and wins", []Win{royal}, nil, "1kC2/wCwG2/4/4/4 w", "white: Gb4xb5", "1-0 royals-captured", "1wG2/wC3/4/4/4 b"},
		{"in mid-turn nothing follows", []Win{royal}, nil, "1kC2/wCwG2/4/4/4 w", "white: Gb4xb5, Ca4-a5", "refused: game-over", ""},
		{"count: all is the same", []Win{{By: TakeRoyals, Count: AllRoyals}}, nil, "1kC2/wCwG2/4/4/4 w", "white: Gb4xb5", "1-0 royals-captured", ""},
		{"count: 1", []Win{first}, nil, "1kC2/wCwG2/4/4/4 b", "black: Cb5xb4", "", ""},
		{"count: 2 of one can never hold", []Win{{By: TakeRoyals, Count: 2}}, nil, "1kC2/wCwG2/4/4/4 w", "white: Gb4xb5", "", ""},
		{"without a way by royals they are units like others", []Win{points}, nil, "1kC2/wCwG2/4/4/kG3 w", "white: Ca4xb5", "1-0 points", "1wC2/1wG2/4/4/kG3 b 5-0"},
		{"a line on which it holds is over", []Win{royal}, nil, "4/wCwG2/4/4/4 w", "", "1-0 royals-captured", ""},
		{"on which it holds for both: who has played", []Win{royal}, nil, "4/1wG2/4/4/kG3 w", "", "0-1 royals-captured", ""},

		// capture: kinds
		{"one kind is left", []Win{kinds}, nil, "kC2kG/wCwG1kN/4/4/4 w", "white: Ca4-b3", "", ""},
		{"the last of all kinds", []Win{kinds}, nil, "kCkG2/wCwG2/4/4/4 w", "white: Gb4xb5", "1-0 units-captured", ""},
		{"leaders do not matter", []Win{kinds}, nil, "kC2kG/wCwG2/4/4/4 w", "white: Ca4xa5", "", ""},
	}
}

// reachCells are about coming to a goal, and holding it.
func reachCells() []cell {
	reach := Win{By: Reach, Units: "C", On: Zone{Last: true}}
	hold := Win{By: Reach, Units: "C", On: Zone{Last: true}, Hold: true}
	middle := Win{By: Reach, Units: "GN", On: Zone{Squares: []rules.Square{square("b3"), square("c3")}}}
	royal := Win{By: TakeRoyals}
	return []cell{
		// reach
		{"the side that acts, at once", []Win{reach}, nil, "4/wC3/4/3kC/4 w", "white: Ca4-a5", "1-0 reached", ""},
		{"in mid-turn", []Win{reach}, nil, "4/wCwG2/4/4/3kC w", "white: Ca4-a5, Gb4-b5", "refused: game-over", ""},
		{"another kind does not", []Win{reach}, nil, "4/wCwG2/4/1kC2/4 w", "white: Gb4-b5", "", ""},
		{"Black's last rank is White's first", []Win{reach}, nil, "4/wC3/4/3kC/4 b", "black: Cd2-d1", "0-1 reached", ""},
		{"squares hold for both", []Win{middle}, nil, "kCkG2/1kG2/4/4/2wGwC b", "black: Gb4-b3", "0-1 reached", ""},
		{"by a capture", []Win{middle}, nil, "kCkG2/1kG2/1wN2/4/2wGwC w", "", "1-0 reached", ""},

		// reach and hold
		{"arriving is not enough", []Win{hold}, nil, "4/wC3/4/3kC/4 w", "white: Ca4-a5", "", "wC3/4/4/3kC/4 b"},
		{"and ends no turn", []Win{hold}, nil, "4/wCwG2/4/3kC/4 w", "white: Ca4-a5, Gb4-b5", "", ""},
		{"standing there when the other's turn has ended", []Win{hold}, nil, "wC3/4/4/3kC/4 b", "black: Cd2-d3", "1-0 held", ""},
		{"also when the other passes", []Win{hold}, nil, "wC2kG/4/4/4/4 b", "pass", "1-0 held", ""},
		{"taken in time", []Win{hold, royal}, nil, "wCkC2/4/4/4/3wG b", "black: Cb5xa5", "0-1 royals-captured", ""},
		{"in the midst of the other's turn it is not asked", []Win{hold}, nil, "wC3/4/1kG2/1kC2/4 b", "black: Gb3-a4, Cb2-b3, Ga4xa5", "refused: activated-before", ""},
		{"nor is it then", []Win{hold}, nil, "wC3/kG3/1kC2/4/4 b", "black: Cb3-b4, Ga4xa5", "", ""},
		{"both stand there: who moved last has waited for nothing", []Win{hold}, nil, "wC3/4/4/3kC/4 b", "black: Cd2-d1", "1-0 held", ""},
		{"a line with the holder to move is over", []Win{hold}, nil, "wC3/4/4/3kC/4 w", "", "1-0 held", ""},
	}
}

// countCells are about bare leaders, points, and several ways at once.
func countCells() []cell {
	hold := Win{By: Reach, Units: "C", On: Zone{Last: true}, Hold: true}
	royal := Win{By: TakeRoyals}
	bare := Win{By: Bare}
	points := Win{By: Score, Points: []Worth{{'G', 1}, {'N', 2}, {'C', 5}}, To: 3}
	return []cell{
		// bare
		{"the last common unit", []Win{bare}, nil, "kCkG2/wCwG2/4/4/4 w", "white: Gb4xb5", "1-0 bared", ""},
		{"not by losing leaders", []Win{bare}, nil, "kCkG2/wCwG2/4/4/4 w", "white: Ca4xa5", "", ""},
		{"by one's own promotion the other wins", []Win{bare}, func(s *Spec) {
			s.Units[1].Promotes = &Promotion{Into: "L", Zone: Zone{Last: true}, Must: true}
			s.Units = append(s.Units, Unit{Letter: 'L', Name: "lord", Move: "K", Leader: true})
		}, "4/wCwG2/4/4/kC1kN1 w", "white: Gb4-b5=L", "0-1 bared", ""},

		// points
		{"points are in the line", []Win{points}, nil, "kCkG2/wCwG2/4/4/4 w", "white: Gb4xb5", "", "kCwG2/wC3/4/4/4 b 1-0"},
		{"and go on from there", []Win{points}, nil, "kCwG2/wC3/3kG/4/3wN b 1-0", "black: Ca5xb5", "", "1kC2/wC3/3kG/4/3wN w 1-1"},
		{"from a line without them they begin at 0", []Win{points}, nil, "kCwG2/wC3/3kG/4/3wN b", "black: Ca5xb5", "", "1kC2/wC3/3kG/4/3wN w 0-1"},
		{"enough in mid-turn", []Win{points}, nil, "kCkN1kN/wCwG2/4/4/4 w 2-0", "white: Gb4xb5, Ca4-b4", "refused: game-over", ""},
		{"more than enough", []Win{points}, nil, "kCkN2/wCwG2/4/4/kN3 w 2-2", "white: Ca4xa5", "1-0 points", "wCkN2/1wG2/4/4/kN3 b 7-2"},
		{"a line with enough is over", []Win{points}, nil, "kCkN2/wCwG2/4/4/4 w 0-3", "", "0-1 points", ""},

		// several at once
		{"the first in the list decides", []Win{bare, points}, nil, "kCkG2/wCwG2/4/4/4 w 2-0", "white: Gb4xb5", "1-0 bared", ""},
		{"whichever that is", []Win{points, bare}, nil, "kCkG2/wCwG2/4/4/4 w 2-0", "white: Gb4xb5", "1-0 points", ""},
		{"the side that acts before the other", []Win{hold, royal}, nil, "wC3/1kC2/4/1kG2/4 b", "black: Cb4xa5", "0-1 royals-captured", ""},
		{"also where the other's stands first in the list", []Win{hold, points}, nil, "wC1wGkC/4/4/4/4 b 0-2", "black: Cd5xc5", "0-1 points", ""},
	}
}

// endCells are about sides that cannot move, and the limit of turns.
func endCells() []cell {
	reach := Win{By: Reach, Units: "C", On: Zone{Last: true}}
	royal := Win{By: TakeRoyals}
	bare := Win{By: Bare}
	points := Win{By: Score, Points: []Worth{{'G', 1}, {'N', 2}, {'C', 5}}, To: 3}
	noPass := func(n NoMove) func(*Spec) { return func(s *Spec) { s.NoMove = n } }
	limit := func(n int, by bool) func(*Spec) { return func(s *Spec) { s.Limit, s.LimitPoints = n, by } }
	return []cell{
		// no move
		{"today's rule passes", nil, nil, "kC1kN1/4/4/4/1wGwC1 w", "pass", "refused: pass-not-allowed", ""},
		{"who cannot move loses", []Win{royal}, noPass(Loses), "kC3/1wG2/wGwG2/wC3/4 w", "white: Ca2-a1", "", ""},
		{"at once, at the end of the other's turn", []Win{bare}, noPass(Loses), "3kG/4/1wG2/wC3/4 w", "white: Gb3-b4", "1-0 no-move", ""},
		{"or it is a draw", []Win{bare}, noPass(Draws), "3kG/4/1wG2/wC3/4 w", "white: Gb3-b4", "1/2-1/2 no-move", ""},
		{"not in mid-turn", []Win{bare}, noPass(Draws), "3kG/4/1wG2/wC3/4 w", "white: Gb3-b4, Ca2-b3", "1/2-1/2 no-move", ""},
		{"a line of who cannot move is over", []Win{bare}, noPass(Loses), "3kG/4/1wG2/wC3/4 b", "", "1-0 no-move", ""},
		{"a way to win comes before it", []Win{bare, reach}, noPass(Draws), "3kG/wC3/4/wG3/4 w", "white: Ca4-a5", "1-0 reached", ""},
		{"with CH-10 too", nil, noPass(Draws), "3kC/4/1wG2/wC3/4 w", "white: Gb3-b4", "", ""},

		// turn limit
		{"turns are in the line", []Win{royal}, limit(3, false), "", "white: Na2-b4", "", "kGkCkNkG/kNwN2/4/4/wGwCwNwG b t1"},
		{"the last turn ends it", []Win{royal}, limit(3, false), "kC3/4/4/4/3wC w t2", "white: Cd1-d2", "1/2-1/2 turn-limit", "kC3/4/4/3wC/4 b t3"},
		{"a pass is a turn", []Win{bare}, limit(3, false), "kC2kG/4/4/4/3wG w t2", "pass", "1/2-1/2 turn-limit", "kC2kG/4/4/4/3wG b t3"},
		{"a win comes before it", []Win{reach}, limit(3, false), "4/wC3/4/3kC/4 w t2", "white: Ca4-a5", "1-0 reached", "wC3/4/4/3kC/4 b t3"},
		{"so does a side that cannot move", []Win{bare}, func(s *Spec) { s.NoMove, s.Limit = Loses, 3 }, "3kG/4/1wG2/wC3/4 w t2", "white: Gb3-b4", "1-0 no-move", ""},
		{"more points win", []Win{points}, limit(3, true), "kC2kN/4/4/4/3wC w 1-2 t2", "white: Cd1-d2", "0-1 turn-limit", ""},
		{"as many are a draw", []Win{points}, limit(3, true), "kC2kN/4/4/4/3wC w 2-2 t2", "white: Cd1-d2", "1/2-1/2 turn-limit", ""},
		{"with CH-10 too, by the limit", nil, limit(3, false), "kC3/4/4/4/3wC w t2", "white: Cd1-d2", "1/2-1/2 turn-limit", ""},
		{"and by the royals", nil, limit(3, false), "kC3/wC3/4/4/4 w t2", "white: Ca4xa5", "1-0 royals-captured", "wC3/4/4/4/4 b t3"},
	}
}

func TestWinCells(t *testing.T) {
	for _, c := range cells() {
		s := duel(duelStart, 4, 5)
		s.Wins = c.wins
		if c.more != nil {
			c.more(&s)
		}
		c.walk(t, mustNew(t, s))
	}
}

// TestWinByConversion: who converts takes a unit from the other side, and it counts for its own where it stands (FU-5).
func TestWinByConversion(t *testing.T) {
	reach := Win{By: Reach, Units: "P", On: Zone{Last: true}}
	held := reach
	held.Hold = true
	for _, c := range []cell{
		{"an enemy that becomes neutral is lost", []Win{{By: TakeUnits, Units: "NP"}}, nil, "1kK3/2kN2/2wK2/wN4/5 w", "Kc3: *c4", "1-0 units-captured", "1kK3/2nN2/2wK2/wN4/5 b"},
		{"so a side can be bared", []Win{{By: Bare}}, nil, "1kK3/2kN2/2wK2/wN4/5 w", "Kc3: *c4", "1-0 bared", ""},
		{"it brings no points", []Win{{By: Score, Points: []Worth{{'N', 1}}, To: 1}}, nil, "1kK3/2kN2/2wK2/wN4/5 w", "Kc3: *c4", "", "1kK3/2nN2/2wK2/wN4/5 b"},
		{"taking what is nobody's does", []Win{{By: Score, Points: []Worth{{'N', 1}}, To: 1}}, nil, "1kK3/2nN2/2wK2/5/5 w", "Kc3: Kc3xc4", "1-0 points", ""},
		{"a unit that becomes one's own may stand at the goal", []Win{reach}, nil, "2nP2/2wK2/5/5/kKkN3 w", "Kc4: *c5", "1-0 reached", ""},
		{"nothing follows in mid-turn", []Win{reach}, nil, "2nP2/2wK2/5/5/kKkN3 w", "Kc4: *c5, Kc4-c3", "refused: game-over", ""},
		{"who holds may be converted in time", []Win{held}, nil, "2wP2/2kK2/5/5/wK4 b", "Kc4: *c5", "", "2nP2/2kK2/5/5/wK4 w"},
	} {
		s := brawl("1kKkPkK1/2kN2/nP4/1wN2wP/1wKwPwK1 w")
		s.Wins = c.wins
		c.walk(t, mustNew(t, s))
	}
}

func (c cell) walk(t *testing.T, g *Game) {
	t.Helper()
	line := c.line
	if line == "" {
		line = g.spec.Start
	}
	p, err := parser{g}.parse(line)
	if err != nil {
		t.Errorf("%s: %v", c.name, err)
		return
	}
	if c.turn == "" {
		if got := outcomeText(p.Outcome()); got != c.ends {
			t.Errorf("%s: %s is %q, want %q", c.name, line, got, c.ends)
		}
		for turn := range p.Turns() {
			t.Errorf("%s: it is over, and has the turn %s", c.name, turn)
			break
		}
		return
	}
	reading, err := notation.Read(c.turn, g.Vocabulary())
	if err != nil {
		t.Errorf("%s: %s: %v", c.name, c.turn, err)
		return
	}
	verdict, err := p.Judge(reading.Draft)
	refused, isRefused := errors.AsType[*rules.Violation](err)
	switch {
	case isRefused:
		if got := "refused: " + string(refused.Code); got != c.ends {
			t.Errorf("%s: %s: %s, want %q", c.name, c.turn, got, c.ends)
		}
	case outcomeText(verdict.Outcome) != c.ends || verdict.Next.Outcome() != verdict.Outcome:
		t.Errorf("%s: %s: %v (%v), want %q", c.name, c.turn, verdict.Outcome, verdict.Next.Outcome(), c.ends)
	case c.after != "" && verdict.Next.String() != c.after:
		t.Errorf("%s: %s leads to %s, want %s", c.name, c.turn, verdict.Next, c.after)
	}
}

// TestCountsInLines: points and turns stand behind the side to move where the game has them, each position in one writing.
func TestCountsInLines(t *testing.T) {
	scored := duel(duelStart, 4, 5)
	scored.Wins = []Win{{By: Score, Points: []Worth{{'G', 1}}, To: 3}}
	timed := duel(duelStart, 4, 5)
	timed.Limit = 20
	both := scored
	both.Limit = 20
	for _, c := range []struct {
		spec      Spec
		good, bad []string
	}{
		{duel(duelStart, 4, 5), []string{""}, []string{" ", " 1-0", " t1", " x"}},
		{scored, []string{"", " 1-0", " 0-2", " 12-7"}, []string{" ", " 0-0", " 01-0", " 1-", " -1", " 1", " t1", " 1-0 t1", " 1-0 2-0", " 99999-0", " 1-0 ", " +1-0", " 1--1"}},
		{timed, []string{"", " t1", " t20"}, []string{" t0", " t01", " t21", " t", " t-1", " 1-0", " t1 t2", " T1", " t1 "}},
		{both, []string{"", " t1", " 1-0", " 1-0 t3"}, []string{" t1 1-0", " 1-0t3", "  1-0", " 1-0  t3", " 0-0 t3"}},
	} {
		g := mustNew(t, c.spec)
		for _, rest := range c.good {
			if p, err := g.Parse(duelStart + rest); err != nil || p.String() != duelStart+rest {
				t.Errorf("%q: %v, %v", rest, p, err)
			}
		}
		for _, rest := range c.bad {
			if p, err := g.Parse(duelStart + rest); err == nil {
				t.Errorf("%q is read as %s", rest, p)
			}
		}
	}
}
