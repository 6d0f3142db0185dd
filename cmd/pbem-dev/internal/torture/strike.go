package torture

import (
	"context"
	"fmt"
	"time"

	"pbem/internal/testing/pgtest"
)

// fate throws for what becomes of a COMMIT: one in thirty is not answered.
func (l *loop) fate() pgtest.Fate {
	if !l.Faults.Has(Commit) || l.throw(30) > 0 {
		return pgtest.Arrives
	}
	l.total.noteBlow(Commit)
	return []pgtest.Fate{pgtest.Unheard, pgtest.Underway, pgtest.Unanswered}[l.throw(3)]
}

const (
	// between is how many letters go out at most before the next blow falls, and waiting for how long that is waited for: what is struck
	// all the time gets nowhere.
	between = 24
	waiting = time.Minute
	// short is how long something that was struck stays so at most.
	short = 4 * time.Second
)

// calmly waits until some letters have gone out; false when the context has ended.
func (l *loop) calmly(ctx context.Context) bool {
	before, _ := l.host.deliveries.copies()
	enough := before + 1 + int(l.throw(between))
	for end := time.Now().Add(waiting); time.Now().Before(end); {
		if !pause(ctx, retry) {
			return false
		}
		if sent, _ := l.host.deliveries.copies(); sent >= enough {
			return true
		}
	}
	return true
}

// some is a time up to the longest one.
func (l *loop) some(longest time.Duration) time.Duration {
	return time.Duration(l.throw(int64(longest)))
}

// strikeServers strikes the servers of the database, one blow after the other, until the context ends.
func (l *loop) strikeServers(ctx context.Context) error {
	blows := l.Faults.some(Crash, Crash, Crash, Lose, Lose, Disk)
	for len(blows) > 0 && l.calmly(ctx) {
		blow := blows[l.throw(int64(len(blows)))]
		l.total.noteBlow(blow)
		if err := l.strike(context.WithoutCancel(ctx), blow); err != nil {
			return fmt.Errorf("%s: %w", blow, err)
		}
	}
	return nil
}

// strike has one blow fall, and has the servers get over it.
func (l *loop) strike(ctx context.Context, blow Blow) error {
	switch blow {
	case Lose:
		if err := l.database.cluster.Lose(ctx); err != nil {
			return err
		}
		pause(ctx, l.some(short))
		return l.database.cluster.Refill(ctx)
	case Disk:
		return l.fill(ctx)
	}
	server, _ := l.database.cluster.Primary()
	if standby := l.database.cluster.Standby(); standby != nil && l.throw(4) == 0 {
		server = standby
	}
	if err := server.Crash(); err != nil {
		return err
	}
	pause(ctx, l.some(short))
	return server.Run()
}

// fill fills the disk of the server, and gives the room back. It may have ended of it.
func (l *loop) fill(ctx context.Context) error {
	server, folder := l.database.cluster.Primary()
	disk := l.database.disks[folder]
	if err := disk.Take(l.throw(100_000)); err != nil {
		return err
	}
	pause(ctx, l.some(short))
	if err := disk.Give(); err != nil {
		return err
	}
	return server.Revive()
}

// strikeWays cuts nodes off from the database, or has nothing come through, until the context ends.
func (l *loop) strikeWays(ctx context.Context) error {
	for l.Faults.Has(Away) && l.calmly(ctx) {
		ways := l.database.ways[l.throw(int64(l.Daemons))]
		l.total.noteBlow(Away)
		strike := (*pgtest.Way).Cut
		if l.throw(2) == 0 {
			strike = (*pgtest.Way).Silence
		}
		for _, way := range ways {
			strike(way)
		}
		pause(ctx, l.some(2*short))
		for _, way := range ways {
			way.Mend()
		}
	}
	return nil
}
