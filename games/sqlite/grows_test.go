package sqlite

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestWhatGrows: docs/hosting.md tells of every table by what it grows and when that ends, and of none that there is not.
func TestWhatGrows(t *testing.T) {
	t.Parallel()
	s, err := Open(filepath.Join(t.TempDir(), "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	rows, err := s.medium.readers.QueryContext(t.Context(), `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	told := statedEnds(t)
	var tables []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			t.Fatal(err)
		}
		tables = append(tables, name)
		if !slices.Contains(told, name) {
			t.Errorf("docs/hosting.md, “What grows”, says nothing of the table %s", name)
		}
	}
	if err := rows.Err(); err != nil || len(tables) < 40 {
		t.Fatalf("%d tables, %v", len(tables), err)
	}
	for _, name := range told {
		if !slices.Contains(tables, name) {
			t.Errorf("docs/hosting.md, “What grows”, tells of %s, and there is no such table", name)
		}
	}
}

// statedEnds are the names in the first column of the table of what grows in the store, each row of which says by what, and when that ends.
func statedEnds(t *testing.T) (names []string) {
	t.Helper()
	page, err := os.ReadFile("../../docs/hosting.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(page), "\n| in the store | grows by | end |\n")
	table, _, _ = strings.Cut(table, "\n\n")
	word := regexp.MustCompile("`([a-z_]+)`")
	for line := range strings.Lines(table) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		if len(cells) != 3 || strings.TrimSpace(cells[1]) == "" || strings.TrimSpace(cells[2]) == "" {
			t.Errorf("%q does not say by what it grows, and when that ends", line)
			continue
		}
		for _, found := range word.FindAllStringSubmatch(cells[0], -1) {
			names = append(names, found[1])
		}
	}
	return names
}
