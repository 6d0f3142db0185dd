package main

import (
	"context"
	"runtime"

	"golang.org/x/sync/errgroup"

	"pbem/notation/record"
)

// task is one record to verify; its result comes through done.
type task struct {
	name string
	read func() ([]byte, error)
	done chan result
}

type result struct {
	checked
	err error // it could not be read, or its keys
}

// ahead is how many records are worked on before the first of them is printed.
const ahead = 256

// all verifies the records on all cores, and prints them in the order in which they were named. The error is one of printing.
func (v *verifier) all(files []string) error {
	group, ctx := errgroup.WithContext(v.env.Context)
	work, queue := make(chan task), make(chan task, ahead)
	group.Go(func() error {
		defer close(work)
		defer close(queue)
		for _, name := range files {
			if err := hand(ctx, v.task(name), queue, work); err != nil {
				return err
			}
		}
		return nil
	})
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() error { v.verify(work); return nil })
	}
	group.Go(func() error {
		for t := range queue {
			if err := v.take(<-t.done); err != nil {
				return err
			}
		}
		return nil
	})
	return group.Wait()
}

// task reads standard input at once: of two tasks, the one that was named first must have it.
func (v *verifier) task(name string) task {
	t := task{name, func() ([]byte, error) { return readRecordFile(name) }, make(chan result, 1)}
	if name == "-" {
		data, err := record.ReadAll(v.env.In)
		t.read = func() ([]byte, error) { return data, err }
	}
	return t
}

// hand gives a task to the printer, who keeps the order, and to whoever is free.
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
		data, err := t.read()
		if err != nil {
			t.done <- result{err: unreadable(t.name, err)}
			continue
		}
		c, err := v.check(t.name, data)
		t.done <- result{c, err}
	}
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
