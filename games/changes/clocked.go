package changes

import (
	"context"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
)

// Clocked tells a match what its clocks must know and no event says: when the service was out of reach, and which letters to
// its seats are undecided.
func Clocked(ctx context.Context, c *Set, m *adjudicator.Match) error {
	if m.Stage != adjudicator.Challenged && m.Stage != adjudicator.Playing {
		return nil
	}
	since := m.TurnSince
	if since.IsZero() {
		since = m.ChallengedAt
	}
	stored, err := c.Store.Outages(ctx, since)
	if err != nil {
		return err
	}
	away := append([]clock.Interval(nil), c.Away...)
	for _, o := range stored {
		away = append(away, o.Interval)
	}
	m.Away = clock.Join(away)
	letters, err := c.Store.UndecidedOf(ctx, m.ID)
	for _, u := range letters {
		m.Undecided = append(m.Undecided, adjudicator.Undecided{Seat: u.Seat, Arrived: u.Arrived, Cause: u.Digest})
	}
	return err
}
