package relational

import (
	"context"
	"fmt"
	"time"

	"pbem/games"
)

const (
	insertHeldSQL = `INSERT INTO held (id, player, match_id, seat, kind, text, about, at, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`
	dropHeldSQL   = `DELETE FROM held WHERE id = ?`
	heldSQL       = `SELECT id, player, match_id, seat, kind, text, about, at, due FROM held WHERE player = ? AND match_id = ? AND seat = ? ORDER BY at, id`
	heldDueSQL    = `SELECT player, match_id, seat FROM held WHERE due <= ? GROUP BY player, match_id, seat ORDER BY min(due) LIMIT ?`
)

// held keeps texts for a later letter, and lets go of those that a letter of this commit brings. Of two letters that would bring
// one text, one does.
func (t transaction) held(c games.Commit) error {
	for _, h := range c.Held {
		if err := t.later(once("is held already").of("held text %s", h.ID), insertHeldSQL, h.ID, h.Player, h.Match, h.Seat, h.Kind, h.Text, h.About, known(h.At), known(h.Due)); err != nil {
			return err
		}
	}
	for _, id := range c.Brought {
		if err := t.later(once("was brought by another letter").of("held text %s", id), dropHeldSQL, id); err != nil {
			return err
		}
	}
	return nil
}

// Held implements games.Store.
func (s nodeStore) Held(ctx context.Context, at games.Place) ([]games.Held, error) {
	all, err := list(ctx, s.medium, heldSQL, scanHeld, at.Player, at.Match, at.Seat)
	if err != nil {
		return nil, fmt.Errorf("held texts: %w", err)
	}
	return all, nil
}

func scanHeld(row scanner) (h games.Held, err error) {
	err = row.Scan(&h.ID, &h.Player, &h.Match, &h.Seat, &h.Kind, &h.Text, &h.About, into(&h.At), into(&h.Due))
	return h, err
}

func heldDue() dues {
	return duesOf(`r.player, r.match_id, r.seat`, `held r`, ``, `r.due, r.player, r.id`, heldDueSQL, `id`, `held`)
}

// HeldDue implements games.Store.
func (s nodeStore) HeldDue(ctx context.Context, now time.Time, c games.Claim, n int) ([]games.Place, error) {
	all, err := listDue[games.Place, string](ctx, s.core, heldDue(), now, c, n, func(p *games.Place) []any { return []any{&p.Player, &p.Match, &p.Seat} })
	if err != nil {
		return nil, fmt.Errorf("held texts that are due: %w", err)
	}
	return all, nil
}
