package catalogue

import (
	"context"
	"database/sql"
	"errors"
)

// work is a transaction in which the catalogue is changed. Whatever fails in it undoes all of it.
type work struct {
	ctx context.Context
	*storage
}

// change runs a transaction, alone among all who write.
func (l *storage) change(ctx context.Context, do func(*work) error) (err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if _, err := l.conn.ExecContext(ctx, "BEGIN IMMEDIATE"); err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_, undone := l.conn.ExecContext(context.WithoutCancel(ctx), "ROLLBACK")
			err = errors.Join(err, undone)
		}
	}()
	if err := do(&work{ctx, l}); err != nil {
		return err
	}
	_, err = l.conn.ExecContext(ctx, "COMMIT")
	return err
}

// statement is ready from the second time on that it is run.
func (w *work) statement(text string) (*sql.Stmt, error) {
	if s := w.ready[text]; s != nil {
		return s, nil
	}
	s, err := w.conn.PrepareContext(w.ctx, text)
	if err == nil {
		w.ready[text] = s
	}
	return s, err
}

func (w *work) run(text string, args ...any) error {
	s, err := w.statement(text)
	if err == nil {
		_, err = s.ExecContext(w.ctx, args...)
	}
	return err
}

// added runs an INSERT, and returns the new row's number.
func (w *work) added(text string, args ...any) (int64, error) {
	s, err := w.statement(text)
	if err != nil {
		return 0, err
	}
	done, err := s.ExecContext(w.ctx, args...)
	if err != nil {
		return 0, err
	}
	return done.LastInsertId()
}

// one reads the only row of an answer; sql.ErrNoRows where there is none.
func (w *work) one(text string, args []any, into ...any) error {
	s, err := w.statement(text)
	if err != nil {
		return err
	}
	return s.QueryRowContext(w.ctx, args...).Scan(into...)
}

// rows reads all rows of an answer.
func rows[T any](of *sql.Rows, err error, scan func(*sql.Rows) (T, error)) (all []T, _ error) {
	if err != nil {
		return nil, err
	}
	defer of.Close()
	for of.Next() {
		row, err := scan(of)
		if err != nil {
			return nil, err
		}
		all = append(all, row)
	}
	return all, of.Err()
}

// asked runs a question, and reads its answer. In memory whoever asks waits for who writes.
func asked[T any](ctx context.Context, l *Catalogue, scan func(*sql.Rows) (T, error), text string, args ...any) ([]T, error) {
	if l.readers == nil {
		l.mu.Lock()
		defer l.mu.Unlock()
	}
	s, err := l.question(ctx, text)
	if err != nil {
		return nil, err
	}
	answer, err := s.QueryContext(ctx, args...)
	return rows(answer, err, scan)
}

// question is ready from the second time on that it is asked.
func (l *storage) question(ctx context.Context, text string) (*sql.Stmt, error) {
	if l.readers == nil {
		return (&work{ctx, l}).statement(text)
	}
	l.asking.Lock()
	defer l.asking.Unlock()
	if s := l.questions[text]; s != nil {
		return s, nil
	}
	s, err := l.readers.PrepareContext(ctx, text)
	if err == nil {
		l.questions[text] = s
	}
	return s, err
}

// single is asked for an answer of one row at most; none is the zero value.
func single[T any](ctx context.Context, l *Catalogue, scan func(*sql.Rows) (T, error), text string, args ...any) (T, error) {
	all, err := asked(ctx, l, scan, text, args...)
	if err != nil || len(all) == 0 {
		var none T
		return none, err
	}
	return all[0], nil
}

// scanned reads a row of one column.
func scanned[T any](r *sql.Rows) (v T, err error) { return v, r.Scan(&v) }
