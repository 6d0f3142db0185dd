package moving

import (
	"context"
	"fmt"
	"slices"
	"strings"
)

// check compares the stores row by row: each row of the old one is looked up in the new one, and there are as many.
func (c *carriage) check(ctx context.Context) (r Result, err error) {
	for _, t := range c.tables {
		n, err := c.checkTable(ctx, t)
		if err != nil {
			return r, c.ours(ctx, fmt.Errorf("the table %s: %w", t.name, err))
		}
		r.Tables, r.Rows = r.Tables+1, r.Rows+n
	}
	return r, nil
}

// ours is an error of the comparison, and errElsewhere where the new store is not at the point any more at which this process has left it.
func (c *carriage) ours(ctx context.Context, err error) error {
	if is, wrong := relocationOf(ctx, c.to, hither); wrong == nil && !equal(is, c.new) {
		return errElsewhere
	}
	return err
}

func (c *carriage) checkTable(ctx context.Context, t table) (rows int64, err error) {
	var after []any
	for more := true; more; {
		var page []row
		if page, more, err = c.page(ctx, t, after); err != nil {
			return rows, err
		}
		if len(page) == 0 {
			break
		}
		if err := c.comparePage(ctx, t, page); err != nil {
			return rows, err
		}
		rows, after = rows+int64(len(page)), t.keyOf(page[len(page)-1])
		if err := c.at(Step{Point: Checked, Table: t.name, Rows: int64(len(page))}); err != nil {
			return rows, err
		}
	}
	for _, side := range []Source{c.from, c.to} {
		n, err := number(ctx, side, t.count())
		if err != nil {
			return rows, fmt.Errorf("%s: %w", side.Name(), err)
		}
		if n != rows {
			return rows, fmt.Errorf("%s has %d rows, and %d were compared", side.Name(), n, rows)
		}
	}
	return rows, nil
}

func (c *carriage) comparePage(ctx context.Context, t table, page []row) error {
	copies, err := c.copies(ctx, t, page)
	if err != nil {
		return err
	}
	for _, original := range page {
		key := t.keyOf(original)
		twin, there := copies[spelt(key)]
		if !there {
			if twin, there, err = c.copyOf(ctx, t, key); err != nil {
				return err
			}
		}
		if !there {
			return fmt.Errorf("the row %v is not in %s", key, c.to.Name())
		}
		if column, differ := t.differs(original, twin); differ {
			return fmt.Errorf("the row %v has another %s in %s than in %s", key, column, c.to.Name(), c.from.Name())
		}
	}
	return nil
}

// copies reads what the new store has between the first and the last key of a page, as a table by keys. Text that a medium has to spell otherwise (NUL,
// what is not UTF-8) stands elsewhere in its order: copyOf looks for that by itself.
func (c *carriage) copies(ctx context.Context, t table, page []row) (map[string]row, error) {
	args := slices.Concat(t.keyOf(page[0]), t.keyOf(page[len(page)-1]), []any{len(page)})
	found, err := c.to.Query(ctx, t.selectRange(), args...)
	if err != nil {
		return nil, err
	}
	list, err := t.list(found, func(row) bool { return false })
	if err != nil {
		return nil, err
	}
	all := make(map[string]row, len(list))
	for _, one := range list {
		all[spelt(t.keyOf(one))] = one
	}
	return all, nil
}

func (c *carriage) copyOf(ctx context.Context, t table, key []any) (twin row, there bool, err error) {
	found, err := c.to.Query(ctx, t.selectOne(), key...)
	if err != nil {
		return nil, false, err
	}
	list, err := t.list(found, func(row) bool { return true })
	if err != nil || len(list) == 0 {
		return nil, false, err
	}
	return list[0], true, nil
}

func spelt(key []any) string { return strings.Join(written(key), " ") }
