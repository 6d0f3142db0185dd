package daemon

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"pbem/games"
	"pbem/mailer"
)

// TestRunEndsQuietly stops the daemon while it starts and while it works. The cause of a signal is not context.Canceled.
func TestRunEndsQuietly(t *testing.T) {
	for _, look := range []int64{1, 3} { // at the how manieth look at the clock; the first belongs to the start
		t.Run(fmt.Sprint(look), func(t *testing.T) {
			r := newRig(t)
			ctx, stop := context.WithCancelCause(t.Context())
			var looks atomic.Int64
			r.Clock = func() time.Time {
				if looks.Add(1) == look {
					stop(errors.New("terminated signal received"))
				}
				return r.now
			}
			if err := r.Run(ctx); err != nil || ctx.Err() == nil {
				t.Error(err)
			}
		})
	}
}

// TestRunFails: what is not to do with being told to stop is an error.
func TestRunFails(t *testing.T) {
	r := newRig(t)
	broken := errors.New("the mailbox is beyond repair")
	r.Inbox = inbox(func(context.Context, Handler) error { return broken })
	if err := r.Run(t.Context()); !errors.Is(err, broken) {
		t.Error(err)
	}
}

type inbox func(context.Context, Handler) error

func (i inbox) Run(ctx context.Context, handle Handler) error { return i(ctx, handle) }

// TestRunWorks: a letter from the inbox is answered without anybody asking for it, and its record is written at the end.
func TestRunWorks(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	notes := &notes{}
	r.Records = notes
	ctx, stop := context.WithCancel(t.Context())
	turn := r.letter(ada, "white: Zd2-d3")
	r.Inbox = inbox(func(ctx context.Context, handle Handler) error {
		if got := handle(ctx, []mailer.Incoming{turn}); got[0] != Done {
			t.Errorf("ack %v", got)
		}
		<-ctx.Done()
		return ctx.Err()
	})
	r.courier.refuse = func(l mailer.Envelope) error {
		if l.To == bo {
			stop()
		}
		return nil
	}
	if err := r.Run(ctx); err != nil {
		t.Fatal(err)
	}
	if got := r.kinds(t, 1); got != "Opened Accepted TurnPlayed" {
		t.Error(got)
	}
	if waiting, failed, err := r.Store.OutboxCounts(t.Context()); err != nil || waiting+failed != 0 {
		t.Errorf("%d letters wait and %d failed, %v", waiting, failed, err)
	}
	if notes.written == 0 {
		t.Error("no records were written")
	}
}

// notes is a recorder.
type notes struct {
	written int
}

func (n *notes) Write(context.Context) error         { n.written++; return nil }
func (n *notes) Examine(context.Context) error       { return nil }
func (*notes) Export(context.Context) error          { return nil }
func (*notes) Finish(context.Context) error          { return nil }
func (n *notes) Waits(context.Context) (bool, error) { return true, nil }
func (n *notes) Accept(context.Context) error        { return nil }

// TestRecordsFollowCommits: only what is committed goes into a record, and it is listed with it.
func TestRecordsFollowCommits(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	listed := func() []games.Unrecorded {
		t.Helper()
		list, err := r.Store.Unrecorded(t.Context(), r.now, 0, 9)
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	if err := r.Store.Recorded(t.Context(), listed()...); err != nil {
		t.Fatal(err)
	}
	r.store.before = func([]games.Commit) error { return errors.New("the disk is full") }
	turn := r.letter(ada, "white: Zd2-d3")
	r.Handle(t.Context(), []mailer.Incoming{turn})
	if list := listed(); len(list) != 0 {
		t.Errorf("%v are listed", list)
	}
	r.store.before = nil
	if got := r.Handle(t.Context(), []mailer.Incoming{turn}); got[0] != Done || len(listed()) != 1 {
		t.Errorf("ack %v, listed %v", got, listed())
	}
}

// crowded is a store in which others come into the way of marks, some times.
type crowded struct {
	games.Store
	times int
}

func (c *crowded) SetMark(ctx context.Context, of games.Scope, name, value string) error {
	if c.times--; c.times >= 0 {
		return games.ErrConflict
	}
	return c.Store.SetMark(ctx, of, name, value)
}

// TestBeginsInACrowd: a node that others come into the way of while it begins, as those that begin at the same moment, does not end for it.
func TestBeginsInACrowd(t *testing.T) {
	t.Parallel()
	r := newRig(t)
	r.past()
	store := &crowded{r.store, 2}
	r.Store = store
	if err := r.Daemon.begin(t.Context()); err != nil || store.times >= 0 {
		t.Errorf("%v; %d times are left", err, store.times)
	}
	if place, err := r.store.Mark(t.Context(), games.OfInbox, placeMark); err != nil || place == "" {
		t.Errorf("how far the folder of the handled letters went is %q, %v", place, err)
	}
}
