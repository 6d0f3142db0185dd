package torture

import (
	"context"
	"strings"
	"time"

	"pbem/games"
)

// fates are where a service may be struck by itself: the points of docs/flow.md.
func fates() []string {
	return []string{"fetched", "received", "parsed", "begun", "events-written", "outbox-written", "written", "before-commit", "after-commit", "before-reply",
		"replied", "moved", "before-send", "sent", "settled"}
}

// runOnce starts a daemon, and sees to it that it ends: killed at a moment of the dice or at a point, perhaps after it was frozen.
func (l *loop) runOnce(ctx context.Context, daemon int) error {
	point := l.breakpoint()
	life, err := l.host.begin(daemon, point)
	if err != nil {
		return err
	}
	switch {
	case point.freeze:
		l.frozenAt(ctx, life)
	case point.point != "":
		l.wait(ctx, life, 4*l.Max) // it may never get there
	case l.throw(5) > 0: // one life in five may end while it starts
		l.awaitOpen(ctx, life)
		l.live(ctx, life)
	default:
		l.live(ctx, life)
	}
	life.kill()
	l.total.noteStart(life)
	l.noteEnd(life)
	return nil
}

// breakpoint throws for where something befalls a service by itself: of a hundred lives, twenty end at a point, and two are frozen at one.
func (l *loop) breakpoint() breakpoint {
	point := breakpoint{point: fates()[l.throw(int64(len(fates())))], pass: 1 + int(l.throw(3))}
	switch n := l.throw(100); {
	case n < 20 && l.Faults.Has(Point):
		return point
	case n >= 98 && l.Faults.Has(Freeze):
		point.freeze = true
		return point
	}
	return breakpoint{}
}

const (
	// mostSteps is how many points a node passes at most before it is killed: on a machine on which little gets on in a second, it is not killed
	// before it has done anything. idle is for how many of the longest lives it waits for that.
	mostSteps = 30
	idle      = 8
)

// live lets a service live for as long as the dice say. A node of a database does as much work first as they say, and is left alone while nobody is
// answered.
func (l *loop) live(ctx context.Context, life *life) {
	if l.database != nil {
		enough := int(l.throw(mostSteps))
		for end := time.Now().Add(idle * l.Max); life.steps() < enough && time.Now().Before(end) && ctx.Err() == nil && !life.gone(); {
			l.wait(ctx, life, retry)
		}
		l.leaveAlone(ctx, life)
	}
	l.wait(ctx, life, l.Min+time.Duration(l.throw(int64(l.Max-l.Min)+1)))
}

const (
	// silent is for how long nobody is answered before a node is left alone, and alone for how long it is at most: meanwhile the lease of a
	// node that was killed ends, and another comes to read the mailbox.
	silent = 10 * time.Second
	alone  = time.Minute
)

// leaveAlone leaves a node alone where nobody has been answered for a while: for as long again, or until somebody is. On a machine that has no time
// for them, nodes would be killed before any of them comes to read the mailbox, where all players wait in the end.
func (l *loop) leaveAlone(ctx context.Context, life *life) {
	letters, began := l.host.deliveries, time.Now()
	silence := letters.silence()
	for silence >= silent && letters.silence() >= silence && time.Since(began) < min(silence, alone) && ctx.Err() == nil && !life.gone() {
		l.wait(ctx, life, retry)
	}
}

// wait waits for as long, or until the service has ended.
func (l *loop) wait(ctx context.Context, life *life, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-life.ended:
	case <-ctx.Done():
	}
}

func (l *loop) awaitOpen(ctx context.Context, life *life) {
	select {
	case <-life.open:
	case <-life.ended:
	case <-ctx.Done():
	}
}

// thaw is how long a service is frozen at most: longer than leases by the clock of a database. Most are frozen for a tenth of it,
// which is longer than leases by the clock that is put on meanwhile.
const thaw = 30 * time.Second

// frozenAt waits until a service has stopped itself, leaves it so for longer than all leases, and has it go on for a while.
func (l *loop) frozenAt(ctx context.Context, life *life) {
	l.awaitOpen(ctx, life)
	for end := time.Now().Add(4 * l.Max); !life.stopped() && time.Now().Before(end) && ctx.Err() == nil; {
		l.wait(ctx, life, retry)
	}
	if ctx.Err() != nil {
		return
	}
	long := thaw / 10
	if l.throw(5) == 0 {
		long = thaw
	}
	l.total.noteBlow(Freeze)
	life.freeze(func() {
		_ = l.host.clock.skip(leaseTime) // if it cannot be put on, less is tried
		l.wait(ctx, life, long)
	})
	l.live(ctx, life)
}

// noteEnd notes how a service ended. One that was not killed may have ended only because its database was away.
func (l *loop) noteEnd(life *life) {
	err := life.killed()
	switch {
	case err == nil:
		l.total.noteKill(life)
	case l.database != nil && databaseAway(life.errors.String()):
		l.total.noteAway()
		l.total.release()
	default:
		l.total.findings.add(Broken, "%v", err)
	}
}

// databaseAway reports whether a service has said that its database was away.
func databaseAway(said string) bool { return strings.Contains(said, games.ErrUnavailable.Error()) }
