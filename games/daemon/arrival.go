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

// changes shows the store to letters that are decided now.
func (d *Daemon) changes(store games.Store) *referee.Changeset {
	c := d.Referee.Changes(store)
	d.keeper.mu.Lock()
	past := d.keeper.past
	d.keeper.mu.Unlock()
	if !past {
		c.Now = d.Clock()
		c.Away = d.trials(c.Now)
	}
	return c
}

// skew is how far the clocks of two machines in good order may be apart, and more.
const skew = 10 * time.Minute

// arrived gives letters the times at which they came: the first, for one that is handed over again after it could not be
// decided; and now, for one from a mail server whose clock is far ahead of ours, or of another age.
func (d *Daemon) arrived(ctx context.Context, batch []mailer.Incoming) ([]mailer.Incoming, error) {
	now, _, err := d.look(ctx)
	if err != nil {
		return nil, err
	}
	undecided, err := d.Store.Undecided(ctx, mostWaiting)
	if err != nil {
		return nil, err
	}
	first := make(map[string]time.Time, len(undecided))
	for _, u := range undecided {
		first[u.Digest] = u.Arrived
	}
	d.keeper.mu.Lock()
	running := !d.keeper.wall.IsZero()
	d.keeper.mu.Unlock()
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
func (d *Daemon) hold(ctx context.Context, letter mailer.Incoming, digest string, flag bool) error {
	u := games.Undecided{Digest: digest, Arrived: letter.Received}
	if flag {
		u.Match, u.Seat = d.seatOf(ctx, letter)
	}
	return d.Store.Hold(ctx, u)
}

// seatOf returns the seat to whose valid address a letter came. One that cannot be read, or whose game cannot, came to none.
func (d *Daemon) seatOf(ctx context.Context, letter mailer.Incoming) (match int, seat adjudicator.Seat) {
	_, err := contain("the letter", func() (c games.Commit, err error) {
		match, seat, err = d.Referee.SeatOf(ctx, d.Referee.Changes(d.Store), letter)
		return c, err
	})
	if err != nil {
		return 0, adjudicator.NoSeat
	}
	return match, seat
}
