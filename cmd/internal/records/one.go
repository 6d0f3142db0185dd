package records

import (
	"context"
	"errors"
	"fmt"
	"io"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/collection"
)

// One reads the only record below a name. The error names it.
func One(ctx context.Context, in io.Reader, name string) (one collection.Member, err error) {
	n := 0
	for m := range collection.Walk(ctx, in, name) {
		if n++; n > 1 {
			return one, fmt.Errorf("%s: it holds several records: name one of them, such as %s", terminal.Name(name), terminal.Name(m.Name))
		}
		one = m
	}
	if why, ok := Unread(one.Name, one.Err); ok {
		return one, why
	}
	if _, _, err := one.Record(); err != nil {
		return one, fmt.Errorf("%s: %w", terminal.Name(name), err)
	}
	return one, ctx.Err()
}

// Through has each record below some names taken, and the faults among them told, until the context ends or an output takes no
// more. Faulty says that a record was at fault, missing that something could not be read, or not be judged.
func Through(ctx context.Context, members func(func(collection.Member) bool), take func(collection.Member) error, tell func(name string, err error)) (faulty, missing bool, err error) {
	for m := range members {
		err := m.Err
		if err == nil || m.Cut != nil {
			err = take(m)
		}
		if full := (*Unwritten)(nil); errors.As(err, &full) {
			return faulty, missing, err
		}
		if err == nil {
			continue
		}
		tell(m.Name, err)
		faulty = faulty || IsFault(err)
		missing = missing || !IsFault(err) && !Passed(err)
	}
	return faulty, missing, ctx.Err()
}
