package main

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"

	"pbem/cmd/internal/config"
	"pbem/web"
)

type siteCmd struct {
	Config  string `placeholder:"FILE" xor:"source" required:"" help:"The configuration file of the service whose games are shown."`
	Archive string `placeholder:"DIR" xor:"source" required:"" help:"Instead: a directory of records, as a service or others have left it."`
	Dir     string `arg:"" help:"The folder to write into: a new or empty one, or a site that was written there before."`
	ownRules
}

func (c siteCmd) Run(env *Env) error {
	defer env.orderly()()
	site, err := c.source(slog.New(slog.NewTextHandler(env.Err, &slog.HandlerOptions{Level: slog.LevelWarn})))
	if err != nil {
		return usage(err)
	}
	if site.Build, err = ourselves(); err != nil {
		return outside(err)
	}
	pages, err := web.Open(site)
	if err != nil {
		return outside(err)
	}
	done, err := pages.Write(env.Context, c.Dir)
	if errors.Is(err, web.ErrForeign) {
		return usage(err)
	}
	if err != nil {
		return outside(err)
	}
	_, err = fmt.Fprintf(env.Out, "%s, %s: %d written, %d removed\n", counted(done.Games, "game"), counted(done.Files, "file"), done.Changed, done.Removed)
	return err
}

// ourselves is the hash of the program that runs: another may draw other pages.
func ourselves() (string, error) {
	path, err := os.Executable()
	if err != nil {
		return "", fmt.Errorf("cannot find the program: %w", err)
	}
	program, err := os.Open(path)
	if err != nil {
		return "", fmt.Errorf("cannot read the program: %w", err)
	}
	defer program.Close()
	h := sha256.New()
	if _, err := io.Copy(h, program); err != nil {
		return "", fmt.Errorf("cannot read the program: %w", err)
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

func (c siteCmd) source(logger *slog.Logger) (web.Site, error) {
	if c.Config != "" {
		settings, err := config.Load(c.Config)
		if err != nil {
			return web.Site{}, err
		}
		return siteOf(settings, logger)
	}
	if _, err := os.Stat(c.Archive); err != nil {
		return web.Site{}, fmt.Errorf("cannot read the archive: %w", err)
	}
	book, err := c.book()
	if err != nil {
		return web.Site{}, err
	}
	return siteOfArchive(c.Archive, book, logger)
}
