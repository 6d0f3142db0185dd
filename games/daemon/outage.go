package daemon

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"pbem/mailer"
)

// outageMark keeps the last outage that was credited: when it began and when it ended.
const outageMark = "outage"

// outage is a time in which the service did nothing, though time went on: it was not running, the machine slept, or somebody
// put the clock on. From inside these cannot be told apart, and need not be: the running clocks get the time back in each
// case, and nobody is late for it. Where it was the clock that was wrong, the players have too much time now, but nobody has
// lost a game.
type outage struct{ began, ended time.Time }

// timekeeper is what a daemon that runs knows of the passing of time.
type timekeeper struct {
	mu     sync.Mutex
	first  time.Time     // some moment since which a clock runs that nobody can set
	wall   time.Time     // what the clock said at the last look; zero before Resume
	steady time.Duration // how long the daemon had run then
	last   outage        // the last one; zero for none
}

// look returns the time. When the clock has jumped since the last look, forward and further than an outage may last without
// being credited, that is taken for one.
func (d *Daemon) look(ctx context.Context) (time.Time, error) {
	d.keeper.mu.Lock()
	defer d.keeper.mu.Unlock()
	now, ran := d.Clock(), d.ran()
	before := d.keeper.wall
	if before.IsZero() {
		return now, nil
	}
	jump := now.Round(0).Sub(before.Round(0)) - (ran - d.keeper.steady) // Round(0): as the clock on the wall shows it
	switch {
	case d.OutageCredit > 0 && jump > d.OutageCredit:
		d.Log.Warn("the machine slept, or its clock was put on; clocks are credited", "by", jump)
		if err := d.takeBack(ctx, outage{before, now}); err != nil {
			return now, err
		}
	case jump < -heartbeat:
		d.Log.Warn("the clock was put back", "by", -jump)
	}
	d.keeper.wall, d.keeper.steady = now, ran
	return now, nil
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

// Resume notes that the daemon is back, and gives the running clocks what an outage took.
func (d *Daemon) Resume(ctx context.Context) error {
	d.keeper.mu.Lock()
	defer d.keeper.mu.Unlock()
	if err := d.remember(ctx); err != nil {
		return err
	}
	now := d.Clock()
	last, known, err := d.noted(ctx, aliveMark)
	if err != nil {
		return err
	}
	away := now.Sub(last)
	if known && d.OutageCredit > 0 && away > d.OutageCredit {
		d.Log.Warn("the service was away; clocks are credited", "since", last, "for", away)
		if err := d.takeBack(ctx, outage{last, now}); err != nil {
			return err
		}
	}
	d.keeper.wall, d.keeper.steady = now, d.ran()
	return d.note(ctx, aliveMark, now)
}

// takeBack gives the running clocks what an outage took, and remembers it for the letters that came meanwhile.
func (d *Daemon) takeBack(ctx context.Context, o outage) error {
	text := o.began.UTC().Format(time.RFC3339Nano) + " " + o.ended.UTC().Format(time.RFC3339Nano)
	if err := d.Store.SetMark(ctx, outageMark, text); err != nil {
		return err
	}
	d.keeper.last = o
	return d.credit(ctx, o.ended, o.began)
}

// remember finds out about the last outage.
func (d *Daemon) remember(ctx context.Context) error {
	text, err := d.Store.Mark(ctx, outageMark)
	if err != nil || text == "" {
		return err
	}
	began, ended, _ := strings.Cut(text, " ")
	var o outage
	if o.began, err = time.Parse(time.RFC3339Nano, began); err == nil {
		o.ended, err = time.Parse(time.RFC3339Nano, ended)
	}
	if err != nil {
		return fmt.Errorf("the store's mark %q is spoilt: %w", outageMark, err)
	}
	d.keeper.last = o
	return nil
}

// arrived gives letters the times at which they count as having come.
//
// One that came in an outage came when it was over: its writer's clock was credited, so it is not late for that; and the
// opponent's clock, which it may set going, must not have run while nobody could tell them. One from a mail server whose
// clock is far ahead of ours came now.
func (d *Daemon) arrived(ctx context.Context, batch []mailer.Incoming) ([]mailer.Incoming, error) {
	now, err := d.look(ctx)
	if err != nil {
		return nil, err
	}
	d.keeper.mu.Lock()
	o, running := d.keeper.last, !d.keeper.wall.IsZero()
	d.keeper.mu.Unlock()
	letters := slices.Clone(batch)
	for i := range letters {
		at := &letters[i].Received
		if running && at.After(now.Add(skew)) {
			*at = now
		}
		if !at.Before(o.began) && at.Before(o.ended) {
			letters[i].Arrived, *at = *at, o.ended
		}
	}
	return letters, nil
}

// skew is how far the clocks of two machines in good order may be apart, and more.
const skew = 10 * time.Minute
