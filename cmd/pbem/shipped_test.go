package main

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pbem/internal/testing/servers"
)

// TestImportsOfTheProgram: what is for tests alone is not linked into the program. The mail server in the process is: the demonstration has one.
func TestImportsOfTheProgram(t *testing.T) {
	t.Parallel()
	m := parseModule(t)
	seen, todo := map[string]bool{}, []string{"cmd/pbem"}
	for len(todo) > 0 {
		folder := todo[0]
		todo = todo[1:]
		if seen[folder] || m.folders[folder] == nil {
			continue
		}
		seen[folder] = true
		for _, f := range m.folders[folder].files {
			for _, spec := range f.Imports {
				name, _ := strconv.Unquote(spec.Path.Value)
				if inner, ours := strings.CutPrefix(name, "pbem/"); ours {
					todo = append(todo, inner)
				} else if forTests(name) {
					t.Errorf("%s: %s imports %s", m.at(spec), folder, name)
				}
			}
		}
		if forTests(folder) && folder != "mailer/mailtest" {
			t.Errorf("the program has %s", folder)
		}
	}
	if len(seen) < 50 {
		t.Errorf("only %d folders were found", len(seen))
	}
}

// forTests reports whether a package is for tests, or measures, or is the developers' program.
func forTests(name string) bool {
	last := path.Base(name)
	return strings.HasPrefix(name, "internal/testing/") || strings.HasSuffix(last, "test") || strings.HasSuffix(last, "testing") || strings.HasPrefix(name, "cmd/pbem-dev") || strings.Contains(name, "mailtest/") ||
		strings.HasPrefix(name, "pgregory.net/rapid") || strings.HasPrefix(name, "go.uber.org/goleak") || last == "chromedp" || last == "testscript" || last == "abacus"
}

// TestQuickStartsNoServer: what "make quick" runs starts no database, browser or mail server. A test starts one by a package that starts none
// there, or asks first.
func TestQuickStartsNoServer(t *testing.T) {
	t.Parallel()
	makefile, err := os.ReadFile(filepath.Join(root, "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(makefile), "\n\t"+servers.Without+"=1 go test -short ") {
		t.Error("“make quick” does not say that it wants no server")
	}
	starts := regexp.MustCompile(`exec\.Command(Context)?\([^)\n]*"([^"\n]*/)?(postgres|initdb|pg_ctl|dovecot|postfix|master|chromium|chromium-browser|google-chrome|smtp-sink|nsd)"`)
	asks := regexp.MustCompile(`servers\.Need\(|pgtest\.(Require|Programs)\(|realmail\.ForTest\(`)
	found, err := filepath.Glob(filepath.Join(root, "*", "*_test.go"))
	for pattern := "*/*"; err == nil && strings.Count(pattern, "/") < 6; pattern += "/*" {
		var more []string
		more, err = filepath.Glob(filepath.Join(root, filepath.FromSlash(pattern), "*_test.go"))
		found = append(found, more...)
	}
	if err != nil || len(found) < 500 {
		t.Fatalf("%d files of tests, %v", len(found), err)
	}
	for _, file := range found {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if starts.Match(text) && !asks.Match(text) {
			t.Errorf("%s starts a server by itself, and “make quick” runs it", file)
		}
	}
}
