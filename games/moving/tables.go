package moving

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"pbem/games/relational"
)

// Source is a store that is read, as its medium shows it. In it relations are called by their names, without those that are not the store's: the
// list of its migrations, relocations, and what other programs have put beside them.
type Source interface {
	relational.Reader
	// Name is how the store is called in words: its whole path, or its address without a password.
	Name() string
	// Columns lists the columns of all tables, those of a table in their order. A table that has no primary key has a column rowid.
	Columns(ctx context.Context) ([]Column, error)
	// Given returns, of tables that number their rows by themselves, the last number that was given; of others nothing.
	Given(ctx context.Context) (map[string]int64, error)
}

// Side is a store that is moved or filled, likewise.
type Side interface {
	Source
	// Write is that of relational.Medium.
	Write(ctx context.Context, kind relational.Kind, do func(context.Context, relational.Writer) error) error
	// References lists which tables have rows that refer to rows of which others.
	References(ctx context.Context) ([]Reference, error)
	// Bar has every write to the tables fail with games.ErrBarred and the words, but for transactions that have put a row 'copier' into
	// relocations; it waits for those that are under way. Free ends that.
	Bar(ctx context.Context, w relational.Writer, tables []string, why string) error
	Free(ctx context.Context, w relational.Writer, tables []string) error
	// Empty takes all rows out of tables, which are given in an order in which rows refer to those of tables before.
	Empty(ctx context.Context, w relational.Writer, tables []string) error
	// Mute has no trigger of the store's own run any more, for what they did once is copied. again are the statements that bring them back.
	Mute(ctx context.Context, w relational.Writer) (again []string, err error)
	// GoOn has tables that number their rows by themselves go on after the given numbers, and after the greatest there are.
	GoOn(ctx context.Context, w relational.Writer, given map[string]int64) error
}

// Column is a column of a table.
type Column struct {
	Table, Name string
	Kind        Kind
	Key         int // its place in the primary key, from 1; 0: it is not in it
}

// Kind is what a column holds.
type Kind string

const (
	Number Kind = "whole numbers"
	Real   Kind = "numbers"
	Text   Kind = "texts"
	Bytes  Kind = "bytes"
)

// Reference says that rows of a table refer to rows of another.
type Reference struct{ Table, To string }

// table is a table as both sides have it.
type table struct {
	name    string
	columns []Column // by name, so that both sides tell them in one order
	key     []Column
}

// rowid is the key of tables that have none of their own.
const rowid = "rowid"

// tables lists the tables of two sides, those first to which others refer. That both have the same is seen to by a test of the stores; it is
// looked at again, for nothing of a table that only one has would be carried.
func tables(ctx context.Context, from Source, to Side) ([]table, error) {
	theirs, err := catalogue(ctx, from)
	if err != nil {
		return nil, err
	}
	ours, err := catalogue(ctx, to)
	if err != nil {
		return nil, err
	}
	if err := alike(from, to, theirs, ours); err != nil {
		return nil, err
	}
	references, err := to.References(ctx) // where they are looked at
	if err != nil {
		return nil, fmt.Errorf("%s: %w", to.Name(), err)
	}
	return inTurn(theirs, references)
}

func catalogue(ctx context.Context, side Source) (map[string]table, error) {
	columns, err := side.Columns(ctx)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", side.Name(), err)
	}
	all := map[string]table{}
	for _, c := range columns {
		t := all[c.Table]
		t.name = c.Table
		t.columns = append(t.columns, c)
		if c.Key > 0 {
			t.key = append(t.key, c)
		}
		all[c.Table] = t
	}
	for name, t := range all {
		slices.SortFunc(t.columns, func(a, b Column) int { return cmp.Compare(a.Name, b.Name) })
		slices.SortFunc(t.key, func(a, b Column) int { return cmp.Compare(a.Key, b.Key) })
		if at := slices.IndexFunc(t.columns, func(c Column) bool { return c.Name == rowid }); len(t.key) == 0 && at >= 0 {
			t.key = []Column{t.columns[at]}
		}
		if len(t.key) == 0 {
			return nil, fmt.Errorf("%s: the rows of the table %s have no key", side.Name(), name)
		}
		all[name] = t
	}
	return all, nil
}

