package web

import (
	"bytes"
	"cmp"
	"embed"
	"fmt"
	"html/template"
	"io/fs"
	"net/url"
	"path"
	"slices"
	"strings"
	"time"

	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/web/library"
)

//go:embed templates
var templateFiles embed.FS

// templates are the parsed pages by the name of their file.
type templates map[string]*template.Template

// shared are the files of what several pages have in them.
func shared() []string {
	return []string{"templates/layout.html", "templates/rows.html", "templates/words.html", "templates/explained.html", "templates/cards.html"}
}

// parseTemplates joins every page with the layout. They speak the language, and name static files by where these lie.
func parseTemplates(l *catalog.Language, hashed map[string]string) (templates, error) {
	files, err := fs.Glob(templateFiles, "templates/*.html")
	if err != nil {
		return nil, err
	}
	all := templates{}
	for _, file := range files {
		name := path.Base(file)
		if slices.Contains(shared(), file) {
			continue
		}
		page := template.New(name).Funcs(functions(l, hashed))
		if all[name], err = page.ParseFS(templateFiles, append(shared(), file)...); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// make fills a page with its data, which embeds a frame.
func (t templates) make(name string, data any) ([]byte, error) {
	page, ok := t[name]
	if !ok {
		return nil, fmt.Errorf("there is no template %s", name)
	}
	var b bytes.Buffer
	if err := page.ExecuteTemplate(&b, "layout", data); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// functions are what the templates can call.
func functions(l *catalog.Language, hashed map[string]string) template.FuncMap {
	s := speech{l}
	return template.FuncMap{
		"say": s.say, "markup": s.markup, "link": link, "links": s.links, "code": code, "hash": hash,
		"game":    func(text string) string { return l.Say(phrase.Of(phrase.GameText(text))) },
		"keyed":   func(side int) string { return l.Tell("web-key-turn", "turn", "{turn}", "side", rules.Side(side)) },
		"command": l.Command, "query": url.PathEscape, "words": library.PlainWords, "names": names, "player": newPlayerLink, "move": newMove, "broken": brokenRows, "instant": s.instant, "dated": s.dated, "ascii": isASCII, "lastday": lastDay, "offers": newOffersShown, "static": func(name string) string { return cmp.Or(hashed["static/"+name], "static/"+name) },
	}
}

// brokenRows are those whose records are not verified.
func brokenRows(all []row) (some []row) {
	for _, r := range all {
		if r.Broken() {
			some = append(some, r)
		}
	}
	return some
}

// names lists files.
func names(all []string) phrase.Series {
	s := phrase.Series{How: phrase.Commas}
	for _, name := range all {
		s.Items = append(s.Items, library.PlainWords(name))
	}
	return s
}

// playerLink is a name that leads to the player's page, if there is one.
type playerLink struct{ Name, Page, Root string }

func newPlayerLink(name, page, root string) playerLink { return playerLink{name, page, root} }

// offersShown is what is on offer, as the pages show it, and the address that takes it; "" where nobody answers letters.
type offersShown struct {
	List       any
	Root, Mail string
}

func newOffersShown(list any, root, mail string) offersShown { return offersShown{list, root, mail} }

// move is a button that leads to another turn; without a path there is none.
type move struct{ Name, Label, Path string }

func newMove(name, label, path string) move { return move{name, label, path} }

// isASCII reports whether a text has no letters that could turn round what stands beside them, or need any other care.
func isASCII(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return r < ' ' || r > '~' })
}

// lastDay is the day that ends at a moment, or in which it lies.
func lastDay(until time.Time) phrase.Date { return phrase.Date(until.Add(-time.Nanosecond)) }
