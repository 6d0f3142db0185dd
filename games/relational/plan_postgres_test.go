package relational_test

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"pbem/games/postgres"
	"pbem/games/relational"
	"pbem/internal/testing/pgtest"
)

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
