package relational

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

const (
	outagesSQL   = `SELECT began, ended, why FROM outages WHERE ended > ? ORDER BY +began`
	setOutageSQL = `INSERT INTO outages (began, ended, why) VALUES (?, ?, ?)
		ON CONFLICT (began) DO UPDATE SET ended = excluded.ended, why = excluded.why`
	dropOutageSQL = `DELETE FROM outages WHERE began = ?`
	setDueSQL     = `UPDATE matches SET due = ?, deadline = ?, claimed = 0 WHERE id = ? AND version = ?`
)

// Outages implements games.Store.
func (s nodeStore) Outages(ctx context.Context, since time.Time) ([]games.Outage, error) {
	all, err := list(ctx, s.medium, outagesSQL, scanOutage, known(since))
	if err != nil {
		return nil, fmt.Errorf("list outages: %w", err)
	}
	return all, nil
}

func scanOutage(row scanner) (o games.Outage, err error) {
	err = row.Scan(into(&o.Began), into(&o.Ended), &o.Why)
	return o, err
}

// SetOutage implements games.Store.
func (s nodeStore) SetOutage(ctx context.Context, o games.Outage) error {
	if err := s.durably(ctx, func(t transaction) error { return t.outage(o) }); err != nil {
		return fmt.Errorf("set %w", err)
	}
	return nil
}

func (t transaction) outage(o games.Outage) error {
	look := about("outage")
	if o.Began.Before(o.Ended) {
		return t.later(look, setOutageSQL, known(o.Began), known(o.Ended), o.Why)
	}
	return t.later(look, dropOutageSQL, known(o.Began))
}

// SetDue implements games.Store.
func (s nodeStore) SetDue(ctx context.Context, due ...games.Due) error {
	if len(due) == 0 {
		return nil
	}
	if err := s.soon(ctx, func(t transaction) error { return t.dues(due) }); err != nil {
		return fmt.Errorf("set due: %w", err)
	}
	return nil
}

func (t transaction) dues(due []games.Due) error {
	for _, d := range due {
		if err := t.later(about("the record of match %d", d.Match), unrecordDueSQL, rand.Int64(), d.Match, d.Version, stamp(d.Deadline)); err != nil {
			return err
		}
		if err := t.later(about("match %d", d.Match), setDueSQL, stamp(d.At), stamp(d.Deadline), d.Match, d.Version); err != nil {
			return err
		}
	}
	return nil
}

const (
	undecidedSQL = `SELECT digest, match_id, seat, arrived FROM undecided ORDER BY arrived, digest LIMIT ?`
	// The words "match_id <> 0" are those of the index.
	undecidedOfSQL  = `SELECT digest, match_id, seat, arrived FROM undecided WHERE match_id = ? AND match_id <> 0 ORDER BY arrived, digest`
	holdSQL         = `INSERT INTO undecided (digest, match_id, seat, arrived) VALUES (?, ?, ?, ?) ON CONFLICT (digest) DO NOTHING`
	dropHoldSQL     = `DELETE FROM undecided WHERE digest = ?`
	forgetHoldsSQL  = `DELETE FROM undecided WHERE arrived < ?`
	undecidedMemory = 30 * 24 * time.Hour
)

// Undecided implements games.Store.
func (s nodeStore) Undecided(ctx context.Context, n int) ([]games.Undecided, error) {
	all, err := list(ctx, s.medium, undecidedSQL, scanUndecided, max(0, n))
	if err != nil {
		return nil, fmt.Errorf("list undecided letters: %w", err)
	}
	return all, nil
}

// UndecidedOf implements games.Store.
func (s nodeStore) UndecidedOf(ctx context.Context, match int) ([]games.Undecided, error) {
	all, err := list(ctx, s.medium, undecidedOfSQL, scanUndecided, match)
	if err != nil {
		return nil, fmt.Errorf("list undecided letters of match %d: %w", match, err)
	}
	return all, nil
}

func scanUndecided(row scanner) (u games.Undecided, err error) {
	var seat int
	err = row.Scan(&u.Digest, &u.Match, &seat, into(&u.Arrived))
	u.Seat = adjudicator.Seat(seat)
	return u, err
}

// Hold implements games.Store.
func (s nodeStore) Hold(ctx context.Context, letters ...games.Undecided) error {
	err := s.durably(ctx, func(t transaction) error {
		return each(letters, t.holdUp)
	})
	if err != nil {
		return fmt.Errorf("hold: %w", err)
	}
	return nil
}

func (t transaction) holdUp(u games.Undecided) error {
	return t.later(about("letter %s", u.Digest), holdSQL, u.Digest, u.Match, int(u.Seat), known(u.Arrived))
}
