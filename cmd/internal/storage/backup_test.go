package storage_test

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pbem/adjudicator"
	"pbem/cmd/internal/storage"
	"pbem/games"
	"pbem/games/moving"
)

// kinds make a place of a store in which nothing is yet.
func kinds() map[string]func(*testing.T) storage.Place {
	return map[string]func(*testing.T) storage.Place{
		"a file":     func(t *testing.T) storage.Place { return storage.Named(filepath.Join(t.TempDir(), "games.db")) },
		"a database": func(t *testing.T) storage.Place { return storage.Named(server.Database(t)) },
	}
}

func noon() time.Time { return time.Date(2026, 11, 26, 12, 0, 0, 0, time.UTC) }

// making makes a match.
func making(match int) games.Commit {
	at := noon().Add(time.Duration(match) * time.Second)
	return games.Commit{Digest: fmt.Sprint("making", match), At: at, Changes: []games.Change{{Match: match, Summary: games.Summary{ID: match, Version: 1},
		Events: []adjudicator.Event{{At: at, Fact: adjudicator.Said{Text: "hello\x00"}}}}}}
}

// with opens a store for a moment.
func with(t *testing.T, p storage.Place, do func(games.Store) error) {
	t.Helper()
	store, err := p.Open(nil)
	if err == nil {
		err = errors.Join(do(store), store.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
}

// stores are files of stores that were used, by how many matches are in them: to make one takes longer than most tests.
var stores struct {
	sync.Mutex
	files map[int][]byte
}

// used makes so many matches in a store in which nothing is yet.
func used(t *testing.T, p storage.Place, matches int) storage.Place {
	t.Helper()
	if storage.IsDatabase(p.Name()) {
		return filled(t, p, matches)
	}
	stores.Lock()
	defer stores.Unlock()
	if stores.files == nil {
		stores.files = map[int][]byte{}
	}
	if stores.files[matches] == nil {
		data, err := os.ReadFile(filled(t, storage.Named(filepath.Join(t.TempDir(), "games.db")), matches).Name())
		if err != nil {
			t.Fatal(err)
		}
		stores.files[matches] = data
	}
	if err := os.WriteFile(p.Name(), stores.files[matches], 0o600); err != nil {
		t.Fatal(err)
	}
	return p
}

func filled(t *testing.T, p storage.Place, matches int) storage.Place {
	t.Helper()
	with(t, p, func(s games.Store) (err error) {
		if matches == 0 {
			return nil
		}
		for n := range matches {
			err = errors.Join(err, s.Commit(t.Context(), making(n+1)))
		}
		return errors.Join(err, s.SetMark(t.Context(), games.OfService, "test", "used"))
	})
	return p
}

// empty has a store of which only the tables are there.
func empty(t *testing.T, p storage.Place) storage.Place { return used(t, p, 0) }

// backup makes one, which must succeed.
func backup(t *testing.T, p storage.Place) (file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "copy.db")
	if _, err := p.Backup(t.Context(), file, false, noon()); err != nil {
		t.Fatal(err)
	}
	return file
}

// rows are all that a backup holds, byte for byte, but for the marks of what became of it: by SQLite alone.
func rows(t *testing.T, file string) []string {
	t.Helper()
	statements := lines(t, file, `SELECT 'SELECT ''' || m.name || ''' || ' || group_concat(''' ' || c.name || '=''||quote("' || c.name || '")', '||') || ' FROM "' || m.name || '"'
		FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT IN ('layouts', 'relocations') GROUP BY m.name`)
	return slices.DeleteFunc(lines(t, file, strings.Join(statements, " UNION ALL ")+" ORDER BY 1"), func(line string) bool {
		return strings.HasPrefix(line, "marks name='backup'") || strings.HasPrefix(line, "marks name='restored'")
	})
}

func lines(t *testing.T, file, statement string) (all []string) {
	t.Helper()
	db, err := sql.Open("sqlite", file)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	found, err := db.QueryContext(t.Context(), statement)
	if err != nil {
		t.Fatal(err)
	}
	defer found.Close()
	for found.Next() {
		var line string
		if err := found.Scan(&line); err != nil {
			t.Fatal(err)
		}
		all = append(all, line)
	}
	if err := found.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}

// moved has a store be moved into another up to a point, or to its end where that is "".
func moved(t *testing.T, from, to storage.Place, until moving.Point) {
	t.Helper()
	enough := errors.New("enough")
	old, err := from.Movable()
	if err != nil {
		t.Fatal(err)
	}
	defer old.Close()
	target, err := to.Movable()
	if err != nil {
		t.Fatal(err)
	}
	defer target.Close()
	m := moving.Move{From: old.Side(), To: target.Side(), Now: noon(), At: func(s moving.Step) error {
		if s.Point == until {
			return enough
		}
		return nil
	}}
	if _, err := m.Copy(t.Context()); err != nil && !errors.Is(err, enough) {
		t.Fatal(err)
	}
}

// TestBackedUpAndPutBack: whatever kind of place a store is backed up in, and whatever kind it is put back into, it holds the same, row by row, and says that
// it was put back. A file that is in the way is kept; a database with a store that was used, or may be, is refused, and holds what it held.
func TestBackedUpAndPutBack(t *testing.T) {
	t.Parallel()
	type target struct {
		make func(t *testing.T, p storage.Place)
		want map[string]string // of a kind: "" for done, else what is said of why not
	}
	const another = "Make another database, name it as store in the configuration, and call this again"
	targets := map[string]target{
		"nothing":      {func(*testing.T, storage.Place) {}, nil},
		"an empty one": {func(t *testing.T, p storage.Place) { empty(t, p) }, nil},
		"a used one":   {func(t *testing.T, p storage.Place) { used(t, p, 2) }, map[string]string{"a database": another}},
		"one that a service has": {func(t *testing.T, p storage.Place) {
			s, err := used(t, p, 1).Open(nil)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { s.Close() })
		}, map[string]string{"a file": "in use", "a database": another}},
		"one that was put back": {func(t *testing.T, p storage.Place) {
			if _, err := p.Restore(t.Context(), backup(t, used(t, kinds()["a file"](t), 1)), noon()); err != nil {
				t.Fatal(err)
			}
		}, map[string]string{"a database": "a backup was put into it on 2026-11-26T12:00:00Z, and the service is to be told how to go on. " + another}},
		"one that is being moved to": {func(t *testing.T, p storage.Place) {
			moved(t, used(t, kinds()["a file"](t), 1), p, moving.Filled)
		}, map[string]string{"a database": "by pbem store copy; name another"}},
		"one that was moved away": {func(t *testing.T, p storage.Place) {
			moved(t, used(t, p, 1), empty(t, kinds()["a file"](t)), "")
		}, map[string]string{"a database": "name an empty one"}},
		"one that was moved to": {func(t *testing.T, p storage.Place) {
			moved(t, empty(t, kinds()["a file"](t)), p, "")
		}, map[string]string{"a database": "name an empty one"}},
	}
	for of, from := range kinds() {
		copied := backup(t, used(t, from(t), 5))
		want := rows(t, copied)
		for into, to := range kinds() {
			for name, c := range targets {
				t.Run(of+" into "+into+", "+name, func(t *testing.T) {
					t.Parallel()
					p := to(t)
					c.make(t, p)
					done, err := p.Restore(t.Context(), copied, noon().Add(time.Hour))
					if refused := c.want[into]; refused != "" {
						if err == nil || !strings.Contains(err.Error(), refused) {
							t.Errorf("%v, want %q", err, refused)
						}
						return
					}
					if err != nil {
						t.Fatal(err)
					}
					if done.Matches != 5 || !done.Made.Equal(noon()) || done.Marks["test"] != "used" {
						t.Errorf("told %+v", done)
					}
					marks, err := p.Marks(t.Context())
					if err != nil || marks[games.MarkRestored] != "2026-11-26T13:00:00Z" {
						t.Errorf("marks %v, %v", marks, err)
					}
					if _, err := p.Inspect(t.Context()); err != nil {
						t.Error(err)
					}
					if why, err := p.Barred(t.Context()); why != "" || err != nil {
						t.Errorf("it says %q, %v", why, err)
					}
					if diff := cmp.Diff(want, rows(t, backup(t, p))); diff != "" {
						t.Errorf("it holds something else:\n%s", diff)
					}
				})
			}
		}
	}
}

