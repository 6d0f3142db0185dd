package archive_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/games/archive"
	"pbem/notation/record"
)

// lay writes files into a new folder, by their paths below it.
func lay(t *testing.T, files map[string]string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestFind: what is looked into, and what is said of the rest.
func TestFind(t *testing.T) {
	t.Parallel()
	dir := lay(t, map[string]string{
		"2.pbem": "", "1.pbem": "", "notes.txt": "", "deep/er/3.pbem": "", "private/1.pbem": "", "none/x.txt": "",
		"hidden/private/4.pbem": "", "hidden/more/private/5.pbem": "",
	})
	in := func(names ...string) (paths []string) {
		for _, n := range names {
			paths = append(paths, filepath.Join(dir, n))
		}
		return paths
	}
	if err := errors.Join(syscall.Mkfifo(filepath.Join(dir, "pipe.pbem"), 0o600), os.Symlink("nowhere", filepath.Join(dir, "gone.pbem"))); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		asked                    []string
		files, irregular, unread []string
		empty                    []archive.Folder
	}{
		"a folder":           {asked: in(""), files: in("1.pbem", "2.pbem", "deep/er/3.pbem"), irregular: in("pipe.pbem"), unread: in("gone.pbem")},
		"private copies":     {asked: in("private"), files: in("private/1.pbem")},
		"a file of any name": {asked: in("notes.txt", "1.pbem"), files: in("notes.txt", "1.pbem")},
		"an empty folder":    {asked: in("none"), empty: []archive.Folder{{Dir: in("none")[0]}}},
		"nothing but private copies": {asked: in("hidden"),
			empty: []archive.Folder{{Dir: in("hidden")[0], Private: in("hidden/more/private", "hidden/private")}}},
		"nothing": {asked: in("missing", "2.pbem"), unread: in("missing"), files: in("2.pbem")},
	} {
		found := archive.Find(c.asked...)
		var unread []string
		for _, err := range found.Unread {
			of := (*fs.PathError)(nil)
			if !errors.As(err, &of) || !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("%s: %v", name, err)
				continue
			}
			unread = append(unread, filepath.Clean(of.Path))
		}
		got := []any{clean(found.Files), clean(found.Irregular), unread, found.Empty}
		want := []any{c.files, c.irregular, c.unread, c.empty}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

func clean(paths []string) (all []string) {
	for _, p := range paths {
		all = append(all, filepath.Clean(p))
	}
	return all
}

const (
	gameOfAda = "[Game \"1\"]\n[Date \"2026.11.21\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n[Variant \"cosmic\"]\n\n*\n"
	gameOfCy  = "[White \"Cy\"]\n[Black \"Bo\"]\n\n*\n"
	mailOfAda = "[White \"Ada <ada@example.org>\"]\n\n*\n"
)

// TestPrivate: a copy is known by its folder, or by the addresses in it.
func TestPrivate(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		path, text string
		want       bool
	}{
		{"records/1.pbem", gameOfAda, false},
		{"records/1.pbem", mailOfAda, true},
		{"records/private/1.pbem", gameOfAda, true},
		{"private/old/1.pbem", gameOfAda, true},
		{"privately/1.pbem", gameOfAda, false},
	} {
		r, err := record.Parse([]byte(c.text))
		if err != nil {
			t.Fatal(err)
		}
		if got := (archive.Entry{Path: c.path, Record: r}).Private(); got != c.want {
			t.Errorf("%s: %v", c.path, got)
		}
	}
}
