package daemon

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"pbem/games"
)

// office is a store that gives leases, as long as it answers, and one that another can take away.
type office struct {
	games.Store
	mu    sync.Mutex
	node  string
	until time.Time
	fails error
	dead  string // a node that says no more
}

func (o *office) TakeLease(_ context.Context, _, node string, long time.Duration) (bool, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.fails != nil {
		return false, o.fails
	}
	if o.node != node && time.Now().Before(o.until) {
		return false, nil
	}
	o.node, o.until = node, time.Now().Add(long)
	return true, nil
}

func (o *office) EndLease(_ context.Context, _, node string) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.node == node && node != o.dead {
		o.until = time.Time{}
	}
	return nil
}

func (o *office) set(change func(*office)) {
	o.mu.Lock()
	defer o.mu.Unlock()
	change(o)
}

func nodeOf(o *office, name string) *Daemon {
	return New(Parts{Store: o, Node: name, Log: slog.New(slog.DiscardHandler), Clock: time.Now})
}

// TestSolely: while one node works no other does, for as long as that takes; whoever asks next goes on when it has ended.
func TestSolely(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		o := &office{}
		one, two := nodeOf(o, "one"), nodeOf(o, "one") // by mistake they are called the same
		mine, err := one.solely(t.Context(), "x", func(ctx context.Context) error {
			for range 4 {
				time.Sleep(leaseLong)
				if mine, err := two.solely(t.Context(), "x", nil); mine || err != nil {
					t.Errorf("another does it, too: %v", err)
				}
			}
			return context.Cause(ctx)
		})
		if !mine || err != nil {
			t.Errorf("the first: %v, %v", mine, err)
		}
		failed := errors.New("it fails")
		if mine, err := two.solely(t.Context(), "x", func(context.Context) error { return failed }); !mine || !errors.Is(err, failed) {
			t.Errorf("the next: %v, %v", mine, err)
		}
	})
}

// TestLeaseLost: what hangs on a lease ends before another node can have it: when another has it, and while the store does not answer; not
// when it answers again in time. That the daemon itself ends is told.
func TestLeaseLost(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		happens func(*office, context.CancelFunc)
		after   time.Duration // so long until the work ends, since a lease that was new; 0 for never
		want    error
	}{
		"another has it": {func(o *office, _ context.CancelFunc) { o.node, o.until = "two", time.Now().Add(time.Hour) }, leaseRenew, nil},
		"no answer":      {func(o *office, _ context.CancelFunc) { o.fails = games.ErrUnavailable }, leaseTrust, nil},
		"an answer in time": {func(o *office, _ context.CancelFunc) {
			o.fails = games.ErrUnavailable
			time.AfterFunc(2*leaseRenew, func() { o.set(func(o *office) { o.fails = nil }) })
		}, 0, nil},
		"the daemon ends": {func(_ *office, end context.CancelFunc) { end() }, time.Nanosecond, context.Canceled},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				o := &office{}
				ctx, end := context.WithCancel(t.Context())
				defer end()
				began := time.Now()
				mine, err := nodeOf(o, "one").solely(ctx, "x", func(ctx context.Context) error {
					o.set(func(o *office) { c.happens(o, end) })
					select {
					case <-ctx.Done():
						return ctx.Err()
					case <-time.After(time.Hour):
						return nil
					}
				})
				lasted := time.Since(began)
				if !mine || !errors.Is(err, c.want) {
					t.Errorf("%v, %v", mine, err)
				}
				if want := c.after; want == 0 && lasted < time.Hour || want > 0 && lasted > want {
					t.Errorf("the work ended after %s", lasted)
				}
			})
		})
	}
}

// TestAlone: who is alone with its store asks for no lease.
func TestAlone(t *testing.T) {
	t.Parallel()
	d := nodeOf(nil, "")
	if mine, err := d.solely(t.Context(), "x", func(context.Context) error { return nil }); !mine || err != nil {
		t.Errorf("%v, %v", mine, err)
	}
}
