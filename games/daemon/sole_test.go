package daemon

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// TestTakenOver: one of three nodes watches the mailbox; when it is gone without a word another does within half a minute, and reads first what
// is known of it; when it ends in order, at once. Each letter is offered to one at a time.
func TestTakenOver(t *testing.T) {
	t.Parallel()
	for how, within := range map[string]time.Duration{"killed": 30 * time.Second, "ended": leaseRenew + time.Second} {
		t.Run(how, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				o := &office{}
				var watching, begun atomic.Int32
				var ends [3]context.CancelFunc
				var soles [3]*Sole
				for i := range soles {
					d := nodeOf(o, "one")
					soles[i] = d.Sole(inbox(func(ctx context.Context, _ Handler) error {
						watching.Add(1)
						<-ctx.Done()
						watching.Add(-1)
						return ctx.Err()
					}), func(context.Context) error { begun.Add(1); return nil })
					ctx, end := context.WithCancel(t.Context())
					defer end()
					ends[i] = end
					go soles[i].Run(ctx, nil)
					synctest.Wait()
				}
				if !soles[0].Here() || soles[1].Here() || soles[2].Here() || watching.Load() != 1 {
					t.Fatalf("%d watch", watching.Load())
				}
				if how == "killed" { // it does not give up its lease
					o.set(func(o *office) { o.dead = o.node })
				}
				ends[0]()
				synctest.Wait()
				gone := time.Now()
				for watching.Load() == 0 && time.Since(gone) < time.Hour {
					time.Sleep(time.Second)
					synctest.Wait()
				}
				if after := time.Since(gone); after > within || watching.Load() != 1 || begun.Load() != 2 || soles[0].Here() {
					t.Errorf("after %s %d watch, %d began", after, watching.Load(), begun.Load())
				}
			})
		})
	}
}

// TestGivesUp: what a way in gives up with ends its node, as it did before there were several.
func TestGivesUp(t *testing.T) {
	t.Parallel()
	failed := errors.New("it fails")
	for _, node := range []string{"", "one"} {
		s := nodeOf(&office{}, node).Sole(inbox(func(context.Context, Handler) error { return failed }), nil)
		if err := s.Run(t.Context(), nil); !errors.Is(err, failed) {
			t.Errorf("node %q: %v", node, err)
		}
	}
}
