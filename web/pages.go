// Package web shows the games of an archive to everybody: as pages that a program serves, or as files.
//
// The idea: a page is a function of its address and of the records alone. Pages knows every address there is, makes the one
// that is asked for (Pages.ServeHTTP) or all of them (Pages.Write); the bytes are the same. Nothing here reads the store, a
// private copy or a token, so nothing here can tell a secret. A record is verified when it is read, and the result of one that is
// not in order counts nowhere.
//
// All reading works without scripts: a game has its page with all turns, a part of a turn its anchor (#step-2), a position that
// games came to its page in a tree, and what a script adds is speed. All links are relative and name files, so that the written pages work from any folder.
package web

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"html/template"
	"io"
	"log/slog"
	"net/url"
	"path"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"pbem/games/archive/catalogue"
	"pbem/mailer/catalog"
	"pbem/notation/diagram"
	"pbem/notation/record"
	"pbem/rules/presets"
	"pbem/web/library"
)

// Pages makes the pages of a site. Its methods are safe for concurrent use.
type Pages struct {
	site      Site
	language  catalog.Offered
	below     string   // the folder of its language, below the top: "de/"; "" for the language at the top
	all       []*Pages // the same in every language, those at the top first
	templates templates
	static    map[string]file
	manual    manual
	titles    titles
	library   *library.Library
	zipped    zipped
	today     sync.Map      // by the name of a built-in preset, its hash: reading one takes long
	brought   sync.Map      // by the hash of rules that a game brought along, what they are called
	shelf     func() *shelf // the presets of today, for the composer: made once
	packer    packer
	keysFault complaint // why the keys are not shown, as the log was told
}

// Open prepares the pages of a site. The error is one of the program's own files.
func Open(s Site) (*Pages, error) {
	if s.Name == "" {
		s.Name = "pbem"
	}
	if s.Now == nil {
		s.Now = time.Now
	}
	if s.Log == nil {
		s.Log = slog.New(slog.NewTextHandler(io.Discard, nil))
	}
	if len(s.Languages) == 0 {
		s.Languages = english()
	}
	first := s.Languages[0]
	static, err := loadStatic(s.Languages)
	if err != nil {
		return nil, fmt.Errorf("cannot read the files of the pages: %w", err)
	}
	pages, err := parseTemplates(first.Language, hashedNames(static))
	if err != nil {
		return nil, fmt.Errorf("cannot read the templates of the pages: %w", err)
	}
	p := &Pages{
		site: s, language: first, templates: pages, static: static,
	}
	if p.library, err = library.OpenLibrary(library.Config{Archive: s.Archive, Deep: s.Deep, Catalogue: s.Catalogue, Build: s.Build, Keys: s.Keys, Rules: s.Rules, Patience: s.Patience, Now: s.Now, Log: s.Log}); err != nil {
		return nil, err
	}
	if err := p.furnish(s.Presets); err != nil {
		return nil, err
	}
	// Pages that nobody has any more give their file back, too, as those of a site that was written.
	runtime.AddCleanup(p.library, func(of *atomic.Pointer[catalogue.Catalogue]) { _ = of.Load().Close() }, p.library.Current)
	return p, p.tongues()
}

// Begin begins to look through the archive, so that the first reader has less to wait for.
func (p *Pages) Begin() { p.library.Begin() }

// Close ends what goes on besides answers, and closes the catalogue. No page can be made afterwards.
func (p *Pages) Close() error { return p.library.Close() }

// furnish lays the presets out, and prints the manual of them.
func (p *Pages) furnish(list []*presets.Preset) (err error) {
	p.site.Presets = list
	if p.manual, err = printManual(list, p.language.Language); err != nil {
		return fmt.Errorf("cannot print the manual: %w", err)
	}
	p.shelf = sync.OnceValue(composePages{p}.newShelf)
	p.titles = newTitles(list, p.language.Language, p.otherTitle)
	return nil
}

// WithPresets returns the pages of the same site with other presets. What has been read of its records is shared.
func (p *Pages) WithPresets(list []*presets.Preset) (*Pages, error) {
	all, err := p.withPresets(list)
	if err != nil {
		return nil, err
	}
	return all[0], nil
}

// at makes what stands at an address of the site, in whatever language. It is called of the pages at the top.
func (p *Pages) at(address string, query url.Values) (f file, found bool, err error) {
	of, rest := p.speaking(address)
	return of.page(rest, query)
}

