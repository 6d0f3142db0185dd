package web

import (
	"maps"
	"net/url"
	"slices"
	"strings"

	"pbem/docs"
	"pbem/rules/phrase"
	"pbem/rules/presets"
	"pbem/web/inspect"
	"pbem/web/library"
)

// composerPage is the data of compose.html.
type composerPage struct {
	frame
	Known     stock
	Kept      string // a query: what the page needs without a network, besides what has no words
	Catalogue string // what the page's scripts say: an address from the top of the site, as that of Sentences
	Sentences string // what the judge says; "" where it speaks the language by itself
	Packed    bool   // its programs lie packed in files
}

// stock tells the composer's page what there is to load: no program has a preset in itself, and each has one engine.
type stock struct {
	Presets []offered `json:"presets"` // to choose from: those built in, and the host's own
	Rules   []variant `json:"rules"`   // that listed games are played by, and that are not as they are today
}

// offered is a preset, in words.
type offered struct {
	Name    string           `json:"name"`
	Title   string           `json:"title"`
	About   string           `json:"about"`
	Options []inspect.Option `json:"options"`
	Page    string           `json:"page"` // the rules to read: "rules/cosmic.html"; "" for none
	variant
}

// variant is rules as a page loads them: the preset from rules/HEX.preset, and the program of its engine.
type variant struct {
	Hash   string `json:"hash"` // 64 hex digits
	Engine string `json:"engine"`
}

// composePages makes the composer's page, and the rules that it loads.
type composePages struct{ *Pages }

// compose makes the page on which turns are put together; the query is nil for one that is written.
func (p composePages) compose(query url.Values) (file, error) {
	games, err := p.library.Called()
	if err != nil {
		return file{}, err
	}
	data := composerPage{frame: p.frame(composePath, composePath), Known: stock{p.shelf().offered, p.otherRules(games)}, Packed: query == nil}
	data.Kept, data.Catalogue = p.kept(), catalogueName(p.language.Tag())
	if p.below != "" {
		data.Sentences = sentencesName(p.language.Tag())
	}
	data.Policy = composing
	data.Card = p.plainCard(phrase.New("web-compose-title"), phrase.New("web-compose-choose"), composePath)
	f, err := p.html("composer.html", data)
	f.policy = composing
	return f, err
}

// kept are the files of the composer, its pages in all languages, and their catalogues: one worker keeps them for every page.
func (p composePages) kept() string {
	var names []string
	hashed := hashedNames(p.all[0].static) // those below have none of their own
	for _, name := range slices.Sorted(maps.Keys(hashed)) {
		if strings.HasPrefix(name, "static/composer") || slices.Contains([]string{"static/site.css", "static/icon.svg", "static/phrases.js", "static/wasm_exec.js"}, name) {
			names = append(names, hashed[name])
		}
	}
	for _, one := range p.all {
		names = append(names, catalogueName(one.language.Tag()), one.below+composePath)
	}
	for i := range names {
		names[i] = url.QueryEscape(names[i])
	}
	return strings.Join(names, "&")
}

// otherRules lists the rules of games that are not those of a preset of today.
func (p composePages) otherRules(games *library.Roll) []variant {
	others := []variant{}
	for _, digits := range slices.Sorted(maps.Keys(games.Variants)) {
		if p.shelf().packed[digits] != nil {
			continue
		}
		if head, err := presets.Head(p.rulesText(digits, games)); err == nil {
			others = append(others, variant{digits, head.Engine})
		}
	}
	return others
}

// offer says of a preset what a reader needs to choose it.
func (p composePages) offer(preset *presets.Preset) offered {
	o := offered{Name: preset.Name, Title: p.gameText(preset.Title), About: p.gameText(preset.About), Options: inspect.Options(preset, p.language.Language),
		variant: variant{library.Digits(preset.Hash), preset.Engine}}
	if p.preset(preset.Name) == preset {
		o.Page = "presets/" + preset.Name + ".html" // where its data is told
	}
	if docs.HasPage(preset) && slices.Contains(p.manual.rules, preset.RulesPage) {
		o.Page = "rules/" + preset.RulesPage + ".html"
	}
	return o
}
