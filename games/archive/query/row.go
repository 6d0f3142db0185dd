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
	names := []string{FileFact}
	for _, f := range record.Facts() {
		names = append(names, f.Name)
	}
	return names
}

// fact is a fact of a row.
type fact struct {
	name string
	kind record.Kind
	of   func(Row) record.Value
}

func factNamed(name string) (fact, bool) {
	if name == FileFact {
		return fact{name, record.TextKind, func(r Row) record.Value { return record.Value{Text: r.File, Parts: []string{r.File}} }}, true
	}
	f, ok := record.FactNamed(name)
	return fact{name, f.Kind, func(r Row) record.Value { return f.Of(r.Record) }}, ok
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

// Value is what a row says of a fact; nothing of one that is none.
func Value(r Row, name string) record.Value {
	f, ok := factNamed(name)
	if !ok {
		return record.Value{}
	}
	return f.of(r)
}

// KindOf is the kind of a fact; "" of one that is none.
func KindOf(name string) record.Kind {
	f, _ := factNamed(name)
	return f.kind
}
