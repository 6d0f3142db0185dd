package mailbench

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"sync/atomic"
	"time"

	"pbem/cmd/internal/service"
	"pbem/mailer/mailtest"
)

// patience is how long a path may take altogether.
const patience = 5 * time.Minute

// Ours measures the program: from the start of the daemon until the last letter has been moved and the last answer has
// arrived and is settled. At most batch letters are handled together. No archive is kept: records are written later, from
// the store, and no letter waits for them.
func (l *Load) Ours(ctx context.Context, batch int) (time.Duration, error) {
	dir, err := os.MkdirTemp(l.dir, "ours-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	database := filepath.Join(dir, "games.db")
	if err := copyFile(database, l.database); err != nil {
		return 0, err
	}
	h, err := l.startHost()
	if err != nil {
		return 0, err
	}
	defer h.Stop()
	c := l.settings(database)
	c.Inbox = "imap://" + url.QueryEscape(serviceAddress) + "@" + h.IMAPAddr() + "/INBOX"
	c.Send = "smtp://" + h.SMTPAddr()
	w := &watch{host: h}
	s, err := service.Open(ctx, c, service.World{Getenv: func(string) string { return password }, Log: io.Discard,
		Clock: time.Now, Probe: w.point, Batch: batch})
	if err != nil {
		return 0, err
	}
	took, err := w.serve(ctx, s, l)
	return took, errors.Join(err, s.Close())
}

// watch sees from the daemon's named points how far it is.
type watch struct {
	host           *host
	fetched, moved atomic.Int64
}

func (w *watch) point(name string) {
	switch name {
	case "fetched":
		w.fetched.Add(1)
	case "moved":
		w.moved.Add(1)
		w.host.step()
	case "settled":
		w.host.step()
	}
}

func (w *watch) serve(ctx context.Context, s *service.Service, l *Load) (time.Duration, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	running, stop := context.WithCancel(ctx)
	ended := make(chan error, 1)
	began := time.Now()
	go func() { ended <- s.Daemon.Run(running) }()
	err := w.finish(ctx, s, int64(2*l.Letters()))
	took := time.Since(began)
	stop()
	return took, errors.Join(err, <-ended)
}

// finish waits until everything is done.
func (w *watch) finish(ctx context.Context, s *service.Service, answers int64) error {
	for {
		select {
		case <-ctx.Done():
			return fmt.Errorf("%d of %d answers have arrived: %w", w.host.arrived.Load(), answers, ctx.Err())
		case <-w.host.progress:
		}
		if w.host.arrived.Load() < answers || w.moved.Load() < w.fetched.Load() {
			continue
		}
		waiting, failed, err := s.Daemon.Store.OutboxCounts(ctx)
		if err != nil {
			return err
		}
		if failed > 0 {
			return fmt.Errorf("%d letters were given up", failed)
		}
		if waiting == 0 {
			return nil
		}
	}
}

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
