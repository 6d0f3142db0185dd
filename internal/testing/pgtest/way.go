package pgtest

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"path/filepath"
	"sync"
	"sync/atomic"
)

// Fate is what becomes of a COMMIT on its way.
type Fate int

// The fates. But of one that arrives, nobody hears anything.
const (
	Arrives    Fate = iota
	Unheard         // the connection ends before the server has heard of it
	Underway        // the connection ends when it was sent
	Unanswered      // the connection ends when it was done, and the answer had been sent
)

// Way lies between a node and a server: it can be cut, and fall silent.
type Way struct {
	listener net.Listener
	server   func() (socket string) // of the server just now
	fate     func() Fate            // of the next COMMIT

	mu    sync.Mutex
	state state
	sent  atomic.Int64
	open  chan struct{} // closed while words pass
	conns map[net.Conn]bool
}

// state is how a way is.
type state int

const (
	whole state = iota
	cut
	silent
)

// NewWay listens in a folder, which is then the host in an address of a database. fate is asked for each COMMIT.
func NewWay(folder string, server func() string, fate func() Fate) (*Way, error) {
	listener, err := net.Listen("unix", filepath.Join(folder, ".s.PGSQL.5432"))
	if err != nil {
		return nil, fmt.Errorf("cannot listen before the database: %w", err)
	}
	w := &Way{listener: listener, server: server, fate: fate, conns: map[net.Conn]bool{}, open: make(chan struct{})}
	close(w.open)
	go w.serve()
	return w, nil
}

// Sent is how often nodes have sent something, and so waited for an answer.
func (w *Way) Sent() int64 { return w.sent.Load() }

// Cut ends all connections, and refuses others until the way is mended.
func (w *Way) Cut() { w.be(cut) }

// Silence holds whatever is sent either way until the way is mended, or cut.
func (w *Way) Silence() { w.be(silent) }

// Mend has all pass again.
func (w *Way) Mend() { w.be(whole) }

// Close ends the way.
func (w *Way) Close() error {
	err := w.listener.Close()
	w.be(cut)
	return err
}

func (w *Way) be(s state) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if s == silent && w.state != silent {
		w.open = make(chan struct{})
	}
	if s != silent && w.state == silent {
		close(w.open)
	}
	w.state = s
	if s != cut {
		return
	}
	for conn := range w.conns {
		conn.Close()
	}
}

func (w *Way) serve() {
	for {
		node, err := w.listener.Accept()
		if err != nil {
			return // it was closed
		}
		go w.between(node)
	}
}

func (w *Way) between(node net.Conn) {
	defer w.leave(node)
	if !w.enter(node) {
		return
	}
	server, err := net.Dial("unix", w.server())
	if err != nil {
		return
	}
	defer w.leave(server)
	if !w.enter(server) {
		return
	}
	var deaf atomic.Bool
	answered := make(chan struct{})
	go func() {
		defer close(answered)
		w.answers(server, node, &deaf)
	}()
	w.asks(node, server.(*net.UnixConn), &deaf, answered)
}

func (w *Way) enter(conn net.Conn) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.conns[conn] = true
	return w.state != cut
}

func (w *Way) leave(conn net.Conn) {
	conn.Close()
	w.mu.Lock()
	defer w.mu.Unlock()
	delete(w.conns, conn)
}

// passes waits while the way is silent.
func (w *Way) passes() {
	w.mu.Lock()
	open := w.open
	w.mu.Unlock()
	<-open
}

// asks carries what the node sends.
func (w *Way) asks(node net.Conn, server *net.UnixConn, deaf *atomic.Bool, answered <-chan struct{}) {
	for buffer := make([]byte, 64<<10); ; {
		n, err := node.Read(buffer)
		if err != nil {
			return
		}
		w.sent.Add(1)
		w.passes()
		if bytes.HasSuffix(bytes.ToLower(buffer[:n]), []byte("commit\x00")) {
			switch w.fate() {
			case Unheard:
				return
			case Underway:
				node.Close()
				if _, err := server.Write(buffer[:n]); err != nil || server.CloseWrite() != nil {
					return
				}
				<-answered
				return
			case Unanswered:
				deaf.Store(true)
			}
		}
		if _, err := server.Write(buffer[:n]); err != nil {
			return
		}
	}
}

// answers carries what the server sends. The node is deaf for the last of it.
func (w *Way) answers(server, node net.Conn, deaf *atomic.Bool) {
	defer node.Close()
	for buffer := make([]byte, 64<<10); ; {
		n, err := server.Read(buffer)
		if err != nil || deaf.Load() {
			return
		}
		w.passes()
		if _, err := node.Write(buffer[:n]); err != nil {
			_, _ = io.Copy(io.Discard, server) // what was under way is done first
			return
		}
	}
}
