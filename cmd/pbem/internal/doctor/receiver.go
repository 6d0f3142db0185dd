package doctor

import (
	"context"
	"net"
	"time"
)

// receiver looks whether anybody listens where mail servers hand letters over.
func (e *exam) receiver(ctx context.Context) {
	r := e.Config.Receive
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
	e.ok("receiving", "Somebody listens at %s.", r.Address)
}
