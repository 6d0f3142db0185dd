package relational

import (
	"context"
	"sync"

	"pbem/games"
)

// inLanes does things in transactions of their own, several at once, and those that touch the same one after another. A store that does not work ends
// all that have not begun.
func (s *Store) inLanes(ctx context.Context, failed []error, touches func(int) []string, do func(int, games.Tx) error) error {
	free := make(chan struct{}, lanes)
	last := map[string]chan struct{}{} // closed when the last that touches it is done
	var group sync.WaitGroup
	var mu sync.Mutex
	var halted error
	for i := range failed {
		words := []string{""}
		if touches != nil {
			words = touches(i)
		}
		var before []chan struct{}
		done := make(chan struct{})
		for _, word := range words {
			if other, touched := last[word]; touched {
				before = append(before, other)
			}
			last[word] = done
		}
		free <- struct{}{} // in their order, so none holds a lane for which one before it waits
		group.Go(func() {
			defer func() { close(done); <-free }()
			for _, other := range before {
				<-other
			}
			mu.Lock()
			failed[i] = halted
			mu.Unlock()
			if failed[i] != nil {
				return
			}
			if failed[i] = s.Do(ctx, func(tx games.Tx) error { return do(i, tx) }); halts(failed[i]) {
				mu.Lock()
				halted = failed[i]
				mu.Unlock()
			}
		})
	}
	group.Wait()
	return halted
}
