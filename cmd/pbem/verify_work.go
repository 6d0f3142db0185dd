package main

import (
	"context"
	"runtime"
	"slices"

	"golang.org/x/sync/errgroup"

	"pbem/notation/record"
)

// task is some records to verify; their results come through done, in their order.
type task struct {
	files []source
	done  chan []result
}

// source is one record, read when its turn comes.
type source struct {
	name string
	read func() ([]byte, error)
}

type result struct {
	checked
	err error // it could not be read, or its keys
}

const (
	// atOnce is the most records that a task has: for one alone, handing it on would take as long as verifying it.
	atOnce = 8
	// rounds is how many tasks there are at least for each core, where there are so many records, lest some cores stand idle.
	rounds = 4
	// ahead is how many tasks are worked on before the first of them is printed.
	ahead = 32
)

// all verifies the records on all cores, and prints them in the order in which they were named. The error is one of printing.
func (v *verifier) all(files []string) error {
	group, ctx := errgroup.WithContext(v.env.Context)
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
		group.Go(func() error { v.verify(work); return nil })
	}
	group.Go(func() error {
		for t := range queue {
			for _, r := range <-t.done {
				if err := v.take(r); err != nil {
					return err
				}
			}
		}
		return nil
	})
	return group.Wait()
}

func (v *verifier) task(names []string) task {
	t := task{done: make(chan []result, 1)}
	for _, name := range names {
		t.files = append(t.files, v.source(name))
	}
	return t
}

// source reads standard input at once: of two tasks, the one that was named first must have it.
func (v *verifier) source(name string) source {
	if name == "-" {
		data, err := record.ReadAll(v.env.In)
		return source{name, func() ([]byte, error) { return data, err }}
	}
	return source{name, func() ([]byte, error) { return readRecordFile(name) }}
}

// hand gives a task to whoever is free, and then to the printer, who keeps the order and may rely on the result.
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

// verify works on tasks until there are no more.
func (v *verifier) verify(work <-chan task) {
	for t := range work {
		results := make([]result, len(t.files))
		for i, f := range t.files {
			results[i] = v.one(f)
		}
		t.done <- results
	}
}

func (v *verifier) one(f source) result {
	data, err := f.read()
	if err != nil {
		return result{err: unreadable(f.name, err)}
	}
	c, err := v.check(f.name, data)
	return result{c, err}
}

// take counts and prints a result. Of what could not be read, the same is told once: all records of a folder have the same
// keys.
func (v *verifier) take(r result) error {
	if r.err == nil {
		return v.print(r.checked)
	}
	for _, err := range v.unread {
		if err.Error() == r.err.Error() {
			return nil
		}
	}
	v.unread = append(v.unread, r.err)
	return nil
}
