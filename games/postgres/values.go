package postgres

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"reflect"
	"strconv"
	"strings"
	"unicode/utf8"

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

// PostgreSQL keeps no NUL and nothing that is not UTF-8 in a text; letters, and the answers of mail servers, may have either. Each byte that
// cannot be kept is written as a character of the last 256 of Unicode's last private plane, and so is each byte of such a character that
// was there before. Texts without any are kept as they are, and what is read is what was written, byte for byte.
const firstSpare = 0x10FF00

// kept is a text as the tables keep it.
func kept(text string) string {
	if keepable(text) {
		return text
	}
	var b strings.Builder
	for len(text) > 0 {
		r, size := utf8.DecodeRuneInString(text)
		if r == 0 || r == utf8.RuneError && size == 1 || r >= firstSpare {
			for _, one := range []byte(text[:size]) {
				b.WriteRune(firstSpare + rune(one))
			}
		} else {
			b.WriteString(text[:size])
		}
		text = text[size:]
	}
	return b.String()
}

// spareLead is how every character that stands for a byte begins.
const spareLead = "\xf4\x8f"

func keepable(text string) bool {
	return !strings.Contains(text, spareLead) && strings.IndexByte(text, 0) < 0 && utf8.ValidString(text)
}

// told is the text that was kept.
func told(text string) string {
	if !strings.Contains(text, spareLead) {
		return text
	}
	var b strings.Builder
	for _, r := range text {
		if r >= firstSpare {
			b.WriteByte(byte(r - firstSpare))
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// numbered writes the placeholders of a statement as PostgreSQL reads them, and returns the values that they stand for: ? and ?2 become $1 and $2. A ?
// without a number is the next after the greatest before it, as SQLite counts. Numbers and bytes say what they are: the server would guess from where
// they stand first. What the server knows by itself is asked for where its value would stand.
func numbered(statement string, values []any) (text string, sent []any) {
	words, sent := placeholders(values)
	var b strings.Builder
	greatest := 0
	for {
		before, rest, found := strings.Cut(statement, "?")
		b.WriteString(before)
		if !found {
			return b.String(), sent
		}
		digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
		n, err := strconv.Atoi(rest[:digits])
		if err != nil {
			n = greatest + 1
		}
		greatest = max(greatest, n)
		if n <= len(words) {
			b.WriteString(words[n-1])
		} else {
			b.WriteString("$" + strconv.Itoa(n))
		}
		statement = rest[digits:]
	}
}

// placeholders are what stands for each value, and the values that are sent.
func placeholders(values []any) (words []string, sent []any) {
	for _, value := range values {
		if table, is := value.(lastOf); is {
			words = append(words, "currval(pg_get_serial_sequence('"+string(table)+"', 'id'))")
			continue
		}
		sent = append(sent, value)
		words = append(words, "$"+strconv.Itoa(len(sent))+typed(value))
	}
	return words, sent
}

// typed is the type of a value as it stands behind its placeholder.
func typed(value any) string {
	switch value.(type) {
	case int64:
		return "::bigint"
	case float64:
		return "::double precision"
	case []byte:
		return "::bytea"
	}
	return ""
}
