package moving_test

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pbem/games"
	"pbem/games/durable/durabletest"
	"pbem/games/moving"
	"pbem/games/postgres"
	"pbem/games/relational"
	"pbem/games/sqlite"
	"pbem/games/storetest"
	"pbem/internal/testing/pgtest"
)

// backedUp makes a backup of a database, as package storage does.
func backedUp(t *testing.T, of place, at func(moving.Step) error) (place, error) {
	t.Helper()
	return backedUpInto(t, of, filepath.Join(t.TempDir(), "copy.db"), at)
}

func backedUpInto(t *testing.T, of place, target string, at func(moving.Step) error) (place, error) {
	t.Helper()
	_, err := sqlite.BackupOf(t.Context(), target, false, func(empty func() (moving.Side, error)) error {
		return postgres.Snapshot(t.Context(), of.at, func(from moving.Source) error {
			to, err := empty()
			if err != nil {
				return err
			}
			made := moving.Duplicate{From: from, To: to, ID: "backup", Now: now(), Mark: games.MarkBackup, At: at}
			_, err = made.Make(t.Context())
			return err
		})
	})
	if left := entries(t, filepath.Dir(target)); err == nil && !slices.Equal(left, []string{"copy.db"}) || err != nil && len(left) > 0 {
		t.Errorf("after %v there are %v", err, left)
	}
	return place{t, target}, err
}

func entries(t *testing.T, dir string) (names []string) {
	t.Helper()
	all, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range all {
		names = append(names, entry.Name())
	}
	return names
}

// sound is filled, and passes for in order: its events can be read, games have as many as they say, and letters are as they were written.
func sound(t *testing.T, more int) place {
	t.Helper()
	p := filled(t, more)
	p.query(`UPDATE events SET data = json_quote(hex(data)), seat = 1`)
	p.query(`UPDATE matches SET stage = 1, to_move = 1, private = 1, program = 1, version = (SELECT count(*) FROM events WHERE match_id = matches.id)`)
	for _, letter := range p.query(`SELECT id || ' ' || hex(data) FROM letters_out`) {
		id, data, _ := strings.Cut(letter, " ")
		bytes, err := hex.DecodeString(data)
		if err != nil {
			t.Fatal(err)
		}
		p.query(fmt.Sprintf(`UPDATE outbox SET sum = x'%x' WHERE id = %s`, sha256.Sum256(bytes), id))
	}
	db, err := sql.Open("sqlite", p.at)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := storetest.Sum(db); err != nil {
		t.Fatal(err)
	}
	return p
}

// putBack fills a database with a backup, as package storage does.
func putBack(ctx context.Context, backup string, into place, at func(moving.Step) error) error {
	return sqlite.Read(ctx, backup, func(r sqlite.Reading) error {
		store, err := postgres.Open(into.at, postgres.EvenBarred())
		if err != nil {
			return err
		}
		d := moving.Duplicate{From: r.Source, To: store.Side(), ID: r.ID, Now: now(), Mark: games.MarkRestored, At: at}
		_, err = d.Make(ctx)
		return errors.Join(err, store.Close())
	})
}

// but are lines of a dump without those of a mark.
func but(lines []string, mark string) []string {
	return slices.DeleteFunc(slices.Clone(lines), func(line string) bool {
		return strings.HasPrefix(line, "marks ") && strings.Contains(line, "'"+mark+"'")
	})
}

