// Package endpoint says where a mail server is and how to reach it safely.
//
// The idea: inbox and courier are told about their servers in the same way, by a URL without a password
// ("imaps://games@imap.example.org/INBOX"). One place reads such URLs, decides how TLS is used, and dials.
package endpoint

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"time"
	"unicode"
)

// Mode is the way a connection is encrypted. The zero value is the safest.
type Mode uint8

const (
	Implicit Mode = iota // TLS from the first byte (RFC 8314)
	StartTLS             // plain, then STARTTLS; a server that does not offer it is refused
	Local                // loopback only: STARTTLS where it is offered, any certificate will do; else plain
	Plain                // never encrypted
)

// Endpoint is a mail server and the account on it.
type Endpoint struct {
	Address string // host:port
	TLS     Mode
	User    string // "" if there is no account
	Path    string // what follows the host's slash, unescaped; "" if nothing does
}

// Scheme is what a URL may begin with, and what that means.
type Scheme struct {
	Name string // "imaps"
	Port string // the port when the URL has none
	TLS  Mode   // StartTLS becomes Local for a loopback host
}

// Parse reads scheme://user@host[:port][/path]. Its errors never quote the URL: it could hold a password.
func Parse(text string, schemes ...Scheme) (Endpoint, error) {
	name, _, found := strings.Cut(text, "://")
	if !found {
		return Endpoint{}, fmt.Errorf("a mail server is written like %s://user@host", schemes[0].Name)
	}
	for _, s := range schemes {
		if strings.EqualFold(name, s.Name) {
			return s.parse(text)
		}
	}
	return Endpoint{}, fmt.Errorf("%q is not a way to reach this server; known: %s", name, names(schemes))
}

func names(schemes []Scheme) string {
	var all []string
	for _, s := range schemes {
		all = append(all, s.Name+"://")
	}
	return strings.Join(all, ", ")
}

func (s Scheme) parse(text string) (Endpoint, error) {
	u, err := url.Parse(text)
	if err != nil {
		return Endpoint{}, fmt.Errorf("the %s:// address cannot be read; it is written like %s://user@host:%s", s.Name, s.Name, s.Port)
	}
	if err := check(u); err != nil {
		return Endpoint{}, err
	}
	port := u.Port()
	if port == "" {
		port = s.Port
	}
	e := Endpoint{Address: net.JoinHostPort(u.Hostname(), port), TLS: s.TLS, Path: strings.TrimPrefix(u.Path, "/")}
	if u.User != nil {
		e.User = u.User.Username()
	}
	if e.TLS == StartTLS && Loopback(e.Address) {
		e.TLS = Local
	}
	return e, nil
}

func check(u *url.URL) error {
	if u.User != nil {
		if _, has := u.User.Password(); has {
			return errors.New("the address of a mail server holds no password: give it in a password file or an environment variable")
		}
	}
	if !named(u.Hostname()) {
		return fmt.Errorf("the %s:// address names no host", u.Scheme)
	}
	if n, err := strconv.ParseUint(u.Port(), 10, 16); u.Port() != "" && (err != nil || n == 0) {
		return fmt.Errorf("the %s:// address names a port that is none", u.Scheme)
	}
	if u.RawQuery != "" || u.Fragment != "" {
		return fmt.Errorf("the %s:// address has something behind a ? or #, which means nothing here", u.Scheme)
	}
	return nil
}

// named reports whether a host can be one: a name or an address. The URL reader takes more.
func named(host string) bool {
	if _, err := netip.ParseAddr(host); err == nil {
		return true
	}
	return host != "" && strings.IndexFunc(host, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(".-_", r)
	}) < 0
}

// Loopback reports whether host:port is on this machine.
func Loopback(address string) bool {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return false
	}
	if strings.EqualFold(host, "localhost") {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.IsLoopback()
}

// Dial opens a TCP connection. A peer that vanished without a word is noticed after about half a minute.
func Dial(ctx context.Context, address string, timeout time.Duration) (net.Conn, error) {
	d := net.Dialer{
		Timeout:         timeout,
		KeepAliveConfig: net.KeepAliveConfig{Enable: true, Idle: 15 * time.Second, Interval: 5 * time.Second, Count: 3},
	}
	return d.DialContext(ctx, "tcp", address)
}

// ClientConfig returns what TLS needs to greet the server at address, built on base, which may be nil.
// Mode Local asks for no known certificate unless base says how to check it: the server is this very machine.
func ClientConfig(base *tls.Config, address string, mode Mode) *tls.Config {
	config := &tls.Config{MinVersion: tls.VersionTLS12}
	if base != nil {
		config = base.Clone()
	}
	if config.ServerName == "" {
		config.ServerName, _, _ = net.SplitHostPort(address)
	}
	if mode == Local && base == nil {
		config.InsecureSkipVerify = true
	}
	return config
}

// CaptureCertificate is [ClientConfig], and keeps the certificate that the server shows in seen.
func CaptureCertificate(base *tls.Config, address string, mode Mode, seen **x509.Certificate) *tls.Config {
	config := ClientConfig(base, address, mode)
	config.VerifyConnection = func(state tls.ConnectionState) error {
		*seen = state.PeerCertificates[0]
		return nil
	}
	return config
}
