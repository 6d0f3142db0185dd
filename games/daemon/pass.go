package daemon

import (
	"context"
	"errors"
	"time"

	"golang.org/x/sync/errgroup"

	"pbem/games"
)

// heartbeat is how often the daemon notes that it is alive.
const heartbeat = time.Minute

// pass lets time pass in the matches, until the context ends.
func (d *Daemon) pass(ctx context.Context) error {
	ticker := time.NewTicker(heartbeat / 4)
	defer ticker.Stop()
	beat := d.Clock()
	var beside errgroup.Group
	beside.SetLimit(1)
	defer beside.Wait()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-ticker.C: // not at once: what lies in the mailbox has come in time, and is read first
		}
		if d.apart(ctx) {
			continue
		}
		now, goesOn, err := d.look(ctx)
		if err == nil {
			err = d.othersHalted(ctx)
		}
		if err == nil {
			err = d.triedReading(ctx, now)
		}
		if err == nil && goesOn {
			err = d.lapse(ctx, &beside, now)
		}
		d.met(ctx, "the clocks could not be looked at", err)
		if lived := now.Sub(beat); lived >= heartbeat || lived < 0 || d.troubled() != nil {
			beat = now
			d.beat(ctx, now)
		}
	}
}

// othersHalted is games.ErrOlder when another node has found that the store is older than what was done with it: then no node goes on.
func (d *Daemon) othersHalted(ctx context.Context) error {
	if d.Node == "" {
		return nil
	}
	return d.Halted(ctx)
}

// apart ends the daemon when this machine's clock has left the store's: two nodes would decide by different times.
func (d *Daemon) apart(ctx context.Context) bool {
	err := d.Store.Apart(ctx)
	if errors.Is(err, games.ErrApart) {
		d.Log.Error("the service ends", "err", err)
		d.finish(err)
		return true
	}
	return d.met(ctx, "the clock could not be compared with the store's", err)
}

// beat notes that the daemon is alive. It also shows whether the store works again.
func (d *Daemon) beat(ctx context.Context, now time.Time) {
	if err := d.lives(ctx, now); err != nil {
		d.met(ctx, "the time could not be noted", err)
		return
	}
	d.recovered()
	d.met(ctx, "the habits of cron could not be forgotten", d.unlearn(ctx))
	d.runs(ctx)
	d.notePlace(ctx)
}

// Visit is Tick for a run that does nothing else. Where Resume has found that it ends an outage, the clocks have been credited the time, and
// what is due all the same goes now: another run may not come before the next outage. Where so much time has passed that the clock may be
// wrong, only letters go, and what cannot be undone waits for the next run.
func (d *Daemon) Visit(ctx context.Context, now time.Time, goesOn bool) error {
	believed, err := d.believes(ctx, now, goesOn)
	if err != nil {
		return err
	}
	unsent := d.ticked(ctx, now, believed)
	if d.onTrial("unsent") { // until a letter has gone no time passes in games
		unsent = errors.Join(unsent, d.Flush(ctx))
	}
	if !believed {
		return errors.Join(unsent, d.tickWatched(ctx, now), d.bring(ctx, now), d.tellTopics(ctx, now))
	}
	return errors.Join(unsent, d.Tick(ctx, now))
}

// lapse is Tick, but does not wait until those are forgotten who have asked for it: the files of a great store take minutes, and time passes in the
// games meanwhile. What is not done is gone on with at the next.
func (d *Daemon) lapse(ctx context.Context, beside *errgroup.Group, now time.Time) error {
	err := d.tick(ctx, now)
	beside.TryGo(func() error {
		d.met(ctx, "nobody could be forgotten", d.erase(ctx, now))
		return nil
	})
	return err
}
