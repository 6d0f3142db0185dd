package daemon

import (
	"context"
	"slices"
	"sync"
	"time"

	"pbem/adjudicator/clock"
	"pbem/games"
)

// An outage is a time in which the service was out of reach though time went on: it was not running, the machine slept, or
// somebody put the clock on; its mailbox could not be read, or nobody took its letters. From inside the first three cannot be
// told apart, and need not be: no clock counts the time in any case, and nobody is late for it. Where it was the clock that was
// wrong, the players have too much time until it is put back, but nobody has lost a game.
//
// Outages are rows in the store that clocks subtract (clock.Free): noting one costs a row, however many games there
// are, and counts for every letter that is decided after it. Every run of the daemon, of a pipe and of cron is a sign of life;
// the time between two of them is an outage if it is longer than OutageCredit, and than cron's habits explain (habit). A daemon that notes one does nothing to the
// clocks: they go on at the next look, when what has come meanwhile was handed over, and a clock that was wrong for one moment was
// put right. A run of cron may be alone for as long again: see Visit.
const (
	whyAway   = "the service did not run, or its clock was put on"
	whySlept  = "the machine slept, or its clock was put on"
	whyUnread = "the mailbox could not be read"
	whyUnsent = "nobody took our letters"
)

// timekeeper is what a daemon that runs knows of the passing of time.
type timekeeper struct {
	mu     sync.Mutex
	first  time.Time     // some moment since which a clock runs that nobody can set
	wall   time.Time     // what the clock said at the last look; zero before Resume
	steady time.Duration // how long the daemon had run then
	past   bool          // letters of the past are handled again, as of when they came
	trials map[string]time.Time
	away   time.Duration // for how long nothing had run at Resume
}

// look returns the time, and whether the clocks of the games may be looked at now: not when the clock has jumped since the last
// look, forward and further than an outage may last without being one.
func (d *Daemon) look(ctx context.Context) (now time.Time, goesOn bool, err error) {
	d.keeper.mu.Lock()
	defer d.keeper.mu.Unlock()
	now, ran := d.Clock(), d.ran()
	if err := clock.Plausible(now); err != nil {
		return now, false, err
	}
	before := d.keeper.wall
	if before.IsZero() {
		return now, true, nil
	}
	if err := d.reconsider(ctx); err != nil {
		return now, false, err
	}
	goesOn = true
	jump := now.Round(0).Sub(before.Round(0)) - (ran - d.keeper.steady) // Round(0): as the clock on the wall shows it
	switch {
	case d.OutageCredit > 0 && jump > d.OutageCredit:
		goesOn, err = d.slept(ctx, before, now)
	case jump < -heartbeat:
		d.Log.Warn("the clock was put back", "by", -jump)
		err = d.shorten(ctx, now)
	}
	if err != nil {
		return now, false, err
	}
	d.keeper.wall, d.keeper.steady = now, ran
	return now, goesOn, nil
}

// slept notes an outage for as long as this node slept and no other was awake; goesOn is true where there was none.
func (d *Daemon) slept(ctx context.Context, before, now time.Time) (goesOn bool, err error) {
	began, err := d.since(ctx, before)
	if err != nil || now.Sub(began) <= d.OutageCredit {
		return err == nil, err
	}
	d.Log.Warn("the machine slept, or its clock was put on; no clock counts the time", "by", now.Sub(began))
	return false, d.Store.SetOutage(ctx, games.Outage{Interval: clock.Interval{Began: began, Ended: now}, Why: whySlept})
}

// ran is how long the daemon has run, by a clock that nobody sets and that stands while the machine sleeps.
func (d *Daemon) ran() time.Duration {
	if d.Ran != nil {
		return d.Ran()
	}
	if d.keeper.first.IsZero() {
		d.keeper.first = time.Now()
	}
	return time.Since(d.keeper.first)
}

// Resume is a sign of life: it notes that the daemon is back, and an outage if it was away for too long. goesOn is false then:
// the clocks of the games are to be looked at by the next run, or the next look.
func (d *Daemon) Resume(ctx context.Context) (goesOn bool, err error) {
	if goesOn, err = d.resume(ctx); err != nil {
		return false, err
	}
	return goesOn, d.triedReading(ctx, d.Clock())
}

func (d *Daemon) resume(ctx context.Context) (goesOn bool, err error) {
	d.keeper.mu.Lock()
	defer d.keeper.mu.Unlock()
	now := d.Clock()
	nodes, err := d.Store.Nodes(ctx)
	if err != nil {
		return false, err
	}
	last, known := games.Alive(nodes)
	credit, err := d.credit(ctx)
	if err != nil {
		return false, err
	}
	goesOn = true
	away := now.Sub(last)
	d.keeper.away = away
	switch {
	case known && d.OutageCredit > 0 && away > credit:
		goesOn = false
		d.Log.Warn("the service was away; no clock counts the time", "since", last, "for", away)
		err = d.Store.SetOutage(ctx, games.Outage{Interval: clock.Interval{Began: last, Ended: now}, Why: whyAway})
	case known && away < -heartbeat:
		d.Log.Warn("the clock was put back", "by", -away)
		err = d.shorten(ctx, now)
	}
	if err != nil {
		return false, err
	}
	if err := d.recall(ctx); err != nil {
		return false, err
	}
	d.keeper.wall, d.keeper.steady = now, d.ran()
	return goesOn, d.lives(ctx, now)
}

