package service

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"time"
)

// Listen starts the health and metrics endpoint, if one is configured.
func (s *Service) Listen() (stop func(), err error) {
	if s.Config.Listen == "" {
		return func() {}, nil
	}
	listener, err := net.Listen("tcp", s.Config.Listen)
	if err != nil {
		return nil, fmt.Errorf("cannot listen for health checks: %w", err)
	}
	server := &http.Server{Handler: s.Daemon.Health(s.Registry, s.Ready), ReadHeaderTimeout: 10 * time.Second}
	go func() {
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) && !errors.Is(err, os.ErrClosed) {
			s.Daemon.Log.Error("the health endpoint stopped", "err", err)
		}
	}()
	return func() { _ = server.Close() }, nil
}
