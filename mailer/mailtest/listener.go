package mailtest

import (
	"net"
	"sync"
	"time"
)

// listener listens on a free loopback port and knows its connections, so that it can close them all and wait for
// those who serve them: the servers' own Close does neither reliably.
type listener struct {
	net.Listener
	served sync.WaitGroup // the accept loop and each connection

	mu     sync.Mutex
	closed bool
	conns  map[*connection]bool
}

type connection struct {
	net.Conn
	listener *listener
	once     sync.Once
}

// startListener has serve accept connections until the listener is shut.
func startListener(serve func(net.Listener) error) (*listener, error) {
	socket, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	l := &listener{Listener: socket, conns: make(map[*connection]bool)}
	l.served.Go(func() { serve(l) })
	return l, nil
}

func (l *listener) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	c := &connection{Conn: conn, listener: l}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		conn.Close()
		return nil, net.ErrClosed
	}
	l.conns[c] = true
	l.served.Add(1)
	return c, nil
}

// Close closes a connection once; a server closes it last of all.
func (c *connection) Close() error {
	err := c.Conn.Close()
	c.once.Do(func() {
		c.listener.mu.Lock()
		defer c.listener.mu.Unlock()
		delete(c.listener.conns, c)
		c.listener.served.Done()
	})
	return err
}

// hangUp closes all connections; the servers notice and end their sessions.
func (l *listener) hangUp() {
	l.mu.Lock()
	defer l.mu.Unlock()
	for c := range l.conns {
		c.Conn.Close()
	}
}

// shutTimeout is how long the servers have to end their sessions.
const shutTimeout = 10 * time.Second

// shut closes the listener and all connections and waits for their end. Not for ever: go-imap's server (2.0.0-beta.8) now and
// then waits for its own lock when a connection breaks in the middle of an answer.
func (l *listener) shut() {
	l.mu.Lock()
	l.closed = true
	l.mu.Unlock()
	l.Listener.Close()
	l.hangUp()
	gone := make(chan struct{})
	go func() { l.served.Wait(); close(gone) }()
	select {
	case <-gone:
	case <-time.After(shutTimeout):
	}
}
