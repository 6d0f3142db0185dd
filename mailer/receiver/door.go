package receiver

import (
	"maps"
	"net"
	"net/netip"
	"slices"
	"sync"
	"time"

	"github.com/emersion/go-smtp"
)

// door is a listener that lets in no more callers than there are lines, and no client too often.
type door struct {
	net.Listener
	cfg    Config
	ledger *ledger

	mu      sync.Mutex
	inside  map[*caller]bool
	clients map[netip.Prefix]int // callers of each client; only those that are inside
	shut    bool
	empty   chan struct{} // closed when the door is shut and everybody has left
}

func newDoor(listener net.Listener, cfg Config) *door {
	return &door{Listener: listener, cfg: cfg, ledger: newLedger(cfg.ConnectionsMinute, cfg.LettersMinute),
		inside: map[*caller]bool{}, clients: map[netip.Prefix]int{}, empty: make(chan struct{})}
}

// Accept waits for the next client that may come in.
func (d *door) Accept() (net.Conn, error) {
	for {
		conn, err := d.Listener.Accept()
		if err != nil {
			return nil, err
		}
		c := &caller{Conn: conn, door: d, ip: ipOf(conn), end: time.Now().Add(d.cfg.SessionTime)}
		no := d.admit(c)
		if no == nil {
			d.cfg.Count(Connection)
			return c, nil
		}
		d.cfg.Count(Busy)
		d.cfg.Logger.Debug("sent a mail client away", "client", conn.RemoteAddr(), "reply", no.Message)
		sayAndClose(conn, no)
	}
}

func ipOf(conn net.Conn) netip.Addr {
	address, ok := conn.RemoteAddr().(*net.TCPAddr)
	if !ok {
		return netip.Addr{}
	}
	return address.AddrPort().Addr().Unmap().WithZone("")
}

// admit lets a caller in, or returns what to tell it.
func (d *door) admit(c *caller) *smtp.SMTPError {
	strange := !d.cfg.LMTP && !c.local()
	if strange && !d.ledger.call(c.ip, d.cfg.Clock()) {
		return tooManyConnections()
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	switch {
	case d.shut:
		return stopping()
	case len(d.inside) >= d.cfg.Connections:
		return crowded()
	case strange && d.clients[network(c.ip)] >= d.cfg.PerClient:
		return tooManyConnections()
	}
	d.inside[c] = true
	if c.ip.IsValid() {
		d.clients[network(c.ip)]++
	}
	return nil
}

// left notes that a caller is gone.
func (d *door) left(c *caller) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.inside[c] {
		return
	}
	delete(d.inside, c)
	if c.ip.IsValid() {
		of := network(c.ip)
		if d.clients[of]--; d.clients[of] == 0 {
			delete(d.clients, of)
		}
	}
	d.checkEmpty()
}

// scarce reports whether more than three quarters of the lines are taken.
func (d *door) scarce() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return len(d.inside)*4 > d.cfg.Connections*3
}

// close lets nobody in any more, and sends away all who are not sending a letter.
func (d *door) close() {
	d.mu.Lock()
	d.shut = true
	d.checkEmpty()
	d.mu.Unlock()
	d.Listener.Close()
	for _, c := range d.callers() {
		go c.dismiss()
	}
}

// hangUp closes all connections.
func (d *door) hangUp() {
	for _, c := range d.callers() {
		c.Close()
	}
}

func (d *door) closing() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.shut
}

func (d *door) callers() []*caller {
	d.mu.Lock()
	defer d.mu.Unlock()
	return slices.Collect(maps.Keys(d.inside))
}

// checkEmpty is called with the lock held.
func (d *door) checkEmpty() {
	if d.shut && len(d.inside) == 0 {
		select {
		case <-d.empty:
		default:
			close(d.empty)
		}
	}
}

// farewell bounds how long a client's deafness can hold up a last word.
const farewell = time.Second

func sayAndClose(conn net.Conn, last *smtp.SMTPError) {
	conn.SetWriteDeadline(time.Now().Add(farewell))
	conn.Write([]byte(line(last)))
	conn.Close()
}
