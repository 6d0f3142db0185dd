package torture

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"
)

// loop is the torture of one host's service.
type loop struct {
	Options
	host     *host
	database *database // nil where the store is a file
	tables   *tables
	total    *totals

	mu   sync.Mutex
	dice *rand.Rand
}

// run has games played while the service is killed again and again, and then brings them to an end and audits them.
func (l *loop) run(ctx context.Context) error {
	playing, giveUp := context.WithCancelCause(context.WithoutCancel(ctx))
	defer giveUp(nil)
	l.host.maybeKill = l.maybeKill
	if l.database != nil {
		l.host.twice = func() bool { return l.throw(8) == 0 }
	}
	stop := make(chan struct{})
	var players sync.WaitGroup
	for range l.Tables {
		players.Go(func() {
			if err := l.tables.play(playing, stop); err != nil {
				l.gaveUp(playing, err)
			}
		})
	}
	err := l.suffer(ctx)
	close(stop)
	if err != nil {
		giveUp(errUnfinished)
		players.Wait()
		return err
	}
	return l.finish(giveUp, &players)
}

// suffer kills all daemons of the host, while the database is struck.
func (l *loop) suffer(ctx context.Context) error {
	striking, end := context.WithCancel(ctx)
	defer end()
	var strikes, all errgroup.Group
	if l.database != nil {
		strikes.Go(func() error { return l.strikeServers(striking) })
		strikes.Go(func() error { return l.strikeWays(striking) })
	}
	for daemon := range l.Daemons {
		all.Go(func() error { return l.killDaemon(ctx, daemon) })
	}
	err := all.Wait()
	end()
	return errors.Join(err, strikes.Wait(), l.host.ground.spare())
}

// killDaemon starts and kills a daemon, as often as is wanted. It ends early when nothing gets on any more.
func (l *loop) killDaemon(ctx context.Context, daemon int) error {
	idle, heard := 0, 0
	for ctx.Err() == nil && idle < hopeless && l.total.reserve() {
		if err := l.runOnce(ctx, daemon); err != nil {
			return err
		}
		letters, _ := l.host.deliveries.copies()
		if idle++; letters > heard {
			idle, heard = 0, letters
		}
		pause(ctx, l.some(restart))
	}
	return nil
}

// restart is after how long at most a daemon is started that has ended, as by whoever looks after it: of one whose database is away each start is in vain.
const restart = 100 * time.Millisecond

// hopeless is so many lives without a single letter that something must be wrong.
const hopeless = 500

// maybeKill kills one in three of the processes of a pipe, somewhere in its short life, and returns when it is gone.
func (l *loop) maybeKill(life *life) {
	defer func() { <-life.ended }()
	if l.throw(3) > 0 || !l.total.reserve() {
		return
	}
	if !l.killPipe(life) {
		l.total.release()
	}
}

// killPipe kills a process of a pipe, unless it was quicker.
func (l *loop) killPipe(life *life) bool {
	if l.throw(5) > 0 {
		select {
		case <-life.open:
		case <-life.ended:
		}
	}
	wait := time.NewTimer(time.Duration(l.throw(int64(pipeLife))))
	defer wait.Stop()
	select {
	case <-life.ended:
		return false
	case <-wait.C:
	}
	life.kill()
	if life.killed() != nil {
		return false
	}
	l.total.noteKill(life)
	return true
}

// pipeLife is about as long as a process that takes one letter over works on it.
const pipeLife = 40 * time.Millisecond

func (l *loop) throw(n int64) int64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.dice.Int64N(n)
}

// pause waits, and reports whether it was not called off.
func pause(ctx context.Context, d time.Duration) bool {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-timer.C:
		return true
	}
}
