package robot_test

import (
	"testing"

	"pbem/rules"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

func game(t testing.TB, name string) rules.Game {
	t.Helper()
	p, err := presets.Builtin(name, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p.Game
}

func at(t *testing.T, g rules.Game, line string) rules.Position {
	t.Helper()
	p, err := g.Parse(line)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestLegal: whoever plays plays legal turns, the same for the same seed, until the game is over; also from set-ups on.
func TestLegal(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"chesimals-0.1", "chesimals-2", "fusion-1", "lifeform", "lifeform-open", "lifeform-secret", "amoeba", "amoeba-unbound", "cosmic"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			g := game(t, name)
			for _, p := range []robot.Player{robot.Random{}, robot.NewGreedy(g)} {
				position := g.Start()
				for n := uint64(0); n < 20; n++ {
					turn, ok := p.Turn(position, 0, n)
					if again, _ := p.Turn(position, 0, n); again.String() != turn.String() {
						t.Fatalf("%s: the same seed plays %s and %s", position, turn, again)
					}
					if ok == position.Outcome().Over() {
						t.Fatalf("%s: a turn in a game that is over, or none: %v", position, ok)
					}
					if !ok {
						break
					}
					v, err := position.Judge(rules.Draft{Turn: turn})
					if err != nil {
						t.Fatalf("%s: %s: %v", position, turn, err)
					}
					if position = v.Next; v.Outcome.Over() {
						break
					}
				}
			}
		})
	}
}

// TestGreedy: what it plays, whatever the seed.
func TestGreedy(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, preset, line, takes string }{
		{"a win, not a guard", "chesimals-0.1", "8/8/8/3kC4/2kFwZ4/3wC4/8/8 w", "d5"},
		{"the Chief, not the guards", "chesimals-2", "16/1bC14/16/16/16/16/1gGgCgG12/2yG13/2yC13/16/13wC2/16 w", "c6"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			g := game(t, c.preset)
			p, player := at(t, g, c.line), robot.NewGreedy(g)
			for seed := range uint64(30) {
				turn, ok := player.Turn(p, 0, seed)
				if !ok || turn.Actions[0].How != rules.Capture || turn.Actions[0].To.String() != c.takes {
					t.Fatalf("seed %d: %s does not take on %s", seed, turn, c.takes)
				}
			}
		})
	}
}

// TestSafe: the last royal unit is not left where a turn takes it, if there is any other way; in positions so small that all answers can be
// looked at.
func TestSafe(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, preset, line string
		budget             int
	}{
		{"it goes away, and does not take what is guarded", "chesimals-0.1", "8/4kC3/4kF3/3wC4/8/8/8/8 w", 0},
		{"it takes who threatens", "chesimals-0.1", "8/8/8/8/8/kCkF6/wZkF6/wC7 w", 0},
		{"a follower threatens", "lifeform", "3qk3/8/8/8/8/2pbP3/3QK3/8 w", 0},
		{"a jump threatens", "cosmic", "p4k/6/2r3/6/1K4/P5 w", 0},
		{"a second activation threatens", "chesimals-0.1", "8/8/8/kF7/1kC6/8/wC7/8 w", 200},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			g := game(t, c.preset)
			p, player := at(t, g, c.line), robot.NewGreedy(g)
			if safe, all := safeTurns(t, p); safe == 0 || safe == all {
				t.Fatalf("%d of %d turns are safe: that shows nothing", safe, all)
			}
			for seed := range uint64(30) {
				turn, ok := player.Turn(p, c.budget, seed)
				if !ok || !safe(t, p, turn) {
					t.Fatalf("seed %d: %s leaves its last royal unit to be taken", seed, turn)
				}
			}
		})
	}
}

func safeTurns(t *testing.T, p rules.Position) (good, all int) {
	for turn := range p.Turns() {
		if all++; safe(t, p, turn) {
			good++
		}
	}
	return good, all
}

// safe looks at every answer to a turn.
func safe(t *testing.T, p rules.Position, turn rules.Turn) bool {
	t.Helper()
	v, err := p.Judge(rules.Draft{Turn: turn})
	if err != nil {
		t.Fatalf("%s: %s: %v", p, turn, err)
	}
	if v.Outcome.Over() {
		return v.Outcome.Result == rules.Win(p.ToMove())
	}
	for answer := range v.Next.Turns() {
		a, err := v.Next.Judge(rules.Draft{Turn: answer})
		if err != nil {
			t.Fatal(err)
		}
		if a.Outcome.Result == rules.Win(p.ToMove().Other()) && len(a.Captured) > 0 {
			return false
		}
	}
	return true
}

// TestMobility: who can go farther is worth more, and a game has one worth.
func TestMobility(t *testing.T) {
	t.Parallel()
	g := game(t, "chesimals-2")
	w := robot.Mobility(g)
	if w.Of('C') <= w.Of('G') || w.Of('G') <= w.Of('N') || w.Of('?') != 100 {
		t.Errorf("%v", w)
	}
	for letter, n := range robot.Mobility(g) {
		if w.Of(letter) != n {
			t.Errorf("%c is worth %d and %d", letter, n, w.Of(letter))
		}
	}
	if b := w.Balance(g.Start()); b != 0 {
		t.Errorf("the sides are alike, and White is ahead by %d", b)
	}
}

// TestShuffled: set-ups differ by the seed, and all are legal.
func TestShuffled(t *testing.T) {
	t.Parallel()
	p := game(t, "lifeform-open").Start()
	seen := map[string]bool{}
	for seed := range uint64(20) {
		turn, ok := robot.Random{}.Turn(p, 0, seed)
		if _, err := p.Judge(rules.Draft{Turn: turn}); !ok || err != nil || !turn.IsSetup() {
			t.Fatalf("%s: %v", turn, err)
		}
		seen[turn.String()] = true
	}
	if len(seen) < 18 {
		t.Errorf("only %d different set-ups", len(seen))
	}
}
