package relational

import (
	"context"
	"fmt"
	"time"

	"pbem/games"
)

const (
	insertChargeSQL = `INSERT INTO charges (account, kind, words, bytes, at) VALUES (?, ?, ?, ?, ?)`
	dropChargesSQL  = `DELETE FROM charges WHERE at < ?`
	chargesSQL      = `SELECT account, kind, words, bytes, at FROM charges WHERE account = ? AND at >= ? ORDER BY at DESC, rowid DESC LIMIT ?`
)

// charges counts what a commit brings against its accounts, and forgets what no cap looks back to.
func (t mailWriter) charges(c games.Commit) error {
	if len(c.Charges) == 0 {
		return nil
	}
	for _, charge := range c.Charges {
		if err := t.later(about("charge %s", charge.Account), insertChargeSQL, charge.Account, charge.Kind, charge.Words, charge.Bytes, known(charge.At)); err != nil {
			return err
		}
	}
	return t.later(about("forget charges"), dropChargesSQL, known(c.At.Add(-games.ChargesKept)))
}

// Charges implements games.Store.
func (s mailStore) Charges(ctx context.Context, account string, since time.Time, n int) ([]games.Charge, error) {
	all, err := list(ctx, s.medium, chargesSQL, scanCharge, account, known(since), max(0, n))
	if err != nil {
		return nil, fmt.Errorf("charges of %s: %w", account, err)
	}
	return all, nil
}

func scanCharge(row scanner) (c games.Charge, err error) {
	err = row.Scan(&c.Account, &c.Kind, &c.Words, &c.Bytes, into(&c.At))
	return c, err
}
