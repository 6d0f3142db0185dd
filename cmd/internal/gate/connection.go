package gate

import (
	"net"
	"sync/atomic"
	"time"
)

const (
	// leastWait is how long a reader may let an answer wait when somebody else wants in.
	leastWait = 250 * time.Millisecond
	// mouthful is how many bytes are written at once: who reads them has read something.
	mouthful = 16 << 10
)

// connection is a reader's, and knows since when an answer waits to be read.
type connection struct {
	net.Conn
	since atomic.Int64 // in nanoseconds of the epoch; 0 where nothing waits
}

// Write writes in small pieces.
func (c *connection) Write(b []byte) (n int, err error) {
	defer c.since.Store(0)
	for len(b) > 0 && err == nil {
		c.since.Store(time.Now().UnixNano())
		var k int
		k, err = c.Conn.Write(b[:min(len(b), mouthful)])
		n, b = n+k, b[k:]
	}
	return n, err
}

// waits is for how long a piece of an answer has waited.
func (c *connection) waits() time.Duration {
	since := c.since.Load()
	if since == 0 {
		return 0
	}
	return time.Since(time.Unix(0, since))
}
