package moving

import (
	"context"
	"errors"
	"fmt"

	"pbem/games/relational"
)

// carriage carries all rows of a store into another one, which is kept for that meanwhile: claim, fill, check, release. Broken off, it goes on where
// the new store says that it was.
type carriage struct {
	from   Source
	to     Side
	at     func(Step) error
	tables []table
	new    relocation // what the new store tells, as of the last look
}

// between makes the carriage of two stores.
func between(ctx context.Context, from Source, to Side, at func(Step) error) (c carriage, err error) {
	all, err := tables(ctx, from, to)
	return carriage{from: from, to: to, at: at, tables: all}, err
}

// claim keeps a new store, if nothing was ever done with it.
func (c *carriage) claim(ctx context.Context, as relocation) error {
	err := c.to.Write(ctx, relational.Serial, func(ctx context.Context, w relational.Writer) (err error) {
		if err := c.unused(ctx, w); err != nil {
			return err
		}
		if as.data.Again, err = c.to.Mute(ctx, w); err != nil {
			return err
		}
		if err := as.set(ctx, w, hither); err != nil {
			return err
		}
		return c.to.Bar(ctx, w, namesOf(c.tables), as.why)
	})
	if errors.Is(err, ErrRefused) {
		return err
	}
	if err != nil {
		return fmt.Errorf("%s cannot be filled: %w", c.to.Name(), err)
	}
	c.new = as
	return c.at(Step{Point: Claimed})
}

// release has the new store be used: from here on it counts. last is done with it, and returns what it tells from then on.
func (c *carriage) release(ctx context.Context, last func(context.Context, relational.Writer) (relocation, error)) error {
	given, err := c.from.Given(ctx)
	if err != nil {
		return fmt.Errorf("%s: %w", c.from.Name(), err)
	}
	c.new, err = asCopier(ctx, c.to, c.new, func(ctx context.Context, w relational.Writer) (relocation, error) {
		if err := c.to.GoOn(ctx, w, given); err != nil {
			return c.new, err
		}
		if err := c.to.Free(ctx, w, namesOf(c.tables)); err != nil {
			return c.new, err
		}
		for _, statement := range c.new.data.Again {
			if _, err := w.Exec(ctx, statement); err != nil {
				return c.new, err
			}
		}
		return last(ctx, w)
	})
	if err != nil {
		return err
	}
	return c.at(Step{Point: Released})
}

// unused refuses a store that holds anything.
func (c *carriage) unused(ctx context.Context, w relational.Writer) error {
	for _, role := range []string{hither, away} {
		before, err := relocationOf(ctx, w, role)
		if err != nil {
			return err
		}
		if before.state == filling {
			return errElsewhere // since this was looked at
		}
		if before.id != "" {
			return refused("%s was moved, or took the place of another store, before; name an empty one", c.to.Name())
		}
	}
	return empty(ctx, w, c.to.Name(), c.tables)
}

// empty refuses tables in which there is anything.
func empty(ctx context.Context, r relational.Reader, name string, tables []table) error {
	for _, t := range tables {
		if t.seeded() {
			continue
		}
		n, err := number(ctx, r, t.any())
		if err != nil {
			return err
		}
		if n > 0 {
			return refused("%s holds something already (in its table %s); name an empty one", name, t.name)
		}
	}
	return nil
}
