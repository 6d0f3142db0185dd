package study_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"pbem/rules"
	"pbem/rules/presets"
	"pbem/rules/robot"
	"pbem/rules/robot/study"
)

func game(t testing.TB, name string) rules.Game {
	t.Helper()
	p, err := presets.Builtin(name, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p.Game
}

// played is a game that robots of low levels have played against each other.
func played(t testing.TB, r *robot.Robot, level int, seed uint64, most int) (g study.Game) {
	t.Helper()
	p := r.Game().Start()
	for n := range most {
		thought, err := r.Think(robot.Task{Start: p, Level: level, Seed: robot.Seed(seed, uint64(n))})
		if err != nil {
			t.Fatalf("%s: %v", p, err)
		}
		v, err := p.Judge(rules.Draft{Turn: thought.Turn})
		if err != nil {
			t.Fatalf("%s: %s: %v", p, thought.Turn, err)
		}
		if g.Turns, p = append(g.Turns, v.Turn), v.Next; v.Outcome.Over() {
			break
		}
	}
	return g
}

// told writes a study with all that it says.
func told(s study.Study) string {
	text := fmt.Sprint(s.Curve, s.Nodes)
	for _, m := range s.Moments {
		text += fmt.Sprintf("\n%s %d %s %s %d %d %t", m.Kind, m.Number, m.Before, m.Played.Turn, m.Expected, m.Got, m.Threat != nil)
		for _, v := range m.Better {
			text += " " + v.Turn.String()
		}
	}
	return text
}

// few is a tenth of a number of tries under -short.
func few(many int) int {
	if testing.Short() {
		return max(1, many/10)
	}
	return many
}

// TestWholeGames: whole games of every system have studies in which nothing is false, the same each time, and within the budget.
func TestWholeGames(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"chesimals-0.1", "chesimals-0.75", "chesimals-2", "fusion-1", "lifeform", "lifeform-secret", "amoeba", "cosmic"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r, moments := robot.New(game(t, name)), 0
			for seed := range uint64(few(20)) {
				g := played(t, r, 1+int(seed%2), seed, 60)
				const nodes = 40_000
				s, err := study.Of(r, g, nodes)
				if err != nil {
					t.Fatal(err)
				}
				if again, _ := study.Of(r, g, nodes); told(again) != told(s) {
					t.Fatalf("seed %d: the same game has two studies:\n%s\n%s", seed, told(s), told(again))
				}
				if s.Nodes > 2*nodes || len(s.Moments) > 3 {
					t.Errorf("seed %d: %d nodes, %d moments", seed, s.Nodes, len(s.Moments))
				}
				checkCurve(t, r, g, s)
				for _, m := range s.Moments {
					moments++
					checkMoment(t, r.Game(), m)
				}
			}
			if moments == 0 {
				t.Error("no game had a moment: that shows nothing")
			}
		})
	}
}

// checkCurve: a number for each turn and one more, and at the end the result, if the rules gave one.
func checkCurve(t *testing.T, r *robot.Robot, g study.Game, s study.Study) {
	t.Helper()
	p, turns, result := r.Game().Start(), 0, rules.Ongoing
	for _, turn := range g.Turns {
		if !rules.AwaitsSetup(p) {
			turns++
		}
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil {
			t.Fatal(err)
		}
		if p = v.Next; v.Outcome.Over() {
			result = v.Outcome.Result
		}
	}
	if len(s.Curve) != turns+1 || s.First != 1 {
		t.Fatalf("%d turns have a curve of %d from turn %d", turns, len(s.Curve), s.First)
	}
	want := map[rules.Result]int{rules.WhiteWins: 100, rules.BlackWins: 0, rules.Drawn: 50}
	if score, over := want[result]; over && s.Curve[turns] != score {
		t.Errorf("%s: the curve ends at %d", result, s.Curve[turns])
	}
}

