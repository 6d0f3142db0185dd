package relational

import (
	"context"
	"fmt"

	"pbem/games"
)

const (
	setOfferSQL = `INSERT INTO offers (number, preset, seeker, stands) VALUES (?, ?, ?, ?)
		ON CONFLICT (number) DO UPDATE SET stands = excluded.stands`
	nextOfferSQL = `SELECT coalesce(max(number), 0) + 1 FROM offers`

	// The words "stands = 1" are those of the indexes of offers that stand.
	offersSQL         = `SELECT number, preset, seeker FROM offers WHERE stands = 1 AND number < ? ORDER BY number DESC LIMIT ?`
	offersOfPresetSQL = `SELECT number, preset, seeker FROM offers WHERE stands = 1 AND preset = ? AND number < ? ORDER BY number DESC LIMIT ?`
	offersOfSeekerSQL = `SELECT number, preset, seeker FROM offers WHERE stands = 1 AND seeker = ? AND number < ? ORDER BY number DESC LIMIT ?`
	countOffersSQL    = `SELECT count(*) FROM offers WHERE stands = 1 AND number < ? AND (?2 = '' OR preset = ?2) AND (?3 = 0 OR seeker = ?3)`
)

// noOffer is a number that is greater than that of any offer.
const noOffer = 1 << 62

func (t transaction) offer(o games.Offer, look Look) error {
	return t.later(look, setOfferSQL, o.Number, o.Preset, o.Seeker, o.Stands)
}

// NextOffer implements games.Store.
func (s lobbyStore) NextOffer(ctx context.Context) (n int, err error) {
	if err := first(ctx, s.medium, nextOfferSQL).Scan(&n); err != nil {
		return 0, fmt.Errorf("next offer: %w", err)
	}
	return n, nil
}

// Offers implements games.Store.
func (s lobbyStore) Offers(ctx context.Context, q games.OfferQuery) ([]games.Offer, error) {
	limit, before := q.Limit, before(q)
	if limit <= 0 {
		limit = defaultLimit
	}
	statement, args := offersSQL, []any{before, limit}
	switch {
	case q.Seeker != 0:
		statement, args = offersOfSeekerSQL, []any{q.Seeker, before, limit}
	case q.Preset != "":
		statement, args = offersOfPresetSQL, []any{q.Preset, before, limit}
	}
	all, err := list(ctx, s.medium, statement, scanOffer, args...)
	if err != nil {
		return nil, fmt.Errorf("list offers: %w", err)
	}
	return all, nil
}

// CountOffers implements games.Store.
func (s lobbyStore) CountOffers(ctx context.Context, q games.OfferQuery) (n int, err error) {
	if err := first(ctx, s.medium, countOffersSQL, before(q), q.Preset, q.Seeker).Scan(&n); err != nil {
		return 0, fmt.Errorf("count offers: %w", err)
	}
	return n, nil
}

func before(q games.OfferQuery) int {
	if q.Before == 0 {
		return noOffer
	}
	return q.Before
}

func scanOffer(row scanner) (o games.Offer, err error) {
	o.Stands = true
	err = row.Scan(&o.Number, &o.Preset, &o.Seeker)
	return o, err
}
