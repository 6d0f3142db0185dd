package verify

import (
	"context"
	"iter"
	"runtime"

	"golang.org/x/sync/errgroup"

	"pbem/games/archive/collection"
)

// task is some records to verify; their results come through done, in their order.
type task struct {
	members []collection.Member
	done    chan []Result
}

const (
	// atOnce is the most records that a task has: for one alone, handing it on would take as long as verifying it.
	atOnce = 8
	// alone is how many records are handed on one by one, before there are enough for all cores.
	alone = 64
	// ahead is how many tasks are worked on before the results of the first of them are taken.
	ahead = 32
)

// All verifies records on all cores, and calls take with each result, in their order. The error is one that take returned, or that
// of the context.
func (v *Verifier) All(ctx context.Context, members iter.Seq[collection.Member], take func(Result) error) error {
	group, ctx := errgroup.WithContext(ctx)
	work, queue := make(chan task, ahead), make(chan task, ahead)
	group.Go(func() error {
		defer close(work)
		defer close(queue)
		return handOut(ctx, members, work, queue)
	})
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() error { v.work(work); return nil })
	}
	group.Go(func() error { return takeAll(queue, take) })
	return group.Wait()
}

// handOut makes tasks of the records as they come.
func handOut(ctx context.Context, members iter.Seq[collection.Member], to ...chan task) error {
	met, now := 0, newTask()
	for m := range members {
		met++
		now.members = append(now.members, m)
		if met > alone && len(now.members) < atOnce {
			continue
		}
		if err := hand(ctx, now, to...); err != nil {
			return err
		}
		now = newTask()
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	return hand(ctx, now, to...)
}

func newTask() task { return task{done: make(chan []Result, 1)} }

func takeAll(queue <-chan task, take func(Result) error) error {
	for t := range queue {
		for _, r := range <-t.done {
			if err := take(r); err != nil {
				return err
			}
		}
	}
	return nil
}

// hand gives a task to whoever is free, and then to the one who takes the results, who keeps the order and may rely on there
// being one.
func hand(ctx context.Context, t task, to ...chan task) error {
	for _, c := range to {
		select {
		case c <- t:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

// work verifies the records of tasks until there are no more.
func (v *Verifier) work(tasks <-chan task) {
	for t := range tasks {
		results := make([]Result, len(t.members))
		for i, m := range t.members {
			results[i] = v.Check(m)
		}
		t.done <- results
	}
}
