package endpoint

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"net"
	"time"
)

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