// alike is an error that names what one of two sides does not have.
func alike(from, to Source, theirs, ours map[string]table) error {
	for _, name := range slices.Sorted(maps.Keys(theirs)) {
		if _, both := ours[name]; !both {
			return fmt.Errorf("the table %s is in %s alone", name, from.Name())
		}
		if !slices.EqualFunc(theirs[name].columns, ours[name].columns, sameColumn) || !slices.EqualFunc(theirs[name].key, ours[name].key, sameColumn) {
			return fmt.Errorf("the table %s is another in %s than in %s", name, from.Name(), to.Name())
		}
	}
	for _, name := range slices.Sorted(maps.Keys(ours)) {
		if _, both := theirs[name]; !both {
			return fmt.Errorf("the table %s is in %s alone", name, to.Name())
		}
	}
	return nil
}

func sameColumn(a, b Column) bool { return a.Name == b.Name && a.Kind == b.Kind }

// inTurn lists tables by name, but each after those to which its rows refer.
func inTurn(all map[string]table, references []Reference) ([]table, error) {
	var list []table
	placed := map[string]bool{}
	waits := func(name string) bool {
		return slices.ContainsFunc(references, func(r Reference) bool { return r.Table == name && r.To != name && !placed[r.To] })
	}
	for names := slices.Sorted(maps.Keys(all)); len(names) > 0; {
		at := slices.IndexFunc(names, func(name string) bool { return !waits(name) })
		if at < 0 {
			return nil, fmt.Errorf("tables refer to each other in a circle: %s", strings.Join(names, ", "))
		}
		placed[names[at]] = true
		list = append(list, all[names[at]])
		names = slices.Delete(names, at, at+1)
	}
	return list, nil
}

func namesOf(all []table) (names []string) {
	for _, t := range all {
		names = append(names, t.name)
	}
	return names
}

// seeded are the tables into which migrations put rows of a store that nobody has used: a copy takes them out first. A test holds the list to
// new stores of both kinds.
func seeded() []string { return []string{"log_edge", "numbers"} }

// ReadColumns reads a catalogue's answer: table, column, type and place in the key of each. kinds are what columns hold, by their types.
func ReadColumns(ctx context.Context, r relational.Reader, statement string, kinds map[string]Kind) (all []Column, err error) {
	err = each(ctx, r, statement, func(row relational.Rows) error {
		var c Column
		var kind string
		err := row.Scan(&c.Table, &c.Name, &kind, &c.Key)
		c.Kind = kinds[kind]
		all = append(all, c)
		return err
	})
	return all, err
}

// ReadReferences reads another: a table, and one whose rows its rows refer to.
func ReadReferences(ctx context.Context, r relational.Reader, statement string) (all []Reference, err error) {
	found, err := ReadPairs(ctx, r, statement)
	for _, p := range found {
		all = append(all, Reference{Table: p[0], To: p[1]})
	}
	return all, err
}

// ReadPairs reads an answer of two texts a row.
func ReadPairs(ctx context.Context, r relational.Reader, statement string) (all [][2]string, err error) {
	err = each(ctx, r, statement, func(row relational.Rows) error {
		var one [2]string
		err := row.Scan(&one[0], &one[1])
		all = append(all, one)
		return err
	})
	return all, err
}

// ReadNumbers reads an answer of a text and a number a row.
func ReadNumbers(ctx context.Context, r relational.Reader, statement string) (map[string]int64, error) {
	all := map[string]int64{}
	return all, each(ctx, r, statement, func(row relational.Rows) error {
		var name string
		var number int64
		err := row.Scan(&name, &number)
		all[name] = number
		return err
	})
}

// each reads an answer row by row.
func each(ctx context.Context, r relational.Reader, statement string, read func(row relational.Rows) error) error {
	rows, err := r.Query(ctx, statement)
	if err != nil {
		return err
	}
	for rows.Next() {
		if err := read(rows); err != nil {
			return errors.Join(err, rows.Close())
		}
	}
	return errors.Join(rows.Err(), rows.Close())
}
