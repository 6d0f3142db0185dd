package archive

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// tree tells all files below a folder.
func tree(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || !e.Type().IsRegular() {
			return err
		}
		data, err := os.ReadFile(path)
		name, _ := filepath.Rel(dir, path)
		all[name] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func plant(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
}

// TestParting: the private copies of an older archive come to lie beside it, wherever the move is broken off and begun again.
func TestParting(t *testing.T) {
	broken := errors.New("the power went")
	for name, c := range map[string]struct{ before, after map[string]string }{
		"moved as a whole": {
			map[string]string{"records/1.pbem": "public", "records/private/1.pbem": "a", "records/private/2.lost-1.pbem": "b"},
			map[string]string{"records/1.pbem": "public", "records-private/1.pbem": "a", "records-private/2.lost-1.pbem": "b"},
		},
		"an older program ran once more": {
			map[string]string{"records/private/1.pbem": "a", "records/private/2.pbem": "new", "records/private/3.pbem": "c",
				"records-private/2.pbem": "old", "records-private/3.pbem": "c", "records-private/2.lost-1.pbem": "older"},
			map[string]string{"records-private/1.pbem": "a", "records-private/2.pbem": "old", "records-private/2.lost-1.pbem": "older",
				"records-private/2.lost-2.pbem": "new", "records-private/3.pbem": "c"},
		},
		"something else lies there": {
			map[string]string{"records/private/1.pbem": "a", "records/private/notes/x": "n", "records-private/2.pbem": "b"},
			map[string]string{"records-private/1.pbem": "a", "records/private/notes/x": "n", "records-private/2.pbem": "b"},
		},
		"nothing to move": {map[string]string{"records/1.pbem": "public"}, map[string]string{"records/1.pbem": "public"}},
		"a file":          {map[string]string{"records/private": "mine"}, map[string]string{"records/private": "mine"}},
	} {
		for stop := 0; ; stop++ {
			dir := t.TempDir()
			plant(t, dir, c.before)
			p := parting{from: filepath.Join(dir, "records/private"), to: filepath.Join(dir, "records-private")}
			n := 0
			p.step = func(string) error {
				if n++; n > stop {
					return broken
				}
				return nil
			}
			first := p.do()
			p.step = nil
			if err := errors.Join(p.do(), p.do()); err != nil {
				t.Fatalf("%s, broken off at step %d: %v", name, stop, err)
			}
			if diff := cmp.Diff(c.after, tree(t, dir)); diff != "" {
				t.Errorf("%s, broken off at step %d: %s", name, stop, diff)
			}
			if first == nil {
				break
			}
			if !errors.Is(first, broken) {
				t.Fatal(first)
			}
		}
	}
}

// TestPartingOfALink: private copies that a host keeps elsewhere stay there.
func TestPartingOfALink(t *testing.T) {
	for stop := range 3 {
		dir := t.TempDir()
		plant(t, dir, map[string]string{"safe/1.pbem": "a", "records/1.pbem": "public"})
		p := parting{from: filepath.Join(dir, "records/private"), to: filepath.Join(dir, "records-private")}
		if err := os.Symlink("../safe", p.from); err != nil {
			t.Fatal(err)
		}
		n := 0
		p.step = func(string) error {
			if n++; n > stop {
				return errors.New("the power went")
			}
			return nil
		}
		first := p.do()
		p.step = nil
		if err := p.do(); err != nil || (first == nil) != (stop == 2) {
			t.Fatal(first, err)
		}
		data, err := os.ReadFile(filepath.Join(p.to, "1.pbem"))
		if _, gone := os.Lstat(p.from); err != nil || string(data) != "a" || !errors.Is(gone, fs.ErrNotExist) {
			t.Errorf("step %d: %q, %v, %v", stop, data, err, gone)
		}
	}
}
