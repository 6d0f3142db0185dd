package daemon

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	"pbem/mailer"
)

// recorded keeps how many letters waited to go when records were written last.
type recorded struct {
	rig      *rig
	waiting  atomic.Int64
	finished atomic.Bool // its folder was made whole after that
}

func (r *recorded) Note(int)                          {}
func (r *recorded) Examine(context.Context) error     { return nil }
func (*recorded) Export(context.Context) error        { return nil }
func (r *recorded) Finish(context.Context) error      { r.finished.Store(r.waiting.Load() == 0); return nil }
func (r *recorded) Accept(context.Context) error      { return nil }
func (*recorded) Waits(context.Context) (bool, error) { return true, nil }
func (r *recorded) Write(ctx context.Context) error {
	n, _, err := r.rig.Store.OutboxCounts(ctx)
	r.waiting.Store(int64(n))
	return err
}

// idle has nothing to write until it is told so.
type idle struct {
	recorded
	waits, wrote bool
}

func (i *idle) Waits(context.Context) (bool, error) { return i.waits, nil }

func (i *idle) Write(context.Context) error {
	i.wrote = true
	return nil
}

// TestNoLeaseInVain: a node takes the lease of the records only where there is something to write: each looks for it every two seconds.
func TestNoLeaseInVain(t *testing.T) {
	t.Parallel()
	o, kept := &office{}, &idle{}
	d := nodeOf(o, "one")
	d.Records = kept
	d.WriteRecords(t.Context())
	if o.node != "" || kept.wrote {
		t.Errorf("the lease was taken by %q for nothing", o.node)
	}
	kept.waits = true
	d.WriteRecords(t.Context())
	if o.node == "" || !kept.wrote {
		t.Error("what was to be written was not")
	}
}

// stopping is a courier that has the daemon told to stop while it carries letters, and takes its time.
type stopping struct {
	*keeper
	stop context.CancelFunc
}

func (s stopping) Send(ctx context.Context, letters []mailer.Envelope) []mailer.Reply {
	s.stop()
	time.Sleep(50 * time.Millisecond) // whatever else ends, ends meanwhile
	return s.keeper.Send(ctx, letters)
}

// TestRecordsOfTheLastLetters: a daemon that is told to stop writes records when its last letters have gone. Records show what both
// players were told (CR-54), and these letters may have told it.
func TestRecordsOfTheLastLetters(t *testing.T) {
	t.Parallel()
	r := newRig(t)
	r.begin(t, ada, bo)
	if v := r.Handle(t.Context(), []mailer.Incoming{r.letter(ada, "Zd2-d3")}); v[0] != Done {
		t.Fatalf("ack %d", v[0])
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	kept := &recorded{rig: r}
	kept.waiting.Store(-1)
	r.Records, r.Courier = kept, stopping{r.courier, stop}
	if err := r.Run(ctx); err != nil {
		t.Fatal(err)
	}
	if n := kept.waiting.Load(); n != 0 {
		t.Errorf("when records were written last, %d letters had not gone", n)
	}
	if !kept.finished.Load() {
		t.Error("the folder was not made whole in the end")
	}
}