// shorten ends an outage now that, as was thought, ended later: the clock had been put on by mistake.
func (d *Daemon) shorten(ctx context.Context, now time.Time) error {
	list, err := d.Store.Outages(ctx, now)
	for _, o := range list {
		if err == nil && !o.Began.After(now) && o.Why != games.WhyPaused {
			o.Ended = now
			err = d.Store.SetOutage(ctx, o)
		}
	}
	return err
}

// trialMarks are where the store keeps since when something has not worked that may become an outage.
func trialMarks() map[string]string {
	return map[string]string{"unread": whyUnread, "unsent": whyUnsent}
}

// scopeOf is whose a trial is. Nodes that share a store have one together: what one of them cannot send another may, and nobody takes our letters
// from when the first is refused until any node has brought one away (CR-29).
func (d *Daemon) scopeOf(trial string) games.Scope {
	switch {
	case trial == "unread":
		return games.OfInbox
	case d.Node == "":
		return games.OfNode("")
	}
	return games.OfService
}

// lives keeps that this node looks at the clock.
func (d *Daemon) lives(ctx context.Context, now time.Time) error {
	if err := clock.Plausible(now); err != nil {
		return err
	}
	return d.Store.Live(ctx, games.Node{Name: d.Node, Version: d.Version, Alive: now})
}

// since is from when on the service was away that this node has slept through: others may have been awake.
func (d *Daemon) since(ctx context.Context, slept time.Time) (time.Time, error) {
	nodes, err := d.Store.Nodes(ctx)
	others := slices.DeleteFunc(nodes, func(n games.Node) bool { return n.Name == d.Node })
	if last, known := games.Alive(others); known && last.After(slept) {
		return last, err
	}
	return slept, err
}

// recall finds out what did not work when the daemon, or a pipe, ran last. The keeper's lock must be held.
func (d *Daemon) recall(ctx context.Context) error {
	d.keeper.trials = map[string]time.Time{}
	for mark := range trialMarks() {
		since, known, err := d.noted(ctx, d.scopeOf(mark), mark)
		if err != nil {
			return err
		}
		if known {
			d.keeper.trials[mark] = since
		}
	}
	return nil
}

// reconsider learns what other nodes have found out of it since. The keeper's lock must be held.
func (d *Daemon) reconsider(ctx context.Context) error {
	if d.Node == "" || d.keeper.trials == nil {
		return nil
	}
	return d.recall(ctx)
}

// tried notes that something works at a moment, or has not worked since one. What did not work for longer than OutageCredit was
// an outage. Until it works again time passes in no game: nobody can say yet what came in time.
func (d *Daemon) tried(ctx context.Context, mark string, works bool, at time.Time) error {
	d.keeper.mu.Lock()
	defer d.keeper.mu.Unlock()
	if err := d.reconsider(ctx); err != nil {
		return err
	}
	since, fails := d.keeper.trials[mark]
	if d.keeper.trials == nil || d.OutageCredit <= 0 || works != fails {
		return nil
	}
	if !works {
		d.keeper.trials[mark] = at
		return d.note(ctx, d.scopeOf(mark), mark, at)
	}
	now := at
	credit, err := d.credit(ctx)
	if err != nil {
		return err
	}
	if now.Sub(since) > credit {
		why := trialMarks()[mark]
		d.Log.Warn("an outage is over; no clock counts the time", "since", since, "for", now.Sub(since), "what", why)
		if err := d.Store.SetOutage(ctx, games.Outage{Interval: clock.Interval{Began: since, Ended: now}, Why: why}); err != nil {
			return err
		}
	}
	delete(d.keeper.trials, mark)
	return d.Store.SetMark(ctx, d.scopeOf(mark), mark, "")
}

// onTrial reports whether something does not work.
func (d *Daemon) onTrial(mark string) bool {
	d.keeper.mu.Lock()
	defer d.keeper.mu.Unlock()
	_, fails := d.keeper.trials[mark]
	return fails
}

// trials are the outages that may be going on, up to now.
func (d *Daemon) trials(now time.Time) (list []clock.Interval) {
	d.keeper.mu.Lock()
	defer d.keeper.mu.Unlock()
	for _, since := range d.keeper.trials {
		list = append(list, clock.Interval{Began: since, Ended: now})
	}
	return list
}
