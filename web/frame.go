package web

import "strings"

// policy is the Content-Security-Policy of all pages: nothing from elsewhere, nothing inline.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"

// composing is the policy of the page that runs the engines: WebAssembly counts as a script that is made on the spot.
const composing = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"

// frame is what layout.html needs to know of every page. The data of a page embeds it.
type frame struct {
	Site, Address string
	Root          string // the way up to the top: "" or "../../"
	Policy        string // for a page in a file, which nobody sends a header with
	Section       string // the entry of the menu that the page belongs to
	Menu          []entry
	Feed          bool // there is a feed
}

// entry is a line of the menu.
type entry struct{ Name, Path string }

// frame returns the frame of the page with the address, which has no slash in front: "game/42/7.html".
func (p *Pages) frame(address, section string) frame {
	return frame{
		Site: p.site.Name, Address: p.site.Address, Root: strings.Repeat("../", strings.Count(address, "/")),
		Policy: policy, Section: section, Menu: menu(), Feed: p.site.URL != "",
	}
}

func menu() []entry {
	return []entry{{"Games", "index.html"}, {"Players", "players/index.html"}, {"Presets", "presets/index.html"}, {"Rules", "rules/index.html"}, {"Compose", "compose.html"}}
}
