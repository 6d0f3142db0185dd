package relational_test

import (
	"context"
	"database/sql"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"pbem/games/postgres"
	"pbem/games/relational"
	"pbem/games/sqlite"
	"pbem/internal/testing/pgtest"
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

// TestPlansOfPostgreSQL: what is asked for all the time has an index there, too. So small a table would be read whole at any rate; where that
// is forbidden, only what has no index does.
func TestPlansOfPostgreSQL(t *testing.T) {
	t.Parallel()
	db := planner(t)
	if _, err := db.Exec(t.Context(), "SET enable_seqscan = off"); err != nil {
		t.Fatal(err)
	}
	// Counted, or few: one row a list, one a name of a player who has finished a game.
	small := []string{"rating_lists", "newest_names", "log_edge"}
	placeholder := regexp.MustCompile(`\?\d*`)
	for _, text := range slices.Concat(relational.Asked(), relational.Erased()) {
		for _, step := range steps(t, db, placeholder.ReplaceAllString(text, "'1'")) {
			_, table, scans := strings.Cut(step, "Seq Scan on ")
			if scans && !slices.Contains(small, strings.Fields(table)[0]) {
				t.Errorf("%s\n\tdoes: %s", text, step)
			}
		}
	}
}

// planner is the connection to an empty store's database.
func planner(t *testing.T) *pgx.Conn {
	var server pgtest.Shared
	server.Start(t)
	address := server.Database(t)
	store, err := postgres.Open(address)
	if err == nil {
		err = store.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	db, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close(context.Background()) })
	return db
}

// steps are those by which a statement would be run.
func steps(t *testing.T, db *pgx.Conn, statement string) []string {
	rows, err := db.Query(t.Context(), "EXPLAIN "+statement)
	if err != nil {
		t.Fatal(err)
	}
	steps, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		t.Errorf("%s: %v", statement, err)
	}
	return steps
}
