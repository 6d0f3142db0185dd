package imap

import (
	"context"
	"net"
	"sync"
	"time"
)

// connection is a connection to the server. The IMAP client has no read time-out and no context while it waits, so the
// connection closes itself when a command hears nothing for too long or its context ends; the client then fails whatever it
// waits for.
type connection struct {
	net.Conn
	mu      sync.Mutex
	timer   *time.Timer // nil while no command waits
	timeout time.Duration
}

func (c *connection) Read(b []byte) (int, error) {
	n, err := c.Conn.Read(b)
	if n > 0 {
		c.heard()
	}
	return n, err
}

func (c *connection) heard() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.timer != nil {
		c.timer.Reset(c.timeout)
	}
}

// command runs do, and closes the connection if it hears nothing for the timeout or if the context ends.
func (c *connection) command(ctx context.Context, do func() error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	stop := context.AfterFunc(ctx, c.cut)
	defer stop()
	c.arm()
	defer c.disarm()
	return do()
}

func (c *connection) cut() { c.Conn.Close() }

func (c *connection) arm() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.timer = time.AfterFunc(c.timeout, c.cut)
}

func (c *connection) disarm() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.timer.Stop()
	c.timer = nil
}
