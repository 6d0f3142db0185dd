package imap

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"sync"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"
	"github.com/emersion/go-sasl"

	"pbem/mailer/endpoint"
	"pbem/mailer/login"
)

// connect dials the server and logs in.
func (in *Inbox) connect(ctx context.Context) (*session, error) {
	s, err := in.greet(ctx, in.cfg.TLS)
	if err != nil {
		return nil, fmt.Errorf("cannot connect to %s: %w", in.cfg.Address, err)
	}
	if in.cfg.TLS == endpoint.Local && s.client.Caps().Has(imap.CapStartTLS) {
		// The client can use STARTTLS only as the first thing it does: begin anew.
		s.close()
		if s, err = in.greet(ctx, endpoint.StartTLS); err != nil {
			return nil, fmt.Errorf("cannot connect to %s with STARTTLS: %w", in.cfg.Address, err)
		}
	}
	if err := s.login(ctx); err != nil {
		s.close()
		return nil, fmt.Errorf("cannot log in to %s as %q: %w", in.cfg.Address, in.cfg.User, err)
	}
	if err := s.locate(ctx); err != nil {
		s.close()
		return nil, fmt.Errorf("cannot look for the folders on %s: %w", in.cfg.Address, err)
	}
	return s, nil
}

// greet opens a connection and waits for the server's greeting, by then encrypted as the mode asks.
func (in *Inbox) greet(ctx context.Context, mode endpoint.Mode) (*session, error) {
	conn, err := endpoint.Dial(ctx, in.cfg.Address, in.cfg.Timeout)
	if err != nil {
		return nil, err
	}
	s := &session{
		folders: folders{
			dialogue: dialogue{cfg: in.cfg, conn: &connection{Conn: conn, timeout: in.cfg.Timeout}, news: make(chan struct{}, 1)},
			moved:    in.moved,
		},
		retries: &in.retries, missing: &in.missing, old: &in.old, muted: &in.muted, quiet: in.cfg.IdleMin,
	}
	if err := s.command(ctx, func() error { return s.encrypt(ctx, mode) }); err != nil {
		s.close()
		return nil, err
	}
	return s, nil
}

func (d *dialogue) encrypt(ctx context.Context, mode endpoint.Mode) (err error) {
	if mode == endpoint.Plain || mode == endpoint.Local {
		return d.begin(d.listen(d.conn))
	}
	if mode == endpoint.StartTLS {
		if err := d.listen(d.conn).startTLS(); err != nil {
			return err
		}
	}
	conn := tls.Client(d.conn, endpoint.ClientConfig(d.cfg.TLSConfig, d.cfg.Address, d.cfg.TLS))
	if err := conn.HandshakeContext(ctx); err != nil {
		return err
	}
	wire := d.listen(conn)
	if mode == endpoint.StartTLS {
		wire.greetAgain()
	}
	return d.begin(wire)
}

// listen reads what the server says over a connection: at most the letters of a batch and one more.
func (d *dialogue) listen(conn net.Conn) *wire {
	d.wire = newWire(conn, d.cfg.BatchBytes+d.cfg.MaxSize+2*d.cfg.MaxLetter, d.noteNews)
	return d.wire
}

func (d *dialogue) begin(wire *wire) error {
	d.client = imapclient.New(wire, nil)
	return d.client.WaitGreeting()
}

// login proves who we are and learns what the server can do. The capabilities are asked for: those that the client
// remembers may still be those from before the login.
func (d *dialogue) login(ctx context.Context) error {
	secret := ""
	if d.client.State() == imap.ConnStateNotAuthenticated {
		var err error
		if secret, err = d.cfg.Secret(ctx); err != nil { // it may take its time: no command waits meanwhile
			return err
		}
	}
	return d.command(ctx, func() (err error) {
		if d.client.State() == imap.ConnStateNotAuthenticated {
			if err := d.authenticate(secret); err != nil {
				return err
			}
		}
		d.caps, err = d.client.Capability().Wait()
		return err
	})
}

func (d *dialogue) authenticate(secret string) error {
	if d.cfg.Method != login.Password {
		account := login.Account{User: d.cfg.User, Host: d.cfg.Address}
		err := d.cfg.Method.Authenticate(account, secret, d.offers, d.client.Authenticate)
		return login.Refusal(err, refused(err) && !unavailable(err))
	}
	return login.WithHint(d.password(secret), d.offers)
}

// password proves it by a password, but never where the server says that it takes none so (LOGINDISABLED).
func (d *dialogue) password(secret string) error {
	switch {
	case d.offers(sasl.Plain):
		return d.client.Authenticate(sasl.NewPlainClient("", d.cfg.User, secret))
	case !d.client.Caps().Has(imap.CapLoginDisabled):
		return d.client.Login(d.cfg.User, secret).Wait()
	case d.offers(sasl.Login):
		return d.client.Authenticate(sasl.NewLoginClient(d.cfg.User, secret))
	}
	return errLoginDisabled
}

// errLoginDisabled is of a server that takes no password over this connection. Nothing was sent.
var errLoginDisabled = errors.New("the server takes no password over this connection (LOGINDISABLED); mostly it wants encryption first: inbox: imaps://…")

// offers reports whether the server has a SASL mechanism.
func (d *dialogue) offers(mechanism string) bool { return d.client.Caps().Has(imap.AuthCap(mechanism)) }

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
