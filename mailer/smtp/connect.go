package smtp

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"sync/atomic"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"

	"pbem/mailer/endpoint"
	"pbem/mailer/login"
)

// connect opens a connection and logs in.
func (c Config) connect(ctx context.Context) (*smtp.Client, net.Conn, error) {
	client, conn, err := c.greet(ctx, c.TLS)
	if err != nil {
		return nil, nil, err
	}
	if c.TLS == endpoint.Local {
		if ok, _ := client.Extension("STARTTLS"); ok {
			client.Close()
			if client, conn, err = c.greet(ctx, endpoint.StartTLS); err != nil {
				return nil, nil, err
			}
		}
	}
	stop := context.AfterFunc(ctx, func() { conn.Close() })
	defer stop()
	if err := c.login(ctx, client); err != nil {
		client.Close()
		return nil, nil, fmt.Errorf("cannot log in as %q: %w", c.User, err)
	}
	return client, conn, nil
}

// greet opens a connection, encrypted as the mode asks, and says hello. It returns the raw connection as well.
func (c Config) greet(ctx context.Context, mode endpoint.Mode) (*smtp.Client, net.Conn, error) {
	dialled, err := endpoint.Dial(ctx, c.Address, c.Timeout)
	if err != nil {
		return nil, nil, err
	}
	conn := &bounded{Conn: dialled}
	ctx, cancel := context.WithTimeout(ctx, 2*c.Timeout)
	defer cancel()
	stop := context.AfterFunc(ctx, func() { conn.Close() })
	defer stop()
	client, err := c.encrypt(conn, mode)
	if err != nil {
		conn.Close()
		return nil, nil, err
	}
	client.CommandTimeout, client.SubmissionTimeout = c.Timeout, c.DataTimeout
	if err := client.Hello(c.Hello); err != nil {
		client.Close()
		return nil, nil, err
	}
	return client, conn, nil
}

func (c Config) encrypt(conn net.Conn, mode endpoint.Mode) (*smtp.Client, error) {
	config := endpoint.ClientConfig(c.TLSConfig, c.Address, c.TLS)
	switch mode {
	case endpoint.Implicit:
		return smtp.NewClient(tls.Client(conn, config)), nil
	case endpoint.StartTLS:
		return smtp.NewClientStartTLS(conn, config)
	}
	return smtp.NewClient(conn), nil
}

func (c Config) login(ctx context.Context, client *smtp.Client) error {
	if c.User == "" {
		return nil
	}
	secret, err := c.Secret(ctx)
	if err != nil {
		return err
	}
	if c.Method != login.Password {
		return c.token(client, secret)
	}
	return login.WithHint(c.password(client, secret), client.SupportsAuth)
}

// mostAtOnce bytes of a token's exchange go into the command; RFC 5321 (4.5.3.1.4) lets a server's line be no longer than 512.
const mostAtOnce = 480

func (c Config) token(client *smtp.Client, token string) error {
	err := c.Method.Authenticate(login.Account{User: c.User, Host: c.Address}, token, client.SupportsAuth, func(exchange sasl.Client) error {
		return client.Auth(login.Later(exchange, mostAtOnce))
	})
	return login.Refusal(err, code(err) == 535)
}

func (c Config) password(client *smtp.Client, secret string) error {
	switch {
	case client.SupportsAuth(sasl.Plain):
		return client.Auth(sasl.NewPlainClient("", c.User, secret))
	case client.SupportsAuth(sasl.Login):
		return client.Auth(sasl.NewLoginClient(c.User, secret))
	}
	return errors.New("the server offers neither AUTH PLAIN nor AUTH LOGIN")
}

// mostSaid is how many bytes a server may say at a time: its certificates are the longest that honest ones have to tell.
const mostSaid = 256 << 10

// errTooMuch is of a server that says more than anyone asked for.
var errTooMuch = errors.New("the server says far more than it was asked for")

// bounded is a connection on which a server is given up that says too much between two things that it is told: the client keeps whatever it hears.
type bounded struct {
	net.Conn
	said atomic.Int64
}

func (b *bounded) Read(p []byte) (int, error) {
	if b.said.Load() > mostSaid {
		return 0, errTooMuch
	}
	n, err := b.Conn.Read(p)
	b.said.Add(int64(n))
	return n, err
}

func (b *bounded) Write(p []byte) (int, error) {
	b.said.Store(0)
	return b.Conn.Write(p)
}
