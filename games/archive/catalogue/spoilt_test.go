package catalogue_test

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	_ "modernc.org/sqlite" // writes files that are no listings

	"pbem/games/archive/catalogue"
)

// written is the file of a listing with so many games, that is closed.
func written(t *testing.T, games int) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "pages")
	l, err := catalogue.Open(path)
	done(t, err)
	done(t, l.Put(context.Background(), crowd(newDice(41), games)...))
	done(t, l.Close())
	return path
}

func version(t testing.TB, l *catalogue.Catalogue) int64 {
	t.Helper()
	return must(l.Version(context.Background()))(t)
}

// TestOpensAgain: what is listed is there when the file is opened again, for its owner alone.
func TestOpensAgain(t *testing.T) {
	t.Parallel()
	path := written(t, 20)
	l := opened(t, path)
	if version(t, l) != 1 {
		t.Error("nothing is listed any more")
	}
	info, err := os.Stat(path)
	done(t, err)
	if info.Mode().Perm() != 0o600 {
		t.Errorf("the file has the mode %v", info.Mode())
	}
}

// TestSpoilt: a file that cannot be used is made anew, with what lies beside it.
func TestSpoilt(t *testing.T) {
	t.Parallel()
	good, err := os.ReadFile(written(t, 200))
	done(t, err)
	for name, text := range map[string][]byte{
		"empty": {}, "a byte": {1}, "text": []byte("nothing\n"), "much text": bytes.Repeat([]byte("nothing\n"), 1000), "zeros": make([]byte, 8192),
		"half": good[:len(good)/2], "nearly all": good[:len(good)-4096], "a page": good[:4096], "half a head": good[:50], "a head": good[:100],
		"garbage behind a head": append(bytes.Clone(good[:100]), bytes.Repeat([]byte{0xa5}, len(good)-100)...),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(t.TempDir(), "pages")
			done(t, os.WriteFile(path, text, 0o600))
			l := opened(t, path)
			if n := version(t, l); n != 0 {
				t.Errorf("the version is %d", n)
			}
			useful(t, l)
		})
	}
}

// useful reports an error where a listing takes no records.
func useful(t testing.TB, l *catalogue.Catalogue) {
	t.Helper()
	all := crowd(newDice(42), 20)
	done(t, l.Put(context.Background(), all...))
	for _, e := range all {
		if known := must(l.Stamp(context.Background(), e.Name))(t); known != e.Stamp {
			t.Errorf("%s has the stamp %q, want %q", e.Name, known, e.Stamp)
		}
	}
}

// TestSpoiltInside: damage that is found only when something is asked is told as such, and the file is made anew then.
func TestSpoiltInside(t *testing.T) {
	t.Parallel()
	path := written(t, 200)
	text, err := os.ReadFile(path)
	done(t, err)
	end := text[len(text)*3/4:] // behind what says which tables there are
	copy(end, bytes.Repeat([]byte{0xa5}, len(end)))
	done(t, os.WriteFile(path, text, 0o600))
	l, err := catalogue.Open(path)
	done(t, err)
	if version(t, l) != 1 {
		t.Error("the listing was made anew before anything was asked")
	}
	for _, err = range l.All(context.Background(), false) {
		if err != nil {
			break
		}
	}
	if !catalogue.Spoilt(err) {
		t.Errorf("%v does not tell of damage", err)
	}
	_ = l.Close()
	l, err = catalogue.Renew(path)
	done(t, err)
	defer l.Close()
	useful(t, l)
}

// TestOtherLayout: a file of other tables is made anew, be it a listing of another version or something else.
func TestOtherLayout(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{"another version": "PRAGMA user_version = 77", "none": "PRAGMA user_version = 0"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			path := written(t, 20)
			db, err := sql.Open("sqlite", path)
			done(t, err)
			_, err = db.Exec(text)
			done(t, errors.Join(err, db.Close()))
			l := opened(t, path)
			if n := version(t, l); n != 0 {
				t.Errorf("the version is %d", n)
			}
			useful(t, l)
		})
	}
}

