package durable_test

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"pbem/games/durable"
)

const childFile = "PBEM_TEST_FILE"

// TestMain lets a test run this program again as a process that it kills.
func TestMain(m *testing.M) {
	path := os.Getenv(childFile)
	if path == "" {
		os.Exit(m.Run())
	}
	for n := byte('a'); ; n = 'a' + (n+1-'a')%26 {
		if durable.Replace(path, content(n), 0o600) != nil {
			os.Exit(1)
		}
	}
}

func content(letter byte) []byte { return bytes.Repeat([]byte{letter}, 300_000+int(letter)) }

func TestReplace(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	for _, c := range []struct {
		data string
		mode fs.FileMode
	}{{"one", 0o600}, {"", 0o644}, {"three", 0o600}} {
		if err := durable.Replace(path, []byte(c.data), c.mode); err != nil {
			t.Fatal(err)
		}
		holds(t, path, c.data, c.mode)
	}
	alone(t, path)
}

func TestCreate(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	if err := durable.Create(path, []byte("one"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := durable.Create(path, []byte("two"), 0o644); !errors.Is(err, fs.ErrExist) {
		t.Fatalf("Create over a file: %v, want fs.ErrExist", err)
	}
	holds(t, path, "one", 0o600)
	alone(t, path)
}

func TestFailureLeavesTheOldFile(t *testing.T) {
	dir := t.TempDir()
	obstacle := filepath.Join(dir, "file")
	if err := os.Mkdir(obstacle, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := durable.Replace(obstacle, []byte("x"), 0o600); err == nil {
		t.Fatal("a directory was replaced by a file")
	}
	alone(t, obstacle)
	if err := durable.Replace(filepath.Join(dir, "missing", "file"), nil, 0o600); !errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("Replace in a missing directory: %v", err)
	}
}

// TestKilled kills a process that replaces a file over and over: there is always one whole content.
func TestKilled(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	if err := durable.Replace(path, content('a'), 0o600); err != nil {
		t.Fatal(err)
	}
	for kill := range 15 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), childFile+"="+path)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.AfterFunc(time.Duration(20+7*kill)*time.Millisecond, func() { cmd.Process.Kill() })
		cmd.Wait()
		if cmd.ProcessState.Exited() {
			t.Fatalf("the process ended by itself: %v", cmd.ProcessState)
		}
		data, err := os.ReadFile(path)
		if err != nil || len(data) == 0 || !bytes.Equal(data, content(data[0])) {
			t.Fatalf("after kill %d the file has %d bytes, %v, and is not whole", kill+1, len(data), err)
		}
	}
}

func holds(t *testing.T, path, want string, mode fs.FileMode) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil || string(data) != want {
		t.Fatalf("the file holds %q, %v, want %q", data, err, want)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != mode {
		t.Fatalf("mode %v, %v, want %v", info.Mode(), err, mode)
	}
}

// alone checks that no temporary file was left.
func alone(t *testing.T, path string) {
	t.Helper()
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(entries) != 1 {
		t.Fatalf("in the directory are %v, %v, want one file", entries, err)
	}
}

// TestSave: what becomes of a file that somebody named, by what is there already.
func TestSave(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		make    func(t *testing.T, path string) (target string)
		allowed fs.FileMode
		mode    fs.FileMode
	}{
		"a new file":            {func(_ *testing.T, path string) string { return path }, 0o600, 0o600},
		"an older file":         {func(t *testing.T, path string) string { return older(t, path, 0o640) }, 0o666, 0o640},
		"an older, open to all": {func(t *testing.T, path string) string { return older(t, path, 0o644) }, 0o600, 0o600},
		"a link to a file": {func(t *testing.T, path string) string {
			return link(t, path, older(t, filepath.Join(filepath.Dir(path), "target"), 0o600))
		}, 0o666, 0o600},
		"a link to nothing": {func(t *testing.T, path string) string {
			return link(t, path, filepath.Join(filepath.Dir(path), "target"))
		}, 0o600, 0o600},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(t.TempDir(), "out")
			target := c.make(t, path)
			before, _ := os.Lstat(path)
			if err := durable.Save(path, []byte("new"), c.allowed); err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(target)
			info, statErr := os.Lstat(target)
			if err != nil || statErr != nil || string(text) != "new" || info.Mode() != c.mode {
				t.Errorf("%q, %v, %v, mode %v, want %v", text, err, statErr, info.Mode(), c.mode)
			}
			if after, err := os.Lstat(path); err != nil || before != nil && after.Mode().Type() != before.Mode().Type() {
				t.Errorf("what was named is now a %v, %v", after, err)
			}
		})
	}
}

func older(t *testing.T, path string, mode fs.FileMode) string {
	t.Helper()
	if err := errors.Join(os.WriteFile(path, []byte("older, and longer"), mode), os.Chmod(path, mode)); err != nil {
		t.Fatal(err)
	}
	return path
}

func link(t *testing.T, path, target string) string {
	t.Helper()
	if err := os.Symlink(target, path); err != nil {
		t.Fatal(err)
	}
	return target
}

// TestSaveNowhere: a folder that is not there is an error, and so is a ring of links.
func TestSaveNowhere(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := durable.Save(filepath.Join(dir, "none", "out"), nil, 0o600); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("into no folder: %v", err)
	}
	ring := filepath.Join(dir, "ring")
	link(t, ring, ring)
	if err := durable.Save(ring, nil, 0o600); err == nil {
		t.Error("a ring of links was written to")
	}
}
