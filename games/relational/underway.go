package relational

import "context"

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
