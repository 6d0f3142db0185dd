package pages

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"

	"pbem/cmd/internal/gate"
	"pbem/web"
)

// How long a reader may take. The largest file is some megabytes, and lines are slow in places.
const (
	readTimeout  = 10 * time.Second
	writeTimeout = 2 * time.Minute
	idleTimeout  = 2 * time.Minute
	maxHeader    = 16 << 10
)

// patience is how long a reader waits for the archive to be looked through.
const patience = 5 * time.Second

// farewell is how long pages that are on their way are waited for in the end.
const farewell = 3 * time.Second

// Serve starts to serve a site on an address, with the presets that come to lie in the host's folder ("" for none). What it returns ends
// that.
func Serve(site web.Site, folder, address string, logger *slog.Logger) (stop func(), err error) {
	site.Patience = patience
	pages, err := newLive(site, folder, logger)
	if err != nil {
		return nil, err
	}
	socket, err := net.Listen("tcp", address)
	if err != nil {
		return nil, fmt.Errorf("cannot listen for readers of the web pages: %w", err)
	}
	listener := gate.New(socket)
	server := &http.Server{
		Handler: pages, ReadHeaderTimeout: readTimeout, ReadTimeout: readTimeout, WriteTimeout: writeTimeout,
		IdleTimeout: idleTimeout, MaxHeaderBytes: maxHeader, ConnState: listener.State, ErrorLog: slog.NewLogLogger(logger.Handler(), slog.LevelWarn),
	}
	go func() {
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			logger.Error("the web pages are not served any more", "err", err)
		}
	}()
	logger.Info("the web pages are served", "listen", listener.Addr().String())
	ended := make(chan struct{})
	go pages.watch(ended)
	pages.begin()
	return func() { close(ended); shutDown(server); pages.close() }, nil
}

func shutDown(server *http.Server) {
	ctx, cancel := context.WithTimeout(context.Background(), farewell)
	defer cancel()
	if server.Shutdown(ctx) != nil {
		_ = server.Close()
	}
}
