package moving_test

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/games"
	"pbem/games/moving"
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
		if old, new := from.barred(), to.barred(); (old == "") != (at.Point == moving.Claimed) || (new == "") != released {
			t.Fatalf("at %v the old store says %q, and the new one %q", at, old, new)
		}
	}
	t.Fatal("it does not come to an end")
	return nil
}

// TestThereAndBack: what a file holds is in the database, and in the file that this is moved back into, byte for byte, though the first copy is broken off at
// every table, and the second at some; and both are made of the same as new stores.
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

// TestNumbersGoOn: rows that the new store numbers come behind all that the old one has numbered, also those that are gone.
func TestNumbersGoOn(t *testing.T) {
	t.Parallel()
	first, second, third := filled(t, 0), database(t), file(t)
	for _, move := range []*moving.Move{move(first, second), move(second, third)} {
		if _, err := move.Copy(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	for _, p := range []place{second, third} {
		if !p.isFile() {
			for table, want := range map[string]string{"quarantine": "701", "outbox": "4", "arrivals": "4", "audit": "4", "charges": "4"} {
				if got := p.query(`SELECT nextval(pg_get_serial_sequence('` + table + `', CASE '` + table + `' WHEN 'audit' THEN 'number' WHEN 'charges' THEN 'rowid' ELSE 'id' END))::text`); got[0] != want {
					t.Errorf("the next row of %s is %s, want %s", table, got[0], want)
				}
			}
			continue
		}
		if got := p.query(`SELECT seq FROM sqlite_sequence WHERE name = 'quarantine'`); !slices.Equal(got, []string{"700"}) {
			t.Errorf("the last letter of the quarantine was %v, want 700", got)
		}
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
	from, to := filled(t, 0), file(t)
	m := move(from, to)
	m.At = func(s moving.Step) error {
		if s.Point == moving.Checked {
			return errBroken
		}
		return nil
	}
	if _, err := m.Copy(t.Context()); !errors.Is(err, errBroken) {
		t.Fatal(err)
	}
	m.At = nil
	change := func(statement string) {
		for _, each := range []string{`INSERT INTO relocations VALUES ('copier', '', '', '', '', '{}')`, statement, `DELETE FROM relocations WHERE role = 'copier'`} {
			to.query(each)
		}
	}
	for _, c := range []struct{ change, back, want string }{
		{`UPDATE events SET data = data || '.' WHERE match_id = 2`, `UPDATE events SET data = substr(data, 1, length(data) - 1) WHERE match_id = 2`, "the table events: the row [2 2] has another data"},
		{`UPDATE requests SET number = 30 WHERE number = 3`, `UPDATE requests SET number = 3 WHERE number = 30`, "the table requests: the row [3] is not in"},
		{`INSERT INTO marks (name, value) VALUES ('zz', '')`, `DELETE FROM marks WHERE name = 'zz'`, "the table marks: "},
		{`UPDATE letters_out SET seat = 7 WHERE id = 1`, `UPDATE letters_out SET seat = 1 WHERE id = 1`, "the table letters_out: the row [1] has another seat"},
		{`UPDATE matches SET due = NULL WHERE due = 1`, `UPDATE matches SET due = 1 WHERE id = 1`, "the table matches: the row [1] has another due"},
		{`UPDATE standings SET value = 0.1000000000000001 WHERE value = 0.1`, `UPDATE standings SET value = 0.1 WHERE value = 0.1000000000000001`, "another value"},
		{`UPDATE letters_in SET attempts = 5 WHERE attempts = 1`, `UPDATE letters_in SET attempts = 1 WHERE attempts = 5`, "has another attempts in"},
	} {
		change(c.change)
		if _, err := m.Copy(t.Context()); err == nil || !strings.Contains(err.Error(), c.want) || to.barred() == "" {
			t.Errorf("%s: %v, want %q", c.change, err, c.want)
		}
		change(c.back)
	}
	if _, err := m.Copy(t.Context()); err != nil || to.barred() != "" {
		t.Errorf("all is as it was: %v", err)
	}
}

// TestGiveUp: at every point up to the release the old store can be had back, as it was, and the new one will never be used; afterwards not.
func TestGiveUp(t *testing.T) {
	t.Parallel()
	for _, point := range []moving.Point{moving.Claimed, moving.Filled, moving.Released} {
		from, to := filled(t, 0), file(t)
		rows, schema := from.dump(), from.schema()
		m := move(from, to)
		m.At = func(s moving.Step) error {
			if s.Point == point {
				return errBroken
			}
			return nil
		}
		if _, err := m.Copy(t.Context()); !errors.Is(err, errBroken) {
			t.Fatal(err)
		}
		m.At = nil
		err := m.GiveUp(t.Context())
		if point == moving.Released {
			if err == nil || from.barred() == "" || to.barred() != "" {
				t.Errorf("%s: it could be given up: %v", point, err)
			}
			continue
		}
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
		if _, err := move(from, file(t)).Copy(t.Context()); err != nil {
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
	if _, err := m.Copy(t.Context()); err == nil || !strings.Contains(err.Error(), "another pbem store copy") || to.barred() == "" || from.barred() != "" {
		t.Errorf("%v; the old store says %q, and the new one %q", err, from.barred(), to.barred())
	}
}

// TestLost: a new store that is lost on the way is made anew, empty, to give the move up.
func TestLost(t *testing.T) {
	t.Parallel()
	from, to := filled(t, 0), file(t)
	m := move(from, to)
	m.At = func(s moving.Step) error {
		if s.Table == "events" {
			return errBroken
		}
		return nil
	}
	if _, err := m.Copy(t.Context()); !errors.Is(err, errBroken) {
		t.Fatal(err)
	}
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
	begun := func(t *testing.T, from, to place) place {
		m := move(from, to)
		m.At = func(s moving.Step) error {
			if s.Point == moving.Filled {
				return errBroken
			}
			return nil
		}
		if _, err := m.Copy(t.Context()); !errors.Is(err, errBroken) {
			t.Fatal(err)
		}
		return to
	}
	for name, c := range map[string]struct {
		from, to func(t *testing.T) place
		want     string
	}{
		"into one that is used": {file, func(t *testing.T) place { return filled(t, 0) }, "holds something already"},
		"into one of another":   {file, func(t *testing.T) place { return begun(t, filled(t, 0), file(t)) }, "is being filled from"},
		"into one that took another's place": {func(t *testing.T) place { return filled(t, 0) }, func(t *testing.T) place {
			to := file(t)
			if _, err := move(file(t), to).Copy(t.Context()); err != nil {
				t.Fatal(err)
			}
			return to
		}, "took the place of another store"},
		"out of one not whole":   {func(t *testing.T) place { return begun(t, filled(t, 0), file(t)) }, file, "is no whole store"},
		"out of one that leaves": {func(t *testing.T) place { from := filled(t, 0); begun(t, from, file(t)); return from }, file, "is being moved to"},
	} {
		from, to := c.from(t), c.to(t)
		before, after := from.barred(), to.barred()
		if _, err := move(from, to).Copy(t.Context()); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
		if from.barred() != before || to.barred() != after {
			t.Errorf("%s: the old store says %q now, and the new one %q", name, from.barred(), to.barred())
		}
	}
}
