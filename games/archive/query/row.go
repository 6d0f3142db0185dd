package query

import (
	"strings"

	"github.com/agnivade/levenshtein"

	"pbem/notation/record"
)

// Row is a record that is asked, and the name of the file that it stands in.
type Row struct {
	File   string
	Record *record.Record
}

// FileFact is the name of the one fact that is not the record's own: where it was found.
const FileFact = "file"

// Names lists all facts by which rows can be asked, but for the families option.NAME and tag.NAME, in the order of lists.
func Names() []string {
	var names []string
	for _, c := range Columns() {
		names = append(names, c.Name)
	}
	return names
}

// Column is a fact of rows.
type Column struct {
	Name string
	Kind record.Kind
	Of   func(Row) record.Value
}

// Columns is the table of facts, with that of the file first. Who asks many rows keeps it.
func Columns() []Column {
	all := []Column{{FileFact, record.TextKind, func(r Row) record.Value { return record.Value{Text: r.File, Parts: []string{r.File}} }}}
	for _, f := range record.Facts() {
		all = append(all, columnOf(f))
	}
	return all
}

func columnOf(f record.Fact) Column {
	return Column{f.Name, f.Kind, func(r Row) record.Value { return f.Of(r.Record) }}
}

// ColumnNamed returns the fact of a name, also of the families; false for a name that is none.
func ColumnNamed(name string) (Column, bool) {
	if name == FileFact {
		return Columns()[0], true
	}
	f, ok := record.FactNamed(name)
	return columnOf(f), ok
}

// Asked are some facts by their names, for who asks many rows.
type Asked map[string]func(Row) record.Value

// Ask returns the facts of these names.
func Ask(names ...string) Asked {
	asked := Asked{}
	for _, name := range names {
		if c, ok := ColumnNamed(name); ok {
			asked[name] = c.Of
		}
	}
	return asked
}

// nearest is the name that somebody may have meant; "" where none is near.
func nearest(name string) string {
	best, least := "", len(name)/2+1
	for _, n := range Names() {
		if d := levenshtein.ComputeDistance(strings.ToLower(name), n); d < least {
			best, least = n, d
		}
	}
	return best
}
