package sqlite

import (
	"context"
	"errors"
	"path/filepath"
	"testing"
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
			name  string
			write func(context.Context, func(transaction) error) error
			want  int
		}{{"durably", s.durably, 2}, {"durably again", s.durably, 2}, {"soon", s.soon, 1}, {"soon again", s.soon, 1}} {
			var level, fold int
			err := c.write(t.Context(), func(tx transaction) error {
				return errors.Join(
					tx.tx.QueryRowContext(tx, "PRAGMA synchronous").Scan(&level),
					tx.tx.QueryRowContext(tx, "PRAGMA wal_autocheckpoint").Scan(&fold))
			})
			if err != nil || level != c.want || (fold > 0) != (c.want == 2) {
				t.Fatalf("round %d, %s: synchronous is %d and wal_autocheckpoint %d, %v, want %d", round, c.name, level, fold, err, c.want)
			}
		}
	}
}
