package amp

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pbem/rules"
)

// cursorGames are games for cursors: those of the source, drawn ones with several AMPs a turn and promotion, and drawn ways to win.
func cursorGames(t *testing.T, dice *rand.Rand) []*Game {
	var games []*Game
	for _, s := range specimens() {
		games = append(games, mustNew(t, s.spec))
	}
	for range 20 {
		g, slow := drawnCrowd(t, dice)
		games = append(games, g)
		for _, d := range append(drawnGames(), drawnGame{g.spec, slow, "PNW"}) {
			d.spec.Wins, _ = drawWins(dice, d)
			d.spec.NoMove, d.spec.Limit = NoMove(dice.IntN(3)), 7*dice.IntN(3)
			if len(d.spec.Wins) > 0 {
				games = append(games, mustNew(t, d.spec))
			}
		}
	}
	return games
}

// TestCursorAgrees goes random ways with cursors, forth and back: their steps are those of Continue, their positions and results those of
// the judge, and what they keep up is what is counted anew.
func TestCursorAgrees(t *testing.T) {
	t.Parallel()
	dice := rand.New(rand.NewPCG(45, 1))
	for _, g := range cursorGames(t, dice) {
		if g.start.Outcome().Over() {
			continue
		}
		w := cursorWalk{t: t, dice: dice, p: g.start, c: g.start.Cursor().(*cursor)}
		for range 12 {
			if !w.turn() {
				break
			}
		}
		w.back(g.start)
	}
}

// cursorWalk is a walk with a cursor beside the positions that the judge gives.
type cursorWalk struct {
	t     *testing.T
	dice  *rand.Rand
	p     *Position
	c     *cursor
	begun rules.Turn
	done  int
	keys  []uint64
}

// turn makes a turn, and reports whether the game goes on.
func (w *cursorWalk) turn() bool {
	w.begun = rules.Turn{}
	for {
		steps := w.check()
		if len(steps) == 0 || len(w.begun.Actions) > 0 && w.dice.IntN(4) == 0 {
			break
		}
		w.step(steps[w.dice.IntN(len(steps))])
	}
	if w.c.Result() == rules.Ongoing || len(w.begun.Actions) > 0 {
		w.end()
	}
	return w.c.Result() == rules.Ongoing
}

func (w *cursorWalk) note() { w.keys, w.done = append(w.keys, w.c.Key()), w.done+1 }

func (w *cursorWalk) step(s rules.Step) {
	w.note()
	w.c.Do(s)
	w.begun = w.c.Begun()
}

func (w *cursorWalk) end() {
	board := w.c.Board()
	v, err := w.p.Judge(rules.Draft{Turn: w.begun})
	if err != nil {
		w.t.Fatalf("%s: %s: %v", w.p, w.begun, err)
	}
	w.note()
	w.c.End()
	w.p = v.Next.(*Position)
	want := v.Outcome.Result
	if want == "" {
		want = rules.Ongoing
	}
	if w.c.Position().String() != w.p.String() || w.c.Result() != want || w.c.ToMove() != w.p.toMove || w.c.Begun().IsPass() == false {
		w.t.Fatalf("%s %s, the judge says %s %s", w.c.Position(), w.c.Result(), w.p, want)
	}
	if board == w.c.Board() {
		w.t.Fatalf("%s: either side to move has one key", w.p)
	}
}

// check compares what may come next, and what is kept up.
func (w *cursorWalk) check() []rules.Step {
	steps := w.c.Steps(nil)
	var want, got []string
	for turn := range w.p.Continue(w.begun) {
		want = append(want, turn.String())
	}
	if w.c.Result() != rules.Ongoing {
		want = nil
	}
	strikes := map[rules.Step]bool{}
	for _, s := range w.c.Strikes(nil) {
		strikes[s] = true
	}
	royals := w.c.here.royals.And(w.c.here.side[w.c.here.toMove.Other()])
	for _, s := range steps {
		key, worth := w.c.Key(), w.c.Worth(rules.White)
		w.c.Do(s)
		got = append(got, w.c.Begun().String())
		won := w.c.Result() == rules.Win(w.c.here.toMove)
		strikes := strikes[s]
		decides := won || royals.Has(s.To) && moveOf(s).deed != conversion
		if decides && !strikes || strikes && !decides && w.c.prey.plain && !w.c.here.game.promotes {
			w.t.Fatalf("%s: %s is a strike: %v", w.p, w.c.Begun(), strikes)
		}
		w.c.Undo()
		if w.c.Key() != key || w.c.Worth(rules.White) != worth || w.c.Worth(rules.Black) != -worth {
			w.t.Fatalf("%s: what was taken back has left something", w.p)
		}
	}
	slices.Sort(want)
	if slices.Sort(got); !slices.Equal(want, got) {
		w.t.Fatalf("%s: after %s %d steps, %d continuations", w.p, w.begun, len(got), len(want))
	}
	if kept := w.c.sums; kept != w.c.summed() {
		w.t.Fatalf("%s: after %s the sums are not what is counted", w.p, w.begun)
	}
	return steps
}

// back goes back to where the walk began.
func (w *cursorWalk) back(start *Position) {
	for ; w.done > 0; w.done-- {
		w.c.Undo()
		if w.c.Key() != w.keys[w.done-1] {
			w.t.Fatal("going back comes by other positions")
		}
	}
	if w.c.Position().String() != start.String() || w.c.Result() != rules.Ongoing {
		w.t.Fatalf("back at %s, not %s", w.c.Position(), start)
	}
}

// TestCursorNeeds: no win needs fewer steps than the bound, in drawn positions of small games, all turns of up to three steps tried.
func TestCursorNeeds(t *testing.T) {
	t.Parallel()
	dice, won := rand.New(rand.NewPCG(45, 2)), map[int]int{}
	for range 150 {
		g, slow := drawnCrowd(t, dice)
		for range 4 {
			p, err := parser{g}.parse(crowded(dice, g, slow))
			if err != nil {
				t.Fatal(err)
			}
			c := p.Cursor()
			if n := shortest(t, c, 3); n > 0 {
				won[n]++
			}
		}
	}
	if won[1] == 0 || won[2] == 0 || won[3] == 0 {
		t.Errorf("wins by steps: %v", won)
	}
}

// shortest returns the least number of steps that win, up to a number, and holds the bound to it at each step.
func shortest(t *testing.T, c rules.Cursor, most int) int {
	if most == 0 || c.Result() != rules.Ongoing {
		return 0
	}
	least, side := 0, c.ToMove()
	for _, s := range c.Steps(nil) {
		c.Do(s)
		n := shortest(t, c, most-1)
		if c.Result() == rules.Win(side) {
			n = 1
		} else if n > 0 {
			n++
		}
		c.Undo()
		if n > 0 && (least == 0 || n < least) {
			least = n
		}
	}
	if needed, _ := c.Needed(); least > 0 && needed > least {
		t.Fatalf("%s: %s wins in %d more steps, not only in %d", c.Position(), c.Begun(), least, needed)
	}
	return least
}
