package daemon

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
)

// skew is how far the clocks of two machines in good order may be apart, and more.
const skew = 10 * time.Minute

// arrived gives letters the times at which they came: the first, for one that is handed over again after it could not be
// decided; and now, for one from a mail server whose clock is far ahead of ours, or of another age.
func (in *intake) arrived(ctx context.Context, batch []mailer.Incoming) ([]mailer.Incoming, error) {
	now, _, err := in.look(ctx)
	if err != nil {
		return nil, err
	}
	undecided, err := in.Store.Undecided(ctx, mostWaiting)
	if err != nil {
		return nil, err
	}
	first := make(map[string]time.Time, len(undecided))
	for _, u := range undecided {
		first[u.Digest] = u.Arrived
	}
	running := in.resumed()
	letters := slices.Clone(batch)
	for i := range letters {
		at := &letters[i].Received
		if running && at.After(now.Add(skew)) || clock.Plausible(*at) != nil {
			*at = now
		}
		if len(first) > 0 {
			if before, known := first[digestOf(letters[i])]; known {
				*at = before
			}
		}
	}
	return letters, nil
}

// hold keeps that a letter is undecided, and when it came. While it is, the flag of the seat to whose address it came stays up, unless it
// shall keep up none.
func (in *intake) hold(ctx context.Context, letter mailer.Incoming, digest string, flag bool) error {
	u := games.Undecided{Digest: digest, Arrived: letter.Received}
	if flag {
		u.Match, u.Seat = in.seatOf(ctx, letter)
	}
	return in.Store.Hold(ctx, u)
}

// seatOf returns the seat to whose valid address a letter came. One that cannot be read, or whose game cannot, came to none.
func (in *intake) seatOf(ctx context.Context, letter mailer.Incoming) (match int, seat adjudicator.Seat) {
	_, err := contain("the letter", func() (c games.Commit, err error) {
		match, seat, err = referee.SeatOf(ctx, in.Referee, in.Referee.Changes(in.Store), letter)
		return c, err
	})
	if err != nil {
		return 0, adjudicator.NoSeat
	}
	return match, seat
}

// Room tells those who fetch letters how large one may be at its address: a mailer.Rooms.
func (in *intake) Room(ctx context.Context, letter mailer.Incoming) (room mailer.Room, err error) {
	_, err = contain("the letter", func() (c games.Commit, err error) {
		room, err = referee.Room(ctx, in.Referee, in.Store, letter)
		return c, err
	})
	return room, err
}
