package daemon

import (
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/games/referee"
	"pbem/games/talk/learn"
	"pbem/mailer"
)

// intake handles letters: one after another or many together, each until it is decided, waits or is set aside.
type intake struct {
	*desk
	hand sync.Mutex // held while a heavy letter is handled
}

// Handle decides a batch of letters and commits them together: one durable write for many. Those that fail it goes through once more, one by one.
// Heavy ones are handled alone.
func (in *intake) Handle(ctx context.Context, batch []mailer.Incoming) []Ack {
	acks := make([]Ack, 0, len(batch))
	for len(batch) > 0 {
		n := slices.IndexFunc(batch, isHeavy)
		switch n {
		case 0:
			acks, n = append(acks, in.carefully(ctx, batch[0])), 1
		case -1:
			n = len(batch)
			fallthrough
		default:
			acks = append(acks, in.light(ctx, batch[:n])...)
		}
		batch = batch[n:]
	}
	return acks
}

// light handles letters together.
func (in *intake) light(ctx context.Context, batch []mailer.Incoming) []Ack {
	acks := make([]Ack, len(batch))
	if in.finished() != nil {
		return acks
	}
	batch, err := in.arrived(ctx, batch)
	if err != nil {
		in.met(ctx, "letters could not be handled", err)
		return acks
	}
	if len(batch) > 1 {
		done, err := in.together(ctx, batch)
		var rest []mailer.Incoming
		for i := range batch {
			if done[i] {
				acks[i] = Done
			} else {
				rest = append(rest, batch[i])
			}
		}
		if waits(err) && in.met(ctx, "letters could not be handled", err) {
			in.waiting(ctx, rest, err)
			return acks
		}
	}
	for i, letter := range batch {
		if acks[i] == Done {
			continue
		}
		var on bool
		if acks[i], on = in.single(ctx, letter); !on {
			break
		}
	}
	return acks
}

// waits reports whether an error is no letter's fault: the store does not work, or is not the right one.
func waits(err error) bool {
	return errors.Is(err, games.ErrUnavailable) || errors.Is(err, games.ErrOlder)
}

// prepared is a letter that can be decided.
type prepared struct {
	mailer.Incoming
	referee.Prepared
	began time.Time
}

// prepare finds out beforehand what can be; the commit says of a letter that was handled before what is known of it.
func (in *intake) prepare(ctx context.Context, store games.Store, letter mailer.Incoming) (p prepared, commit games.Commit, err error) {
	p.Incoming, p.began = letter, time.Now()
	commit, err = contain("the letter", func() (c games.Commit, err error) {
		p.Prepared, c, err = referee.Prepare(ctx, in.Referee, store, letter)
		return c, err
	})
	return p, p.came(commit, in.Clock()), err
}

// came notes in a commit how its letter came and how long deciding took.
func (p prepared) came(c games.Commit, now time.Time) games.Commit {
	c.Receipt = games.Receipt{Route: p.Route, Received: p.Received, Handled: now, Took: time.Since(p.began)}
	return c
}

// decide asks the referee.
func (in *intake) decide(ctx context.Context, store games.Store, p prepared) (games.Commit, error) {
	c, err := contain("the letter", func() (games.Commit, error) { return referee.Handle(ctx, in.Referee, in.changes(store), p.Prepared) })
	return p.came(c, in.Clock()), err
}

// together handles the batch, many letters in one transaction, and returns which of them are done. One that fails leaves the others done.
func (in *intake) together(ctx context.Context, batch []mailer.Incoming) (done []bool, err error) {
	done = make([]bool, len(batch))
	var letters []prepared
	var places []int
	for i, letter := range batch {
		p, commit, err := in.prepare(ctx, in.Store, letter)
		switch {
		case errors.Is(err, games.ErrDuplicate):
			in.duplicates(commit)
			done[i] = true
		case waits(err):
			return done, err
		case err == nil:
			letters, places = append(letters, p), append(places, i)
		}
	}
	commits := make([]games.Commit, len(letters))
	touches := func(i int) []string { return referee.Touches(in.Referee, letters[i].Prepared) }
	failed, err := in.Store.Each(ctx, len(letters), touches, func(i int, tx games.Tx) (err error) {
		commits[i], err = in.decide(ctx, tx, letters[i])
		if err == nil {
			err = tx.Commit(ctx, commits[i])
		}
		return err
	})
	var stand []games.Commit
	for i, place := range places {
		switch {
		case failed[i] == nil:
			stand = append(stand, commits[i])
		case errors.Is(failed[i], games.ErrDuplicate):
			in.duplicates(commits[i])
		default:
			continue
		}
		done[place] = true
	}
	in.committed(stand...)
	return done, err
}

// duplicates tells of letters that were handled before.
func (in *intake) duplicates(commits ...games.Commit) {
	for _, c := range commits {
		c.Handling.Disposition = games.Duplicate
		in.Metrics.duplicate()
		in.came(c.Arrival())
	}
}

// single handles one letter, and keeps it aside when it fails again and again. on is false when there is no use in going
// on with the next.
func (in *intake) single(ctx context.Context, letter mailer.Incoming) (a Ack, on bool) {
	commit, err := in.one(ctx, letter)
	switch {
	case err == nil:
		return Done, true
	case errors.Is(err, games.ErrDuplicate):
		in.duplicates(commit)
		return Done, true
	case ctx.Err() != nil:
		return Leave, false
	case waits(err):
		in.met(ctx, "a letter could not be handled", err)
		in.waiting(ctx, []mailer.Incoming{letter}, err)
		return Leave, false
	case errors.Is(err, referee.ErrLater):
		in.waiting(ctx, []mailer.Incoming{letter}, err)
		return Leave, true
	}
	return in.failed(ctx, letter, err), true
}

// one decides and commits a letter; the commit is returned also with games.ErrDuplicate.
func (in *intake) one(ctx context.Context, letter mailer.Incoming) (games.Commit, error) {
	p, commit, err := in.prepare(ctx, in.Store, letter)
	if err != nil {
		return commit, err
	}
	decide := func(tx games.Tx) (games.Commit, error) { return in.decide(ctx, tx, p) }
	commit, err = in.transact(ctx, decide)
	if wants := (*learn.Unstudied)(nil); errors.As(err, &wants) {
		if commit, err = contain("the study of a game", wants.Study); err == nil {
			commit, err = in.transact(ctx, decide)
		}
	}
	return commit, err
}

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
