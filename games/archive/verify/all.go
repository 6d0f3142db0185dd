package verify

import (
	"context"
	"iter"
	"runtime"

	"golang.org/x/sync/errgroup"

	"pbem/games/archive/collection"
	"pbem/notation/signatures"
)

// task is some records to verify; their results come through done, in their order.
type task struct {
	members []collection.Member
	done    chan []Result
}

const (
	// atOnce is the most records that a task has: for one alone, handing it on would take as long as verifying it.
	atOnce = 8
	// together is the same where records are vouched for: their signatures are checked together, for the price of a few.
	together = 64
	// alone is how many records are handed on one by one, before there are enough for all cores.
	alone = 64
	// ahead is how many records are worked on before the results of the first of them are taken.
	ahead = 256
)

// taskSize is the most records that a task has.
func (v *Verifier) taskSize() int {
	if v.Vouched {
		return together
	}
	return atOnce
}

// All verifies records on all cores, and calls take with each result, in their order. The error is one that take returned, or that
// of the context.
func (v *Verifier) All(ctx context.Context, members iter.Seq[collection.Member], take func(Result) error) error {
	group, ctx := errgroup.WithContext(ctx)
	most := v.taskSize()
	work, queue := make(chan task, ahead/most), make(chan task, ahead/most)
	group.Go(func() error {
		defer close(work)
		defer close(queue)
		return handOut(ctx, members, most, work, queue)
	})
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() error { v.work(work); return nil })
	}
	group.Go(func() error { return takeAll(queue, take) })
	return group.Wait()
}

// handOut makes tasks of the records as they come.
func handOut(ctx context.Context, members iter.Seq[collection.Member], most int, to ...chan task) error {
	met, now := 0, newTask()
	for m := range members {
		met++
		now.members = append(now.members, m)
		if met > alone && len(now.members) < most {
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
	w := worker{v: v}
	for t := range tasks {
		t.done <- w.all(t.members)
	}
}

// worker verifies records, those of a task at once. What it needs for that is used again for the next.
type worker struct {
	v       *Verifier
	checker signatures.Checker
	rooms   [together][]byte // for the texts that were signed
}

// all verifies the records of a task. Those signatures that are left to check by then are checked together.
func (w *worker) all(members []collection.Member) []Result {
	begun, left := make([]*checking, len(members)), []signatures.Signed{}
	for i, m := range members {
		c := w.v.begin(m, w.rooms[i])
		if s := c.signed(); s.Key != nil {
			left, w.rooms[i] = append(left, s), s.Text
		}
		begun[i] = c
		m.Release()
	}
	holds, results := w.checker.Check(left), make([]Result, len(members))
	for i, c := range begun {
		signed := false
		if c.signed().Key != nil {
			signed, holds = holds[0], holds[1:]
		}
		results[i] = c.end(signed)
	}
	return results
}