// TestRefusedIsKept: a database that was refused holds what it held, and goes on.
func TestRefusedIsKept(t *testing.T) {
	t.Parallel()
	p := used(t, kinds()["a database"](t), 2)
	before := rows(t, backup(t, p))
	if _, err := p.Restore(t.Context(), backup(t, used(t, kinds()["a file"](t), 5)), noon()); err == nil {
		t.Error("it was written over")
	}
	if diff := cmp.Diff(before, rows(t, backup(t, p))); diff != "" {
		t.Errorf("it holds something else:\n%s", diff)
	}
	with(t, p, func(s games.Store) error { return s.SetMark(t.Context(), games.OfService, "after", "it") })
}

// TestBackupIsWhole: a file is written whole or not at all, over no other unless that is meant, and of nothing that is no whole store.
func TestBackupIsWhole(t *testing.T) {
	t.Parallel()
	for kind, place := range kinds() {
		p, file := place(t), filepath.Join(t.TempDir(), "copy.db")
		if _, err := p.Backup(t.Context(), file, false, noon()); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("of nothing, %s: %v", kind, err)
		}
		used(t, p, 1)
		if err := os.WriteFile(file, []byte("yesterday's"), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := p.Backup(t.Context(), file, false, noon()); !errors.Is(err, fs.ErrExist) {
			t.Errorf("over a file, %s: %v", kind, err)
		}
		ended, end := context.WithCancel(t.Context())
		end()
		if _, err := p.Backup(ended, file, true, noon()); err == nil {
			t.Errorf("%s: a backup that was broken off was made", kind)
		}
		if text, err := os.ReadFile(file); err != nil || string(text) != "yesterday's" {
			t.Errorf("%s: the older file holds %q, %v", kind, text, err)
		}
		if made, err := p.Backup(t.Context(), file, true, noon()); err != nil || made.Matches != 1 {
			t.Errorf("%s: %+v, %v", kind, made, err)
		}
		if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v, %v", kind, info, err)
		}
		if left, err := os.ReadDir(filepath.Dir(file)); err != nil || len(left) > 1 && kind == "a database" {
			t.Errorf("%s: beside it are %v, %v", kind, left, err)
		}
	}
	for kind, place := range kinds() {
		leaving := used(t, place(t), 1)
		moved(t, leaving, empty(t, kinds()["a file"](t)), moving.Halted)
		if _, err := leaving.Backup(t.Context(), filepath.Join(t.TempDir(), "copy.db"), false, noon()); !errors.Is(err, games.ErrBarred) {
			t.Errorf("of %s that is being moved: %v", kind, err)
		}
	}
}

