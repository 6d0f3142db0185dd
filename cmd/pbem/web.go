package main

import (
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"path/filepath"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/service"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/signers"
	"pbem/rules/presets"
	"pbem/web"
)

// siteOf is the site of a service: its archive, with the presets that are offered there.
func siteOf(c *config.Config, logger *slog.Logger) (web.Site, error) {
	if c.Archive == "" {
		return web.Site{}, errors.New("the web pages show the records of the archive, and the configuration says archive: none")
	}
	var own []string
	if c.Presets != "" {
		own = []string{c.Presets}
	}
	site, err := siteOfArchive(c.Archive, rulebook.New(own...), logger)
	if err != nil {
		return web.Site{}, err
	}
	site.Name, site.Address, site.URL = c.Name, c.Address, c.Web
	site.Presets, err = offered(c.Presets)
	return site, err
}

// siteOfArchive is the site of an archive, of which nothing else is known.
func siteOfArchive(dir string, rules *rulebook.Registry, logger *slog.Logger) (web.Site, error) {
	keys, err := archiveKeys(dir)
	if err != nil {
		return web.Site{}, err
	}
	builtin, err := offered("")
	return web.Site{
		Dir: dir, Rules: rules.Beside(filepath.Join(dir, archive.KeysFile)).Of, Presets: builtin, Keys: keys, Log: logger, Now: time.Now,
	}, err
}

// archiveKeys reads the keys that lie beside the records; none where nothing was ever signed.
func archiveKeys(dir string) ([]ed25519.PublicKey, error) {
	keys, err := signers.Read(filepath.Join(dir, archive.KeysFile))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return keys, err
}

// offered lists the built-in presets, and the host's own in a folder ("" for none), as players see them.
func offered(dir string) ([]*presets.Preset, error) {
	shelf, err := service.Shelf(dir)
	if err != nil {
		return nil, err
	}
	var all []*presets.Preset
	for _, s := range shelf.List() {
		p, err := shelf.Find(s.Name, nil)
		if err != nil {
			return nil, err
		}
		all = append(all, p)
	}
	return all, nil
}

// How long a reader may take. The largest file is some megabytes, and lines are slow in places.
const (
	readTimeout  = 10 * time.Second
	writeTimeout = 2 * time.Minute
	idleTimeout  = 2 * time.Minute
	maxHeader    = 16 << 10
)

// farewell is how long pages that are on their way are waited for in the end.
const farewell = 3 * time.Second

// showPages starts to serve the web pages, if an address for them is configured.
func showPages(c *config.Config, logger *slog.Logger) (stop func(), err error) {
	if c.WebListen == "" {
		return func() {}, nil
	}
	site, err := siteOf(c, logger)
	if err != nil {
		return nil, usage(err)
	}
	pages, err := web.Open(site)
	if err != nil {
		return nil, err
	}
	listener, err := net.Listen("tcp", c.WebListen)
	if err != nil {
		return nil, fmt.Errorf("cannot listen for readers of the web pages: %w", err)
	}
	server := &http.Server{
		Handler: pages, ReadHeaderTimeout: readTimeout, ReadTimeout: readTimeout, WriteTimeout: writeTimeout,
		IdleTimeout: idleTimeout, MaxHeaderBytes: maxHeader, ErrorLog: slog.NewLogLogger(logger.Handler(), slog.LevelWarn),
	}
	go func() {
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			logger.Error("the web pages are not served any more", "err", err)
		}
	}()
	logger.Info("the web pages are served", "listen", listener.Addr().String())
	return func() { closePages(server) }, nil
}

func closePages(server *http.Server) {
	ctx, cancel := context.WithTimeout(context.Background(), farewell)
	defer cancel()
	if server.Shutdown(ctx) != nil {
		_ = server.Close()
	}
}
