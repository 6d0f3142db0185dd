package imap

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"

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
		cfg: in.cfg, retries: &in.retries, missing: &in.missing, old: &in.old, muted: &in.muted, moved: in.moved, conn: &connection{Conn: conn, timeout: in.cfg.Timeout},
		quiet: in.cfg.IdleMin, news: make(chan struct{}, 1),
	}
	if err := s.command(ctx, func() error { return s.encrypt(ctx, mode) }); err != nil {
		s.close()
		return nil, err
	}
	return s, nil
}

func (s *session) encrypt(ctx context.Context, mode endpoint.Mode) (err error) {
	if mode == endpoint.Plain || mode == endpoint.Local {
		return s.begin(s.listen(s.conn))
	}
	if mode == endpoint.StartTLS {
		if err := s.listen(s.conn).startTLS(); err != nil {
			return err
		}
	}
	conn := tls.Client(s.conn, endpoint.ClientConfig(s.cfg.TLSConfig, s.cfg.Address, s.cfg.TLS))
	if err := conn.HandshakeContext(ctx); err != nil {
		return err
	}
	wire := s.listen(conn)
	if mode == endpoint.StartTLS {
		wire.greetAgain()
	}
	return s.begin(wire)
}

// listen reads what the server says over a connection: at most the letters of a batch and one more.
func (s *session) listen(conn net.Conn) *wire {
	s.wire = newWire(conn, s.cfg.BatchBytes+s.cfg.MaxSize+2*s.cfg.MaxLetter, s.noteNews)
	return s.wire
}

func (s *session) begin(wire *wire) error {
	s.client = imapclient.New(wire, nil)
	return s.client.WaitGreeting()
}

// login proves who we are and learns what the server can do. The capabilities are asked for: those that the client
// remembers may still be those from before the login.
func (s *session) login(ctx context.Context) error {
	secret := ""
	if s.client.State() == imap.ConnStateNotAuthenticated {
		var err error
		if secret, err = s.cfg.Secret(ctx); err != nil { // it may take its time: no command waits meanwhile
			return err
		}
	}
	return s.command(ctx, func() (err error) {
		if s.client.State() == imap.ConnStateNotAuthenticated {
			if err := s.authenticate(secret); err != nil {
				return err
			}
		}
		s.caps, err = s.client.Capability().Wait()
		return err
	})
}

func (s *session) authenticate(secret string) error {
	if s.cfg.Method != login.Password {
		account := login.Account{User: s.cfg.User, Host: s.cfg.Address}
		err := s.cfg.Method.Authenticate(account, secret, s.offers, s.client.Authenticate)
		return login.Refusal(err, refused(err) && !unavailable(err))
	}
	return login.WithHint(s.password(secret), s.offers)
}

// password proves it by a password, but never where the server says that it takes none so (LOGINDISABLED).
func (s *session) password(secret string) error {
	switch {
	case s.offers(sasl.Plain):
		return s.client.Authenticate(sasl.NewPlainClient("", s.cfg.User, secret))
	case !s.client.Caps().Has(imap.CapLoginDisabled):
		return s.client.Login(s.cfg.User, secret).Wait()
	case s.offers(sasl.Login):
		return s.client.Authenticate(sasl.NewLoginClient(s.cfg.User, secret))
	}
	return errLoginDisabled
}

// errLoginDisabled is of a server that takes no password over this connection. Nothing was sent.
var errLoginDisabled = errors.New("the server takes no password over this connection (LOGINDISABLED); mostly it wants encryption first: inbox: imaps://…")

// offers reports whether the server has a SASL mechanism.
func (s *session) offers(mechanism string) bool { return s.client.Caps().Has(imap.AuthCap(mechanism)) }
