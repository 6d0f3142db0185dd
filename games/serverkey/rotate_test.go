package serverkey_test

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/games/serverkey"
)

func day() time.Time { return time.Date(2026, 11, 22, 23, 0, 0, 0, time.UTC) }

// rotated is a file with secrets of "a", "b", … from the bottom to the top.
func rotated(t *testing.T, secrets string) (path string, ring serverkey.Ring) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "server.key")
	ring, _, err := serverkey.LoadOrMake(path, source(secrets[0]))
	for i := 1; i < len(secrets) && err == nil; i++ {
		ring, err = serverkey.Rotate(path, source(secrets[i]), day())
	}
	if err != nil {
		t.Fatal(err)
	}
	return path, ring
}

func source(letter byte) io.Reader {
	return strings.NewReader(strings.Repeat(string(letter), serverkey.Size))
}

// lines names the secrets of a file by their letters.
func lines(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	short := string(text)
	for _, letter := range "abc" {
		short = strings.ReplaceAll(short, strings.Repeat(fmt.Sprintf("%x", letter), serverkey.Size), string(letter))
	}
	return short
}

func TestRotate(t *testing.T) {
	path, ring := rotated(t, "abc")
	if got, want := lines(t, path), "# since 2026-11-22\nc\n# since 2026-11-22\nb\na\n"; got != want {
		t.Errorf("the file is %q, want %q", got, want)
	}
	read, err := serverkey.Load(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []serverkey.Ring{ring, read} {
		if len(r.Older) != 2 || len(r.Retired) != 0 || mac(t, r.First, "x") != mac(t, r.Older[1], "x") || mac(t, r.Current, "x") == mac(t, r.Older[0], "x") {
			t.Errorf("%d older, %d retired, or not in their order", len(r.Older), len(r.Retired))
		}
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
}

func TestRetire(t *testing.T) {
	path, ring := rotated(t, "abc")
	for range 2 { // the second time does nothing
		after, err := serverkey.Retire(path, ring.Older[1])
		if err != nil {
			t.Fatal(err)
		}
		if len(after.Older) != 1 || len(after.Retired) != 1 || mac(t, after.First, "x") != mac(t, ring.First, "x") || len(after.All()) != 3 {
			t.Errorf("%d older, %d retired, or the first is another", len(after.Older), len(after.Retired))
		}
		if got, want := lines(t, path), "# since 2026-11-22\nc\n# since 2026-11-22\nb\nretired a\n"; got != want {
			t.Errorf("the file is %q, want %q", got, want)
		}
	}
	if _, err := serverkey.Retire(path, ring.Current); !errors.Is(err, serverkey.ErrCurrent) {
		t.Errorf("the current key: %v", err)
	}
}

// TestRotateThroughALink: the file that the link leads to changes, and the link stays.
func TestRotateThroughALink(t *testing.T) {
	path, _ := rotated(t, "a")
	link := filepath.Join(t.TempDir(), "link.key")
	if err := os.Symlink(path, link); err != nil {
		t.Fatal(err)
	}
	if _, err := serverkey.Rotate(link, source('b'), day()); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v", err)
	}
	if ring, err := serverkey.Load(path); err != nil || len(ring.Older) != 1 {
		t.Errorf("%d older, %v", len(ring.Older), err)
	}
}

// TestRotateRefuses: whatever is wrong, the file stays as it was.
func TestRotateRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		spoil  func(path string) error
		random io.Reader
		want   string
	}{
		"the group may write": {func(p string) error { return os.Chmod(p, 0o660) }, source('b'), "chmod 600"},
		"others may read":     {func(p string) error { return os.Chmod(p, 0o604) }, source('b'), "chmod 600"},
		"no secret in it":     {func(p string) error { return os.WriteFile(p, []byte("# none\n"), 0o600) }, source('b'), "holds no secret"},
		"no randomness":       {func(string) error { return nil }, strings.NewReader("short"), "make a new secret"},
		"the same secret":     {func(string) error { return nil }, source('a'), "again"},
		"another's file":      {givenAway, source('b'), "sudo -u '#4711'"},
	} {
		t.Run(name, func(t *testing.T) {
			path, _ := rotated(t, "a")
			if err := c.spoil(path); errors.Is(err, fs.ErrPermission) && os.Getenv("CI") != "true" {
				t.Skip(err) // only root can give files away
			} else if err != nil {
				t.Fatal(err)
			}
			before, _ := os.ReadFile(path)
			_, err := serverkey.Rotate(path, c.random, day())
			after, _ := os.ReadFile(path)
			if err == nil || !strings.Contains(err.Error(), c.want) || string(after) != string(before) {
				t.Errorf("%v, want %q and the file unchanged", err, c.want)
			}
		})
	}
	if _, err := serverkey.Rotate(filepath.Join(t.TempDir(), "none"), source('b'), day()); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
}

func givenAway(path string) error { return os.Chown(path, 4711, 4711) }
