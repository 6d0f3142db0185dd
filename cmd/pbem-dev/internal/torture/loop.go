package torture

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"pbem/games"
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

// errUnfinished is why players are called off who may still be answered: the run cannot be brought to an end here, as on a machine on which a
// database does not come to answer. That says nothing of the service.
var errUnfinished = errors.New("the run was not finished")

// errNothing is why players are called off who wait in vain: nothing gets on any more.
var errNothing = errors.New("nobody is answered any more")

// gaveUp notes that a player's wait was called off. It is the service's fault where it worked in peace and nothing came.
func (l *loop) gaveUp(playing context.Context, err error) {
	if errors.Is(context.Cause(playing), errUnfinished) {
		l.total.noteGivenUp()
		return
	}
	l.total.findings.add(Lost, "%v", err)
}

// unfinished has everybody called off: the last daemons do not all start. If that is for want of a database that answers, it is no finding.
func (l *loop) unfinished(err error, giveUp context.CancelCauseFunc) {
	l.host.unfinished = true
	l.total.noteUnfinished(err)
	if l.database == nil || !databaseAway(err.Error()) {
		l.total.findings.add(Broken, "%v", err)
	}
	giveUp(errUnfinished)
}

// lastDaemons starts all daemons of the host, which are not to die.
func (l *loop) lastDaemons() (all []*life, err error) {
	for daemon := range l.Daemons {
		life, err := l.lastDaemon(daemon)
		if err != nil {
			return all, err
		}
		all = append(all, life)
	}
	return all, nil
}

// lastStart is for how long a last daemon is started again and again.
const lastStart = 5 * patience

// lastDaemon starts one of them, again where its database does not answer in time: a busy machine is no finding.
func (l *loop) lastDaemon(daemon int) (*life, error) {
	for since := time.Now(); ; {
		life, err := l.host.live(daemon)
		if err == nil || l.database == nil || !databaseAway(err.Error()) || time.Since(since) > lastStart {
			return life, err
		}
		l.total.noteAway()
	}
}

// finish lets a last set of daemons finish everything, and audits what there is.
func (l *loop) finish(giveUp context.CancelCauseFunc, players *sync.WaitGroup) error {
	last, err := l.lastDaemons()
	if err != nil {
		l.unfinished(err, giveUp)
		err = nil
	}
	l.whileItGetsOn(players, giveUp)
	found := &l.total.findings
	if !l.host.unfinished {
		err = l.awaitCalm(found)
	}
	for _, life := range last {
		if err := life.stop(); err != nil {
			found.add(Broken, "%v", err)
		}
		l.total.noteStart(life)
	}
	return errors.Join(err, l.host.audit(found), l.host.auditTables(context.Background(), found, l.tables.all()))
}

// unmoved is how often one looks in vain before one says that nothing gets on: for as long as patience, but on a machine that stands still nobody
// looks either.
const unmoved = int(patience / look)

// look is how long one waits before one looks again.
const look = 10 * retry

// whileItGetsOn waits until all have played, and has them called off when nothing gets on any more. A machine that is slow gets on.
func (l *loop) whileItGetsOn(players *sync.WaitGroup, giveUp context.CancelCauseFunc) {
	played := make(chan struct{})
	go func() {
		defer close(played)
		players.Wait()
	}()
	again := time.NewTicker(look)
	defer again.Stop()
	for before, vain := 0, 0; ; vain++ {
		select {
		case <-played:
			return
		case <-again.C:
		}
		letters, _ := l.host.deliveries.copies()
		if now := letters + l.host.written(); now != before {
			before, vain = now, 0
		}
		if vain == unmoved {
			giveUp(errNothing)
		}
	}
}

// awaitCalm waits until the service has done all that it has to do, or nothing gets on any more.
func (l *loop) awaitCalm(found *findings) error {
	store, err := l.host.store()
	if err != nil {
		return err
	}
	defer store.Close()
	again := time.NewTicker(look)
	defer again.Stop()
	for least, vain := math.MaxInt, 0; vain < unmoved; vain++ {
		left, err := l.host.left(context.Background(), store)
		switch {
		case err != nil && !errors.Is(err, games.ErrUnavailable):
			return err
		case err == nil && left == (undone{}):
			return nil
		case err == nil && left.all() < least:
			least, vain = left.all(), 0
		}
		<-again.C
	}
	left, err := l.host.left(context.Background(), store)
	found.add(Lost, "%v (%v)", left, err)
	return nil
}
