package receiver

import (
	"crypto/tls"
	"errors"
	"net"
	"net/netip"
	"os"
	"sync"
	"time"

	"github.com/emersion/go-smtp"
)

// connection is a client's, with what go-smtp leaves open: an end to its time, a bound on how much is said to it, and reads
// that fail for good. The last closes a trap: go-smtp reads on after a time-out in the middle of a letter, and would take
// the rest of the letter for commands. Another: it would answer a chunk that stalls with a permanent failure, unless the
// error is a reply.
type connection struct {
	net.Conn
	listener *listener
	ip       netip.Addr // not valid on a unix socket
	end      time.Time

	mu      sync.Mutex
	done    progress
	failed  error // of the first read that failed
	replies int   // lines said since the last letter
	last    bool  // hang up after the next line
	session *session
	closed  bool
}

var errTalk = errors.New("the client has heard too many replies without sending a letter")

// local reports whether the client is on this machine.
func (c *connection) local() bool { return !c.ip.IsValid() || c.ip.IsLoopback() }

func (c *connection) Read(b []byte) (int, error) {
	c.mu.Lock()
	err := c.failed
	c.mu.Unlock()
	if err != nil {
		return 0, err
	}
	n, err := c.Conn.Read(b)
	if n > 0 {
		c.hears(n)
	}
	if errors.Is(err, os.ErrDeadlineExceeded) {
		err = tooSlow()
	}
	if err != nil {
		c.mu.Lock()
		c.failed = err
		c.mu.Unlock()
	}
	return n, err
}

// broken reports whether a read has failed, also by the client's hanging up. go-smtp takes a BDAT chunk that ends so for a
// whole one.
func (c *connection) broken() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.failed != nil
}

// Write is called once a line, encrypted or not.
func (c *connection) Write(b []byte) (int, error) {
	c.mu.Lock()
	c.replies++
	c.done.replies = c.replies
	last, talk := c.last, c.replies > maxReplies
	c.mu.Unlock()
	if talk {
		c.Close()
		return 0, errTalk
	}
	n, err := c.Conn.Write(b)
	if last {
		c.Close()
	}
	return n, err
}

// hangUpAfterReply makes the next line that is said the last.
func (c *connection) hangUpAfterReply() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.last = true
}

// wrote notes that the client has sent a letter: it may go on talking.
func (c *connection) wrote() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.replies, c.done.replies = 0, 0
}

// hears notes that the client has said so many bytes.
func (c *connection) hears(bytes int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.done.heard = time.Now()
	if c.done.stage == sending {
		c.done.bytes += int64(bytes)
	}
}

// reaches notes how far the client has come with a letter.
func (c *connection) reaches(s stage) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if s == sending {
		c.done.began, c.done.bytes = time.Now(), 0
	}
	c.done.stage = s
}

func (c *connection) progress() progress {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.done
}

// breakOff ends a letter that does not come to its end: the client hears that it was too slow.
func (c *connection) breakOff() {
	c.mu.Lock()
	c.failed = tooSlow()
	c.mu.Unlock()
	_ = c.Conn.SetReadDeadline(time.Now())
}

// SetReadDeadline shortens what is asked for: to the end of the connection's time, and when connections are scarce.
func (c *connection) SetReadDeadline(t time.Time) error {
	if t.After(c.end) {
		t = c.end
	}
	if c.listener.scarce() {
		if soon := time.Now().Add(c.listener.cfg.Hurry); t.After(soon) {
			t = soon
		}
	}
	return c.Conn.SetReadDeadline(t)
}

// Close closes the connection; go-smtp does so last of all. Only the first call does something.
func (c *connection) Close() error {
	c.mu.Lock()
	again := c.closed
	c.closed = true
	c.mu.Unlock()
	if again {
		return nil
	}
	err := c.Conn.Close()
	c.listener.left(c)
	return err
}

// entered notes the session that a connection is in; nil before EHLO.
func (c *connection) entered(s *session) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.session = s
}

// dismiss closes a connection that is not sending a letter, with a last reply.
func (c *connection) dismiss(why *smtp.SMTPError) {
	c.mu.Lock()
	s := c.session
	c.mu.Unlock()
	if s == nil {
		c.Close()
		return
	}
	s.dismiss(why)
}

// connectionOf finds ours under go-smtp's connection, which may be encrypted by now.
func connectionOf(conn net.Conn) *connection {
	if secure, ok := conn.(*tls.Conn); ok {
		conn = secure.NetConn()
	}
	return conn.(*connection)
}
