package sqlite

import (
	"context"
	"errors"
	"path/filepath"
	"testing"

	"pbem/games/relational"
)

// TestWhoWaitsForTheDisk: 2 is FULL, 1 is NORMAL. Only who waits folds the log into the file.
func TestWhoWaitsForTheDisk(t *testing.T) {
	s, err := Open(filepath.Join(t.TempDir(), "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for round := range 3 {
		for _, c := range []struct {
			name string
			kind relational.Kind
			want int
		}{{"serially", relational.Serial, 2}, {"lasting", relational.Lasting, 2}, {"soon", relational.Soon, 1}, {"soon again", relational.Soon, 1}} {
			var level, fold int
			err := s.medium.Write(t.Context(), c.kind, func(ctx context.Context, w relational.Writer) error {
				tx := w.(transaction).tx
				return errors.Join(
					tx.QueryRowContext(ctx, "PRAGMA synchronous").Scan(&level),
					tx.QueryRowContext(ctx, "PRAGMA wal_autocheckpoint").Scan(&fold))
			})
			if err != nil || level != c.want || (fold > 0) != (c.want == 2) {
				t.Fatalf("round %d, %s: synchronous is %d and wal_autocheckpoint %d, %v, want %d", round, c.name, level, fold, err, c.want)
			}
		}
	}
}
