package smtp

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"

	"pbem/mailer"
)

// Courier sends letters over SMTP. It may be used by several goroutines.
type Courier struct {
	cfg   Config
	seats chan struct{} // one for each lane that is free

	mu   sync.Mutex
	free []*lane // the last used at the end: it is taken first, as it is still connected
}

// New returns the courier that cfg describes. It does not connect before there is something to send.
func New(cfg Config) *Courier {
	cfg = cfg.withDefaults()
	c := &Courier{cfg: cfg, seats: make(chan struct{}, cfg.Connections)}
	for range cfg.Connections {
		c.give(&lane{cfg: cfg})
	}
	return c
}

// take waits for a free lane; give returns it.
func (c *Courier) take() *lane {
	<-c.seats
	c.mu.Lock()
	defer c.mu.Unlock()
	l := c.free[len(c.free)-1]
	c.free = c.free[:len(c.free)-1]
	return l
}

func (c *Courier) give(l *lane) {
	c.mu.Lock()
	c.free = append(c.free, l)
	c.mu.Unlock()
	c.seats <- struct{}{}
}

// lettersPerLane is how many letters make one more connection worth opening.
const lettersPerLane = 8

// Send implements [mailer.Courier]. Every error is a *mailer.Failure. When the server does not answer at all, only one letter
// for each connection waits to find out.
func (c *Courier) Send(ctx context.Context, letters []mailer.Envelope) []error {
	errs := make([]error, len(letters))
	var next atomic.Int64
	var away atomic.Pointer[mailer.Failure]
	var workers sync.WaitGroup
	for range min(c.cfg.Connections, (len(letters)+lettersPerLane-1)/lettersPerLane) {
		workers.Go(func() {
			l := c.take()
			defer c.give(l)
			l.use()
			defer l.rest()
			for i := int(next.Add(1)) - 1; i < len(letters); i = int(next.Add(1)) - 1 {
				if silence := away.Load(); silence != nil {
					errs[i] = silence
					continue
				}
				errs[i] = l.deliver(ctx, letters[i])
				var f *mailer.Failure
				if errors.As(errs[i], &f) && f.Unreached && f.Code == 0 {
					away.Store(f)
				}
			}
		})
	}
	workers.Wait()
	return errs
}

// Close waits for what is being sent and closes the connections. A courier that is used again opens new ones.
func (c *Courier) Close() error {
	all := make([]*lane, 0, c.cfg.Connections)
	for range c.cfg.Connections {
		l := c.take()
		l.use()
		l.quit()
		all = append(all, l)
	}
	for _, l := range all {
		c.give(l)
	}
	return nil
}