// checkMoment plays out by the rules what a moment says.
func checkMoment(t *testing.T, g rules.Game, m study.Moment) {
	t.Helper()
	side := m.Before.ToMove()
	p := m.Before
	for _, v := range m.Better {
		if again, err := p.Judge(rules.Draft{Turn: v.Turn}); err != nil || again.Next.String() != v.Next.String() {
			t.Fatalf("%s: %s: %v", p, v.Turn, err)
		}
		p = v.Next
	}
	if m.Better[0].Next.String() == m.Played.Next.String() {
		t.Errorf("%s: the better turn is the one that was played", m.Before)
	}
	if m.Played.Outcome.Result == rules.Win(side) {
		t.Errorf("%s: a turn that won is a moment", m.Before)
	}
	if m.Threat != nil {
		if v, err := m.Played.Next.Judge(rules.Draft{Turn: m.Threat.Turn}); err != nil || v.Outcome.Result != rules.Win(side.Other()) {
			t.Errorf("%s: after %s, %s does not win", m.Before, m.Played.Turn, m.Threat.Turn)
		}
	}
	switch m.Kind {
	case study.Won:
		if v, _ := m.Before.Judge(rules.Draft{Turn: m.Better[0].Turn}); v.Outcome.Result != rules.Win(side) {
			t.Errorf("%s: %s does not win", m.Before, m.Better[0].Turn)
		}
	case study.Forced:
		if answer, ok := wins(m.Better[0].Next, side); !ok {
			t.Errorf("%s: after %s there is %s", m.Before, m.Better[0].Turn, answer)
		}
	case study.Allowed:
		if m.Threat == nil {
			t.Errorf("%s: nothing was allowed", m.Before)
		}
		fallthrough
	case study.Looked:
		if m.Expected <= m.Got || m.Sure() {
			t.Errorf("%s: %+v", m.Before, m)
		}
	}
}

// wins reports whether a side wins with its next turn whatever the side to move answers, by trying everything; else an answer against which it
// does not.
func wins(p rules.Position, side rules.Side) (rules.Turn, bool) {
	for answer := range p.Turns() {
		v, err := p.Judge(rules.Draft{Turn: answer})
		if err != nil {
			return answer, false
		}
		if v.Outcome.Over() {
			if v.Outcome.Result != rules.Win(side) {
				return answer, false
			}
			continue
		}
		if _, ok := winning(v.Next); !ok {
			return answer, false
		}
	}
	return rules.Turn{}, true
}

// winning returns a turn that wins at once, of all that can be listed.
func winning(p rules.Position) (rules.Turn, bool) {
	for turn := range p.Turns() {
		if v, err := p.Judge(rules.Draft{Turn: turn}); err == nil && v.Outcome.Result == rules.Win(p.ToMove()) {
			return turn, true
		}
	}
	return rules.Turn{}, false
}

// TestMissedWins: a win in one turn that was passed by is found.
func TestMissedWins(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"chesimals-0.75", "chesimals-2", "lifeform", "amoeba", "cosmic"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r, dice := robot.New(game(t, name)), rand.New(rand.NewPCG(45, 4))
			found, planted := 0, 0
			for seed := uint64(0); planted < few(100) && seed < 2000; seed++ {
				g := played(t, r, 2, seed, 150)
				before, ok := beforeTheWin(r.Game(), g)
				if !ok {
					continue
				}
				v, ok := another(before, dice)
				if !ok {
					continue
				}
				planted++
				s, err := study.Of(r, study.Game{Start: before, Turns: []rules.Turn{v.Turn}}, 400_000)
				if err != nil {
					t.Fatal(err)
				}
				if len(s.Moments) == 1 && s.Moments[0].Kind == study.Won {
					found++
				}
				for _, m := range s.Moments {
					checkMoment(t, r.Game(), m)
				}
			}
			t.Logf("%d of %d found", found, planted)
			if planted == 0 || 100*found < 95*planted {
				t.Errorf("%d of %d missed wins found", found, planted)
			}
		})
	}
}

// beforeTheWin is the position in which the last turn of a game won.
func beforeTheWin(g rules.Game, played study.Game) (rules.Position, bool) {
	p := g.Start()
	for _, turn := range played.Turns {
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil {
			return nil, false
		}
		if v.Outcome.Result == rules.Win(p.ToMove()) {
			return p, true
		}
		p = v.Next
	}
	return nil, false
}

// another is a turn at random that doesn't end the game.
func another(p rules.Position, dice *rand.Rand) (rules.Verdict, bool) {
	for range 50 {
		turn, ok := robot.Random{}.Turn(p, 0, dice.Uint64())
		if !ok {
			return rules.Verdict{}, false
		}
		if v, err := p.Judge(rules.Draft{Turn: turn}); err == nil && !v.Outcome.Over() {
			return v, true
		}
	}
	return rules.Verdict{}, false
}

// TestForcedWins: of the wins in two turns that were passed by, all answers tried, most are found, and none is claimed that isn't one.
func TestForcedWins(t *testing.T) {
	t.Parallel()
	r, dice := robot.New(game(t, "cosmic")), rand.New(rand.NewPCG(45, 5))
	found, planted := 0, 0
	for seed := uint64(0); planted < few(200) && seed < 4000; seed++ {
		p, first, ok := twoTurns(r.Game(), played(t, r, 3, seed, 120))
		if !ok {
			continue
		}
		v, ok := another(p, dice)
		if !ok || v.Next.String() == first.String() {
			continue
		}
		if _, ok := wins(v.Next, p.ToMove()); ok {
			continue
		}
		planted++
		s, err := study.Of(r, study.Game{Start: p, Turns: []rules.Turn{v.Turn}}, 400_000)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range s.Moments {
			if checkMoment(t, r.Game(), m); m.Kind == study.Forced {
				found++
			}
		}
	}
	t.Logf("%d of %d found", found, planted)
	if planted == 0 || 100*found < 80*planted {
		t.Errorf("%d of %d forced wins found", found, planted)
	}
}

