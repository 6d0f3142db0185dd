package imap

import (
	"context"
	"math/rand/v2"
	"time"
)

// backoff gives growing pauses.
type backoff struct {
	min, max time.Duration
	failures int
}

func (b *backoff) reset() { b.failures = 0 }

// next returns the pause after one more failure, between half of it and all of it, so that many clients of a server that
// fell over do not come back in step.
func (b *backoff) next() time.Duration { return b.nextUpTo(b.max) }

// nextUpTo is next with another longest pause.
func (b *backoff) nextUpTo(longest time.Duration) time.Duration {
	pause := grow(b.min, longest, b.failures)
	b.failures++
	return pause/2 + rand.N(pause/2+1)
}

// grow doubles the first pause for each failure before, up to the longest.
func grow(first, longest time.Duration, failures int) time.Duration {
	pause := first
	for ; failures > 0 && pause < longest; failures-- {
		pause *= 2
	}
	return min(pause, longest)
}

// sleep waits until the time is over or the context ends.
func sleep(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-timer.C:
	}
}
