package daemon

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"golang.org/x/sync/errgroup"

	"pbem/games"
)

// dense is a store that is compacted as the test wants it.
type dense struct {
	games.Store
	compact func() error
}

func (d dense) Compact(context.Context) error { return d.compact() }

// TestStillRead: while somebody reads on what was taken out, the store works; the log says so now and then, and each look tries again.
func TestStillRead(t *testing.T) {
	r := newRig(t)
	var log bytes.Buffer
	r.Log = slog.New(slog.NewTextHandler(&log, nil))
	tries, reading := 0, true
	r.Store = dense{r.store, func() error {
		tries++
		if reading {
			return fmt.Errorf("a backup reads: %w", games.ErrStillRead)
		}
		return nil
	}}
	gaps := func() string {
		t.Helper()
		value, err := r.store.Mark(t.Context(), games.OfService, games.MarkGaps)
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
	if err := r.store.SetMark(t.Context(), games.OfService, games.MarkGaps, "of ada"); err != nil {
		t.Fatal(err)
	}
	for range 30 {
		if err := r.Tick(t.Context(), r.now); err != nil || r.troubled() != nil {
			t.Fatal(err, r.troubled())
		}
		r.now = r.now.Add(time.Minute)
	}
	if n := strings.Count(log.String(), "a backup reads"); n != 1 || strings.Contains(log.String(), "ERROR") || tries != 30 || gaps() == "" {
		t.Errorf("tried %d times, the mark is %q, the log:\n%s", tries, gaps(), log.String())
	}
	reading = false
	if err := r.Tick(t.Context(), r.now); err != nil || gaps() != "" {
		t.Errorf("when nobody reads: %v, the mark is %q", err, gaps())
	}
}

// TestTimePassesBeside: while the files of a store are written anew, which in a great one is long, time passes in the games.
func TestTimePassesBeside(t *testing.T) {
	r := newRig(t)
	begun, end, tries := make(chan bool), make(chan bool), 0
	r.Store = dense{r.store, func() error {
		tries++
		close(begun)
		<-end
		return nil
	}}
	if err := r.store.SetMark(t.Context(), games.OfService, games.MarkGaps, "of ada"); err != nil {
		t.Fatal(err)
	}
	var beside errgroup.Group
	beside.SetLimit(1)
	for range 3 {
		r.now = r.now.Add(time.Minute)
		if err := r.lapse(t.Context(), &beside, r.now); err != nil {
			t.Fatal(err)
		}
	}
	<-begun
	close(end)
	if err := beside.Wait(); err != nil || tries != 1 || r.troubled() != nil {
		t.Errorf("%v, it was begun %d times, %v", err, tries, r.troubled())
	}
}
