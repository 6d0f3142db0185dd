package beam_test

import (
	"math/rand/v2"
	"testing"

	"pbem/rules"
	"pbem/rules/presets"
	"pbem/rules/robot/beam"
)

// systems draw positions of each game system in which wins in one turn are common.
func systems(t testing.TB) map[string]func(*rand.Rand) rules.Position {
	t.Helper()
	list := map[string]func(*rand.Rand) rules.Position{}
	for name, s := range map[string]scrap{
		"chesimals-0.5":  {game: game(t, "chesimals-0.5"), across: 7, most: 4, royals: 1},
		"chesimals-0.75": {game: game(t, "chesimals-0.75"), across: 8, most: 4, royals: 1},
		"chesimals-2":    {game: game(t, "chesimals-2"), across: 9, most: 5, royals: 1},
		"fusion-1":       {game: game(t, "fusion-1"), across: 9, most: 2, royals: 1},
		"fusion-1 conversion": {game: game(t, "fusion-1", presets.Setting{Name: "conversion", Value: "true"}), across: 9, most: 1,
			royals: 1},
	} {
		list[name] = func(dice *rand.Rand) rules.Position { return s.draw(t, dice) }
	}
	lifeform := game(t, "lifeform")
	near, err := lifeform.Parse("8/8/rnbqkbnr/pppppppp/PPPPPPPP/RNBQKBNR/8/8 w")
	if err != nil {
		t.Fatal(err)
	}
	list["lifeform"] = func(dice *rand.Rand) rules.Position { return played(t, near, dice, 16) }
	return list
}

// TestWinsAreFound: wins in one turn, by the least number of steps that they take, as a search that tries everything has it: up to three
// none is missed from level 2, from four to six few at level 3, and from seven to nine few at level 5.
func TestWinsAreFound(t *testing.T) {
	t.Parallel()
	for name, draw := range systems(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var found, all [10]int
			dice := rand.New(rand.NewPCG(45, 6))
			levels := beam.LevelsOf(game(t, "chesimals-2").Vocabulary())
			most, want := 9, tried(t, 400)
			if name == "lifeform" {
				most = 2
			}
			for n := 0; all[1]+all[2]+all[3] < want && n < 40*want; n++ {
				p := draw(dice)
				k := shortest(p.(rules.Stepping).Cursor(), most, 20_000)
				if k <= 0 {
					continue
				}
				all[k]++
				level := levels[[]int{0, 1, 1, 1, 2, 2, 2, 4, 4, 4}[k]]
				thought, _ := beam.Think(p.(rules.Stepping).Cursor(), beam.Task{Level: level, Seed: uint64(n)})
				v, err := p.Judge(rules.Draft{Turn: thought.Line[0]})
				if err != nil {
					t.Fatalf("%s: %v", p, err)
				}
				if v.Outcome.Result == rules.Win(p.ToMove()) {
					found[k]++
				} else if k <= 3 {
					t.Errorf("%s: a win in %d is missed for %s", p, k, thought.Line[0])
				}
			}
			t.Log("found", found, "of", all)
			if all[1] == 0 || all[2] == 0 {
				t.Error("that shows nothing")
			}
			if n, of := found[4]+found[5]+found[6], all[4]+all[5]+all[6]; 100*n < 95*of {
				t.Errorf("%d of %d wins in four to six found", n, of)
			}
			if n, of := found[7]+found[8]+found[9], all[7]+all[8]+all[9]; 100*n < 90*of {
				t.Errorf("%d of %d wins in seven to nine found", n, of)
			}
		})
	}
}

// TestNoWinIsLeft: from level 3 no turn leaves the opponent a win in one turn of up to two steps, if there is any other turn of up to three
// that does not. Both are looked for by trying everything.
func TestNoWinIsLeft(t *testing.T) {
	t.Parallel()
	for name, draw := range systems(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dice := rand.New(rand.NewPCG(45, 7))
			levels := beam.LevelsOf(game(t, "chesimals-2").Vocabulary())
			threatened, lost, want := 0, 0, tried(t, 200)
			for n := 0; threatened < want && n < 40*want; n++ {
				p := draw(dice)
				c := p.(rules.Stepping).Cursor()
				if shortest(c, 2, 1<<30) != 0 || !threatens(c, 2) {
					continue
				}
				threatened++
				thought, _ := beam.Think(p.(rules.Stepping).Cursor(), beam.Task{Level: levels[2+n%3], Seed: uint64(n)})
				v, err := p.Judge(rules.Draft{Turn: thought.Line[0]})
				if err != nil {
					t.Fatalf("%s: %v", p, err)
				}
				if v.Outcome.Over() && v.Outcome.Result != rules.Win(p.ToMove().Other()) || !v.Outcome.Over() && shortest(v.Next.(rules.Stepping).Cursor(), 2, 1<<30) == 0 {
					continue
				}
				lost++
				if turn, ok := holding(c, 3, map[uint64]bool{}, 3_000_000); ok {
					t.Errorf("%s: level %d plays %s and can be beaten at once, not after %s", p, 3+n%3, thought.Line[0], turn)
				}
			}
			t.Logf("%d positions threatened, %d lost", threatened, lost)
			if threatened == lost {
				t.Error("that shows nothing")
			}
		})
	}
}

// threatens reports whether the side that is not to move would win in so many steps if it were.
func threatens(c rules.Cursor, most int) bool {
	c.End()
	defer c.Undo()
	return c.Result() == rules.Ongoing && shortest(c, most, 1<<30) > 0
}

// holding returns a turn of up to so many steps, longer than the one begun, after which the opponent does not win in two.
func holding(c rules.Cursor, most int, seen map[uint64]bool, patience int) (rules.Turn, bool) {
	for _, s := range c.Steps(nil) {
		c.Do(s)
		var turn rules.Turn
		ok := false
		if board := c.Board(); c.Result() == rules.Ongoing && !seen[board] && len(seen) < patience {
			seen[board] = true
			c.End()
			ok = c.Result() == rules.Ongoing && shortest(c, 2, 1<<30) == 0
			c.Undo()
			turn = c.Begun()
		}
		if !ok && most > 1 && c.Result() == rules.Ongoing {
			turn, ok = holding(c, most-1, seen, patience)
		}
		c.Undo()
		if ok {
			return turn, true
		}
	}
	return rules.Turn{}, false
}
