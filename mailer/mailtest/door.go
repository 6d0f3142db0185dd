package mailtest

import (
	"net"
	"sync"
	"time"
)

// door is a listener on a free loopback port that knows its connections, so that it can close them all and wait for
// those who serve them: the servers' own Close does neither reliably.
type door struct {
	net.Listener
	served sync.WaitGroup // the accept loop and each connection

	mu     sync.Mutex
	closed bool
	conns  map[*visitor]bool
}

type visitor struct {
	net.Conn
	door *door
	once sync.Once
}

// openDoor listens and lets serve accept connections until the door is shut.
func openDoor(serve func(net.Listener) error) (*door, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	d := &door{Listener: listener, conns: make(map[*visitor]bool)}
	d.served.Go(func() { serve(d) })
	return d, nil
}

func (d *door) Accept() (net.Conn, error) {
	conn, err := d.Listener.Accept()
	if err != nil {
		return nil, err
	}
	v := &visitor{Conn: conn, door: d}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed {
		conn.Close()
		return nil, net.ErrClosed
	}
	d.conns[v] = true
	d.served.Add(1)
	return v, nil
}

// Close closes a connection once; a server closes it last of all.
func (v *visitor) Close() error {
	err := v.Conn.Close()
	v.once.Do(func() {
		v.door.mu.Lock()
		defer v.door.mu.Unlock()
		delete(v.door.conns, v)
		v.door.served.Done()
	})
	return err
}

// hangUp closes all connections; the servers notice and end their sessions.
func (d *door) hangUp() {
	d.mu.Lock()
	defer d.mu.Unlock()
	for v := range d.conns {
		v.Conn.Close()
	}
}

// farewell is how long the servers have to end their sessions.
const farewell = 10 * time.Second

// shut closes the listener and all connections and waits for their end. Not for ever: go-imap's server (2.0.0-beta.8) now and
// then waits for its own lock when a connection breaks in the middle of an answer.
func (d *door) shut() {
	d.mu.Lock()
	d.closed = true
	d.mu.Unlock()
	d.Listener.Close()
	d.hangUp()
	gone := make(chan struct{})
	go func() { d.served.Wait(); close(gone) }()
	select {
	case <-gone:
	case <-time.After(farewell):
	}
}
