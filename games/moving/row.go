package moving

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"pbem/games/relational"
)

// row is a row of a table, in the order of its columns: each value is int64, float64, string, []byte or nil.
type row []any

// read reads the row at which a query stands.
func (t table) read(found relational.Rows) (row, error) {
	values, targets := make(row, len(t.columns)), make([]any, len(t.columns))
	for i := range values {
		targets[i] = &values[i]
	}
	if err := found.Scan(targets...); err != nil {
		return nil, err
	}
	for i, value := range values {
		if !t.columns[i].Kind.holds(value) {
			return nil, fmt.Errorf("the table %s has %T in its column %s, which is to hold %s", t.name, value, t.columns[i].Name, t.columns[i].Kind)
		}
		if data, is := value.([]byte); is && data == nil {
			values[i] = []byte{} // nil would be written as NULL
		}
	}
	return values, nil
}

func (k Kind) holds(value any) bool {
	var is bool
	switch k {
	case Number:
		_, is = value.(int64)
	case Real:
		_, is = value.(float64)
	case Text:
		_, is = value.(string)
	case Bytes:
		_, is = value.([]byte)
	}
	return is || value == nil
}

// list reads the rows of a query until it has read enough: limit says so of each.
func (t table) list(found relational.Rows, limit func(row) bool) (all []row, err error) {
	for found.Next() {
		one, err := t.read(found)
		if err != nil {
			return nil, errors.Join(err, found.Close())
		}
		all = append(all, one)
		if limit(one) {
			break
		}
	}
	return all, errors.Join(found.Err(), found.Close())
}

// size is about how many bytes a row takes.
func (r row) size() (n int) {
	for _, value := range r {
		switch v := value.(type) {
		case string:
			n += len(v)
		case []byte:
			n += len(v)
		default:
			n += 8
		}
	}
	return n
}

// keyOf returns the values of a row that are its key.
func (t table) keyOf(r row) []any {
	var key []any
	for _, k := range t.key {
		for i, c := range t.columns {
			if c.Name == k.Name {
				key = append(key, r[i])
			}
		}
	}
	return key
}

// written spells a key so that it can be kept, and compared; text of any bytes can be in it.
func written(key []any) (spelt []string) {
	for _, value := range key {
		switch v := value.(type) {
		case int64:
			spelt = append(spelt, "n"+strconv.FormatInt(v, 10))
		case float64:
			spelt = append(spelt, "r"+strconv.FormatFloat(v, 'g', -1, 64))
		case string:
			spelt = append(spelt, "t"+base64.StdEncoding.EncodeToString([]byte(v)))
		case []byte:
			spelt = append(spelt, "b"+base64.StdEncoding.EncodeToString(v))
		}
	}
	return spelt
}

// understood is the key that was spelt.
func understood(spelt []string) (key []any, err error) {
	for _, text := range spelt {
		var value any
		switch kind, rest := text[:min(1, len(text))], text[min(1, len(text)):]; kind {
		case "n":
			value, err = strconv.ParseInt(rest, 10, 64)
		case "r":
			value, err = strconv.ParseFloat(rest, 64)
		case "t":
			var data []byte
			data, err = base64.StdEncoding.DecodeString(rest)
			value = string(data)
		case "b":
			value, err = base64.StdEncoding.DecodeString(rest)
		default:
			err = fmt.Errorf("%q is no key", text)
		}
		if err != nil {
			return nil, err
		}
		key = append(key, value)
	}
	return key, nil
}

// differs returns the first column in which two rows of a table are not the same.
func (t table) differs(a, b row) (column string, yes bool) {
	for i, c := range t.columns {
		if !same(a[i], b[i]) {
			return c.Name, true
		}
	}
	return "", false
}

func same(a, b any) bool {
	switch v := a.(type) {
	case []byte:
		w, is := b.([]byte)
		return is && bytes.Equal(v, w)
	case float64:
		w, is := b.(float64)
		return is && math.Float64bits(v) == math.Float64bits(w)
	}
	if _, is := b.([]byte); is {
		return false // and not to be compared by ==
	}
	return a == b
}

// selectPage is the query for rows of a table in the order of their keys, behind one if it has arguments for it.
func (t table) selectPage(behind bool) string {
	where := ""
	if behind {
		where = fmt.Sprintf(" WHERE (%s) > (%s)", names(t.key), places(len(t.key)))
	}
	return fmt.Sprintf("SELECT %s FROM %s%s ORDER BY %s LIMIT ?", names(t.columns), quoted(t.name), where, names(t.key))
}

// selectRange is the query for rows from one key up to another.
func (t table) selectRange() string {
	keys, holes := names(t.key), places(len(t.key))
	return fmt.Sprintf("SELECT %s FROM %s WHERE (%s) >= (%s) AND (%s) <= (%s) ORDER BY %s LIMIT ?", names(t.columns), quoted(t.name), keys, holes, keys, holes, keys)
}

func (t table) selectOne() string {
	return fmt.Sprintf("SELECT %s FROM %s WHERE (%s) = (%s)", names(t.columns), quoted(t.name), names(t.key), places(len(t.key)))
}

func (t table) count() string { return "SELECT count(*) FROM " + quoted(t.name) }

// any is the query for 1 where a table has rows, and 0.
func (t table) any() string {
	return "SELECT count(*) FROM (SELECT 1 FROM " + quoted(t.name) + " LIMIT 1) first"
}

func (t table) empty() string { return "DELETE FROM " + quoted(t.name) }

// insert puts so many rows into a table.
func (t table) insert(rows int) string {
	row := "(" + places(len(t.columns)) + ")"
	return fmt.Sprintf("INSERT INTO %s (%s) VALUES %s", quoted(t.name), names(t.columns), strings.Repeat(row+", ", rows-1)+row)
}

func names(columns []Column) string {
	all := make([]string, len(columns))
	for i, c := range columns {
		all[i] = quoted(c.Name)
	}
	return strings.Join(all, ", ")
}

func places(n int) string { return strings.Repeat("?, ", n-1) + "?" }

// quoted is a name as both kinds of SQL read it, also where it is one of their words ("by", "over").
func quoted(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }
