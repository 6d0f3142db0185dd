package moving_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/games"
	"pbem/games/moving"
	"pbem/games/relational"
)

var errBroken = errors.New("broken off")

// brokenOff copies by calls that are broken off at each step that one of them gets further to, of those with tables at each that is wanted, and
// looks after each that the stores are not used side by side. It returns at which steps.
func brokenOff(t *testing.T, from, to place, wanted func(table string) bool) (steps []string) {
	t.Helper()
	m := move(from, to)
	checked, last := false, moving.Point("")
	for range 1000 {
		var at moving.Step
		m.At = func(s moving.Step) error {
			if s.Point == moving.Checked && checked || s.Table != "" && !wanted(s.Table) {
				return nil // each call begins to compare anew
			}
			at, checked = s, s.Point == moving.Checked
			return errBroken
		}
		r, err := m.Copy(t.Context())
		if err == nil {
			if !r.Before {
				t.Errorf("the last call was not told that all was done: %+v", r)
			}
			return steps
		}
		if !errors.Is(err, errBroken) {
			t.Fatalf("after %v: %v", steps, err)
		}
		steps = append(steps, strings.TrimSpace(fmt.Sprintf("%s %s", at.Point, at.Table)))
		if at.Point == last {
			continue
		}
		last = at.Point
		released := at.Point == moving.Released || at.Point == moving.Done
		if released {
			if err := m.GiveUp(t.Context()); !errors.Is(err, moving.ErrRefused) {
				t.Fatalf("at %v it could be given up: %v", at, err)
			}
		}
		if old, new := from.barred(), to.barred(); (old == "") != (at.Point == moving.Claimed) || (new == "") != released {
			t.Fatalf("at %v the old store says %q, and the new one %q", at, old, new)
		}
	}
	t.Fatal("it does not come to an end")
	return nil
}

// halt copies up to a point, and breaks off there.
func halt(t *testing.T, m *moving.Move, at moving.Point) {
	t.Helper()
	m.At = func(s moving.Step) error {
		if s.Point == at {
			return errBroken
		}
		return nil
	}
	if _, err := m.Copy(t.Context()); !errors.Is(err, errBroken) {
		t.Fatal(err)
	}
	m.At = nil
}

// TestThereAndBack: what a file holds is in the database, and in the file that this is moved back into, byte for byte, though the first copy is broken off at
// every table, and the second at some; both are made of the same as new stores, and number their rows behind the old one's. From when the new store counts,
// nothing can be given up.
func TestThereAndBack(t *testing.T) {
	t.Parallel()
	first, second, third := filled(t, 1100), database(t), file(t)
	want := first.dump()
	steps := brokenOff(t, first, second, func(string) bool { return true })
	for _, table := range first.tables(first.opened()) {
		if !slices.Contains(steps, "filled "+table) {
			t.Errorf("it was not broken off at the table %s: %v", table, steps)
		}
	}
	brokenOff(t, second, third, func(table string) bool { return table[0] == 'l' })
	numbersGoOn(t, second)
	numbersGoOn(t, third)
	if diff := cmp.Diff(want, third.dump()); diff != "" {
		t.Errorf("it came back otherwise:\n%s", diff)
	}
	fresh := file(t)
	fresh.opened()
	if diff := cmp.Diff(fresh.schema(), third.schema()); diff != "" {
		t.Errorf("a file that was filled is not made as a new one is:\n%s", diff)
	}
}

// TestInUse: who has the old store open can write nothing more from the moment it is halted, and who opens it is told the other's name; the new
// one is used as any other, but not before it is whole, whoever has it open.
func TestInUse(t *testing.T) {
	t.Parallel()
	for name, kinds := range map[string][2]func(*testing.T) place{"from a file": {file, database}, "from a database": {database, file}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			from, to := kinds[0](t), kinds[1](t)
			running, early := from.opened(), to.opened()
			if err := running.SetMark(t.Context(), games.OfService, "alive", "before"); err != nil {
				t.Fatal(err)
			}
			seen := map[moving.Point]bool{}
			m := move(from, to)
			m.At = func(s moving.Step) error {
				err := running.SetMark(t.Context(), games.OfService, "alive", "after "+string(s.Point))
				if (err == nil) != (s.Point == moving.Claimed) || err != nil && (!errors.Is(err, games.ErrBarred) || !errors.Is(err, games.ErrUnavailable) || !strings.Contains(err.Error(), m.To.Name())) {
					t.Errorf("at %v a write was answered %v", s, err)
				}
				if err := early.SetMark(t.Context(), games.OfService, "early", string(s.Point)); (err == nil) != (s.Point == moving.Released || s.Point == moving.Done) || err != nil && !errors.Is(err, games.ErrBarred) {
					t.Errorf("at %v who had opened the new store was answered %v", s, err)
				}
				if seen[s.Point] {
					return nil
				}
				seen[s.Point] = true
				if err := from.used(); s.Point != moving.Claimed && (!errors.Is(err, games.ErrBarred) || !strings.Contains(err.Error(), m.To.Name())) {
					t.Errorf("at %v the old store was opened: %v", s, err)
				}
				if err := to.used(); (err == nil) != (s.Point == moving.Released || s.Point == moving.Done) || err != nil && (!errors.Is(err, games.ErrBarred) || !strings.Contains(err.Error(), m.From.Name())) {
					t.Errorf("at %v the new store was opened: %v", s, err)
				}
				return nil
			}
			if _, err := m.Copy(t.Context()); err != nil {
				t.Fatal(err)
			}
			if got, err := to.opened().Mark(t.Context(), games.OfService, "alive"); got != "after claimed" || err != nil {
				t.Errorf("the mark is %q, %v", got, err)
			}
		})
	}
}

// numbersGoOn looks whether rows that a store numbers come behind all that were numbered in the one before, also those that are gone.
func numbersGoOn(t *testing.T, p place) {
	t.Helper()
	if p.isFile() {
		if got := p.query(`SELECT seq FROM sqlite_sequence WHERE name = 'quarantine'`); !slices.Equal(got, []string{"700"}) {
			t.Errorf("the last letter of the quarantine was %v, want 700", got)
		}
		return
	}
	next := p.query(`SELECT c.relname || ' ' || nextval(pg_get_serial_sequence(c.oid::regclass::text, a.attname)) FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
		WHERE a.attidentity <> '' AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`)
	if want := []string{"arrivals 4", "audit 4", "charges 4", "outbox 4", "quarantine 701"}; !slices.Equal(next, want) {
		t.Errorf("the next rows are %v, want %v", next, want)
	}
}

// TestNewStores: the tables in which a new store has rows are those that a copy empties first.
func TestNewStores(t *testing.T) {
	t.Parallel()
	for name, p := range map[string]place{"a file": file(t), "a database": database(t)} {
		s := p.opened()
		for _, table := range p.tables(s) {
			rows := p.query(`SELECT count(*) FROM "` + table + `"`)
			if seeded := slices.Contains(moving.Seeded(), table); (rows[0] != "0") != seeded {
				t.Errorf("%s that is new has %s rows in %s, and moving.seeded says %v", name, rows[0], table, seeded)
			}
		}
	}
}

