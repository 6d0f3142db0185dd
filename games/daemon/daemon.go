// Package daemon is the loop around the referee: it receives letters, has them decided, commits, and has letters carried away.
// It is the only owner of the clock.
//
// The order that everything depends on: a letter is fetched; decided; committed in one transaction with its events and the
// letters that tell of them; only then moved away in the mailbox, and only then are those letters sent. docs/flow.md walks
// through it and names what a crash at each point leaves behind.
package daemon

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"golang.org/x/sync/errgroup"

	"pbem/games"
	"pbem/games/robots"
	"pbem/games/talk"
	"pbem/mailer"
)

// Parts are what a daemon is made of. Store, Referee, Courier, Clock and Log are needed; the rest may be nil.
type Parts struct {
	Store   games.Store
	Referee *talk.Settings
	Courier mailer.Courier
	Inbox   Inbox
	Records Recorder
	Robots  robots.Thinker // finds the turns of programs; nil where none thinks here
	Clock   func() time.Time
	Ran     func() time.Duration // how long this process has run, by a clock that nobody sets; nil for the system's
	Log     *slog.Logger
	Metrics *Metrics
	Names   Names // how mail addresses stand in the log
	// Node is the machine's name among those that share the store, "" where it is alone; Version is the program's.
	Node, Version string
	// Machine and Key tell this machine and its current key from others (games.Process).
	Machine, Key string
	// Keys are the ids of all that it has, the current one first.
	Keys []string
	// Host is who is told of letters that were set aside; "" for nobody.
	Host string
	// OutageCredit: no clock counts an outage that is longer than this; 0: all are counted.
	OutageCredit time.Duration
	// ReadAgo is how long ago the mailbox was read through; known is false when it was not yet. nil where there is none. Time
	// passes in the games up to then: a letter that lies there came before what comes later.
	ReadAgo func() (ago time.Duration, known bool)
	// Probe, in tests, is told of each named point of docs/flow.md as it is passed.
	Probe func(point string)
	// Past is the folder of the handled letters, which shows whether the store is older than they are; nil for none.
	Past Past
}

// Daemon receives letters, lets time pass and sends letters. Each of its workers embeds those that it builds on, and knows no others:
// troubles below all, then nodes and timekeeper, then desk, which commits, and above it intake, sender and duties.
type Daemon struct {
	*Parts
	*troubles
	*nodes
	*timekeeper
	*desk
	*intake
	*sender
	*duties
	*thinker
	*records
	*recovery
}

// New puts a daemon together. The parts may be changed until it runs.
func New(p Parts) *Daemon {
	d := &Daemon{Parts: &p}
	d.troubles = &troubles{Parts: d.Parts}
	d.nodes = &nodes{troubles: d.troubles}
	d.timekeeper = &timekeeper{troubles: d.troubles}
	d.desk = &desk{timekeeper: d.timekeeper, wakeUp: make(chan struct{}, 1), thinkUp: make(chan struct{}, 1)}
	d.intake = &intake{desk: d.desk}
	d.sender = &sender{desk: d.desk}
	d.duties = &duties{desk: d.desk, nodes: d.nodes}
	d.thinker = &thinker{desk: d.desk, failed: map[int]int{}}
	d.records = &records{nodes: d.nodes}
	d.recovery = &recovery{nodes: d.nodes, intake: d.intake, duties: d.duties}
	return d
}

// Inbox is a mailbox that is watched. It hands over letters in batches and acts on the answers after handle returned.
type Inbox interface {
	Run(ctx context.Context, handle Handler) error
}

// Handler decides and commits a batch of letters and says for each what the mailbox may do with it.
type Handler func(ctx context.Context, batch []mailer.Incoming) []Ack

// Ack is the answer to a mailbox: what becomes of a letter in it.
type Ack uint8

const (
	Leave Ack = iota // not handled: offer it again later
	Done             // handled and committed
	Aside            // kept in quarantine
)

// Run works until the context ends: it watches the inbox, sends letters and lets time pass. Being told to stop is no
// error, whatever the context's cause is: a signal is one of its own.
func (d *Daemon) Run(ctx context.Context) error {
	err := d.run(ctx)
	if ctx.Err() != nil {
		return nil
	}
	return err
}

func (d *Daemon) run(ctx context.Context) error {
	if err := d.begin(ctx); err != nil {
		return err
	}
	d.runs(ctx)
	defer d.notePlace(context.WithoutCancel(ctx))
	defer d.lastRecords(ctx)
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error { return d.watch(ctx) })
	if d.Inbox != nil {
		group.Go(func() error { return d.Inbox.Run(ctx, d.Handle) })
	}
	group.Go(func() error { return d.send(ctx) })
	group.Go(func() error { return d.pass(ctx) })
	group.Go(func() error { return d.think(ctx) })
	group.Go(func() error { return d.keepRecords(ctx) })
	return group.Wait()
}

// Inboxes are several ways in that are watched together. A letter that comes by more than one of them is handled once: its
// digest is the same.
type Inboxes []Inbox

