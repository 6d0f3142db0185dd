package service

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"time"

	"pbem/cmd/internal/gate"
)

// Recovery is how the host has the service go on with a store that is older than what was done with it.
type Recovery int

const (
	Undecided     Recovery = iota
	CatchUp                // handle again the letters in the folder of the handled ones that the store does not know
	AcceptRestore          // what is missing stays missing
)

// Begin does what the host has decided. The error is games.ErrOlder when a decision is needed and there is none.
func (s *Service) Begin(ctx context.Context, r Recovery) error {
	switch r {
	case CatchUp:
		n, err := s.Daemon.CatchUp(ctx)
		if err != nil {
			return fmt.Errorf("cannot catch up: %w", err)
		}
		s.Daemon.Log.Info("caught up with the mailbox", "letters", n)
	case AcceptRestore:
		if err := s.Daemon.AcceptGap(ctx); err != nil {
			return fmt.Errorf("cannot accept the store as it is: %w", err)
		}
		s.Daemon.Log.Warn("the store is accepted as it is")
	}
	return s.Daemon.Halted(ctx)
}

// Settle sends the letters due and writes the records. What was handled is safe already: what fails here is tried again.
func (s *Service) Settle(ctx context.Context) {
	if err := s.Daemon.Flush(ctx); err != nil {
		s.Daemon.Log.Error("letters could not be sent now; they stay in the outbox", "err", err)
	}
	s.Daemon.WriteRecords(ctx)
}

// Listen starts the health and metrics endpoint, if one is configured.
func (s *Service) Listen() (stop func(), err error) {
	if s.Config.Listen == "" {
		return func() {}, nil
	}
	socket, err := net.Listen("tcp", s.Config.Listen)
	if err != nil {
		return nil, s.Config.About("listen", fmt.Errorf("cannot listen for health checks: %w", err))
	}
	listener := gate.New(socket)
	server := &http.Server{Handler: s.Daemon.Health(s.Registry, s.Ready), ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 10 * time.Second,
		WriteTimeout: time.Minute, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10, ConnState: listener.State}
	go func() {
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) && !errors.Is(err, os.ErrClosed) {
			s.Daemon.Log.Error("the health endpoint stopped", "err", err)
		}
	}()
	return func() { _ = server.Close() }, nil
}
