package verify

import (
	"context"
	"runtime"
	"slices"

	"golang.org/x/sync/errgroup"

	"pbem/games/archive"
	"pbem/notation/record"
)

// task is some records to verify; their results come through done, in their order.
type task struct {
	files []source
	done  chan []Result
}

// source is one record, read when its turn comes.
type source struct {
	name string
	read func() ([]byte, error)
}

const (
	// atOnce is the most records that a task has: for one alone, handing it on would take as long as verifying it.
	atOnce = 8
	// rounds is how many tasks there are at least for each core, where there are so many records, lest some cores stand idle.
	rounds = 4
	// ahead is how many tasks are worked on before the results of the first of them are taken.
	ahead = 32
)

// All verifies the records in the files on all cores, and calls take with each result, in the order in which the files are
// named. The error is one that take returned, or that of the context.
func (v *Verifier) All(ctx context.Context, files []string, take func(Result) error) error {
	group, ctx := errgroup.WithContext(ctx)
	work, queue := make(chan task, ahead), make(chan task, ahead)
	cores := runtime.GOMAXPROCS(0)
	portion := max(1, min(atOnce, len(files)/(rounds*cores)))
	group.Go(func() error {
		defer close(work)
		defer close(queue)
		for names := range slices.Chunk(files, portion) {
			if err := hand(ctx, v.task(names), work, queue); err != nil {
				return err
			}
		}
		return nil
	})
	for range cores {
		group.Go(func() error { v.work(work); return nil })
	}
	group.Go(func() error { return takeAll(queue, take) })
	return group.Wait()
}

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

func (v *Verifier) task(names []string) task {
	t := task{done: make(chan []Result, 1)}
	for _, name := range names {
		t.files = append(t.files, v.source(name))
	}
	return t
}

// source reads standard input at once: of two tasks, the one that was named first must have it.
func (v *Verifier) source(name string) source {
	if name == StandardInput {
		data, err := record.ReadAll(v.In)
		return source{name, func() ([]byte, error) { return data, err }}
	}
	return source{name, func() ([]byte, error) { return archive.ReadFile(name) }}
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
		results := make([]Result, len(t.files))
		for i, f := range t.files {
			results[i] = v.one(f)
		}
		t.done <- results
	}
}

func (v *Verifier) one(f source) Result {
	text, err := f.read()
	if err != nil {
		return Result{Name: f.name, Unread: archive.Unreadable(f.name, err)}
	}
	return v.Check(f.name, text)
}