// TestNoBackup: what is no backup, or none that can be put back, is refused in words, and nothing is made in the database.
func TestNoBackup(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	whole, err := os.ReadFile(backup(t, used(t, kinds()["a file"](t), 5)))
	if err != nil {
		t.Fatal(err)
	}
	file := func(name string, change func(data []byte) []byte) string {
		if err := os.WriteFile(filepath.Join(dir, name), change(slices.Clone(whole)), 0o600); err != nil {
			t.Fatal(err)
		}
		return filepath.Join(dir, name)
	}
	later := file("later", func(data []byte) []byte { return data })
	lines(t, later, `INSERT INTO layouts (number, sum) VALUES (99999, 'x')`)
	leaving := used(t, kinds()["a file"](t), 1)
	moved(t, leaving, empty(t, kinds()["a file"](t)), "")
	for name, c := range map[string]struct{ file, want string }{
		"not there": {filepath.Join(dir, "nothing"), "no such file"},
		"a letter":  {file("letter", func([]byte) []byte { return []byte("From: Ada\n\nhello") }), "it is no SQLite file"},
		"empty":     {file("empty", func([]byte) []byte { return nil }), "is empty"},
		"cut":       {file("cut", func(data []byte) []byte { return data[:len(data)/2] }), "it is damaged"},
		"damaged": {file("damaged", func(data []byte) []byte {
			return append(data[:8192:8192], append(bytes.Repeat([]byte{0}, 4096), data[12288:]...)...)
		}), "damaged"},
		"of a later":       {later, "later version"},
		"of a moved store": {leaving.Name(), "it was moved to"},
	} {
		p := kinds()["a database"](t)
		if _, err := p.Restore(t.Context(), c.file, noon()); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
		if _, err := p.Inspect(t.Context()); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: there is something in the database: %v", name, err)
		}
	}
}

// TestBackupBesideWriters: while a service commits without a pause, each backup holds all that was committed before it began, and no commit by halves.
func TestBackupBesideWriters(t *testing.T) {
	t.Parallel()
	p := empty(t, kinds()["a database"](t))
	store, err := p.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	ctx, end := context.WithCancel(t.Context())
	defer end()
	done, failed := make(chan int, 1), make(chan error, 1)
	done <- 0
	go func() {
		for ctx.Err() == nil {
			n := <-done
			err := store.Commit(context.WithoutCancel(ctx), making(n+1))
			done <- n + 1
			if err != nil {
				failed <- err
				return
			}
		}
		failed <- nil
	}()
	for range 3 {
		var before int
		for before < 10 {
			before = <-done
			done <- before
		}
		made, err := p.Backup(t.Context(), filepath.Join(t.TempDir(), "copy.db"), false, noon())
		if err != nil {
			t.Fatal(err)
		}
		after := <-done
		done <- after
		if made.Matches < before || made.Matches > after+1 || made.Events != made.Matches || after == before {
			t.Errorf("of %d matches before and %d after, the backup has %d, with %d events", before, after, made.Matches, made.Events)
		}
	}
	end()
	if err := <-failed; err != nil {
		t.Error(err)
	}
}
