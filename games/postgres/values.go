package postgres

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"reflect"

	"pbem/games/relational"
)

// arguments are values as the tables keep them: numbers, truth as 0 or 1, text that PostgreSQL can keep, bytes.
func arguments(args []any) ([]any, error) {
	values := make([]any, len(args))
	for i, arg := range args {
		if last, is := arg.(lastOf); is {
			values[i] = last
			continue
		}
		value, err := driver.DefaultParameterConverter.ConvertValue(arg)
		if err != nil {
			return nil, err
		}
		switch v := value.(type) {
		case bool:
			value = int64(0)
			if v {
				value = int64(1)
			}
		case string:
			value = kept(v)
		}
		values[i] = value
	}
	return values, nil
}

// lastOf is, as an argument, the number of the row that the transaction has put in last of a table that numbers its rows by itself.
type lastOf string

// reader runs queries of a pool, a connection or a transaction. It is a relational.Reader.
type reader struct {
	from interface {
		QueryContext(ctx context.Context, statement string, args ...any) (*sql.Rows, error)
	}
}

// Query implements relational.Reader.
func (r reader) Query(ctx context.Context, statement string, args ...any) (relational.Rows, error) {
	values, err := arguments(args)
	if err != nil {
		return nil, err
	}
	statement, values = numbered(statement, values)
	return rowsOf(r.from.QueryContext(ctx, statement, values...))
}

// texts are keys as the tables keep them.
func texts(all []string) []string {
	keys := make([]string, len(all))
	for i, text := range all {
		keys[i] = kept(text)
	}
	return keys
}

// rows are a query's, with text as it was before it was kept, and errors that are explained.
type rows struct {
	*sql.Rows
	text []bool // whether a column is text
}

func rowsOf(found *sql.Rows, err error) (relational.Rows, error) {
	if err != nil {
		return nil, explain(err)
	}
	types, err := found.ColumnTypes()
	if err != nil {
		found.Close()
		return nil, explain(err)
	}
	r := rows{Rows: found, text: make([]bool, len(types))}
	for i, t := range types {
		r.text[i] = t.DatabaseTypeName() == "TEXT"
	}
	return r, nil
}

// Scan implements relational.Rows.
func (r rows) Scan(targets ...any) error {
	if err := r.Rows.Scan(targets...); err != nil {
		return explain(err)
	}
	for i, target := range targets {
		if r.text[i] {
			restore(target)
		}
	}
	return nil
}

// Err implements relational.Rows.
func (r rows) Err() error { return explain(r.Rows.Err()) }

// restore has a text that was read be what was kept.
func restore(target any) {
	switch t := target.(type) {
	case *string:
		*t = told(*t)
	case *[]byte:
		*t = []byte(told(string(*t)))
	case *any:
		if text, is := (*t).(string); is {
			*t = told(text)
		}
	default:
		if v := reflect.ValueOf(target); v.Kind() == reflect.Pointer && v.Elem().Kind() == reflect.String {
			v.Elem().SetString(told(v.Elem().String()))
		}
	}
}
