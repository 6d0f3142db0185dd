package relational_test

import (
	"database/sql"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbem/games/relational"
	"pbem/games/sqlite"
)

// TestPlans: what is asked for all the time must not read whole tables.
func TestPlans(t *testing.T) {
	s := tables(t)
	for _, text := range slices.Concat(relational.Asked(), relational.Erased()) {
		for _, step := range plan(t, s, text) {
			if scansTable(step) {
				t.Errorf("%s\n\tdoes: %s", text, step)
			}
		}
	}
}

// tables are those of SQLite, as a store of the kind has made them.
func tables(t *testing.T) *sql.DB {
	t.Helper()
	path := filepath.Join(t.TempDir(), "games.db")
	store, err := sqlite.Open(path)
	if err == nil {
		err = store.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// plan returns the steps by which SQLite would run a statement.
func plan(t *testing.T, s *sql.DB, text string) []string {
	t.Helper()
	arguments := make([]any, strings.Count(text, "?"))
	steps, err := func() ([]string, error) {
		rows, err := s.QueryContext(t.Context(), "EXPLAIN QUERY PLAN "+text, arguments...)
		if err != nil {
			return nil, err
		}
		defer rows.Close()
		var steps []string
		for rows.Next() {
			var id, parent, unused int
			var step string
			if err := rows.Scan(&id, &parent, &unused, &step); err != nil {
				return nil, err
			}
			steps = append(steps, step)
		}
		return steps, rows.Err()
	}()
	if err != nil || len(steps) == 0 {
		t.Fatalf("plan of %s: %v, %v", text, steps, err)
	}
	return steps
}

// scansTable tells a walk over a table from one over a partial index, which holds only what is looked for.
func scansTable(step string) bool {
	tables := []string{"events", "matches", "outbox", "o", "l", "letters_out", "letters_in", "arrivals", "a", "players", "addresses", "requests", "marks", "presets", "outages", "undecided", "topics", "digests", "offers", "endings", "timekeeping", "imprints", "names", "club_events", "club_streams", "watched", "w", "m", "observers", "comments", "unrecorded", "numbers", "r", "club_streams", "held", "leases"}
	words := strings.Fields(step)
	return len(words) > 1 && words[0] == "SCAN" && slices.Contains(tables, words[1]) && !strings.Contains(step, "INDEX")
}
