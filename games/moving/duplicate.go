package moving

import (
	"context"
	"fmt"
	"strings"
	"time"

	"pbem/games/relational"
)

// Duplicate is a store that is filled with what another holds, which goes on as it is: a backup that is made of it, or put back. Nobody can use To
// before it is whole.
type Duplicate struct {
	From Source // as of one moment
	To   Side
	// ID is of what From holds: where To was filled in part by who came with the same one, that is gone on with, else it is begun anew.
	ID  string
	Now time.Time
	// Mark is set in To when that is whole, to Now.
	Mark string
	// At is that of Move.
	At func(Step) error

	carriage
}

const markSQL = `INSERT INTO marks (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`

// Make fills To, and compares it row by row. Broken off at any point, it goes on when it is called again. The error of what cannot be is a sentence.
func (d *Duplicate) Make(ctx context.Context) (r Result, err error) {
	if err := d.look(ctx); err != nil {
		return r, err
	}
	if err := d.begin(ctx); err != nil {
		return r, err
	}
	if err := d.fill(ctx); err != nil {
		return r, err
	}
	if r, err = d.check(ctx); err != nil {
		return r, err
	}
	return r, d.release(ctx, func(ctx context.Context, w relational.Writer) (none relocation, err error) {
		_, err = w.Exec(ctx, markSQL, d.Mark, when(d.Now))
		return none, err
	})
}

// backup begins what a store tells of where its rows come from, as of no store that is moved.
const backup = "the backup "

// begin keeps To. What an earlier call has left there that had something else is taken out: nobody can have used it.
func (d *Duplicate) begin(ctx context.Context) (err error) {
	as := relocation{id: d.ID, other: backup + d.From.Name(), state: filling, why: whyRestoring(d.From.Name(), d.Now)}
	switch d.new.id {
	case "":
		return d.claim(ctx, as)
	case d.ID:
		return nil
	}
	as.data.Again = d.new.data.Again
	d.new, err = asCopier(ctx, d.To, d.new, func(ctx context.Context, w relational.Writer) (relocation, error) {
		if err := d.To.Empty(ctx, w, namesOf(d.tables)); err != nil {
			return as, err
		}
		return as, d.To.Bar(ctx, w, namesOf(d.tables), as.why)
	})
	if err != nil {
		return err
	}
	return d.at(Step{Point: Claimed})
}

// look finds out how far To is filled, and refuses one that somebody else fills.
func (d *Duplicate) look(ctx context.Context) (err error) {
	if d.carriage, err = between(ctx, d.From, d.To, func(s Step) error { return told(d.At, s) }); err != nil {
		return err
	}
	if d.new, err = relocationOf(ctx, d.To, hither); err != nil {
		return fmt.Errorf("%s: %w", d.To.Name(), err)
	}
	switch {
	case d.new.state == filling && !strings.HasPrefix(d.new.other, backup):
		return refused("%s is being filled from %s by pbem store copy; name another", d.To.Name(), d.new.other)
	case d.new.state != filling && d.new.id != "":
		return refused("%s took the place of another store before, or was to; name an empty one", d.To.Name())
	}
	return nil
}

// Unused refuses a store that holds anything, as it is, whatever its layout.
func Unused(ctx context.Context, s Source) error {
	all, err := catalogue(ctx, s)
	if err != nil {
		return err
	}
	list, err := inTurn(all, nil)
	if err != nil {
		return err
	}
	return empty(ctx, s, s.Name(), list)
}
