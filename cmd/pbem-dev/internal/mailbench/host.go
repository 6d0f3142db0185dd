package mailbench

import (
	"sync/atomic"

	"pbem/mailer/mailtest"
)

// host is a mail host with the players' letters in the service's mailbox.
type host struct {
	*mailtest.Server
	arrived  atomic.Int64  // answers that have arrived at the players
	progress chan struct{} // holds one when a step was made
}

func (l *Load) startHost() (*host, error) {
	server, err := mailtest.Start() // without lint: the rehearsal has been checked; here it would only be measured
	if err != nil {
		return nil, err
	}
	h := &host{Server: server, progress: make(chan struct{}, 1)}
	server.Delivered = func(string, string, []byte) { h.arrived.Add(1) }
	if err := l.fill(server); err != nil {
		server.Stop()
		return nil, err
	}
	return h, nil
}

func (l *Load) fill(server *mailtest.Server) error {
	if err := server.Add(serviceAddress, password); err != nil {
		return err
	}
	for game := range l.count {
		for _, address := range []string{white(game), black(game)} {
			if err := server.Add(address, password); err != nil {
				return err
			}
		}
	}
	for _, raw := range l.letters {
		if err := server.Deliver(serviceAddress, raw); err != nil {
			return err
		}
	}
	return nil
}

// step notes a step forward, for those who wait for the end.
func (h *host) step() {
	select {
	case h.progress <- struct{}{}:
	default:
	}
}
