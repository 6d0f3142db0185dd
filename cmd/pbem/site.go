package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/pages"
	"pbem/cmd/internal/records"
	"pbem/cmd/internal/terminal"
	"pbem/web"
)

type siteCmd struct {
	Config   string   `placeholder:"place-file" xor:"source" required:"" help:"flag-site-config"`
	Archive  string   `placeholder:"place-dir" xor:"source" required:"" help:"flag-site-archive"`
	Preset   []string `sep:"none" placeholder:"place-file" help:"flag-site-preset"`
	Language []string `sep:"none" placeholder:"place-tag" help:"flag-site-language"`
	Dir      string   `arg:"" placeholder:"arg-dir" help:"flag-site-dir"`
	ownRules
}

func (c siteCmd) Run(env *Env) error {
	defer env.orderly()()
	leftOut := false
	folder, clean, err := c.folder(env, func(name string, err error) {
		leftOut = leftOut || !records.Passed(err)
		env.tell(name, err)
	})
	if err != nil {
		return usage(err)
	}
	defer clean()
	laid := folder != c.Archive // a pack, whose records lie in a folder that is removed
	c.Archive = folder
	site, err := c.source(env.Context, slog.New(slog.NewTextHandler(env.Err, &slog.HandlerOptions{Level: slog.LevelWarn, ReplaceAttr: terminal.InWords(env.Words)})))
	if err != nil {
		return usage(err)
	}
	if laid {
		site.Catalogue = "" // nobody comes back to it
	}
	if site, err = pages.In(site, c.Language); err != nil {
		return usage(err)
	}
	opened, err := web.Open(site)
	if err != nil {
		return outside(err)
	}
	defer func() { _ = opened.Close() }() // what is kept of the archive is a cache
	done, err := opened.Write(env.Context, c.Dir)
	if errors.Is(err, web.ErrForeign) {
		return usage(err)
	}
	if err != nil {
		return outside(err)
	}
	_, err = fmt.Fprintf(env.Out, "%s, %s: %d written, %d removed\n",
		terminal.Counted(done.Games, "game"), terminal.Counted(done.Files, "file"), done.Changed, done.Removed)
	if err == nil {
		err = c.farewell(env)
	}
	if err == nil && (leftOut || done.LeftOut > 0) { // which was named
		return &Exit{Code: exitUsage}
	}
	return err
}

// farewell says how to look at the pages. Browsers start no programs from files, and the composer is one.
func (c siteCmd) farewell(env *Env) error {
	dir := word(terminal.Name(filepath.Clean(c.Dir)))
	_, err := fmt.Fprintf(env.Out, "Open %s in a browser. The composer needs a server: run\n    python3 -m http.server --directory %s\nand open http://localhost:8000/compose.html\n", word(terminal.Name(filepath.Join(c.Dir, "index.html"))), dir)
	return err
}

// folder is the folder of the archive: of a pack or the like, one that its records are laid into until clean is called.
func (c siteCmd) folder(env *Env, tell func(string, error)) (dir string, clean func(), err error) {
	clean = func() {}
	if c.Archive == "" {
		return "", clean, nil
	}
	if info, err := os.Stat(c.Archive); c.Archive != "-" && (err != nil || info.IsDir()) {
		if err != nil {
			err = fmt.Errorf("cannot read the archive: %w", err)
		}
		return c.Archive, clean, err
	}
	above, err := os.MkdirTemp("", "pbem-site-*")
	if err != nil {
		return "", clean, err
	}
	clean = func() { _ = os.RemoveAll(above) }
	dir = filepath.Join(above, "records")
	if err := records.Lay(env.Context, env.In, c.Archive, dir, tell); err != nil {
		clean()
		return "", clean, err
	}
	return dir, clean, nil
}

func (c siteCmd) source(ctx context.Context, logger *slog.Logger) (web.Site, error) {
	if c.Config != "" {
		settings, err := config.Load(c.Config)
		if err != nil {
			return web.Site{}, err
		}
		site, err := pages.OfService(ctx, settings, nil, logger)
		return pages.With(site, c.Preset, err)
	}
	c.Rules = append(c.Rules, c.Preset...)
	registry, err := c.registry()
	if err != nil {
		return web.Site{}, err
	}
	site, err := pages.OfArchive(c.Archive, registry, logger)
	return pages.With(site, c.Preset, err)
}
