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

// maxConflicts bounds how often a letter is decided anew because another daemon was quicker.
const maxConflicts = 10

// Handle decides a batch of letters and commits them together: one durable write for all. Where that cannot be, it goes
// through them one by one, so that no letter stands in another's way. Heavy ones are handled alone.
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
		if waits(err) && d.met(ctx, "letters could not be handled", err) {
			d.waiting(ctx, batch, err)
			return acks
		}
		for i := range done {
			acks[i] = Done
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

// together commits the whole batch at once, and returns which of its letters are done. Those that were handled before are left out of it.
// One that is refused, because somebody else was quicker with its game, leaves the others done that have nothing to do with it.
func (d *Daemon) together(ctx context.Context, batch []mailer.Incoming) (done map[int]bool, err error) {
	changes := d.changes(d.Store)
	commits, places := make([]games.Commit, 0, len(batch)), make([]int, 0, len(batch))
	again := map[int]games.Commit{}
	for i, letter := range batch {
		commit, err := d.decide(ctx, changes, letter)
		switch {
		case errors.Is(err, games.ErrDuplicate):
			again[i] = commit
		case err != nil:
			return nil, err
		default:
			commits, places = append(commits, commit), append(places, i)
		}
	}
	refused, err := d.commitEach(ctx, commits)
	if err != nil {
		return nil, err
	}
	done = map[int]bool{}
	for i, place := range places {
		if refused[i] == nil {
			done[place] = true
		}
	}
	if len(done) == len(commits) {
		for i, commit := range again { // else a letter of this batch may be what one was the same as
			d.duplicates(commit)
			done[i] = true
		}
	}
	return done, nil
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
func (d *Daemon) one(ctx context.Context, letter mailer.Incoming) (commit games.Commit, err error) {
	for range maxConflicts {
		if commit, err = d.decide(ctx, d.changes(d.Store), letter); err != nil {
			return commit, err
		}
		if err = d.commit(ctx, commit); !errors.Is(err, games.ErrConflict) {
			return commit, err
		}
	}
	return commit, err
}

// commit makes decisions durable, and only then tells of them and wakes those who do.
func (d *Daemon) commit(ctx context.Context, commits ...games.Commit) error {
	if len(commits) == 0 {
		return nil
	}
	if err := d.Store.Commit(ctx, commits...); err != nil {
		return err
	}
	d.committed(commits)
	return nil
}

// commitEach does the same with those of the decisions that are not refused.
func (d *Daemon) commitEach(ctx context.Context, commits []games.Commit) (refused []error, err error) {
	if len(commits) == 0 {
		return nil, nil
	}
	if refused, err = d.Store.CommitEach(ctx, commits...); err != nil {
		return nil, err
	}
	var stand []games.Commit
	for i, c := range commits {
		if refused[i] == nil {
			stand = append(stand, c)
		}
	}
	d.committed(stand)
	return refused, nil
}

func (d *Daemon) committed(commits []games.Commit) {
	d.recovered()
	d.Metrics.committed(commits)
	for _, c := range commits {
		if c.Handling.Disposition != "" {
			d.came(c.Arrival())
		}
	}
	d.wake()
}

// decide asks the referee, and notes how the letter came and how long deciding took.
func (d *Daemon) decide(ctx context.Context, changes *referee.Changeset, letter mailer.Incoming) (games.Commit, error) {
	began := time.Now()
	commit, err := contain("the letter", func() (games.Commit, error) { return d.Referee.Handle(ctx, changes, letter) })
	commit.Receipt = games.Receipt{Route: letter.Route, Received: letter.Received, Handled: d.Clock(), Took: time.Since(began)}
	return commit, err
}

// contain makes a panic in deciding about one letter or game an error of that one, and not the end of the daemon.
func contain(what string, decide func() (games.Commit, error)) (games.Commit, error) {
	var c games.Commit
	err := panics.Contain(what, func() (err error) {
		c, err = decide()
		return err
	})
	return c, err
}
