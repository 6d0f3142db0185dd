package query

import (
	"cmp"
	"fmt"
	"strconv"
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

// Order is what rows are sorted by: facts, the first of them first.
type Order []by

type by struct {
	fact Column
	down bool
}

// Key is what an order needs to know of a row, and no more: lists of many records keep it instead of them.
type Key []part

type part struct {
	known  bool
	number int
	text   string
	date   record.Period
}

// ParseOrder reads the names of facts; a dash in front of one sorts downwards. Its error is a sentence.
func ParseOrder(names []string) (Order, error) {
	var order Order
	for _, name := range names {
		bare, down := strings.CutPrefix(strings.TrimSpace(name), "-")
		f, ok := ColumnNamed(bare)
		if near := nearest(bare); !ok && near != "" {
			return nil, fmt.Errorf("there is no fact %q to sort by; did you mean %s?", bare, near)
		}
		if !ok {
			return nil, fmt.Errorf("there is no fact %q to sort by; pbem manual finding lists the facts", bare)
		}
		order = append(order, by{f, down})
	}
	return order, nil
}

// Key returns what the order needs of a row.
func (o Order) Key(r Row) Key {
	key := make(Key, len(o))
	for i, b := range o {
		key[i] = partOf(b.fact.Kind, b.fact.Of(r))
	}
	return key
}

func partOf(kind record.Kind, v record.Value) part {
	p := part{known: v.Known(), number: v.Number}
	switch kind {
	case record.DateKind:
		p.known = p.date.UnmarshalText([]byte(v.Text)) == nil
	case record.TextKind, record.ListKind:
		p.text = strings.Clone(Fold(v.Text)) // and not the whole record that it is a part of
		if n, err := strconv.Atoi(v.Text); err == nil {
			p.number, p.text = n, ""
		}
	}
	return p
}

// Compare orders two rows by their keys. What a record does not tell stands last, upwards and downwards. Numbers stand before
// other texts.
func (o Order) Compare(a, b Key) int {
	for i, by := range o {
		if a[i].known != b[i].known {
			return -cmp.Compare(rank(a[i].known), rank(b[i].known))
		}
		way := cmp.Or(cmp.Compare(rank(a[i].text != ""), rank(b[i].text != "")), cmp.Compare(a[i].number, b[i].number),
			cmp.Compare(a[i].text, b[i].text), a[i].date.Compare(b[i].date))
		if by.down {
			way = -way
		}
		if way != 0 {
			return way
		}
	}
	return 0
}

func rank(b bool) int {
	if b {
		return 1
	}
	return 0
}
