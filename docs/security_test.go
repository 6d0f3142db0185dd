package docs_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestSecurityNamesItsTests: every threat in security.md names tests, and each of them exists.
func TestSecurityNamesItsTests(t *testing.T) {
	t.Parallel()
	rows := threats(t)
	if len(rows) < 20 {
		t.Fatalf("security.md lists %d threats", len(rows))
	}
	for _, row := range rows {
		tests := regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(row[2], -1)
		if len(tests) == 0 {
			t.Errorf("no test for %q", row[0])
		}
		for _, test := range tests {
			if !exists(t, test[1]) {
				t.Errorf("%q: there is no test %s", row[0], test[1])
			}
		}
	}
}

// TestGameFilesOfStrangers: the script about game files walks the threats that name it, each under a heading of its words.
func TestGameFilesOfStrangers(t *testing.T) {
	t.Parallel()
	const script = "cmd/pbem/testdata/mail/bench-strangers.txtar"
	text, err := os.ReadFile(filepath.Join("..", script))
	if err != nil {
		t.Fatal(err)
	}
	walked := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^# (.*[^.])$`).FindAllStringSubmatch(string(text), -1) {
		walked[m[1]] = true
	}
	for _, row := range threats(t) {
		threat := strings.TrimSpace(row[0])
		if strings.Contains(row[2], script) && !walked[threat] {
			t.Errorf("the script doesn't try %q", threat)
		}
		delete(walked, threat)
	}
	for threat := range walked {
		t.Errorf("security.md doesn't name %q", threat)
	}
}

// threats returns the rows of the table: the threat, what stands against it, the tests.
func threats(t *testing.T) (rows [][3]string) {
	t.Helper()
	page, err := os.ReadFile("security.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "## Threats")
	table, _, _ := strings.Cut(rest, "\n## ")
	for line := range strings.Lines(table) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), " | ")
		if len(cells) == 3 && !strings.Contains(line, "---") && strings.HasPrefix(line, "|") {
			rows = append(rows, [3]string(cells))
		}
	}
	return rows[1:]
}

// exists finds "FOLDER TestName…", or a script by its path, in the repository.
func exists(t *testing.T, name string) bool {
	t.Helper()
	folder, tests, areFunctions := strings.Cut(name, " ")
	if !areFunctions {
		_, err := os.Stat(filepath.Join("..", name))
		return err == nil
	}
	for test := range strings.FieldsSeq(tests) {
		if !hasFunction(t, folder, test) {
			return false
		}
	}
	return true
}

// hasFunction reports whether the tests of a folder have a function of that name.
func hasFunction(t *testing.T, folder, name string) bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", folder, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "\nfunc "+name+"(") {
			return true
		}
	}
	return false
}
