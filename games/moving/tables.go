package moving

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
)

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
