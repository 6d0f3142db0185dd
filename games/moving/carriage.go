package moving

import (
	"context"
	"errors"
	"fmt"
	"slices"

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

const (
	// pageRows and pageBytes are how much is carried in one transaction, at most by one row more.
	pageRows  = 1000
	pageBytes = 4 << 20
)

// groups are how many rows one statement puts in: few statements are to be prepared, and a table of a few rows takes few.
func groups() []int { return []int{100, 10, 1} }

// fill carries the tables, from where that was left.
func (c *carriage) fill(ctx context.Context) error {
	at := slices.IndexFunc(c.tables, func(t table) bool { return t.name == c.new.data.Table })
	if at < 0 && c.new.data.Table != "" {
		return fmt.Errorf("%s was filled up to a table %s, which this version of the program does not know", c.to.Name(), c.new.data.Table)
	}
	for _, t := range c.tables[max(at, 0):] {
		if err := c.fillTable(ctx, t); err != nil {
			return fmt.Errorf("the table %s: %w", t.name, err)
		}
	}
	return nil
}

func (c *carriage) fillTable(ctx context.Context, t table) error {
	var after []any // the key of the last row that is there
	if c.new.data.Table == t.name {
		var err error
		if after, err = understood(c.new.data.After); err != nil {
			return err
		}
	}
	for {
		page, more, err := c.page(ctx, t, after)
		if err != nil {
			return err
		}
		if len(page) > 0 || after == nil {
			if err := c.put(ctx, t, page, after == nil); err != nil {
				return err
			}
		}
		if !more {
			return nil
		}
		after = t.keyOf(page[len(page)-1])
	}
}

// page reads the rows of the old store behind a key, nil for the first. more: there may be others behind them.
func (c *carriage) page(ctx context.Context, t table, after []any) (page []row, more bool, err error) {
	if err := ctx.Err(); err != nil {
		return nil, false, err
	}
	found, err := c.from.Query(ctx, t.selectPage(after != nil), append(slices.Clone(after), pageRows)...)
	if err != nil {
		return nil, false, err
	}
	bytes := 0
	page, err = t.list(found, func(r row) bool {
		bytes += r.size()
		return bytes >= pageBytes
	})
	return page, len(page) == pageRows || bytes >= pageBytes, err
}

// put writes a page into the new store, and with it how far that is filled.
func (c *carriage) put(ctx context.Context, t table, page []row, first bool) (err error) {
	c.new, err = asCopier(ctx, c.to, c.new, func(ctx context.Context, w relational.Writer) (relocation, error) {
		now := c.new
		now.data.Table = t.name
		if first {
			now.data.After = nil
			if _, err := w.Exec(ctx, t.empty()); err != nil { // of what migrations have put there
				return now, err
			}
		}
		if len(page) > 0 {
			now.data.After = written(t.keyOf(page[len(page)-1]))
		}
		return now, t.write(ctx, w, page)
	})
	if err != nil {
		return err
	}
	return c.at(Step{Point: Filled, Table: t.name, Rows: int64(len(page))})
}

func (t table) write(ctx context.Context, w relational.Writer, rows []row) error {
	for _, group := range groups() {
		for ; len(rows) >= group; rows = rows[group:] {
			if _, err := w.Exec(ctx, t.insert(group), slices.Concat(rows[:group]...)...); err != nil {
				return err
			}
		}
	}
	return nil
}

func (t table) seeded() bool { return slices.Contains(seeded(), t.name) }

// number asks for one whole number.
func number(ctx context.Context, r relational.Reader, statement string) (n int64, err error) {
	found, err := r.Query(ctx, statement)
	if err != nil {
		return 0, err
	}
	if found.Next() {
		err = found.Scan(&n)
	}
	return n, errors.Join(err, found.Err(), found.Close())
}
