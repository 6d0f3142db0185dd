package storebench

import (
	"context"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"
)

// half has letters come one after the other at half of a rate a second, whether those before are done or not, and returns how long each took from when
// it was to come until it was committed, sorted: who waits for their turn is counted.
func (p *place) half(ctx context.Context, letters, nodes, lanes int, rate float64) (waits []time.Duration, err error) {
	coming := make(chan time.Time, letters)
	took := make([][]time.Duration, lanes)
	group, ctx := errgroup.WithContext(ctx)
	for lane := range lanes {
		match := p.game(lane, lanes)
		group.Go(func() error {
			for due := range coming {
				if _, err := p.commit(ctx, nodes, lane, match); err != nil {
					return err
				}
				took[lane] = append(took[lane], time.Since(due))
			}
			return nil
		})
	}
	begin, apart := time.Now(), time.Duration(float64(time.Second)*2/rate)
	for n := range letters {
		due := begin.Add(time.Duration(n) * apart)
		time.Sleep(time.Until(due))
		coming <- due
	}
	close(coming)
	err = group.Wait()
	p.first++
	waits = slices.Concat(took...)
	slices.Sort(waits)
	return waits, err
}

// Waits are how long half of the letters took at most, and all but one of twenty, when they came at half of the rate of the middle round.
func (f Figure) Waits() (half, most time.Duration) {
	if len(f.Half) == 0 {
		return 0, 0
	}
	return f.Half[len(f.Half)/2], f.Half[len(f.Half)*19/20]
}
