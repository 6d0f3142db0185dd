package smtp

import (
	"context"
	"crypto/tls"
	"errors"
	"log/slog"
	"time"

	"pbem/mailer/endpoint"
	"pbem/mailer/login"
)

// Config says by which server letters are sent. Zero values get the defaults named here.
type Config struct {
	Address   string // host:port
	TLS       endpoint.Mode
	TLSConfig *tls.Config // nil: the system's certificates
	User      string      // "" if the server asks for none
	Password  string
	Method    login.Method // how the login proves who we are
	Secret    login.Secret // asked for the password or token, anew for each connection; nil: it is Password
	Hello     string       // the name said in EHLO: localhost

	Connections int // at most so many at once: 4; small batches use one
	PerConn     int // letters until a connection is renewed: 500

	Timeout     time.Duration // for each command: 30 s
	DataTimeout time.Duration // for the letter itself, and again for the answer to it: 2 min
	IdleTimeout time.Duration // an unused connection is closed after: 10 s
	StopTimeout time.Duration // a letter that is under way when Send's context ends has this long to come to its end: 5 s

	Logger *slog.Logger // nil: silence
}

// ParseURL reads smtps://[user@]host[:port] (TLS, port 465) or smtp://… (STARTTLS, port 587; to a server on this machine
// plain if it offers no STARTTLS). A URL with a password is refused.
func ParseURL(text string) (Config, error) {
	e, err := endpoint.Parse(text,
		endpoint.Scheme{Name: "smtps", Port: "465", TLS: endpoint.Implicit},
		endpoint.Scheme{Name: "smtp", Port: "587", TLS: endpoint.StartTLS})
	if err != nil {
		return Config{}, err
	}
	if e.Path != "" {
		return Config{}, errors.New("the address of a sending server ends with its host and port; nothing can follow")
	}
	return Config{Address: e.Address, TLS: e.TLS, User: e.User}.withDefaults(), nil
}

func (c Config) withDefaults() Config {
	c.Hello = or(c.Hello, "localhost")
	c.Connections, c.PerConn = max(or(c.Connections, 4), 1), max(or(c.PerConn, 500), 1)
	c.Timeout, c.DataTimeout, c.IdleTimeout = or(c.Timeout, 30*time.Second), or(c.DataTimeout, 2*time.Minute), or(c.IdleTimeout, 10*time.Second)
	c.StopTimeout = or(c.StopTimeout, 5*time.Second)
	if c.Logger == nil {
		c.Logger = slog.New(slog.DiscardHandler)
	}
	if c.Secret == nil {
		password := c.Password
		c.Secret = func(context.Context) (string, error) { return password, nil }
	}
	return c
}

// or returns the value, or the fallback for the zero value.
func or[T comparable](value, fallback T) T {
	var zero T
	if value == zero {
		return fallback
	}
	return value
}
