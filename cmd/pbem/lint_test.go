package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestEveryLetterIsRead: whatever test has letters go out has package lint read them. Those that go to a mail server in the
// process are read there; who has them put into a folder, keeps them, or carries them, must do so itself.
func TestEveryLetterIsRead(t *testing.T) {
	outlets := []string{"send: dir:", "[]mailer.Envelope) []error", "eferee.Changes("}
	excused := map[string]string{
		"cmd/internal/config":                "it has no letters, only configurations",
		"cmd/internal/service/bench_test.go": "what is measured must not be looked at",
		"cmd/pbem/web_test.go":               "nobody writes to its daemon",
		"cmd/pbem/mistakes_test.go":          "no service of its gets so far as to write a letter",
		"cmd/pbem/layouts_test.go":           "every command of its refuses the store",
		"games/postgres/crossed_test.go":     "it compares what two nodes keep; package referee reads the same letters",
	}
	found := 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") || d.Name() == "lint_test.go" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		if err != nil || excused[name] != "" || excused[filepath.Dir(name)] != "" {
			return err
		}
		for _, outlet := range outlets {
			if !strings.Contains(string(text), outlet) {
				continue
			}
			if found++; !readsLetters(t, path) {
				t.Errorf("%s has an outlet of letters, %q, and neither it nor its harness reads them with package lint", path, outlet)
			}
		}
		return nil
	})
	if err != nil || found < 10 {
		t.Errorf("%d outlets were found, %v", found, err)
	}
}

// readsLetters reports whether a test file, or what else there is in its folder, has letters read.
func readsLetters(t *testing.T, path string) bool {
	t.Helper()
	files := []string{path}
	if dir := filepath.Dir(path); dir != filepath.Join(root, "cmd", "pbem") { // a package of one harness
		var err error
		if files, err = filepath.Glob(filepath.Join(dir, "*_test.go")); err != nil {
			t.Fatal(err)
		}
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, call := range []string{"lint.Letter(", "lint.File(", "lint.Folder("} {
			if strings.Contains(string(text), call) {
				return true
			}
		}
	}
	return false
}