// Run watches them all. When one gives up the others are ended, too, and its error is returned.
func (all Inboxes) Run(ctx context.Context, handle Handler) error {
	group, ctx := errgroup.WithContext(ctx)
	for _, inbox := range all {
		group.Go(func() error { return inbox.Run(ctx, handle) })
	}
	return group.Wait()
}

// begin looks whether the store is the right one, and takes up where the daemon left off. While the store does not work
// (its disk is full, another process keeps it to itself) it waits: to end would only be to be started again. So it does where others come into
// its way, who begin at the same moment.
func (d *Daemon) begin(ctx context.Context) error {
	for {
		err := d.firstLook(ctx)
		if err == nil {
			err = d.Examine(ctx)
		}
		if err == nil {
			_, err = d.Resume(ctx)
		}
		if errors.Is(err, games.ErrConflict) && ctx.Err() == nil {
			d.complain("the service cannot begin yet", err)
			continue // the store has waited
		}
		if !errors.Is(err, games.ErrUnavailable) || !d.met(ctx, "the service cannot begin", err) || d.finished() != nil {
			return err
		}
		timer := time.NewTimer(heartbeat / 60)
		select {
		case <-ctx.Done():
			timer.Stop()
			return ctx.Err()
		case <-timer.C:
		}
	}
}

// heartbeat is how often the daemon notes that it is alive.
const heartbeat = time.Minute

// pass lets time pass in the matches, until the context ends.
func (d *Daemon) pass(ctx context.Context) error {
	ticker := time.NewTicker(heartbeat / 4)
	defer ticker.Stop()
	beat := d.Clock()
	var beside errgroup.Group
	beside.SetLimit(1)
	defer beside.Wait()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-ticker.C: // not at once: what lies in the mailbox has come in time, and is read first
		}
		if d.apart(ctx) {
			continue
		}
		now, goesOn, err := d.look(ctx)
		if err == nil {
			err = d.othersHalted(ctx)
		}
		if err == nil {
			err = d.triedReading(ctx, now)
		}
		if err == nil && goesOn {
			err = d.lapse(ctx, &beside, now)
		}
		d.met(ctx, "the clocks could not be looked at", err)
		if lived := now.Sub(beat); lived >= heartbeat || lived < 0 || d.troubled() != nil {
			beat = now
			d.beat(ctx, now)
		}
	}
}

// othersHalted is games.ErrOlder when another node has found that the store is older than what was done with it: then no node goes on.
func (d *Daemon) othersHalted(ctx context.Context) error {
	if d.Node == "" {
		return nil
	}
	return d.Halted(ctx)
}

// apart ends the daemon when this machine's clock has left the store's: two nodes would decide by different times.
func (d *Daemon) apart(ctx context.Context) bool {
	err := d.Store.Apart(ctx)
	if errors.Is(err, games.ErrApart) {
		d.Log.Error("the service ends", "err", err)
		d.finish(err)
		return true
	}
	return d.met(ctx, "the clock could not be compared with the store's", err)
}

// beat notes that the daemon is alive. It also shows whether the store works again.
func (d *Daemon) beat(ctx context.Context, now time.Time) {
	if err := d.lives(ctx, now); err != nil {
		d.met(ctx, "the time could not be noted", err)
		return
	}
	d.recovered()
	d.met(ctx, "the habits of cron could not be forgotten", d.unlearn(ctx))
	d.runs(ctx)
	d.notePlace(ctx)
}

// Visit is Tick for a run that does nothing else. Where Resume has found that it ends an outage, the clocks have been credited the time, and
// what is due all the same goes now: another run may not come before the next outage. Where so much time has passed that the clock may be
// wrong, only letters go, and what cannot be undone waits for the next run.
func (d *Daemon) Visit(ctx context.Context, now time.Time, goesOn bool) error {
	believed, err := d.believes(ctx, now, goesOn)
	if err != nil {
		return err
	}
	unsent := d.ticked(ctx, now, believed)
	if d.onTrial("unsent") { // until a letter has gone no time passes in games
		unsent = errors.Join(unsent, d.Flush(ctx))
	}
	if !believed {
		return errors.Join(unsent, d.tickWatched(ctx, now), d.bring(ctx, now), d.tellTopics(ctx, now))
	}
	return errors.Join(unsent, d.Tick(ctx, now), d.conclude(ctx, now))
}

// conclude sends the letters for which a stream of the club waits, and lets time pass in it: the next run may not come for a day. Whoever has called
// Visit sends what is left, and hears why it did not go.
func (d *Daemon) conclude(ctx context.Context, now time.Time) error {
	waits, err := d.Store.ClubDue(ctx, now, d.claim(), 1)
	if err != nil || len(waits) == 0 || d.Flush(ctx) != nil {
		return err
	}
	d.WriteRecords(ctx)
	return d.tickClub(ctx, now)
}

// lapse is Tick, but does not wait until those are forgotten who have asked for it: the files of a great store take minutes, and time passes in the
// games meanwhile. What is not done is gone on with at the next.
func (d *Daemon) lapse(ctx context.Context, beside *errgroup.Group, now time.Time) error {
	err := d.tick(ctx, now)
	beside.TryGo(func() error {
		d.met(ctx, "nobody could be forgotten", d.erase(ctx, now))
		return nil
	})
	return err
}
