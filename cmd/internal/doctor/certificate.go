package doctor

import (
	"crypto/tls"
	"crypto/x509"
	"time"
)

// soon is how long before its end a certificate should have been renewed: those that renew themselves do it a month before.
const soon = 14 * 24 * time.Hour

// certificate looks at how long a server's certificate is good. That it is good now is known: the connection was made.
func (e domainExam) certificate(check string, c *x509.Certificate) {
	switch {
	case c == nil: // only a server on this machine is spoken to without encryption
	case c.NotAfter.Before(e.Now()):
		e.look(check, "The server's certificate was good until %s. It is accepted only because the server is on this machine.", date(c.NotAfter))
	case c.NotAfter.Sub(e.Now()) < soon:
		e.look(check, "The server's certificate is good until %s. Have it renewed: after that day nothing connects any more.", date(c.NotAfter))
	default:
		e.ok(check, "The server's certificate is good until %s.", date(c.NotAfter))
	}
}

// ownCertificate looks at the certificate that is shown to servers that hand letters over.
func (e domainExam) ownCertificate(file, key string) {
	pair, err := tls.LoadX509KeyPair(file, key)
	if err != nil {
		e.broken("receiving", "The certificate of receive_certificate and receive_key cannot be used%s, and the service does not start without it: %s", e.at("receive_certificate"), sentence(err))
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
