package moving

import (
	"fmt"
	"strings"
)

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
