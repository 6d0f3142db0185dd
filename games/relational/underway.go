package relational

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"pbem/games"
)

// underway is a medium whose statements all belong to one transaction, and a Writer of it that runs nothing more after the first error.
type underway struct {
	Medium
	writer  Writer
	context context.Context // of the transaction, which ends whole
	first   error
	before  func(statement string) error // nil for nothing
}

// keep keeps an error if it is the first.
func (u *underway) keep(err error) error {
	if u.first == nil {
		u.first = err
	}
	return err
}

// run runs a statement, if all before it were well.
func (u *underway) run(text string, statement func() error) error {
	if u.first == nil && u.before != nil && text != "" {
		u.first = u.before(text)
	}
	if u.first != nil {
		return u.first
	}
	return u.keep(statement())
}

// Write implements Medium: it is part of the transaction, whatever kind it asks for.
func (u *underway) Write(_ context.Context, _ Kind, do func(context.Context, Writer) error) error {
	return do(u.context, u)
}

// Well and Sure implement Medium: nothing is told of before the transaction is on the disk.
func (u *underway) Well(context.Context) error { return nil }
func (u *underway) Sure(context.Context) error { return nil }

// Query implements Reader.
func (u *underway) Query(_ context.Context, statement string, args ...any) (found Rows, err error) {
	err = u.run(statement, func() (err error) {
		found, err = u.writer.Query(u.context, statement, args...)
		return err
	})
	if err != nil {
		return nil, err
	}
	return kept{found, u}, nil
}

// kept is rows of which the transaction keeps the first error.
type kept struct {
	Rows
	by *underway
}

func (k kept) Scan(targets ...any) error { return k.by.keep(k.Rows.Scan(targets...)) }
func (k kept) Err() error                { return k.by.keep(k.Rows.Err()) }
func (k kept) Close() error              { return k.by.keep(k.Rows.Close()) }

// Exec implements Writer.
func (u *underway) Exec(_ context.Context, statement string, args ...any) (changed int64, err error) {
	err = u.run(statement, func() (err error) {
		changed, err = u.writer.Exec(u.context, statement, args...)
		return err
	})
	return changed, err
}

// Later implements Writer.
func (u *underway) Later(_ context.Context, look Look, statement string, args ...any) error {
	return u.run(statement, func() error { return u.writer.Later(u.context, u.looked(look), statement, args...) })
}

// Insert implements Writer.
func (u *underway) Insert(_ context.Context, look Look, table, statement string, args ...any) (id any, err error) {
	err = u.run(statement, func() (err error) {
		id, err = u.writer.Insert(u.context, u.looked(look), table, statement, args...)
		return err
	})
	return id, err
}

// InsertBoth implements Writer.
func (u *underway) InsertBoth(_ context.Context, look Look, row, second Statement) error {
	return u.run(row.Text, func() error { return u.writer.InsertBoth(u.context, u.looked(look), row, second) })
}

// looked is a look whose error the transaction keeps.
func (u *underway) looked(look Look) Look {
	return func(changed int64, err error) error { return u.keep(look(changed, err)) }
}

// Wait implements Writer.
func (u *underway) Wait(context.Context) error {
	return u.run("", func() error { return u.writer.Wait(u.context) })
}

// Lock implements Writer.
func (u *underway) Lock(_ context.Context, rows Locks) error {
	return u.run("", func() error { return u.writer.Lock(u.context, rows) })
}

var (
	_ Medium = (*underway)(nil)
	_ Writer = (*underway)(nil)
)

// done is a look at a statement of which only an error counts.
func done(_ int64, err error) error { return err }

// about is a look at a statement of which only an error counts, which begins with what it is about.
func about(format string, args ...any) Look { return Look(done).of(format, args...) }

// once is a look that makes a conflict of a statement that has changed no row.
func once(why string) Look {
	return func(changed int64, err error) error {
		if err == nil && changed == 0 {
			return fmt.Errorf("%s: %w", why, games.ErrConflict)
		}
		return err
	}
}

// notAt is once for a row of which another version was read.
func notAt(version int) Look { return once(fmt.Sprintf("is not at version %d", version)) }

// of is a look whose errors begin with what they are about.
func (l Look) of(format string, args ...any) Look {
	return func(changed int64, err error) error {
		if err = l(changed, err); err != nil {
			return fmt.Errorf(format+": %w", append(args, err)...)
		}
		return nil
	}
}

// later runs a statement and has its answer looked at, at the latest before anything is committed.
func (t transaction) later(look Look, statement string, args ...any) error {
	return t.Later(t, t.place.look(look), statement, args...)
}

// insert is later for a row of a table that numbers its rows by itself, and returns what stands for its number (Writer.Insert).
func (t transaction) insert(look Look, table, statement string, args ...any) (id any, err error) {
	return t.Insert(t, t.place.look(look), table, statement, args...)
}

// waited waits for the answers to what was given up to an error, nil for none, and returns what failed first.
func (t transaction) waited(err error) error {
	if before := t.Wait(t); before != nil {
		return before
	}
	return err
}

// place is where a commit stands among those of one transaction.
type place struct{ nth, of int }

// placed is an error that says so.
type placed struct {
	place
	error
}

func (p placed) Error() string { return fmt.Sprintf("%d of %d: %v", p.nth, p.of, p.error) }

func (p placed) Unwrap() error { return p.error }

// tell has an error say where its commit stands, unless it says so already: it may be that of a commit before, whose answers came late.
func (p place) tell(err error) error {
	if err == nil || p.of == 0 || errors.As(err, new(placed)) {
		return err
	}
	return placed{p, err}
}

func (p place) look(l Look) Look {
	if p.of == 0 {
		return l
	}
	return func(changed int64, err error) error { return p.tell(l(changed, err)) }
}

// locksOf are the rows that commits change and others may change, too.
func locksOf(commits []games.Commit) (l Locks) {
	for _, c := range commits {
		for _, change := range c.Changes {
			l.Matches = append(l.Matches, change.Match)
		}
		for _, due := range c.Dues {
			l.Matches = append(l.Matches, due.Match)
		}
		for _, change := range c.Club {
			l.Streams = append(l.Streams, string(change.Stream))
		}
		for _, p := range c.Players {
			l.Players = append(l.Players, p.Address)
		}
		l.Log = l.Log || len(c.Log.Lines) > 0
	}
	l.Matches, l.Streams, l.Players = inOrder(l.Matches), inOrder(l.Streams), inOrder(l.Players)
	return l
}

func inOrder[T int | string](all []T) []T {
	slices.Sort(all)
	return slices.Compact(all)
}
