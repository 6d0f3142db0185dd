package postgres

import (
	"database/sql"
	"path/filepath"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/moving"
	"pbem/games/postgres/pgtest"
	"pbem/games/sqlite"
)

// TestBackupOfAnEarlierLayout: a database that a later version of the program has not opened yet is backed up as it is, into a file of its layout; and that
// is a store, which is brought to today's when it is opened.
func TestBackupOfAnEarlierLayout(t *testing.T) {
	t.Parallel()
	const earlier = 180
	var server pgtest.Shared
	server.Start(t)
	address, file := server.Database(t), filepath.Join(t.TempDir(), "copy.db")
	pool, err := connect(address)
	if err != nil {
		t.Fatal(err)
	}
	defer pool.Close()
	provider, err := layouts(pool)
	if err == nil {
		_, err = provider.UpTo(t.Context(), earlier)
	}
	if err == nil {
		_, err = pool.ExecContext(t.Context(), `INSERT INTO players (address, name, verified, blocked, epoch, plain, number) VALUES ('ada@example.org', 'Ada', 1, 0, 0, 0, 1)`)
	}
	if err != nil {
		t.Fatal(err)
	}
	_, err = sqlite.BackupOf(t.Context(), file, false, func(empty func(int64) (moving.Side, error)) error {
		return Snapshot(t.Context(), address, func(from moving.Source, layout int64) error {
			to, err := empty(layout)
			if err != nil {
				return err
			}
			_, err = (&moving.Duplicate{From: from, To: to, ID: "backup", Now: time.Now(), Mark: games.MarkBackup}).Make(t.Context())
			return err
		})
	})
	if err != nil {
		t.Fatal(err)
	}
	layout := func() (n int) {
		t.Helper()
		db, err := sql.Open("sqlite", file)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		if err := db.QueryRowContext(t.Context(), `SELECT max(version_id) FROM goose_db_version`).Scan(&n); err != nil {
			t.Fatal(err)
		}
		return n
	}
	if n := layout(); n != earlier {
		t.Errorf("the backup is of layout %d, want %d", n, earlier)
	}
	store, err := sqlite.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	if p, err := store.Player(t.Context(), "ada@example.org"); p.Name != "Ada" || err != nil {
		t.Errorf("the backup holds %+v: %v", p, err)
	}
	if n := layout(); n <= earlier {
		t.Errorf("the store was opened, and is of layout %d", n)
	}
}
