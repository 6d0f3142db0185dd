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

// timekeeper finds out when the service was out of reach, and up to when time passes in the games.
type timekeeper struct {
	*troubles
	mu      sync.Mutex
	first   time.Time     // some moment since which a clock runs that nobody can set
	wall    time.Time     // what the clock said at the last look; zero before Resume
	steady  time.Duration // how long the daemon had run then
	past    bool          // letters of the past are handled again, as of when they came
	failing map[string]time.Time
	away    time.Duration // for how long nothing had run at Resume
}

// resumed reports whether the daemon runs, and not only for one letter or one look.
func (k *timekeeper) resumed() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return !k.wall.IsZero()
}

// inThePast reports whether letters are decided as of when they came, not as of now.
func (k *timekeeper) inThePast() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.past
}

func (k *timekeeper) setPast(yes bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.past = yes
}

// look returns the time, and whether the clocks of the games may be looked at now: not when the clock has jumped since the last
// look, forward and further than an outage may last without being one.
func (k *timekeeper) look(ctx context.Context) (now time.Time, goesOn bool, err error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	now, ran := k.Clock(), k.ran()
	if err := clock.Plausible(now); err != nil {
		return now, false, err
	}
	before := k.wall
	if before.IsZero() {
		return now, true, nil
	}
	if err := k.reconsider(ctx); err != nil {
		return now, false, err
	}
	goesOn = true
	jump := now.Round(0).Sub(before.Round(0)) - (ran - k.steady) // Round(0): as the clock on the wall shows it
	switch {
	case k.OutageCredit > 0 && jump > k.OutageCredit:
		goesOn, err = k.slept(ctx, before, now)
	case jump < -heartbeat:
		k.Log.Warn("the clock was put back", "by", -jump)
		err = k.shorten(ctx, now)
	}
	if err != nil {
		return now, false, err
	}
	k.wall, k.steady = now, ran
	return now, goesOn, nil
}

// slept notes an outage for as long as this node slept and no other was awake; goesOn is true where there was none.
func (k *timekeeper) slept(ctx context.Context, before, now time.Time) (goesOn bool, err error) {
	began, err := k.since(ctx, before)
	if err != nil || now.Sub(began) <= k.OutageCredit {
		return err == nil, err
	}
	k.Log.Warn("the machine slept, or its clock was put on; no clock counts the time", "by", now.Sub(began))
	return false, k.Store.SetOutage(ctx, games.Outage{Interval: clock.Interval{Began: began, Ended: now}, Why: whySlept})
}

// ran is how long the daemon has run, by a clock that nobody sets and that stands while the machine sleeps.
func (k *timekeeper) ran() time.Duration {
	if k.Ran != nil {
		return k.Ran()
	}
	if k.first.IsZero() {
		k.first = time.Now()
	}
	return time.Since(k.first)
}

// Resume is a sign of life: it notes that the daemon is back, and an outage if it was away for too long. goesOn is false then:
// the clocks of the games are to be looked at by the next run, or the next look.
func (k *timekeeper) Resume(ctx context.Context) (goesOn bool, err error) {
	if goesOn, err = k.resume(ctx); err != nil {
		return false, err
	}
	return goesOn, k.triedReading(ctx, k.Clock())
}

func (k *timekeeper) resume(ctx context.Context) (goesOn bool, err error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	now := k.Clock()
	nodes, err := k.Store.Nodes(ctx)
	if err != nil {
		return false, err
	}
	last, known := games.Alive(nodes)
	credit, err := k.credit(ctx)
	if err != nil {
		return false, err
	}
	goesOn = true
	away := now.Sub(last)
	if k.away = away; !known {
		k.away = 0
	}
	switch {
	case known && k.OutageCredit > 0 && away > credit:
		goesOn = false
		k.Log.Warn("the service was away; no clock counts the time", "since", last, "for", away)
		err = k.Store.SetOutage(ctx, games.Outage{Interval: clock.Interval{Began: last, Ended: now}, Why: whyAway})
	case known && away < -heartbeat:
		k.Log.Warn("the clock was put back", "by", -away)
		err = k.shorten(ctx, now)
	}
	if err != nil {
		return false, err
	}
	if err := k.recall(ctx); err != nil {
		return false, err
	}
	k.wall, k.steady = now, k.ran()
	return goesOn, k.lives(ctx, now)
}

