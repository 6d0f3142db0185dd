package daemon

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"

	"pbem/adjudicator/clock"
	"pbem/games"
)

// The marks in which the daemon keeps its own small facts.
const (
	timeMark = "time" // the latest time that anything was done at
	// forgotMark is when rows of old letters were last forgotten.
	forgotMark = "forgot"
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

// Tick does what is due in every match at the time: reminders, time-outs, the closing of forsaken games. Each match gets
// one tick; one that fails does not hold the others up, and its error is in the one returned. While the mailbox cannot be read
// or nobody takes our letters, that is as of when this began. What was held back for a later letter and is due is brought, and so are digests.
// Rows of letters that are old enough are forgotten, and so are players who have asked for it.
func (d *Daemon) Tick(ctx context.Context, now time.Time) error {
	return errors.Join(d.tick(ctx, now), d.erase(ctx, now))
}

// mostBelieved is how much time may have passed since the last run for the clock to be believed at once: cron may call once a week. A clock that
// was wrong for a moment was, as a rule, wrong by more.
const mostBelieved = 8 * 24 * time.Hour

// Visit is Tick for a run that does nothing else. Where Resume has found that it ends an outage, the clocks have been credited the time, and
// what is due all the same goes now: another run may not come before the next outage. Where so much time has passed that the clock may be
// wrong, only letters go, and what cannot be undone waits for the next run.
func (d *Daemon) Visit(ctx context.Context, now time.Time, goesOn bool) error {
	unsent := d.ticked(ctx, now)
	if d.onTrial("unsent") { // until a letter has gone no time passes in games
		unsent = errors.Join(unsent, d.Flush(ctx))
	}
	if !goesOn && d.keeper.away > mostBelieved {
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

// tick is Tick, but for what can be long.
func (d *Daemon) tick(ctx context.Context, now time.Time) error {
	return errors.Join(d.tickAll(ctx, now), d.tickClub(ctx, now), d.tickWatched(ctx, now), d.bring(ctx, now), d.tellTopics(ctx, now), d.forget(ctx, now))
}

// tickAll lets time pass in the matches that are due.
func (d *Daemon) tickAll(ctx context.Context, now time.Time) error {
	now, err := d.passed(ctx, now)
	if err != nil {
		return err
	}
	var later []games.Due // noted together: after an outage all are put off
	put := func() error {
		err := d.Store.SetDue(ctx, later...)
		later = nil
		return err
	}
	due := func(n int) ([]int, error) {
		if err := put(); err != nil {
			return nil, err
		}
		return d.Store.Overdue(ctx, now, d.claim(), n)
	}
	err = eachDue(ctx, d.most, due, func(match int) error {
		due, err := d.tickMatch(ctx, match, now)
		if err != nil {
			return fmt.Errorf("game %d: %w", match, err)
		}
		later = append(later, due...)
		return nil
	})
	return errors.Join(err, put())
}

// tickMatch lets time pass in one match. later says when it is due, where outages have put that off.
func (d *Daemon) tickMatch(ctx context.Context, match int, now time.Time) (later []games.Due, err error) {
	err = d.do(ctx, deed{
		of: "the game", trouble: "time could not pass in a game", about: []any{"game", match},
		decide: func(store games.Store) (games.Commit, error) {
			changes := d.changes(store)
			c, err := d.Referee.Tick(ctx, changes, match, now)
			if err == nil && len(c.Changes) == 0 {
				var due games.Due
				due, err = d.Referee.Due(ctx, changes, match)
				later = []games.Due{due}
			}
			return c, err
		},
		empty: func(c games.Commit) bool { return len(c.Changes) == 0 },
	})
	if err != nil {
		return nil, err
	}
	return later, nil
}

const (
	// forgetEvery is how often old rows are looked for.
	forgetEvery = 24 * time.Hour
	// forgetBatch rows are forgotten at a time: nobody else writes meanwhile.
	forgetBatch = 1000
)

// forget has the store forget what is old (games.Ages), once a day.
func (d *Daemon) forget(ctx context.Context, now time.Time) error {
	if due, err := d.forgets(ctx, now); err != nil || !due {
		return err
	}
	_, err := d.solely(ctx, games.ForgetLease, func(ctx context.Context) error { return d.forgetAll(ctx, now) })
	return err
}

// forgets reports whether it is a day since.
func (d *Daemon) forgets(ctx context.Context, now time.Time) (bool, error) {
	last, known, err := d.noted(ctx, games.OfService, forgotMark)
	return err == nil && (!known || now.Sub(last) >= forgetEvery), err
}

func (d *Daemon) forgetAll(ctx context.Context, now time.Time) error {
	due, err := d.forgets(ctx, now)
	if err != nil || !due { // another node has, until it gave up the lease
		return err
	}
	for n := forgetBatch; n == forgetBatch && ctx.Err() == nil; {
		if n, err = d.Store.Forget(ctx, now, forgetBatch); err != nil {
			return err
		}
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return d.note(ctx, games.OfService, forgotMark, now)
}

// Forward returns the given time, or the latest time that anything was done at if that is later: a store never goes back in
// time. But a time to which the clock was put on by mistake, which an outage up to then shows, is forgotten.
func (d *Daemon) Forward(ctx context.Context, now time.Time) (time.Time, error) {
	latest, known, err := d.noted(ctx, games.OfService, timeMark)
	if err != nil {
		return now, err
	}
	if known && latest.After(now) && clock.Plausible(latest) == nil {
		mistaken, err := d.inOutage(ctx, now)
		if err != nil || !mistaken {
			return latest, err
		}
	}
	return now, d.note(ctx, games.OfService, timeMark, now)
}

// inOutage reports whether a moment lies in an outage.
func (d *Daemon) inOutage(ctx context.Context, now time.Time) (bool, error) {
	list, err := d.Store.Outages(ctx, now)
	return slices.ContainsFunc(list, func(o games.Outage) bool { return !o.Began.After(now) && o.Why != games.WhyPaused }), err
}

func (d *Daemon) noted(ctx context.Context, of games.Scope, name string) (at time.Time, known bool, err error) {
	text, err := d.Store.Mark(ctx, of, name)
	if err != nil || text == "" {
		return time.Time{}, false, err
	}
	at, err = time.Parse(time.RFC3339Nano, text)
	return at, err == nil, err
}

func (d *Daemon) note(ctx context.Context, of games.Scope, name string, at time.Time) error {
	return d.Store.SetMark(ctx, of, name, at.UTC().Format(time.RFC3339Nano))
}