// TestCannotOpen: where no file can be, that is an error, and nothing is removed.
func TestCannotOpen(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	done(t, os.WriteFile(filepath.Join(dir, "file"), []byte("a file"), 0o600))
	done(t, os.MkdirAll(filepath.Join(dir, "folder", "below"), 0o700))
	for _, name := range []string{"file/pages", "folder"} {
		if l, err := catalogue.Open(filepath.Join(dir, name)); err == nil || catalogue.Spoilt(err) {
			t.Errorf("%s: %v, %v", name, l, err)
		}
	}
	for _, name := range []string{"file", "folder/below"} {
		_, err := os.Stat(filepath.Join(dir, name))
		done(t, err)
	}
}

// TestFoldedHalf: where a program is stopped while the log is folded into the file, the file is shorter than its head says, and the log has the
// rest. Nothing is lost then.
func TestFoldedHalf(t *testing.T) {
	t.Parallel()
	ctx, dir := context.Background(), t.TempDir()
	path, stopped := filepath.Join(dir, "pages"), filepath.Join(dir, "stopped")
	l := opened(t, path)
	settle(t, l)
	before, err := os.Stat(path)
	done(t, err)
	all := crowd(newDice(43), 60)
	done(t, l.Put(ctx, all...))
	log, err := os.ReadFile(path + "-wal")
	done(t, err)
	settle(t, l)
	text, err := os.ReadFile(path)
	done(t, err)
	if len(log) == 0 || before.Size() == int64(len(text)) {
		t.Fatalf("nothing was folded in: %d bytes of the log, %d and %d of the file", len(log), before.Size(), len(text))
	}
	done(t, os.WriteFile(stopped, text[:before.Size()], 0o600))
	done(t, os.WriteFile(stopped+"-wal", log, 0o600))
	other := opened(t, stopped)
	same(t, "version", version(t, l), version(t, other))
	same(t, "tables", tables(t, l), tables(t, other))
}

// TestRenew: a listing that is made anew is empty, and whoever has the old one open does not disturb it.
func TestRenew(t *testing.T) {
	t.Parallel()
	path := written(t, 20)
	old := opened(t, path)
	l, err := catalogue.Renew(path)
	done(t, err)
	defer l.Close()
	if n := version(t, l); n != 0 {
		t.Errorf("the version is %d", n)
	}
	done(t, old.SetMark(context.Background(), "place", "old"))
	useful(t, l)
	same(t, "mark", "", must(l.Mark(context.Background(), "place"))(t))
	settle(t, old)
	useful(t, l)
	other, err := catalogue.Renew("")
	done(t, err)
	defer other.Close()
	useful(t, other)
}

// TestCancelled: a change that is broken off leaves everything as it was, and the next one is made.
func TestCancelled(t *testing.T) {
	t.Parallel()
	for name, l := range map[string]*catalogue.Catalogue{"memory": inMemory(t), "file": inFile(t)} {
		all := crowd(newDice(44), 300)
		done(t, l.Put(context.Background(), all[:20]...))
		before := tables(t, l)
		for n := range 20 {
			ctx := &cancelled{Context: context.Background()}
			ctx.after.Store(int64(50 * n))
			if err := l.Put(ctx, all[20:]...); !errors.Is(err, context.Canceled) {
				t.Errorf("%s: after %d questions the error is %v", name, 50*n, err)
			}
		}
		same(t, name, before, tables(t, l))
		useful(t, l)
	}
}

// cancelled is a context that is cancelled after it was looked at so often.
type cancelled struct {
	context.Context
	after atomic.Int64
}

func (c *cancelled) Done() <-chan struct{} {
	if c.after.Add(-1) < 0 {
		closed := make(chan struct{})
		close(closed)
		return closed
	}
	return c.Context.Done()
}

func (c *cancelled) Err() error {
	if c.after.Load() < 0 {
		return context.Canceled
	}
	return nil
}
