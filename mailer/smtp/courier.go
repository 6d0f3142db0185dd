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
	slots chan struct{} // one for each that is free

	mu   sync.Mutex
	free []*connection // the last used at the end: it is taken first, as it is still connected
}

// New returns the courier that cfg describes. It does not connect before there is something to send.
func New(cfg Config) *Courier {
	cfg = cfg.withDefaults()
	c := &Courier{cfg: cfg, slots: make(chan struct{}, cfg.Connections)}
	for range cfg.Connections {
		c.give(&connection{cfg: cfg})
	}
	return c
}

// take waits for a free connection; give returns it.
func (c *Courier) take() *connection {
	<-c.slots
	c.mu.Lock()
	defer c.mu.Unlock()
	conn := c.free[len(c.free)-1]
	c.free = c.free[:len(c.free)-1]
	return conn
}

func (c *Courier) give(conn *connection) {
	c.mu.Lock()
	c.free = append(c.free, conn)
	c.mu.Unlock()
	c.slots <- struct{}{}
}

// lettersPerConnection is how many letters make one more connection worth opening.
const lettersPerConnection = 8

// secondOpinion letters in a row are refused for something about us until no other is tried.
const secondOpinion = 2

// Send implements [mailer.Courier]. Every error in a reply but mailer.ErrLate is a *mailer.Failure. When the server does not answer at all, or
// does not take our login, only one letter for each connection finds out, and the others are unreached: many lock out who keeps trying. Where it
// refuses a letter for something about us, the next one finds out whether that was about this letter after all.
func (c *Courier) Send(ctx context.Context, letters []mailer.Envelope) []mailer.Reply {
	replies := make([]mailer.Reply, len(letters))
	var next atomic.Int64
	var away atomic.Pointer[mailer.Failure]
	var refused atomic.Int32 // how many letters in a row, for something about us
	var workers sync.WaitGroup
	for range min(c.cfg.Connections, (len(letters)+lettersPerConnection-1)/lettersPerConnection) {
		workers.Go(func() {
			conn := c.take()
			defer c.give(conn)
			conn.use()
			defer conn.rest()
			for i := int(next.Add(1)) - 1; i < len(letters); i = int(next.Add(1)) - 1 {
				if silence := away.Load(); silence != nil {
					replies[i].Err = silence
					continue
				}
				replies[i].Text, replies[i].Err = conn.deliver(ctx, letters[i])
				var f *mailer.Failure
				switch ours := errors.As(replies[i].Err, &f) && f.Ours; {
				case f == nil || !ours && !f.Unreached:
					refused.Store(0)
				case ours && (f.Unreached || refused.Add(1) == secondOpinion) || f.Unreached && f.Code == 0:
					untried := *f
					untried.Unreached = true
					away.Store(&untried)
				}
			}
		})
	}
	workers.Wait()
	return replies
}

// Close waits for what is being sent and closes the connections. A courier that is used again opens new ones.
func (c *Courier) Close() error {
	all := make([]*connection, 0, c.cfg.Connections)
	for range c.cfg.Connections {
		conn := c.take()
		conn.use()
		conn.quit()
		all = append(all, conn)
	}
	for _, conn := range all {
		c.give(conn)
	}
	return nil
}
