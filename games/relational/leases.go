package relational

import (
	"context"
	"fmt"
	"time"

	"pbem/games"
)

const (
	takeLeaseSQL = `INSERT INTO leases (name, node, until) VALUES (?1, ?2, %[1]s + ?3) ON CONFLICT (name) DO UPDATE
		SET node = excluded.node, until = excluded.until WHERE leases.node = excluded.node OR leases.until <= %[1]s`
	endLeaseSQL = `DELETE FROM leases WHERE name = ? AND node = ?`
	leasesSQL   = `SELECT name, node, until FROM leases ORDER BY name`
)

// takeLease is the statement with the store's moment in it.
func takeLease(now string) string { return fmt.Sprintf(takeLeaseSQL, now) }

// TakeLease implements games.LeaseOffice.
func (s nodeStore) TakeLease(ctx context.Context, name, node string, long time.Duration) (taken bool, err error) {
	err = s.soon(ctx, func(t transaction) error {
		n, err := t.exec(takeLease(s.medium.Now()), name, node, int64(long))
		taken = n > 0
		return err
	})
	if err != nil {
		return false, fmt.Errorf("take the lease %q: %w", name, err)
	}
	return taken, nil
}

// EndLease implements games.LeaseOffice.
func (s nodeStore) EndLease(ctx context.Context, name, node string) error {
	err := s.soon(ctx, func(t transaction) error {
		_, err := t.exec(endLeaseSQL, name, node)
		return err
	})
	if err != nil {
		return fmt.Errorf("end the lease %q: %w", name, err)
	}
	return nil
}

// Leases implements games.LeaseOffice.
func (s nodeStore) Leases(ctx context.Context) ([]games.Lease, error) {
	all, err := list(ctx, s.medium, leasesSQL, scanLease)
	if err != nil {
		return nil, fmt.Errorf("list the leases: %w", err)
	}
	return all, nil
}

func scanLease(row scanner) (l games.Lease, err error) {
	return l, row.Scan(&l.Name, &l.Node, into(&l.Until))
}
