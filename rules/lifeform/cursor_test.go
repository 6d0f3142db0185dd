package lifeform

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pbem/rules"
)

// TestCursorAgrees goes random ways with cursors, forth and back: their steps are those of Continue, their positions and results those of
// the judge, and no win takes fewer steps than they say.
func TestCursorAgrees(t *testing.T) {
	t.Parallel()
	dice, ended, wins := rand.New(rand.NewPCG(45, 3)), map[rules.Result]int{}, 0
	games := []*Game{standard(t, Spec{}), standard(t, Spec{Truce: 1})}
	for n := range 60 {
		p := games[n%2].start
		if n%3 == 0 {
			p = parsed(t, games[n%2], thousands)
		}
		c, keys := p.Cursor(), []uint64(nil)
		start := c.Position().String()
		for range 30 {
			next, more := cursorTurn(t, dice, p, c, &keys, &wins)
			if p = next; !more {
				break
			}
		}
		ended[c.Result()]++
		for i := len(keys) - 1; i >= 0; i-- {
			if c.Undo(); c.Key() != keys[i] {
				t.Fatal("going back comes by other positions")
			}
		}
		if c.Position().String() != start {
			t.Fatalf("back at %s, not %s", c.Position(), start)
		}
	}
	if ended[rules.WhiteWins] == 0 || ended[rules.BlackWins] == 0 || wins == 0 {
		t.Errorf("ended: %v, with %d strikes", ended, wins)
	}
}

// cursorTurn makes a turn with a cursor and with the judge, and reports whether the game goes on.
func cursorTurn(t *testing.T, dice *rand.Rand, p *Position, c rules.Cursor, keys *[]uint64, wins *int) (*Position, bool) {
	t.Helper()
	begun := rules.Turn{}
	for {
		steps := c.Steps(nil)
		*wins += checkSteps(t, p, c, begun, steps)
		if len(steps) == 0 || len(begun.Actions) > 0 && dice.IntN(4) == 0 {
			break
		}
		*keys = append(*keys, c.Key())
		c.Do(steps[dice.IntN(len(steps))])
		begun = c.Begun()
	}
	v, err := p.Judge(rules.Draft{Turn: begun})
	if err != nil {
		t.Fatalf("%s: %s: %v", p, begun, err)
	}
	*keys = append(*keys, c.Key())
	board := c.Board()
	c.End()
	next := v.Next.(*Position)
	want := v.Outcome.Result
	if want == "" {
		want = rules.Ongoing
	}
	fresh := next.Cursor()
	if c.Position().String() != next.String() || c.Result() != want || c.Key() != fresh.Key() || c.Worth(rules.White) != fresh.Worth(rules.White) && want == rules.Ongoing || board == c.Board() {
		t.Fatalf("%s: %s comes to %s %s, the judge says %s %s", p, begun, c.Position(), c.Result(), next, want)
	}
	return next, want == rules.Ongoing
}

// checkSteps compares what may come next. It returns how many of the steps win.
func checkSteps(t *testing.T, p *Position, c rules.Cursor, begun rules.Turn, steps []rules.Step) int {
	t.Helper()
	var want, got []string
	for turn := range p.Continue(begun) {
		want = append(want, turn.String())
	}
	strikes := c.Strikes(nil)
	wins := 0
	for _, s := range steps {
		key, worth := c.Key(), c.Worth(rules.White)
		c.Do(s)
		got = append(got, c.Begun().String())
		won := c.Result() == rules.Win(c.ToMove())
		c.Undo()
		if won != slices.Contains(strikes, s) || c.Key() != key || c.Worth(rules.White) != worth {
			t.Fatalf("%s: %v wins: %v", p, s, won)
		}
		if won {
			wins++
		}
	}
	if needed, _ := c.Needed(); wins > 0 && needed > 1 {
		t.Fatalf("%s: %s: a win in 1, not only in %d", p, begun, needed)
	}
	slices.Sort(want)
	if slices.Sort(got); !slices.Equal(want, got) {
		t.Fatalf("%s: after %s %d steps, %d continuations", p, begun, len(got), len(want))
	}
	return wins
}