// TestWhatTheComparisonFinds: whatever is another in the new store, that is not released, and it is said what.
func TestWhatTheComparisonFinds(t *testing.T) {
	t.Parallel()
	from, to := filled(t, 0), database(t)
	m := move(from, to)
	halt(t, m, moving.Checked)
	change := func(statement string) {
		t.Helper()
		err := m.To.Write(t.Context(), relational.Soon, func(ctx context.Context, w relational.Writer) (err error) {
			for _, each := range []string{`INSERT INTO relocations VALUES ('copier', '', '', '', '', '{}')`, statement, `DELETE FROM relocations WHERE role = 'copier'`} {
				if _, wrong := w.Exec(ctx, each); wrong != nil {
					err = errors.Join(err, wrong)
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct{ change, table, want string }{
		{`UPDATE events SET data = data || '.' WHERE match_id = 2`, "events", "the row [2 2] has another data"},
		{`UPDATE requests SET number = 30 WHERE number = 3`, "requests", "the row [3] is not in"},
		{`INSERT INTO marks (name, value) VALUES ('zz', '')`, "marks", " has 4 rows, and 3 were compared"},
		{`UPDATE letters_out SET seat = 7 WHERE id = 1`, "letters_out", "the row [1] has another seat"},
		{`UPDATE matches SET due = NULL WHERE due = 1`, "matches", "the row [1] has another due"},
		{`UPDATE letters_in SET attempts = 5 WHERE attempts = 1`, "letters_in", "has another attempts in"},
	} {
		if err := m.CheckTable(t.Context(), c.table); err != nil {
			t.Errorf("%s: %v", c.table, err)
		}
		change(c.change)
		if err := m.CheckTable(t.Context(), c.table); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.change, err, c.want)
		}
	}
	if _, err := m.Copy(t.Context()); err == nil || !strings.Contains(err.Error(), "the table events: the row [2 2]") || to.barred() == "" {
		t.Errorf("a store that is another was released: %v", err)
	}
}

// TestGiveUp: at every point up to the release (TestThereAndBack) the old store can be had back, as it was, and the new one will never be used.
func TestGiveUp(t *testing.T) {
	t.Parallel()
	for point, kind := range map[moving.Point]func(*testing.T) place{moving.Claimed: file, moving.Filled: database} {
		from, to := filled(t, 0), kind(t)
		rows, schema := from.dump(), from.schema()
		m := move(from, to)
		halt(t, m, point)
		err := m.GiveUp(t.Context())
		if err != nil || from.barred() != "" || !strings.Contains(to.barred(), "delete it") {
			t.Errorf("%s: %v, the old store says %q, and the new one %q", point, err, from.barred(), to.barred())
		}
		if diff := cmp.Diff(append(rows, schema...), append(from.dump(), from.schema()...)); diff != "" {
			t.Errorf("%s: the old store is not as it was:\n%s", point, diff)
		}
		if _, err := m.Copy(t.Context()); err == nil || from.barred() != "" {
			t.Errorf("%s: a store that was given up was filled: %v", point, err)
		}
		if point != moving.Filled {
			continue
		}
		if _, err := move(from, database(t)).Copy(t.Context()); err != nil {
			t.Errorf("it cannot be moved any more: %v", err)
		}
	}
}

// TestGiveUpMeanwhile: a copy that goes on while its move is given up releases nothing.
func TestGiveUpMeanwhile(t *testing.T) {
	t.Parallel()
	from, to := filled(t, 0), database(t)
	m := move(from, to)
	m.At = func(s moving.Step) error {
		if s.Point == moving.Checked && s.Table == "marks" {
			return move(from, to).GiveUp(t.Context())
		}
		return nil
	}
	if _, err := m.Copy(t.Context()); err == nil || !strings.Contains(err.Error(), "another pbem fills the same store") || to.barred() == "" || from.barred() != "" {
		t.Errorf("%v; the old store says %q, and the new one %q", err, from.barred(), to.barred())
	}
}

// TestLost: a new store that is lost on the way is made anew, empty, to give the move up.
func TestLost(t *testing.T) {
	t.Parallel()
	from, to := filled(t, 0), file(t)
	m := move(from, to)
	halt(t, m, moving.Filled)
	for _, name := range []string{to.at, to.at + "-wal", to.at + "-shm"} {
		if err := os.Remove(name); err != nil {
			t.Fatal(err)
		}
	}
	m = move(from, to)
	if _, err := m.Copy(t.Context()); err == nil || !strings.Contains(err.Error(), "--give-up") || from.barred() == "" {
		t.Errorf("%v", err)
	}
	if err := m.GiveUp(t.Context()); err != nil || from.barred() != "" {
		t.Errorf("%v: %s", err, from.barred())
	}
}

// TestRefused: what cannot be moved into each other is refused in words, and neither is touched.
func TestRefused(t *testing.T) {
	t.Parallel()
	// The stores of one move: the old one and the new one half way, and the new one when it counts.
	from, to := filled(t, 0), file(t)
	m := move(from, to)
	halt(t, m, moving.Filled)
	leaves, begun := from.twin(), to.twin()
	if _, err := m.Copy(t.Context()); err != nil {
		t.Fatal(err)
	}
	moved := to.twin()
	extra := file(t)
	extra.query(`CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT`)
	used, fresh := filled(t, 0), file(t)
	for name, c := range map[string]struct {
		from, to place
		want     string
	}{
		"into one that is used":              {fresh, used, "holds something already"},
		"into one of another":                {fresh, begun, "is being filled from"},
		"into one that took another's place": {used, moved, "took the place of another store"},
		"into itself":                        {used, used, "would take its own place"},
		"out of one not whole":               {begun, fresh, "is no whole store"},
		"out of one that leaves":             {leaves, fresh, "is being moved to"},
		"out of one with another table":      {extra, fresh, "the table extra is in " + extra.at + " alone"},
		"into one with another table":        {fresh, extra, "the table extra is in " + extra.at + " alone"},
	} {
		before, after := c.from.barred(), c.to.barred()
		if _, err := move(c.from, c.to).Copy(t.Context()); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
		if c.from.barred() != before || c.to.barred() != after {
			t.Errorf("%s: the old store says %q now, and the new one %q", name, c.from.barred(), c.to.barred())
		}
	}
}