// page makes what stands at an address, which has no slash in front, below the folder of the language. The query is what a form on the page was filled in
// with; nil for a page that is written as a file. found is false where nothing stands.
func (p *Pages) page(address string, query url.Values) (f file, found bool, err error) {
	if f, ok := p.static[address]; ok {
		return f, true, nil
	}
	dir, name := path.Split(address)
	switch {
	case p.below != "" && wordless(address):
		return nothing()
	case address == frontPath:
		return known(frontPages{p}.page(query))
	case dir == "games/":
		return listPages{p}.file(name, query)
	case address == gamesName:
		return listPages{p}.script(query)
	case address == manifestPath:
		return known(p.manifest())
	case address == "robots.txt":
		return known(p.robots(), nil)
	case address == ratingsPath:
		return ratingPages{p}.page()
	case address == ratingsFeed:
		return ratingPages{p}.feed()
	case address == composePath && p.composes():
		return known(composePages{p}.compose(query))
	case address == "feed.atom" && p.site.URL != "":
		return known(p.feed())
	case address == keysName:
		return p.keysFile()
	case dir == "rules/" && path.Ext(name) == ".yaml":
		return p.rulesFile(name)
	case dir == "rules/" && path.Ext(name) == packedMark:
		return composePages{p}.packedFile(name)
	case dir == "rules/" && path.Ext(name) == factsMark:
		return composePages{p}.factsFile(name)
	case dir == "presets/":
		return presetPages{p}.presetFile(name)
	case strings.HasPrefix(dir, treesPath):
		return treePages{p}.treeFile(dir, name)
	case dir == "players/":
		return playerPages{p}.file(name)
	case dir == "tournaments/":
		return eventPages{p}.file(name)
	case address == seeksPath || address == seeksFeed:
		return offerPages{p}.file(address)
	case address == playPath || address == playFeed:
		return playPages{p}.file(address, query)
	case dir == "rules/" || dir == "help/":
		return manualPages{p}.manualFile(address)
	case strings.HasPrefix(dir, "game/"):
		return gamePages{p}.gameFile(strings.TrimSuffix(strings.TrimPrefix(dir, "game/"), "/"), name, query)
	}
	return file{}, false, nil
}

// wordless reports whether an address leads to what is there once for all languages.
func wordless(address string) bool {
	switch path.Ext(address) {
	case ".html", ".atom", factsMark, ".png":
		return false
	}
	return address != gamesName
}

// known is for pages that are always there.
func known(f file, err error) (file, bool, error) { return f, true, err }

// nothing is the answer for an address at which nothing stands.
func nothing() (file, bool, error) { return file{}, false, nil }

// html makes a page from its template and data.
func (p *Pages) html(name string, data any) (file, error) {
	body, err := p.templates.make(name, data)
	return file{kind: mimeType(name), body: body, policy: policy}, err
}

// composes reports whether the pages have the composer.
func (p *Pages) composes() bool { return !p.site.NoComposer }

// preset returns the preset of a name that has a page; nil if there is none.
func (p *Pages) preset(name string) *presets.Preset {
	for _, preset := range p.site.Presets {
		if preset.Name == name && name != "index" { // whose place is taken
			return preset
		}
	}
	return nil
}

// Site says what the pages are of, and for whom.
type Site struct {
	Name    string          // stands on every page; "" is "pbem"
	Address string          // the service's mail address; "" where there is none, as beside an archive alone
	URL     string          // where the pages are seen from outside, ending in a slash; "" where that is not known: then there is no feed
	Archive library.Archive // nil for none
	// Deep says that the records of the archive are as anybody has left them: of any name, also in folders. Else only those are read that lie
	// at its top and are called as a service calls them, 042.pbem.
	Deep bool
	// Rules finds the rules that a record was played by. It is called from many goroutines at once.
	Rules   func(*record.Record) (*presets.Preset, error)
	Presets []*presets.Preset   // those that have a page, in this order
	Keys    []ed25519.PublicKey // that signatures are checked with; none: they are not checked
	Log     *slog.Logger        // told of records that cannot be read
	Build   string              // names the program, so that a writing knows pages that it made before, and records that were verified; "" makes all anew
	// Catalogue is a file that keeps what is known of the records, verified by this Build and with these Keys; "" reads all after each start.
	Catalogue string
	// Patience is how long a reader waits for the archive to be looked through: then they get what is known so far. Zero waits as long as it takes.
	Patience time.Duration
	// NoComposer leaves the composer out, with its programs of 17 MB: of a folder that is written, most visitors open a page or two.
	NoComposer bool
	// Languages are those of the pages: the first one's are at the top, those of each other in a folder called by its tag; none is English alone.
	Languages catalog.Languages
	Now       func() time.Time // says when the archive is due to be looked at again
}

// alonePage is the data of a page that stands by itself.
type alonePage struct {
	board
	Title, Lang, Policy string
	Look                template.CSS
}

// Alone is a page of one board, which a file holds whole: in the look of all pages, with nothing from elsewhere and no script.
func Alone(d diagram.Drawing, title string, l *catalog.Language) ([]byte, error) {
	look, err := staticFiles.ReadFile("static/site.css")
	if err != nil {
		return nil, err
	}
	look = append(look, "body { padding-top: 1rem; }\n"...)
	page, err := template.New("alone.tmpl").Funcs(functions(l, nil)).ParseFS(templateFiles, "templates/alone.tmpl", "templates/explained.html")
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256(look)
	data := alonePage{
		board: picture([]diagram.Drawing{d}, l.Say), Title: title, Lang: l.Tag(), Look: template.CSS(look),
		Policy: "default-src 'none'; style-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'",
	}
	var b bytes.Buffer
	err = page.Execute(&b, data)
	return b.Bytes(), err
}
