package index

import (
	"context"
	"errors"
	"io"
	"iter"
	"runtime"

	"golang.org/x/sync/errgroup"

	"pbem/games/archive/collection"
)

// ahead is how many records are replayed before the first of them is taken.
const ahead = 64

// job is a record to replay.
type job struct {
	member collection.Member
	done   chan played
}

// Build replays records on all cores and writes a file. Of one that cannot be replayed to its end it takes what can
// be, and keeps why, in words.
func Build(ctx context.Context, out io.Writer, members iter.Seq[collection.Member], by Rules, stamp [stampSize]byte, words func(error) string) error {
	w, err := newWriter()
	if err != nil {
		return err
	}
	defer w.close()
	group, ctx := errgroup.WithContext(ctx)
	work, queue := make(chan job, ahead), make(chan job, ahead)
	group.Go(func() error {
		defer close(work)
		defer close(queue)
		return handOut(ctx, members, work, queue)
	})
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() error {
			for j := range work {
				j.done <- play(j.member, by)
			}
			return nil
		})
	}
	group.Go(func() error { w.takeAll(queue, words); return nil })
	if err := group.Wait(); err != nil {
		return err
	}
	return w.write(out, stamp)
}

// handOut hands each record to whoever is free, and then to the one who takes the results, in their order.
func handOut(ctx context.Context, members iter.Seq[collection.Member], to ...chan job) error {
	for m := range members {
		if isNothing(m.Err) {
			continue
		}
		j := job{m, make(chan played, 1)}
		for _, c := range to {
			select {
			case c <- j:
			case <-ctx.Done():
				return ctx.Err()
			}
		}
	}
	return ctx.Err()
}

func (w *writer) takeAll(queue <-chan job, words func(error) string) {
	for j := range queue {
		p := <-j.done
		if p.fault != nil {
			w.fail(p.name, words(p.fault))
		}
		w.add(p)
	}
}

// isNothing reports whether there is no record that could be at fault.
func isNothing(err error) bool {
	var empty *collection.Empty
	var irregular *collection.Irregular
	return errors.As(err, &empty) || errors.As(err, &irregular)
}
