// Package torture proves that nothing that was acknowledged is ever lost and nothing is done twice, whenever the service
// dies.
//
// The idea: this process is the mail host and the players; the service is a child process, this program run again, which
// is killed with SIGKILL at random, or kills itself at the k-th passing of a point named in docs/flow.md. It is started
// again, the players go on, and in the end their mailboxes, the store and the records must be what they would be had
// nothing happened. "pbem-dev torture" is the random part of it, for as long as one likes ([Run]); the tests do the rest.
//
// The players' letters come by every route there is: through the mailbox, over LMTP, and through a pipe into a process of
// their own. Whatever is not acknowledged is handed over again, as a mail server would.
package torture

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
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
	Store    Kind          // of each of them
	Faults   Faults        // what befalls the services, and the database
	LeftOut  error         // what cannot be had here, and why; nil for nothing
	Daemons  int           // services at once on each of these stores: the nodes of a database
	Tables   int           // games at a time with each of them
	Min, Max time.Duration // how long a service lives
	Routes   []Route
	Every    time.Duration // how often progress is told
	Progress func(Report)
}

// Run kills services until there were as many kills as asked for, or the context ends: then the last ones work in peace,
// and everything is audited. The error says why that could not be done; what was found wrong is in the report.
func Run(ctx context.Context, o Options) (Report, error) {
	total := newTotals(o)
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
func (o Options) tell(total *totals, done <-chan struct{}) {
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
func (o Options) host(ctx context.Context, number int, total *totals) error {
	dir := filepath.Join(o.Dir, fmt.Sprintf("host-%d", number+1))
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return fmt.Errorf("cannot make a folder for a host: %w", err)
	}
	seed := o.Seed + uint64(number)<<32
	l := &loop{Options: o, dice: rand.New(rand.NewPCG(seed, 0)), total: total}
	on, err := l.ground(ctx, dir)
	if err != nil {
		return err
	}
	if l.host, err = newHost(o.Program, dir, on, o.Daemons, l.routes()...); err != nil {
		return errors.Join(err, on.stop())
	}
	l.host.mail.Forget = func(recipient string) bool { return recipient != referee }
	l.tables = &tables{host: l.host, seed: seed}
	total.watch(l.tables)
	return errors.Join(l.run(ctx), l.host.stop())
}

// routes are those by which letters come, as often as they are to be chosen. A mailbox of several nodes is looked into by one of them, and by
// nobody for 20 s when that one is killed: with many letters there, all would wait for it all the time.
func (l *loop) routes() (weighed []Route) {
	for _, by := range l.Routes {
		weighed = append(weighed, by)
		if l.database != nil && by != IMAP {
			weighed = append(weighed, slices.Repeat([]Route{by}, others)...)
		}
	}
	return weighed
}

// others is how many letters more come by each other way than to a mailbox of several nodes.
const others = 7

// ground makes what the host's services keep their store on.
func (l *loop) ground(ctx context.Context, dir string) (ground, error) {
	if l.Store != Postgres {
		return file{dir}, nil
	}
	d, err := newDatabase(ctx, l.Daemons, l.Faults, l.fate)
	if err != nil {
		return nil, err
	}
	l.database = d
	return d, nil
}

// Fault says what kind of thing went wrong.
type Fault string

// The faults.
const (
	Lost    Fault = "lost"    // something that was acknowledged has had no effect, or a letter never came
	Doubled Fault = "doubled" // something was done twice, or a second copy of a letter differs
	Broken  Fault = "broken"  // the store is not sound, a record does not verify, the service failed by itself
)

// Finding is one thing that went wrong.
type Finding struct {
	Fault Fault
	Text  string
}

func (f Finding) String() string { return string(f.Fault) + ": " + f.Text }

// findings collects what went wrong.
type findings struct {
	mu   sync.Mutex
	list []Finding
}

func (f *findings) add(fault Fault, format string, args ...any) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.list = append(f.list, Finding{fault, fmt.Sprintf(format, args...)})
}

func (f *findings) all() []Finding {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]Finding(nil), f.list...)
}

func (f *findings) String() string {
	var b strings.Builder
	for _, one := range f.all() {
		fmt.Fprintln(&b, one)
	}
	return b.String()
}
