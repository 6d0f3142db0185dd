package relational

import (
	"errors"
	"fmt"

	"pbem/games"
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
