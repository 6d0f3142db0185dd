package ladder

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"

	"golang.org/x/sync/errgroup"

	"pbem/rules"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

// Match is who plays, how often.
type Match struct {
	Preset *presets.Preset
	A, B   Player
	Games  int
	Seed   uint64
	Limit  int // turns, after which a game is left open
}

// Tally is how a match ended, from A's view.
type Tally struct {
	Match
	Won, Drawn, Lost, Open int // Open are no part of Drawn
	Turns                  int // of all games
	Causes                 map[rules.Cause]int
}

// Played is how many games there were.
func (t Tally) Played() int { return t.Won + t.Drawn + t.Lost + t.Open }

// Play plays the games on all cores. Its error is the context's, or of a player who has no legal turn.
func (m Match) Play(ctx context.Context) (Tally, error) {
	t := Tally{Match: m, Causes: map[rules.Cause]int{}}
	var lock sync.Mutex
	var next atomic.Int64
	group, ctx := errgroup.WithContext(ctx)
	for range min(runtime.GOMAXPROCS(0), m.Games) {
		group.Go(func() error {
			for n := next.Add(1) - 1; n < int64(m.Games) && ctx.Err() == nil; n = next.Add(1) - 1 {
				o, turns, err := m.game(int(n))
				if err != nil {
					return err
				}
				lock.Lock()
				t.add(o, turns, int(n))
				lock.Unlock()
			}
			return ctx.Err()
		})
	}
	return t, group.Wait()
}

// game plays one game by its number from 0: in the odd ones B is White.
func (m Match) game(n int) (rules.Outcome, int, error) {
	sides := [2]Player{m.A, m.B}
	if n%2 == 1 {
		sides = [2]Player{m.B, m.A}
	}
	return play(m.Preset, sides, robot.Seed(m.Seed, uint64(n/2)), m.Limit)
}

func (t *Tally) add(o rules.Outcome, turns, n int) {
	t.Turns += turns
	t.Causes[o.Cause]++
	winner, decided := o.Result.Winner()
	switch {
	case !o.Over():
		t.Open++
	case !decided:
		t.Drawn++
	case (winner == rules.White) == (n%2 == 0):
		t.Won++
	default:
		t.Lost++
	}
}
