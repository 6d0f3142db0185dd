package service

import (
	"fmt"
	"sync/atomic"
	"time"

	"pbem/adjudicator/clock"
)

// timepiece is the clock of a service. Whoever serves a club that has its store in a database goes by that one's clock, so that all nodes have the
// same time: it is this machine's, less what that is ahead, as far as is known since they were last compared.
type timepiece struct {
	machine func() time.Time // this machine's
	shown   func() time.Time // the one that the service was given: this machine's, but in tests
	ahead   atomic.Int64     // of the database's
	follows bool
}

func newTimepiece(w World) *timepiece {
	t := &timepiece{machine: w.Own, shown: w.Clock, follows: w.Serves}
	if t.machine == nil {
		t.machine = time.Now
	}
	return t
}

func (t *timepiece) now() time.Time { return t.shown().Add(-time.Duration(t.ahead.Load())) }

// plausible refuses to begin while the clock is far from any time in which people play.
func plausible(now time.Time) error {
	if err := clock.Plausible(now); err != nil {
		return fmt.Errorf("%w; set it, and start again", err)
	}
	return nil
}

// set is told by how much this machine's clock is ahead. What came for a moment has one moment for all that it does.
func (t *timepiece) set(ahead time.Duration) {
	if t.follows {
		t.ahead.Store(int64(ahead))
	}
}
