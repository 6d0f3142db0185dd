package sqlite

import (
	"context"
	"path/filepath"
	"testing"
)

// TestWhoWaitsForTheDisk: 2 is FULL, 1 is NORMAL.
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
			var level int
			err := c.write(t.Context(), func(tx transaction) error {
				return tx.tx.QueryRowContext(tx, "PRAGMA synchronous").Scan(&level)
			})
			if err != nil || level != c.want {
				t.Fatalf("round %d, %s: synchronous is %d, %v, want %d", round, c.name, level, err, c.want)
			}
		}
	}
}
