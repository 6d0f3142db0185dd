package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/token"
)

// clocked tells a match what its clocks must know and no event says: when the service was out of reach, and which letters to
// its seats are undecided.
func (c *Changeset) clocked(ctx context.Context, m *adjudicator.Match) error {
	if m.Stage != adjudicator.Challenged && m.Stage != adjudicator.Playing {
		return nil
	}
	since := m.TurnSince
	if since.IsZero() {
		since = m.ChallengedAt
	}
	stored, err := c.store.Outages(ctx, since)
	if err != nil {
		return err
	}
	away := append([]clock.Interval(nil), c.Away...)
	for _, o := range stored {
		away = append(away, o.Interval)
	}
	m.Away = clock.Join(away)
	letters, err := c.store.UndecidedOf(ctx, m.ID)
	for _, u := range letters {
		m.Undecided = append(m.Undecided, adjudicator.Undecided{Seat: u.Seat, Arrived: u.Arrived, Cause: u.Digest})
	}
	return err
}

// SeatOf returns the seat to whose valid address a letter came, whoever wrote it; NoSeat for none.
func (r *Referee) SeatOf(ctx context.Context, c *Changeset, in mailer.Incoming) (match int, seat adjudicator.Seat, err error) {
	tag, _ := r.tag(r.reader(mailer.Small).Read(in))
	switch tag.Kind {
	case token.ReplyTag, token.AskTag:
	case token.ConfirmTag:
		return r.seatOfRequest(ctx, c, tag)
	default:
		return 0, adjudicator.NoSeat, nil
	}
	m, err := c.match(ctx, tag.Claim.Game)
	if notFound(err) {
		return 0, adjudicator.NoSeat, nil
	}
	if err != nil {
		return 0, adjudicator.NoSeat, err
	}
	owner, err := c.seated(ctx, m, tag.Claim.Seat)
	if err != nil {
		return 0, adjudicator.NoSeat, err
	}
	if !r.proves(tag, m, owner) {
		return 0, adjudicator.NoSeat, nil
	}
	return m.ID, tag.Claim.Seat, nil
}

// seatOfRequest returns the seat of which a letter has asked something whose words are kept: a turn may come to its address, too.
func (r *Referee) seatOfRequest(ctx context.Context, c *Changeset, tag token.Tag) (match int, seat adjudicator.Seat, err error) {
	if !r.Key.Confirms(tag) {
		return 0, adjudicator.NoSeat, nil
	}
	q, err := c.request(ctx, tag.Pending.Number)
	if notFound(err) || err == nil && q.Match == 0 {
		return 0, adjudicator.NoSeat, nil
	}
	if err != nil {
		return 0, adjudicator.NoSeat, err
	}
	owner, err := c.player(ctx, q.Address)
	if err != nil || owner.Epoch != q.Epoch {
		return 0, adjudicator.NoSeat, err
	}
	return q.Match, q.Seat, nil
}

// Due is when time will next do something in a match.
func (r *Referee) Due(ctx context.Context, c *Changeset, match int) (games.Due, error) {
	m, err := c.match(ctx, match)
	if err != nil {
		return games.Due{}, err
	}
	return dueOf(m), nil
}