// TestDuplicates: what a file holds, with odd rows in every table, is put back into a database, though that is broken off at every table; a backup of
// it holds the same, row by row, and nothing of how it came there, and is put back again into another.
func TestDuplicates(t *testing.T) {
	t.Parallel()
	first, second, third := sound(t, 1100), database(t), database(t)
	steps := putBackByAndBy(t, first, second)
	for _, table := range first.tables(first.opened()) {
		if !slices.Contains(steps, "filled "+table) {
			t.Errorf("it was not broken off at the table %s: %v", table, steps)
		}
	}
	copied, err := backedUp(t, second, nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, got := range map[string][]string{"marks": copied.query(`SELECT name || '=' || value FROM marks WHERE name IN ('backup', 'restored') ORDER BY 1`), "relocations": copied.query(`SELECT role FROM relocations`)} {
		if want := map[string][]string{"marks": {"backup=2026-11-26T12:00:00Z", "restored=2026-11-26T12:00:00Z"}}[name]; !slices.Equal(got, want) {
			t.Errorf("%s of the backup: %v, want %v", name, got, want)
		}
	}
	if diff := cmp.Diff(first.dump(), but(but(copied.dump(), "backup"), "restored")); diff != "" {
		t.Errorf("the backup holds something else:\n%s", diff)
	}
	if mode := copied.query(`PRAGMA journal_mode`); mode[0] != "delete" {
		t.Errorf("a backup is in the mode %s", mode)
	}
	fresh := file(t)
	fresh.opened()
	if diff := cmp.Diff(fresh.schema(), copied.schema()); diff != "" {
		t.Errorf("a backup is not made as a new store is:\n%s", diff)
	}
	numbersGoOn(t, copied)
	if err := putBack(t.Context(), copied.at, third, nil); err != nil {
		t.Fatal(err)
	}
	again, err := backedUp(t, third, nil)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(copied.dump(), again.dump()); diff != "" {
		t.Errorf("a backup of what was put back is another:\n%s", diff)
	}
	numbersGoOn(t, third)
}

// putBackByAndBy puts a backup back by calls that are broken off at each step that one of them gets further to; nobody can use the database meanwhile.
func putBackByAndBy(t *testing.T, backup, into place) (steps []string) {
	t.Helper()
	for range 1000 {
		at, checked := moving.Step{}, len(steps) > 0 && strings.HasPrefix(steps[len(steps)-1], "checked")
		err := putBack(t.Context(), backup.at, into, func(s moving.Step) error {
			if s.Point == moving.Checked && checked {
				return nil // each call begins to compare anew
			}
			at = s
			return errBroken
		})
		steps = append(steps, strings.TrimSpace(fmt.Sprintf("%s %s", at.Point, at.Table)))
		if !errors.Is(err, errBroken) {
			t.Fatalf("after %v: %v", steps, err)
		}
		if at.Point == moving.Released {
			if why := into.barred(); why != "" {
				t.Errorf("a store that is whole says %q", why)
			}
			return steps
		}
		if why := into.barred(); !strings.Contains(why, "it is being filled from the backup "+backup.at) || !strings.Contains(why, "pbem restore") {
			t.Fatalf("at %v it says %q", at, why)
		}
	}
	t.Fatal("it does not come to an end")
	return nil
}

// at breaks off at a point.
func at(point moving.Point) func(moving.Step) error {
	return func(s moving.Step) error {
		if s.Point == point {
			return errBroken
		}
		return nil
	}
}

// TestBackupBrokenOff: at whatever step a backup ends, nothing of it stays, and the database is as it was.
func TestBackupBrokenOff(t *testing.T) {
	t.Parallel()
	from := database(t)
	from.opened()
	for _, point := range []moving.Point{moving.Claimed, moving.Filled, moving.Checked, moving.Released} {
		_, err := backedUp(t, from, at(point))
		if !errors.Is(err, errBroken) || from.barred() != "" {
			t.Errorf("at %s: %v; the database says %q", point, err, from.barred())
		}
	}
}

// TestBackupOnAFullDisk: where there is no room, nothing of a backup stays, and it is said why.
func TestBackupOnAFullDisk(t *testing.T) {
	from := database(t)
	if err := putBack(t.Context(), sound(t, 0).at, from, nil); err != nil {
		t.Fatal(err)
	}
	disk := durabletest.SmallDisk(t, 1)
	for _, room := range []int64{0, 100_000, 600_000} {
		disk.Fill(t, room)
		dir := filepath.Join(disk.Path, fmt.Sprint(room))
		err := os.Mkdir(dir, 0o700)
		if err == nil {
			_, err = backedUpInto(t, from, filepath.Join(dir, "copy.db"), nil)
			if !errors.Is(err, games.ErrUnavailable) && !errors.Is(err, syscall.ENOSPC) {
				t.Errorf("with room for %d bytes: %v", room, err)
			}
		}
		disk.Free(t)
	}
}

// TestDatabaseGoesAway: a database that ends in the middle of a backup leaves nothing of it; one that ends while it is filled is not whole, and the same
// call goes on where it was when it is back.
func TestDatabaseGoesAway(t *testing.T) {
	t.Parallel()
	pgtest.Require(t)
	server, err := pgtest.Start(pgtest.Quick()...)
	if err != nil {
		t.Fatal(err)
	}
	defer server.Stop()
	if err := server.Create("club"); err != nil {
		t.Fatal(err)
	}
	backup, into, crashed := sound(t, 0), place{t, server.Address("club")}, false
	crash := func(s moving.Step) error {
		if s.Table != "marks" || crashed {
			return nil
		}
		crashed = true
		return server.Crash()
	}
	if err := putBack(t.Context(), backup.at, into, crash); !errors.Is(err, games.ErrUnavailable) {
		t.Errorf("its database went away: %v", err)
	}
	if err := server.Run(); err != nil {
		t.Fatal(err)
	}
	if err := into.used(); !errors.Is(err, games.ErrBarred) {
		t.Errorf("a half of a store was used: %v", err)
	}
	tables := 0
	if err := putBack(t.Context(), backup.at, into, func(s moving.Step) error {
		if s.Point == moving.Filled {
			tables++
		}
		return nil
	}); err != nil || tables == 0 || tables > 30 {
		t.Errorf("the second call has filled %d tables: %v", tables, err)
	}
	crashed = false
	if _, err := backedUp(t, into, crash); !errors.Is(err, games.ErrUnavailable) {
		t.Errorf("its database went away: %v", err)
	}
	if err := server.Run(); err != nil {
		t.Fatal(err)
	}
	held, err := backedUp(t, into, nil)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(backup.dump(), but(but(held.dump(), "backup"), "restored")); diff != "" {
		t.Errorf("it holds something else:\n%s", diff)
	}
}

// TestBackupIsOfOneMoment: while others write, a backup holds what there was when it began, and nothing that came later, in whatever table.
func TestBackupIsOfOneMoment(t *testing.T) {
	t.Parallel()
	from := database(t)
	if err := putBack(t.Context(), sound(t, 0).at, from, nil); err != nil {
		t.Fatal(err)
	}
	before, err := backedUp(t, from, nil)
	if err != nil {
		t.Fatal(err)
	}
	side, steps := from.opened().Side(), 0
	during, err := backedUp(t, from, func(s moving.Step) error {
		steps++
		return side.Write(t.Context(), relational.Serial, func(ctx context.Context, w relational.Writer) error {
			for _, statement := range []string{`INSERT INTO letters_in (digest, handled) VALUES (?, 1)`, `INSERT INTO marks (name, value) VALUES (?, '')`} {
				if _, err := w.Exec(ctx, statement, fmt.Sprintf("meanwhile %d", steps)); err != nil {
					return err
				}
			}
			_, err := w.Exec(ctx, `UPDATE events SET data = ?`, fmt.Sprintf("%d", steps))
			return err
		})
	})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(before.dump(), during.dump()); diff != "" {
		t.Errorf("a backup that others wrote beside is another:\n%s", diff)
	}
	if got := from.query(`SELECT count(*) FROM marks WHERE name LIKE 'meanwhile%'`); got[0] != fmt.Sprint(steps) || steps < 50 {
		t.Errorf("of %d writes %v were done", steps, got)
	}
}

// TestTwoAtOnce: of two that put backups into one database at the same time, the first is told so, or the second where the first is done, and what is
// there in the end is whole.
func TestTwoAtOnce(t *testing.T) {
	t.Parallel()
	same, other := sound(t, 0), sound(t, 10)
	for name, c := range map[string]struct {
		second place
		point  moving.Point
		want   string
	}{
		"the same backup, when it was claimed":   {same, moving.Claimed, "another pbem fills the same store"},
		"the same backup, when it is filled":     {same, moving.Filled, "another pbem fills the same store"},
		"the same backup, when it is compared":   {same, moving.Checked, "another pbem fills the same store"},
		"another backup, when it was claimed":    {other, moving.Claimed, "another pbem fills the same store"},
		"another backup, when it is filled":      {other, moving.Filled, "another pbem fills the same store"},
		"another backup, when it is compared":    {other, moving.Checked, "another pbem fills the same store"},
		"another backup, when all of it is done": {other, moving.Released, ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			into, begun := database(t), false
			var second error
			first := putBack(t.Context(), same.at, into, func(s moving.Step) error {
				if s.Point == c.point && !begun {
					begun = true
					second = putBack(t.Context(), c.second.at, into, func(s moving.Step) error {
						if left := into.query(`SELECT count(*) FROM events`); s.Point == moving.Claimed && left[0] != "0" {
							t.Errorf("what the first has put there is in the way: %s events", left[0])
						}
						return nil
					})
				}
				return nil
			})
			if c.want != "" && (second != nil || first == nil || !strings.Contains(first.Error(), c.want)) {
				t.Errorf("the first was told %v, the second %v", first, second)
			}
			if c.want == "" && (first != nil || !errors.Is(second, moving.ErrRefused)) {
				t.Errorf("the first was told %v, the second %v", first, second)
			}
			held, err := backedUp(t, into, nil)
			if err != nil {
				t.Fatal(err)
			}
			last := c.second
			if second != nil {
				last = same
			}
			if diff := cmp.Diff(last.dump(), but(but(held.dump(), "backup"), "restored")); diff != "" {
				t.Errorf("what is there is another:\n%s", diff)
			}
		})
	}
}

