// Package pages puts the web pages of a service, or of an archive alone, together from what is configured, and serves them.
package pages

import (
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/service"
	"pbem/games/archive"
	"pbem/games/archive/catalogue"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/signers"
	"pbem/mailer/catalog"
	"pbem/rules/presets"
	"pbem/web"
	"pbem/web/library"
)

// ErrNoArchive: there are no records of which pages could be made.
var ErrNoArchive = errors.New("the web pages show the records of the archive, and the configuration says archive: none")

// OfService is the site of a service: its archive, with the presets that are offered there. Where it has no folder for an archive, that is the
// one whose files the database keeps; the store, which is nil where none is open, is asked then alone.
func OfService(ctx context.Context, c *config.Config, store Filing, logger *slog.Logger) (web.Site, error) {
	var own []string
	if c.Presets != "" {
		own = []string{c.Presets}
	}
	site, err := recorded(ctx, c, store, rulebook.New(own...), logger)
	if err != nil {
		return web.Site{}, err
	}
	site.Name, site.Address, site.URL = c.Name, c.Address, c.Web
	site.Catalogue = listed(c)
	site.Presets, err = offered(c.Presets)
	return site, err
}

// recorded is the site of a service's records alone.
func recorded(ctx context.Context, c *config.Config, store Filing, rules *rulebook.Registry, logger *slog.Logger) (web.Site, error) {
	switch {
	case c.Archive != "":
		site, err := OfArchive(c.Archive, rules, logger)
		site.Archive, site.Deep = library.Folder{Dir: c.Archive}, false // beside the records of a service lie folders of its host
		return site, err
	case c.Database == "" || store == nil:
		return web.Site{}, ErrNoArchive
	}
	return ofRows(ctx, rows{store}, rules, logger)
}

// ofRows is the site of the files that a database keeps.
func ofRows(ctx context.Context, all rows, rules *rulebook.Registry, logger *slog.Logger) (web.Site, error) {
	keys, err := all.publicKeys(ctx)
	if err != nil {
		return web.Site{}, err
	}
	return siteOf(all, keys, rules.With(func(name string) ([]byte, error) {
		return all.Read(ctx, filepath.ToSlash(name), presets.MostBytes)
	}), logger)
}

// listed is the file that keeps what is known of the records: the store's name with an ending, or beside the key where the store is a
// database; "" where there is no store.
func listed(c *config.Config) string {
	if c.Database != "" {
		return filepath.Join(c.Beside(), "games.pages")
	}
	if c.Store == "" {
		return ""
	}
	return c.Store + ".pages"
}

// OfArchive is the site of an archive, of which nothing else is known.
func OfArchive(dir string, rules *rulebook.Registry, logger *slog.Logger) (web.Site, error) {
	keys, err := publicKeys(dir)
	if err != nil {
		return web.Site{}, err
	}
	site, err := siteOf(library.Folder{Dir: dir, Deep: true}, keys, rules.Beside(filepath.Join(dir, archive.KeysFile)), logger)
	site.Deep, site.Catalogue = true, catalogue.PathFor(dir)
	return site, err
}

// siteOf is the site of an archive.
func siteOf(of library.Archive, keys []ed25519.PublicKey, rules *rulebook.Registry, logger *slog.Logger) (web.Site, error) {
	languages, err := catalog.Offer()
	if err != nil {
		return web.Site{}, err
	}
	builtin, err := offered("")
	if err != nil {
		return web.Site{}, err
	}
	build, err := Build()
	return web.Site{
		Build: build, Languages: languages, Archive: of, Rules: rules.Of, Presets: builtin, Keys: keys, Log: logger, Now: time.Now,
	}, err
}

// publicKeys reads the keys that lie beside the records; none where nothing was ever signed.
func publicKeys(dir string) ([]ed25519.PublicKey, error) {
	keys, err := signers.Read(filepath.Join(dir, archive.KeysFile))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return keys, err
}

// offered lists the built-in presets, and the host's own in a folder ("" for none), as players see them.
func offered(dir string) ([]*presets.Preset, error) {
	registry, err := service.Presets(dir)
	if err != nil {
		return nil, err
	}
	var all []*presets.Preset
	for _, s := range registry.List() {
		p, err := registry.Find(s.Name, nil)
		if err != nil {
			return nil, err
		}
		all = append(all, p)
	}
	return all, nil
}

// With is a site that also tells of the presets in these files; an error that there is already stays.
func With(site web.Site, files []string, err error) (web.Site, error) {
	for _, file := range files {
		if err != nil {
			break
		}
		var p *presets.Preset
		if p, err = rulebook.LoadFile(file, nil); err == nil && !slices.ContainsFunc(site.Presets, func(q *presets.Preset) bool { return q.Name == p.Name }) {
			site.Presets = append(site.Presets, p)
		} else if err == nil {
			err = fmt.Errorf("%s: the name %s is taken by another preset", file, p.Name)
		}
	}
	return site, err
}

// In is a site in these languages alone, called by their tags or names; the first one's pages are at the top. None leaves it as it is.
func In(site web.Site, names []string) (web.Site, error) {
	var chosen catalog.Languages
	for _, name := range names {
		found, ok := site.Languages.Named(name)
		if !ok {
			return site, fmt.Errorf("there are no pages in %q; the languages are %s", name, strings.Join(tags(site.Languages), ", "))
		}
		if _, twice := chosen.Find(found.Tag()); !twice {
			chosen = append(chosen, found)
		}
	}
	if len(chosen) > 0 {
		site.Languages = chosen
	}
	return site, nil
}

func tags(list catalog.Languages) (all []string) {
	for _, l := range list {
		all = append(all, l.Tag())
	}
	return all
}

// Build is the hash of the program that runs: another may draw other pages.
func Build() (string, error) {
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
