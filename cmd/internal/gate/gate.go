// Package gate lets readers in at a listener: no more at once than it has room for, and of each network no more than its share, so that
// idle readers of pages never take the descriptors that letters need.
//
// The idea: a connection that waits for its next request is worth less than one that has just come. When the room is full, the one that
// has been idle longest, of the network that has most, makes room; where all are being served, the one whose reader has not read for longest.
package gate

import (
	"net"
	"net/http"
	"net/netip"
	"sync"
	"sync/atomic"
	"time"
)

const (
	// mostOpen is how many connections there may be at once, where the process may have that many files open.
	mostOpen = 200
	// share of the files that the process may have open is the most that one listener takes.
	share = 8
	// mostOfNetwork is how many of them may be of one network: an IPv4 /24, or an IPv6 /48. Clients on this machine are not counted:
	// the host's own web server stands there, with everybody behind it.
	mostOfNetwork = 40
)

// Gate is a listener that turns away what is too much. State belongs into the server's ConnState.
type Gate struct {
	net.Listener
	room int

	mu       sync.Mutex
	open     map[net.Conn]time.Time // since when it waits for a request; zero while it is served
	networks map[netip.Prefix]int
}

// New returns a gate before a listener.
func New(behind net.Listener) *Gate {
	return &Gate{Listener: behind, room: Room(), open: map[net.Conn]time.Time{}, networks: map[netip.Prefix]int{}}
}

// Room is how many connections one listener takes at most: a share of the files that the process may have open.
func Room() int {
	limit, ok := mostFiles()
	if !ok || limit >= share*mostOpen {
		return mostOpen
	}
	return max(4, int(limit)/share)
}

// Accept waits for the next reader who may come in.
func (g *Gate) Accept() (net.Conn, error) {
	for {
		conn, err := g.Listener.Accept()
		if err != nil {
			return nil, err
		}
		if c := (&connection{Conn: conn}); g.admit(c) {
			return c, nil
		}
		conn.Close()
	}
}

func (g *Gate) admit(conn net.Conn) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	from, counted := network(conn)
	if counted && g.networks[from] >= mostOfNetwork && !g.turnOut(func(of netip.Prefix) bool { return of == from }) {
		return false
	}
	if len(g.open) >= g.room && !g.makeRoom(from) && !g.turnOut(func(netip.Prefix) bool { return true }) {
		return false
	}
	g.open[conn] = time.Now()
	if counted {
		g.networks[from]++
	}
	return true
}

// State is told what the server does with a connection (http.Server.ConnState).
func (g *Gate) State(conn net.Conn, state http.ConnState) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if _, known := g.open[conn]; !known {
		return
	}
	switch state {
	case http.StateActive:
		g.open[conn] = time.Time{}
	case http.StateIdle:
		g.open[conn] = time.Now()
	case http.StateClosed, http.StateHijacked:
		g.forget(conn)
	}
}

// makeRoom closes the connection that has been idle longest, of the network that has most; false where all are being served, or where
// none has more than the newcomer's. It is called with the lock held.
func (g *Gate) makeRoom(newcomer netip.Prefix) bool {
	var victim net.Conn
	for conn, idle := range g.open {
		if !idle.IsZero() && (victim == nil || g.sooner(conn, victim)) {
			victim = conn
		}
	}
	if victim == nil {
		return false
	}
	of, _ := network(victim)
	if g.networks[of] <= g.networks[newcomer] && time.Since(g.open[victim]) < time.Second {
		return false
	}
	g.forget(victim)
	victim.Close()
	return true
}

// sooner reports whether a connection has to go before another.
func (g *Gate) sooner(a, b net.Conn) bool {
	ofA, _ := network(a)
	ofB, _ := network(b)
	if g.networks[ofA] != g.networks[ofB] {
		return g.networks[ofA] > g.networks[ofB]
	}
	return g.open[a].Before(g.open[b])
}

// turnOut closes the connection whose reader has let an answer wait longest, of the network that has most of those asked for; false where
// none waits. It is called with the lock held.
func (g *Gate) turnOut(among func(of netip.Prefix) bool) bool {
	var victim *connection
	var longest time.Duration
	most := 0
	for conn := range g.open {
		c, ok := conn.(*connection)
		of, _ := network(conn)
		if !ok || !among(of) {
			continue
		}
		waits := c.waits()
		if n := g.networks[of]; waits >= leastWait && (victim == nil || n > most || n == most && waits > longest) {
			victim, longest, most = c, waits, n
		}
	}
	if victim == nil {
		return false
	}
	g.forget(victim)
	victim.Close()
	return true
}

func (g *Gate) forget(conn net.Conn) {
	delete(g.open, conn)
	if of, counted := network(conn); counted {
		if g.networks[of]--; g.networks[of] == 0 {
			delete(g.networks, of)
		}
	}
}

// network is where a connection comes from; counted is false for this machine.
func network(conn net.Conn) (of netip.Prefix, counted bool) {
	address, ok := conn.RemoteAddr().(*net.TCPAddr)
	if !ok {
		return netip.Prefix{}, false
	}
	ip := address.AddrPort().Addr().Unmap().WithZone("")
	bits := 24
	if ip.Is6() {
		bits = 48
	}
	of, err := ip.Prefix(bits)
	return of, err == nil && !ip.IsLoopback()
}

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
