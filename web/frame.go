package web

import (
	"encoding/json"

	"pbem/rules/phrase"
)

// policy is the Content-Security-Policy of all pages: nothing from elsewhere, nothing inline.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"

// composing is the policy of the page that runs the engines: WebAssembly counts as a script that is made on the spot.
const composing = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"

// frame is what layout.html needs to know of every page. The data of a page embeds it.
type frame struct {
	Site, Address string
	Lang          string // the language's tag
	Root          string // the way up to where the language's pages begin: "" or "../../"
	Top           string // the way up to the top of the site, where what has no words lies
	Translations  []translation
	Policy        string // for a page in a file, which nobody sends a header with
	Section       string // the path of the entry of the menu that the page belongs to
	Menu          []entry
	Feed          bool    // there is a feed
	Feeds         []entry // those of the page itself
	Card          *card
}

// entry is a link: a line of the menu, a form of a record.
type entry struct {
	Name phrase.Phrase
	Path string
}

// The paths of the menu's entries.
const (
	frontPath   = "index.html"
	gamesPath   = "games/index.html"
	playersPath = "players/index.html"
	presetsPath = "presets/index.html"
	rulesPath   = "rules/index.html"
	composePath = "compose.html"
)

// frame returns the frame of the page with the address, which has no slash in front: "game/42/7.html".
func (p *Pages) frame(address, section string) frame {
	return frame{
		Site: p.site.Name, Address: p.site.Address, Lang: p.language.Tag(), Root: upward(address), Top: p.top(address), Translations: p.translations(address, address),
		Policy: policy, Section: section, Menu: p.menu(), Feed: p.site.URL != "",
	}
}

// feed puts a feed of the page's own on it, where it is known where the pages are seen.
func (f *frame) feed(p *Pages, name phrase.Phrase, path string) {
	if p.site.URL != "" {
		f.Feeds = append(f.Feeds, entry{name, path})
	}
}

// menu has what there is: without games in play, offers and tournaments there are no pages of them.
func (p *Pages) menu() []entry {
	all := []entry{{phrase.New("web-games"), gamesPath}}
	has := p.library.Has()
	if has.Play {
		all = append(all, entry{phrase.New("web-playing"), playPath})
	}
	if has.Seeks {
		all = append(all, entry{phrase.New("web-seeks"), seeksPath})
	}
	if has.Events {
		all = append(all, entry{phrase.New("web-tournaments"), eventsPath})
	}
	all = append(all, entry{phrase.New("web-players"), playersPath})
	if has.Ratings {
		all = append(all, entry{phrase.New("web-ratings"), ratingsPath})
	}
	all = append(all, entry{phrase.New("web-presets"), presetsPath}, entry{phrase.New("web-rules"), rulesPath})
	if p.composes() {
		all = append(all, entry{phrase.New("web-compose"), composePath})
	}
	return all
}

// manifestPath is where browsers learn how to put the site among other programs (W3C, Web Application Manifest).
const manifestPath = "site.webmanifest"

// manifest says how the site is called, and which pictures stand for it.
type manifest struct {
	Name     string         `json:"name"`
	Language string         `json:"lang"`
	Start    string         `json:"start_url"`
	Display  string         `json:"display"`
	Ground   string         `json:"background_color"`
	Theme    string         `json:"theme_color"`
	Icons    []manifestIcon `json:"icons"`
}

type manifestIcon struct {
	Source string `json:"src"`
	Sizes  string `json:"sizes"`
	Kind   string `json:"type"`
}

func (p *Pages) manifest() (file, error) {
	m := manifest{Name: p.site.Name, Language: p.language.Tag(), Start: "./", Display: "browser", Ground: "#faf8f3", Theme: "#2f5d50"}
	hashed := hashedNames(p.static)
	for _, icon := range []manifestIcon{{"static/icon.svg", "any", mimeType(".svg")}, {"static/icon-192.png", "192x192", mimeType(".png")}, {"static/icon-512.png", "512x512", mimeType(".png")}} {
		icon.Source = hashed[icon.Source]
		m.Icons = append(m.Icons, icon)
	}
	body, err := json.Marshal(m)
	return file{kind: mimeType(manifestPath), body: body, policy: policy}, err
}
