package doctor

import (
	"crypto/x509"
	"time"
)

// soon is how long before its end a certificate should have been renewed: those that renew themselves do it a month before.
const soon = 14 * 24 * time.Hour

// certificate looks at how long a server's certificate is good. That it is good now is known: the connection was made.
func (e *exam) certificate(check string, c *x509.Certificate) {
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
