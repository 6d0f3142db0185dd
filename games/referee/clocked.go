package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/token"
)

// SeatOf returns the seat to whose valid address a letter came, whoever wrote it; NoSeat for none.
func SeatOf(ctx context.Context, r *talk.Settings, c *changes.Set, in mailer.Incoming) (match int, seat adjudicator.Seat, err error) {
	tag, _ := tag(r, reader(r, mailer.Small).Read(in))
	switch tag.Kind {
	case token.ReplyTag, token.AskTag:
	case token.ConfirmTag:
		return seatOfRequest(ctx, r, c, tag)
	default:
		return 0, adjudicator.NoSeat, nil
	}
	m, err := c.Match(ctx, tag.Claim.Game)
	if changes.NotFound(err) {
		return 0, adjudicator.NoSeat, nil
	}
	if err != nil {
		return 0, adjudicator.NoSeat, err
	}
	owner, err := c.Seated(ctx, m, tag.Claim.Seat)
	if err != nil {
		return 0, adjudicator.NoSeat, err
	}
	if !proves(r, tag, m, owner) {
		return 0, adjudicator.NoSeat, nil
	}
	return m.ID, tag.Claim.Seat, nil
}

// seatOfRequest returns the seat of which a letter has asked something whose words are kept: a turn may come to its address, too.
func seatOfRequest(ctx context.Context, r *talk.Settings, c *changes.Set, tag token.Tag) (match int, seat adjudicator.Seat, err error) {
	if !r.Key.Confirms(tag) {
		return 0, adjudicator.NoSeat, nil
	}
	q, err := c.Request(ctx, tag.Pending.Number)
	if changes.NotFound(err) || err == nil && q.Match == 0 {
		return 0, adjudicator.NoSeat, nil
	}
	if err != nil {
		return 0, adjudicator.NoSeat, err
	}
	owner, err := c.Player(ctx, q.Address)
	if err != nil || owner.Epoch != q.Epoch {
		return 0, adjudicator.NoSeat, err
	}
	return q.Match, q.Seat, nil
}

// Due is when time will next do something in a match.
func Due(ctx context.Context, r *talk.Settings, c *changes.Set, match int) (games.Due, error) {
	m, err := c.Match(ctx, match)
	if err != nil {
		return games.Due{}, err
	}
	return changes.DueIn(m), nil
}
