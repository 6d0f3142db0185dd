package torture

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"
)

// Options says how the service is to be tortured.
type Options struct {
	Program  Program
	Dir      string        // an empty folder
	Kills    int           // over all hosts; 0: until the context ends
	Seed     uint64        // of pauses, routes and turns; what the machine makes of them is its own
	Hosts    int           // mail hosts side by side, each with players and a store of its own
	Daemons  int           // services at once on each of these stores
	Tables   int           // games at a time with each of them
	Min, Max time.Duration // how long a service lives
	Routes   []Route
	Every    time.Duration // how often progress is told
	Progress func(Report)
}

// Run kills services until there were as many kills as asked for, or the context ends: then the last ones work in peace,
// and everything is audited. The error says why that could not be done; what was found wrong is in the report.
func Run(ctx context.Context, o Options) (Report, error) {
	total := newTally(o)
	done := make(chan struct{})
	var told sync.WaitGroup
	told.Go(func() { o.tell(total, done) })
	var hosts errgroup.Group
	for i := range o.Hosts {
		hosts.Go(func() error { return o.host(ctx, i, total) })
	}
	err := hosts.Wait()
	close(done)
	told.Wait()
	return total.report(), err
}

// tell tells of the progress until it is done.
func (o Options) tell(total *tally, done <-chan struct{}) {
	ticker := time.NewTicker(o.Every)
	defer ticker.Stop()
	for {
		select {
		case <-done:
			return
		case <-ticker.C:
			o.Progress(total.report())
		}
	}
}

// host tortures one host's service.
func (o Options) host(ctx context.Context, number int, total *tally) error {
	dir := filepath.Join(o.Dir, fmt.Sprintf("host-%d", number+1))
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return fmt.Errorf("cannot make a folder for a host: %w", err)
	}
	h, err := newHost(o.Program, dir, o.Daemons, o.Routes...)
	if err != nil {
		return err
	}
	h.mail.Forget = func(recipient string) bool { return recipient != referee }
	seed := o.Seed + uint64(number)<<32
	l := &loop{Options: o, host: h, hall: &hall{host: h, seed: seed}, dice: rand.New(rand.NewPCG(seed, 0)), total: total}
	total.watch(l.hall)
	return errors.Join(l.run(ctx), h.stop())
}

// loop is the torture of one host's service.
type loop struct {
	Options
	host  *host
	hall  *hall
	total *tally

	mu   sync.Mutex
	dice *rand.Rand
}

// run has games played while the service is killed again and again, and then brings them to an end and audits them.
func (l *loop) run(ctx context.Context) error {
	playing, giveUp := context.WithCancel(context.WithoutCancel(ctx))
	defer giveUp()
	l.host.doom = l.doom
	stop := make(chan struct{})
	var players sync.WaitGroup
	for range l.Tables {
		players.Go(func() {
			if err := l.hall.play(playing, stop); err != nil {
				l.total.findings.add(Lost, "%v", err)
			}
		})
	}
	err := l.massacres(ctx)
	close(stop)
	if err != nil {
		giveUp()
		players.Wait()
		return err
	}
	return l.peace(playing, giveUp, &players)
}

// massacres kills all daemons of the host.
func (l *loop) massacres(ctx context.Context) error {
	var all errgroup.Group
	for daemon := range l.Daemons {
		all.Go(func() error { return l.massacre(ctx, daemon) })
	}
	return all.Wait()
}

// massacre starts and kills a daemon, as often as is wanted. It ends early when nothing gets on any more.
func (l *loop) massacre(ctx context.Context, daemon int) error {
	idle, heard := 0, 0
	for ctx.Err() == nil && idle < hopeless && l.total.book() {
		if err := l.oneLife(ctx, daemon); err != nil {
			return err
		}
		letters, _ := l.host.book.copies()
		if idle++; letters > heard {
			idle, heard = 0, letters
		}
	}
	return nil
}

// hopeless is so many lives without a single letter that something must be wrong.
const hopeless = 500

// oneLife starts a daemon and kills it. One life in five may end while it starts.
func (l *loop) oneLife(ctx context.Context, daemon int) error {
	life, err := l.host.begin(daemon, fate{})
	if err != nil {
		return err
	}
	if l.throw(5) > 0 {
		select {
		case <-life.open:
		case <-life.ended:
		}
	}
	pause(ctx, l.Min+time.Duration(l.throw(int64(l.Max-l.Min)+1)))
	life.kill()
	l.total.started(life)
	if err := life.killed(); err != nil {
		l.total.findings.add(Broken, "%v", err)
		return nil
	}
	l.total.buried(life)
	return nil
}

// doom kills one in three of the processes of a pipe, somewhere in its short life, and returns when it is gone.
func (l *loop) doom(life *life) {
	defer func() { <-life.ended }()
	if l.throw(3) > 0 || !l.total.book() {
		return
	}
	if !l.strike(life) {
		l.total.unbook()
	}
}

// strike kills a process of a pipe, unless it was quicker.
func (l *loop) strike(life *life) bool {
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
	l.total.buried(life)
	return true
}

// pipeLife is about as long as a process that takes one letter over works on it.
const pipeLife = 40 * time.Millisecond

func (l *loop) throw(n int64) int64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.dice.Int64N(n)
}

// peace lets a last set of daemons finish everything, and audits what there is.
func (l *loop) peace(playing context.Context, giveUp func(), players *sync.WaitGroup) error {
	found := &l.total.findings
	last, err := l.survivors()
	if err != nil {
		found.add(Broken, "%v", err)
		giveUp()
	}
	timer := time.AfterFunc(patience, giveUp)
	defer timer.Stop()
	players.Wait()
	calm, cancel := context.WithTimeout(context.WithoutCancel(playing), patience)
	defer cancel()
	if err := l.host.calm(calm); err != nil {
		found.add(Lost, "%v", err)
	}
	for _, life := range last {
		if err := life.stop(); err != nil {
			found.add(Broken, "%v", err)
		}
		l.total.started(life)
	}
	return errors.Join(l.host.audit(found), l.host.auditTables(calm, found, l.hall.all()))
}

// survivors starts all daemons of the host, which are not to die.
func (l *loop) survivors() (all []*life, err error) {
	for daemon := range l.Daemons {
		life, err := l.host.live(daemon)
		if err != nil {
			return all, err
		}
		all = append(all, life)
	}
	return all, nil
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
