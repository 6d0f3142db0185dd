package daemon

import (
	"context"
	"errors"
	"slices"
	"time"

	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
	"pbem/mailer/panics"
)

// Handle decides a batch of letters and commits them together: one durable write for many. Those that fail it goes through once more, one by one.
// Heavy ones are handled alone.
func (d *Daemon) Handle(ctx context.Context, batch []mailer.Incoming) []Ack {
	acks := make([]Ack, 0, len(batch))
	for len(batch) > 0 {
		n := slices.IndexFunc(batch, isHeavy)
		switch n {
		case 0:
			acks, n = append(acks, d.carefully(ctx, batch[0])), 1
		case -1:
			n = len(batch)
			fallthrough
		default:
			acks = append(acks, d.light(ctx, batch[:n])...)
		}
		batch = batch[n:]
	}
	return acks
}

// light handles letters together.
func (d *Daemon) light(ctx context.Context, batch []mailer.Incoming) []Ack {
	acks := make([]Ack, len(batch))
	if d.finished() != nil {
		return acks
	}
	batch, err := d.arrived(ctx, batch)
	if err != nil {
		d.met(ctx, "letters could not be handled", err)
		return acks
	}
	if len(batch) > 1 {
		done, err := d.together(ctx, batch)
		var rest []mailer.Incoming
		for i := range batch {
			if done[i] {
				acks[i] = Done
			} else {
				rest = append(rest, batch[i])
			}
		}
		if waits(err) && d.met(ctx, "letters could not be handled", err) {
			d.waiting(ctx, rest, err)
			return acks
		}
	}
	for i, letter := range batch {
		if acks[i] == Done {
			continue
		}
		var on bool
		if acks[i], on = d.single(ctx, letter); !on {
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
func (d *Daemon) prepare(ctx context.Context, store games.Store, letter mailer.Incoming) (p prepared, commit games.Commit, err error) {
	p.Incoming, p.began = letter, time.Now()
	commit, err = contain("the letter", func() (c games.Commit, err error) {
		p.Prepared, c, err = d.Referee.Prepare(ctx, store, letter)
		return c, err
	})
	return p, p.came(commit, d.Clock()), err
}

// came notes in a commit how its letter came and how long deciding took.
func (p prepared) came(c games.Commit, now time.Time) games.Commit {
	c.Receipt = games.Receipt{Route: p.Route, Received: p.Received, Handled: now, Took: time.Since(p.began)}
	return c
}

// decide asks the referee.
func (d *Daemon) decide(ctx context.Context, store games.Store, p prepared) (games.Commit, error) {
	c, err := contain("the letter", func() (games.Commit, error) { return d.Referee.Handle(ctx, d.changes(store), p.Prepared) })
	return p.came(c, d.Clock()), err
}

// together handles the batch, many letters in one transaction, and returns which of them are done. One that fails leaves the others done.
func (d *Daemon) together(ctx context.Context, batch []mailer.Incoming) (done []bool, err error) {
	done = make([]bool, len(batch))
	var letters []prepared
	var places []int
	for i, letter := range batch {
		p, commit, err := d.prepare(ctx, d.Store, letter)
		switch {
		case errors.Is(err, games.ErrDuplicate):
			d.duplicates(commit)
			done[i] = true
		case waits(err):
			return done, err
		case err == nil:
			letters, places = append(letters, p), append(places, i)
		}
	}
	commits := make([]games.Commit, len(letters))
	touches := func(i int) []string { return d.Referee.Touches(letters[i].Prepared) }
	failed, err := d.Store.Each(ctx, len(letters), touches, func(i int, tx games.Tx) (err error) {
		commits[i], err = d.decide(ctx, tx, letters[i])
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
			d.duplicates(commits[i])
		default:
			continue
		}
		done[place] = true
	}
	d.committed(stand...)
	return done, err
}

// duplicates tells of letters that were handled before.
func (d *Daemon) duplicates(commits ...games.Commit) {
	for _, c := range commits {
		c.Handling.Disposition = games.Duplicate
		d.Metrics.duplicate()
		d.came(c.Arrival())
	}
}

// single handles one letter, and keeps it aside when it fails again and again. on is false when there is no use in going
// on with the next.
func (d *Daemon) single(ctx context.Context, letter mailer.Incoming) (a Ack, on bool) {
	commit, err := d.one(ctx, letter)
	switch {
	case err == nil:
		return Done, true
	case errors.Is(err, games.ErrDuplicate):
		d.duplicates(commit)
		return Done, true
	case ctx.Err() != nil:
		return Leave, false
	case waits(err):
		d.met(ctx, "a letter could not be handled", err)
		d.waiting(ctx, []mailer.Incoming{letter}, err)
		return Leave, false
	case errors.Is(err, referee.ErrLater):
		d.waiting(ctx, []mailer.Incoming{letter}, err)
		return Leave, true
	}
	return d.failed(ctx, letter, err), true
}

// one decides and commits a letter; the commit is returned also with games.ErrDuplicate.
func (d *Daemon) one(ctx context.Context, letter mailer.Incoming) (games.Commit, error) {
	p, commit, err := d.prepare(ctx, d.Store, letter)
	if err != nil {
		return commit, err
	}
	return d.transact(ctx, func(tx games.Tx) (games.Commit, error) { return d.decide(ctx, tx, p) })
}

// transact decides something and commits it in one transaction, and only then tells of it and wakes those who do.
func (d *Daemon) transact(ctx context.Context, decide func(games.Tx) (games.Commit, error)) (commit games.Commit, err error) {
	err = d.Store.Do(ctx, func(tx games.Tx) (err error) {
		if commit, err = decide(tx); err == nil {
			err = tx.Commit(ctx, commit)
		}
		return err
	})
	if err == nil {
		d.committed(commit)
	}
	return commit, err
}

func (d *Daemon) committed(commits ...games.Commit) {
	if len(commits) == 0 {
		return
	}
	d.recovered()
	d.Metrics.committed(commits)
	for _, c := range commits {
		if c.Handling.Disposition != "" {
			d.came(c.Arrival())
		}
	}
	d.wake()
}

// commit keeps what nothing had to be decided for.
func (d *Daemon) commit(ctx context.Context, commit games.Commit) error {
	_, err := d.transact(ctx, func(games.Tx) (games.Commit, error) { return commit, nil })
	return err
}

// contain makes a panic in deciding about one letter or game an error of that one, and not the end of the daemon.
func contain[T any](what string, decide func() (T, error)) (result T, err error) {
	err = panics.Contain(what, func() (err error) {
		result, err = decide()
		return err
	})
	return result, err
}
