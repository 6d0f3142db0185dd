package doctor

import (
	"context"
	"crypto/tls"
	"net"
	"time"
)

// receiver looks whether anybody listens where mail servers hand letters over, and at the certificate for it.
func (e *exam) receiver(ctx context.Context) {
	r := e.Config.Receive
	if r.Certificate != "" {
		e.ownCertificate(r.Certificate, r.Key)
	}
	switch {
	case r.Network == "":
		return
	case r.Network == "systemd":
		e.ok("receiving", "Letters come through a socket that systemd opens; systemctl status pbem.socket shows it.")
		return
	}
	dialer := net.Dialer{Timeout: 5 * time.Second}
	conn, err := dialer.DialContext(ctx, r.Network, r.Address)
	if err != nil {
		e.look("receiving", "Nobody listens at %s: %v. That is so while the service does not run.", r.Address, err)
		return
	}
	conn.Close()
	if e.stopped {
		e.look("receiving", "Somebody listens at %s, but the service does not run: if another program has this address, the service cannot start.", r.Address)
		return
	}
	e.ok("receiving", "Somebody listens at %s.", r.Address)
}

// ownCertificate looks at the certificate that is shown to servers that hand letters over.
func (e *exam) ownCertificate(file, key string) {
	pair, err := tls.LoadX509KeyPair(file, key)
	if err != nil {
		e.broken("receiving", "The certificate of receive_certificate and receive_key cannot be used, and the service does not start without it: %s", sentence(err))
		return
	}
	switch c := pair.Leaf; {
	case e.Now().Before(c.NotBefore):
		e.look("receiving", "The certificate in %s is good only from %s on. Look at the clock.", file, date(c.NotBefore))
	case c.NotAfter.Before(e.Now()):
		e.look("receiving", "The certificate in %s was good until %s. Have it renewed: careful servers hand nothing over.", file, date(c.NotAfter))
	case c.NotAfter.Sub(e.Now()) < soon:
		e.look("receiving", "The certificate in %s is good until %s. Have it renewed before; the service notices the new one by itself.", file, date(c.NotAfter))
	default:
		e.ok("receiving", "The certificate in %s is good until %s.", file, date(c.NotAfter))
	}
}