// twoTurns is the last position of a game in which the side that won it forces a win in two turns, and not in one; and the position after the
// first of them.
func twoTurns(g rules.Game, played study.Game) (p, after rules.Position, ok bool) {
	var all []rules.Position
	result := rules.Ongoing
	for p = g.Start(); len(all) < len(played.Turns); {
		v, err := p.Judge(rules.Draft{Turn: played.Turns[len(all)]})
		if err != nil {
			return nil, nil, false
		}
		all, p, result = append(all, p), v.Next, v.Outcome.Result
	}
	if winner, won := result.Winner(); len(all) < 3 || !won || winner != all[len(all)-1].ToMove() {
		return nil, nil, false
	}
	p, after = all[len(all)-3], all[len(all)-2]
	if _, atOnce := winning(p); atOnce {
		return nil, nil, false
	}
	_, ok = wins(after, p.ToMove())
	return p, after, ok
}

// TestBadGames: a game with a turn that isn't legal, or behind its end, has no study, and one without turns an empty one.
func TestBadGames(t *testing.T) {
	t.Parallel()
	g := game(t, "cosmic")
	r := robot.New(g)
	start, err := g.Parse("p5/6/6/6/6/Kk3R w")
	if err != nil {
		t.Fatal(err)
	}
	win, ok := winning(start)
	if !ok {
		t.Fatal("no win")
	}
	nonsense := rules.Turn{Actions: []rules.Action{{How: rules.Move}}}
	for _, c := range []struct {
		turns []rules.Turn
		at    int
	}{{[]rules.Turn{nonsense}, 1}, {[]rules.Turn{win, win}, 2}} {
		var bad *robot.TurnError
		if _, err := study.Of(r, study.Game{Start: start, Turns: c.turns}, 1000); !errors.As(err, &bad) || bad.Number != c.at {
			t.Errorf("%v: %v", c.turns, err)
		}
	}
	for _, nodes := range []int{-1, 0, 1, 1 << 60} {
		if s, err := study.Of(r, study.Game{Start: start}, nodes); err != nil || len(s.Curve) != 0 {
			t.Errorf("no turns, %d nodes: %v, %v", nodes, s, err)
		}
		if nodes > 1 {
			continue
		}
		s, err := study.Of(r, study.Game{Start: start, Turns: []rules.Turn{win}}, nodes)
		if err != nil || len(s.Moments) != 0 || len(s.Curve) != 2 || s.Curve[1] != 100 {
			t.Errorf("a win, %d nodes: %v, %v", nodes, s, err)
		}
	}
}

// TestLongGames: of a game that is too long the last turns are studied, and are called by their numbers.
func TestLongGames(t *testing.T) {
	t.Parallel()
	g := game(t, "cosmic")
	start, err := g.Parse("p4P/6/6/6/6/K4k w")
	if err != nil {
		t.Fatal(err)
	}
	there := [][2]string{{"Ka1-a2", "Kf1-f2"}, {"Ka2-a1", "Kf2-f1"}}
	played, p := study.Game{Start: start}, start
	for n := range 250 {
		for _, text := range there[n%2] {
			v, err := p.Judge(rules.Draft{Turn: named(t, p, text)})
			if err != nil {
				t.Fatal(err)
			}
			played.Turns, p = append(played.Turns, v.Turn), v.Next
		}
	}
	s, err := study.Of(robot.New(g), played, 400_000)
	if err != nil || s.First != 101 || len(s.Curve) != 401 || s.Nodes > 800_000 {
		t.Fatalf("%v: from turn %d, %d numbers, %d nodes", err, s.First, len(s.Curve), s.Nodes)
	}
	for _, m := range s.Moments {
		if checkMoment(t, g, m); m.Number < s.First || m.Played.Turn.String() != played.Turns[m.Number-1].String() {
			t.Errorf("moment %d is %s", m.Number, m.Played.Turn)
		}
	}
}

// named returns the legal turn that is written so.
func named(t *testing.T, p rules.Position, text string) rules.Turn {
	t.Helper()
	for turn := range p.Turns() {
		if turn.String() == text {
			return turn
		}
	}
	t.Fatalf("%s: no turn %s", p, text)
	return rules.Turn{}
}
