package postgres_test

import (
	"database/sql"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	_ "github.com/jackc/pgx/v5/stdlib"

	"pbem/games/sqlite"
)

// TestSameTables: both stores have the same tables with the same columns, and the same indexes: there is one set of statements. What became of
// transactions only a database has to write down; the doubles of rows ("_whole") only a file needs, whose pages have no checksums.
func TestSameTables(t *testing.T) {
	t.Parallel()
	theirs := filepath.Join(t.TempDir(), "games.db")
	store, err := sqlite.Open(theirs)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	file := query(t, "sqlite", theirs,
		`SELECT 'column ' || m.name || '.' || c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> 'layouts'
		UNION SELECT 'index ' || name FROM sqlite_master WHERE type = 'index' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%\_whole' ESCAPE '\'`)
	database := query(t, "pgx", databases.database(t),
		`SELECT 'column ' || table_name || '.' || column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT IN ('layouts', 'transactions') AND column_name <> 'rowid'
		UNION SELECT 'index ' || indexname FROM pg_indexes WHERE schemaname = 'public' AND indexname NOT LIKE '%\_pkey' AND indexname NOT LIKE '%\_key'`)
	if diff := cmp.Diff(file, database); diff != "" {
		t.Errorf("a migration of one store is missing in the other (-SQLite +PostgreSQL):\n%s", diff)
	}
}

// TestTypes: text is compared byte by byte, times and truth are numbers, and nothing is jsonb, which would write events anew.
func TestTypes(t *testing.T) {
	t.Parallel()
	address := databases.database(t)
	for _, column := range query(t, "pgx", address, `SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || coalesce(collation_name, '') FROM information_schema.columns
		WHERE table_schema = 'public' AND table_name <> 'layouts'`) {
		name, kind, _ := strings.Cut(column, " ")
		if !slices.Contains([]string{"bigint ", "bytea ", "double precision ", "text C"}, kind) {
			t.Errorf("the column %s is %q", name, kind)
		}
	}
}

// TestVacuumed: what letters leave behind, and is taken out again by its age, is vacuumed in small parts.
func TestVacuumed(t *testing.T) {
	t.Parallel()
	got := query(t, "pgx", databases.database(t), `SELECT relname FROM pg_class WHERE relkind = 'r' AND 'autovacuum_vacuum_scale_factor=0.02' = ANY (reloptions)`)
	if diff := cmp.Diff([]string{"arrivals", "imprints", "letters_in", "letters_out", "outbox"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// query returns the first column of what is found, in order.
func query(t *testing.T, driver, address, text string) (all []string) {
	t.Helper()
	db, err := sql.Open(driver, address)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	rows, err := db.QueryContext(t.Context(), text)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var one string
		if err := rows.Scan(&one); err != nil {
			t.Fatal(err)
		}
		all = append(all, one)
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	slices.Sort(all)
	return all
}