// shorten ends an outage now that, as was thought, ended later: the clock had been put on by mistake.
func (k *timekeeper) shorten(ctx context.Context, now time.Time) error {
	list, err := k.Store.Outages(ctx, now)
	for _, o := range list {
		if err == nil && !o.Began.After(now) && o.Why != games.WhyPaused {
			o.Ended = now
			err = k.Store.SetOutage(ctx, o)
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
func (k *timekeeper) scopeOf(trial string) games.Scope {
	switch {
	case trial == "unread":
		return games.OfInbox
	case k.Node == "":
		return games.OfNode("")
	}
	return games.OfService
}

// lives keeps that this node looks at the clock.
func (k *timekeeper) lives(ctx context.Context, now time.Time) error {
	if err := clock.Plausible(now); err != nil {
		return err
	}
	return k.Store.Live(ctx, games.Node{Name: k.Node, Version: k.Version, Alive: now})
}

// since is from when on the service was away that this node has slept through: others may have been awake.
func (k *timekeeper) since(ctx context.Context, slept time.Time) (time.Time, error) {
	nodes, err := k.Store.Nodes(ctx)
	others := slices.DeleteFunc(nodes, func(n games.Node) bool { return n.Name == k.Node })
	if last, known := games.Alive(others); known && last.After(slept) {
		return last, err
	}
	return slept, err
}

// recall finds out what did not work when the daemon, or a pipe, ran last. The keeper's lock must be held.
func (k *timekeeper) recall(ctx context.Context) error {
	k.failing = map[string]time.Time{}
	for mark := range trialMarks() {
		since, known, err := k.noted(ctx, k.scopeOf(mark), mark)
		if err != nil {
			return err
		}
		if known {
			k.failing[mark] = since
		}
	}
	return nil
}

// reconsider learns what other nodes have found out of it since. The keeper's lock must be held.
func (k *timekeeper) reconsider(ctx context.Context) error {
	if k.Node == "" || k.failing == nil {
		return nil
	}
	return k.recall(ctx)
}

// tried notes that something works at a moment, or has not worked since one. What did not work for longer than OutageCredit was
// an outage. Until it works again time passes in no game: nobody can say yet what came in time.
func (k *timekeeper) tried(ctx context.Context, mark string, works bool, at time.Time) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	if err := k.reconsider(ctx); err != nil {
		return err
	}
	since, fails := k.failing[mark]
	if k.failing == nil || k.OutageCredit <= 0 || works != fails {
		return nil
	}
	if !works {
		k.failing[mark] = at
		return k.note(ctx, k.scopeOf(mark), mark, at)
	}
	now := at
	credit, err := k.credit(ctx)
	if err != nil {
		return err
	}
	if now.Sub(since) > credit {
		why := trialMarks()[mark]
		k.Log.Warn("an outage is over; no clock counts the time", "since", since, "for", now.Sub(since), "what", why)
		if err := k.Store.SetOutage(ctx, games.Outage{Interval: clock.Interval{Began: since, Ended: now}, Why: why}); err != nil {
			return err
		}
	}
	delete(k.failing, mark)
	return k.Store.SetMark(ctx, k.scopeOf(mark), mark, "")
}

// onTrial reports whether something does not work.
func (k *timekeeper) onTrial(mark string) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	_, fails := k.failing[mark]
	return fails
}

// trials are the outages that may be going on, up to now.
func (k *timekeeper) trials(now time.Time) (list []clock.Interval) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, since := range k.failing {
		list = append(list, clock.Interval{Began: since, Ended: now})
	}
	return list
}
