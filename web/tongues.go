package web

import (
	"cmp"
	"net/http"
	"net/url"
	"strings"

	"golang.org/x/text/language"

	"pbem/mailer/catalog"
	"pbem/rules/presets"
)

// A site speaks every language that it is given. The first one's pages are at the top; each other language has the same pages below a folder
// that is called by its tag, "de/". What has no words in it (records, rules, pictures, scripts, programs) is there once, at the top.

// english are the languages of a site that names none.
func english() catalog.Languages {
	return catalog.Languages{{Language: catalog.English(), Name: "English"}}
}

// tongues opens the same pages in every language. At the top stands what the first one says.
func (p *Pages) tongues() error {
	p.all = []*Pages{p}
	for _, l := range p.site.Languages[1:] {
		other, err := p.in(l)
		if err != nil {
			return err
		}
		p.all = append(p.all, other)
	}
	for _, one := range p.all {
		one.all = p.all
	}
	return nil
}

// in returns the pages of a language that is not the first.
func (p *Pages) in(l catalog.Offered) (*Pages, error) {
	other := &Pages{site: p.site, language: l, below: l.Tag() + "/", library: p.library}
	if p.site.URL != "" {
		other.site.URL += other.below
	}
	var err error
	if other.templates, err = parseTemplates(l.Language, hashedNames(p.static)); err != nil {
		return nil, err
	}
	return other, other.furnish(p.site.Presets)
}

// speaking finds the pages of the language that an address belongs to, and the address there.
func (p *Pages) speaking(address string) (of *Pages, rest string) {
	for _, other := range p.all[1:] {
		if rest, below := strings.CutPrefix(address, other.below); below {
			return other, rest
		}
	}
	return p.all[0], address
}

// withPresets returns the pages of the same languages with other presets.
func (p *Pages) withPresets(list []*presets.Preset) ([]*Pages, error) {
	var all []*Pages
	for _, one := range p.all {
		other := &Pages{site: one.site, language: one.language, below: one.below, templates: one.templates, static: one.static, library: one.library}
		if err := other.furnish(list); err != nil {
			return nil, err
		}
		all = append(all, other)
	}
	for _, one := range all {
		one.all = all
	}
	return all, nil
}

// translation is the way from a page to the same one in another language.
type translation struct {
	Tag, Name string // "de", "Deutsch"
	Path      string // from the page
	Address   string // whole, where it is known where the pages are seen, else as Path
	First     bool   // it is the language at the top
}

// translations lead from one page to another in every language, also in its own, in the order of the languages.
func (p *Pages) translations(from, to string) (list []translation) {
	if len(p.all) < 2 {
		return nil
	}
	top := p.top(from)
	for _, other := range p.all {
		t := translation{Tag: other.language.Tag(), Name: other.language.Name, Path: top + other.below + to, First: other.below == ""}
		t.Address = cmp.Or(other.site.URL, top+other.below) + to
		list = append(list, t)
	}
	return list
}

// top is the way from a page at an address up to the top of the site.
func (p *Pages) top(address string) string { return upward(p.below + address) }

// upward is the way from an address up to where it begins.
func upward(address string) string { return strings.Repeat("../", strings.Count(address, "/")) }

// OtherTongues are the translations but the page's own language.
func (f frame) OtherTongues() (list []translation) {
	for _, t := range f.Translations {
		if t.Tag != f.Lang {
			list = append(list, t)
		}
	}
	return list
}

// keep has the ways to other languages ask for the same.
func (f *frame) keep(query url.Values) {
	if len(query) == 0 {
		return
	}
	for i := range f.Translations {
		f.Translations[i].Path += "?" + query.Encode()
	}
}

// longestWish bounds what is read of what a browser says of languages.
const longestWish = 512

// wished returns the folder of the language that a reader's browser asks for: "" for that at the top.
func (p server) wished(r *http.Request) string {
	header := r.Header.Get("Accept-Language")
	if header == "" || len(header) > longestWish {
		return ""
	}
	wishes, _, err := language.ParseAcceptLanguage(header)
	if err != nil {
		return ""
	}
	for _, wish := range wishes { // in the order of their weights
		base, _ := wish.Base()
		for _, one := range p.all {
			if base.String() == one.language.Tag() {
				return one.below
			}
		}
	}
	return ""
}