// TestFreeBefore: a database in which a service has the store open, and has done nothing yet, is filled, and the service is kept out meanwhile.
func TestFreeBefore(t *testing.T) {
	t.Parallel()
	into := database(t)
	early := into.opened()
	err := putBack(t.Context(), sound(t, 0).at, into, func(s moving.Step) error {
		err := early.SetMark(t.Context(), games.OfService, "early", string(s.Point))
		if (err == nil) != (s.Point == moving.Released) || err != nil && !errors.Is(err, games.ErrBarred) {
			t.Errorf("at %v who had opened it was answered %v", s, err)
		}
		if err := into.used(); (err == nil) != (s.Point == moving.Released) || err != nil && !errors.Is(err, games.ErrBarred) {
			t.Errorf("at %v it was opened: %v", s, err)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	restored, err := early.Mark(t.Context(), games.OfService, games.MarkRestored)
	if err != nil || restored != now().Format(time.RFC3339) {
		t.Errorf("the mark is %q, %v", restored, err)
	}
}

// TestStoredPutBack: a backup of a store as each released version has left it is in the database row by row, and is not changed.
func TestStoredPutBack(t *testing.T) {
	t.Parallel()
	packs, err := filepath.Glob("../referee/testdata/stored/*.tar.gz")
	if err != nil || len(packs) == 0 {
		t.Fatalf("no stores: %v", err)
	}
	for _, pack := range packs {
		backup, into := largest(t, pack), database(t)
		before := backup.query(`SELECT number || sum FROM layouts`)
		if err := putBack(t.Context(), backup.at, into, at(moving.Filled)); !errors.Is(err, errBroken) {
			t.Fatal(err)
		}
		if err := putBack(t.Context(), backup.at, into, nil); err != nil { // it begins anew
			t.Fatalf("%s: %v", pack, err)
		}
		if after := backup.query(`SELECT number || sum FROM layouts`); !slices.Equal(before, after) {
			t.Errorf("the backup had layout %v, and has %v now", before, after)
		}
		held, err := backedUp(t, into, nil)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(but(backup.dump(), "backup"), but(but(held.dump(), "backup"), "restored")); diff != "" {
			t.Errorf("%s came back otherwise:\n%s", pack, diff)
		}
	}
}
