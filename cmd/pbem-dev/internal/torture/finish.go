package torture

import (
	"context"
	"errors"
	"math"
	"sync"
	"time"

	"pbem/games"
)

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
