package measuring

import (
	"context"
	"runtime"
	"sync/atomic"

	"golang.org/x/sync/errgroup"

	"pbem/rules"
	"pbem/rules/measure"
	"pbem/rules/robot"
)

// Play has the games played that the flags ask for. The error is the context's, or that of a player whose turn was refused.
func Play(ctx context.Context, game rules.Game, f Flags) (measure.Report, error) {
	subject := measure.NewSubject(game)
	workers, next := min(runtime.GOMAXPROCS(0), f.Games), atomic.Int64{}
	tallies := make([]*measure.Tally, workers)
	group, ctx := errgroup.WithContext(ctx)
	for i := range tallies {
		tally := subject.NewTally()
		tallies[i] = tally
		group.Go(func() error {
			for n := next.Add(1) - 1; n < int64(f.Games); n = next.Add(1) - 1 {
				if err := ctx.Err(); err != nil {
					return err
				}
				if err := tally.Play(f.player(subject), 0, robot.Seed(f.Seed, uint64(n)), f.Limit); err != nil {
					return err
				}
			}
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		return measure.Report{}, err
	}
	for _, other := range tallies[1:] {
		tallies[0].Merge(other)
	}
	return tallies[0].Report(), nil
}
