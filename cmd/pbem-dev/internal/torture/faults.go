package torture

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"pbem/games/durable/durabletest"
	"pbem/internal/testing/pgtest"
)

// Blow is something that befalls the services or their database.
type Blow string

// The blows. The first three meet services, in a file or a database; the others a database.
const (
	Kill   Blow = "kill"   // a service is killed at a moment of the dice
	Point  Blow = "point"  // it kills itself at a point that docs/flow.md names
	Freeze Blow = "freeze" // it is stopped for longer than all leases, and goes on
	Crash  Blow = "crash"  // a server of the database ends at once, and starts again
	Commit Blow = "commit" // a connection ends just when COMMIT was sent, before it arrives or before the answer does
	Away   Blow = "away"   // a node is cut off from the database
	Lose   Blow = "lose"   // the server is killed for good, and its synchronous standby takes its place
	Disk   Blow = "disk"   // the disk of the server is full
)

// Faults are the blows that may fall.
type Faults []Blow

// Has reports whether a blow is among them.
func (f Faults) Has(b Blow) bool { return slices.Contains(f, b) }

// some returns the given ones that are among them.
func (f Faults) some(of ...Blow) (some Faults) {
	for _, b := range of {
		if f.Has(b) {
			some = append(some, b)
		}
	}
	return some
}

// FaultsOf returns all blows that can fall on a kind of store.
func FaultsOf(s Kind) Faults {
	if s == Postgres {
		return Faults{Kill, Point, Freeze, Crash, Commit, Away, Lose, Disk}
	}
	return Faults{Kill, Point, Freeze}
}

// FaultsHere returns those that can be had on this machine, and what is left out, and why.
func FaultsHere(s Kind) (f Faults, leftOut error) {
	f = FaultsOf(s)
	if !f.Has(Disk) {
		return f, nil
	}
	if err := canMount(); err != nil {
		return slices.DeleteFunc(f, func(b Blow) bool { return b == Disk }), fmt.Errorf("%s: %w", Disk, err)
	}
	return f, nil
}

// canMount tries whether a small disk can be made.
func canMount() error {
	dir, err := os.MkdirTemp("", "pbem-disk-")
	if err != nil {
		return err
	}
	disk, err := durabletest.Mount(filepath.Join(dir, "disk"), 1)
	if err == nil {
		err = disk.Unmount()
	}
	return errors.Join(err, os.RemoveAll(dir))
}

// Kind is a kind of store.
type Kind string

// The kinds of stores.
const (
	SQLite   Kind = "sqlite"
	Postgres Kind = "postgres"
)

// Check says in words what cannot be.
func (f Faults) Check(s Kind) error {
	for _, b := range f {
		if !FaultsOf(s).Has(b) {
			return fmt.Errorf("a store of the kind %s can meet %s, and not %s", s, strings.Join(words(FaultsOf(s)), ", "), b)
		}
	}
	return nil
}

func words(f Faults) (list []string) {
	for _, b := range f {
		list = append(list, string(b))
	}
	return list
}

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
