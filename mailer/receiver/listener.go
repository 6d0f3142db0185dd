package receiver

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"net"
	"net/netip"
	"os"
	"slices"
	"sync"
	"syscall"
	"time"

	"github.com/coreos/go-systemd/v22/activation"
	"github.com/emersion/go-smtp"
)

// listener accepts no more connections than are allowed at once, and none of a client that comes too often.
type listener struct {
	net.Listener
	cfg     Config
	limiter *rateLimiter

	mu       sync.Mutex
	open     map[*connection]bool
	clients  map[netip.Prefix]int // connections of each client; only those that are open
	networks map[netip.Prefix]int // likewise of each network
	closed   bool
	empty    chan struct{} // closed when the listener is closed and no connection is left
}

func newListener(socket net.Listener, cfg Config) *listener {
	return &listener{Listener: socket, cfg: cfg,
		limiter: newRateLimiter(rates{cfg.ConnectionsMinute, cfg.LettersMinute, 0}, rates{2 * cfg.ConnectionsMinute, 2 * cfg.LettersMinute, cfg.BytesMinute}),
		open:    map[*connection]bool{}, clients: map[netip.Prefix]int{}, networks: map[netip.Prefix]int{}, empty: make(chan struct{})}
}

// Accept waits for the next client that may come in.
func (l *listener) Accept() (net.Conn, error) {
	for {
		conn, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		c := &connection{Conn: conn, listener: l, ip: ipOf(conn), end: time.Now().Add(l.cfg.SessionTime), done: progress{heard: time.Now()}}
		no := l.admit(c)
		if no == nil {
			l.cfg.Count(Connection)
			return c, nil
		}
		l.cfg.Count(Busy)
		l.cfg.Logger.Debug("sent a mail client away", "client", conn.RemoteAddr(), "reply", no.Message)
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

// admit counts a connection in, or returns what to tell the client.
func (l *listener) admit(c *connection) *smtp.SMTPError {
	strange := !l.cfg.LMTP && !c.local()
	if strange && !l.limiter.allowConnection(c.ip, l.cfg.Clock()) {
		return tooManyConnections()
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case l.closed:
		return stopping()
	case strange && (l.clients[customer(c.ip)] >= l.cfg.PerClient || l.networks[network(c.ip)] >= l.cfg.PerNetwork):
		return tooManyConnections()
	case len(l.open) >= l.cfg.Connections && !l.makeRoom(c):
		return crowded()
	}
	l.open[c] = true
	if c.ip.IsValid() {
		l.clients[customer(c.ip)]++
		l.networks[network(c.ip)]++
	}
	return nil
}

// left notes that a connection is gone.
func (l *listener) left(c *connection) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.open[c] {
		return
	}
	delete(l.open, c)
	if c.ip.IsValid() {
		l.lose(l.clients, customer(c.ip))
		l.lose(l.networks, network(c.ip))
	}
	l.checkEmpty()
}

// scarce reports whether more than three quarters of the connections are taken.
func (l *listener) scarce() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.open)*4 > l.cfg.Connections*3
}

// close lets nobody in any more, and sends away all who are not sending a letter.
func (l *listener) close() {
	l.mu.Lock()
	l.closed = true
	l.checkEmpty()
	l.mu.Unlock()
	l.Listener.Close()
	for _, c := range l.connections() {
		go c.dismiss(stopping())
	}
}

// hangUp closes all connections.
func (l *listener) hangUp() {
	for _, c := range l.connections() {
		c.Close()
	}
}

func (l *listener) closing() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.closed
}

func (l *listener) connections() []*connection {
	l.mu.Lock()
	defer l.mu.Unlock()
	return slices.Collect(maps.Keys(l.open))
}

// checkEmpty is called with the lock held.
func (l *listener) checkEmpty() {
	if l.closed && len(l.open) == 0 {
		select {
		case <-l.empty:
		default:
			close(l.empty)
		}
	}
}

// lastReplyTimeout bounds how long a client that does not read can hold up the last reply.
const lastReplyTimeout = time.Second

func sayAndClose(conn net.Conn, last *smtp.SMTPError) {
	conn.SetWriteDeadline(time.Now().Add(lastReplyTimeout))
	conn.Write([]byte(line(last)))
	conn.Close()
}

// listen opens what the configuration names.
func (c Config) listen() (net.Listener, error) {
	listener, err := c.open()
	if err != nil {
		return nil, fmt.Errorf("cannot listen for letters: %w", err)
	}
	if at, ok := listener.Addr().(*net.TCPAddr); ok && c.LMTP && !at.IP.IsLoopback() {
		listener.Close()
		return nil, fmt.Errorf("cannot listen for letters: LMTP asks nobody who they are, and %s can be reached from other machines", at)
	}
	return listener, nil
}

func (c Config) open() (net.Listener, error) {
	switch c.Network {
	case "systemd":
		return handedOver()
	case "unix":
		return openSocket(c.Address)
	}
	return net.Listen(c.Network, c.Address)
}

// handedOver takes the socket that the service manager has opened (sd_listen_fds).
func handedOver() (net.Listener, error) {
	all, err := activation.Listeners()
	if err != nil {
		return nil, err
	}
	if len(all) != 1 || all[0] == nil {
		for _, l := range all {
			if l != nil {
				l.Close()
			}
		}
		return nil, unfit(fmt.Sprintf("systemd has handed over %d sockets, and it must be one stream socket: is there a .socket unit named like the service?", len(all)))
	}
	return all[0], nil
}

// unfit is why nothing can ever be heard at what the configuration names. It is an fs.ErrInvalid.
type unfit string

func (u unfit) Error() string { return string(u) }

func (u unfit) Is(target error) bool { return target == fs.ErrInvalid }

// socketMode lets the group connect: the mail server's, when the folder is its group's and hands that on (mode 2750).
const socketMode = 0o660

// openSocket opens a unix socket, also where a daemon that was killed has left one.
func openSocket(path string) (net.Listener, error) {
	listener, err := net.Listen("unix", path)
	if there, unseen := os.Lstat(path); err != nil && unseen == nil && there.Mode().Type() != fs.ModeSocket {
		return nil, unfit(path + " is there already, and is no socket; name another path")
	}
	if errors.Is(err, syscall.EADDRINUSE) && abandoned(path) {
		if err := os.Remove(path); err != nil {
			return nil, err
		}
		listener, err = net.Listen("unix", path)
	}
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(path, socketMode); err != nil {
		return nil, errors.Join(err, listener.Close())
	}
	return listener, nil
}

// abandoned reports whether nobody listens at a socket any more.
func abandoned(path string) bool {
	conn, err := net.DialTimeout("unix", path, time.Second)
	if err == nil {
		conn.Close()
	}
	return errors.Is(err, syscall.ECONNREFUSED)
}
