package web

import (
	"bytes"
	"html/template"
	"slices"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"

	"pbem/docs"
	"pbem/mailer/catalog"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// manual is the pages of rules and of help, printed once; by their addresses.
type manual struct {
	pages map[string]manualText
	rules []string // names, in the order of the presets
	help  []string
}

// has reports whether there is a page at an address.
func (m manual) has(address string) bool { _, there := m.pages[address]; return there }

type manualText struct {
	Title string
	Text  template.HTML
}

// printManual turns the manual's Markdown into HTML, in a language. HTML that stands in it would be dropped.
func printManual(of []*presets.Preset, in *catalog.Language) (manual, error) {
	m := manual{pages: map[string]manualText{}, help: inOrder(docs.Topics())}
	add := func(address, page string) error {
		text, err := illustrated(page, in)
		m.pages[address] = text
		return err
	}
	for _, topic := range m.help {
		page, _ := docs.Marked(in, "help", topic)
		if err := add("help/"+topic+".html", page); err != nil {
			return manual{}, err
		}
	}
	for _, p := range of {
		page, ok := docs.Marked(in, "rules", p.RulesPage)
		if !ok || slices.Contains(m.rules, p.RulesPage) {
			continue
		}
		m.rules = append(m.rules, p.RulesPage)
		if err := add("rules/"+p.RulesPage+".html", page); err != nil {
			return manual{}, err
		}
	}
	return m, nil
}

// readingOrder is how somebody new reads the pages of help. Others follow, and at the end what is for hosts.
func readingOrder() []string {
	return []string{"help", "new", "tutorial", "turns", "setup", "notation", "display", "time", "vacation", "pause", "ending", "rematch", "seek", "tournaments", "ratings",
		"watching", "study", "ahead", "notebook", "digest", "commands", "safety", "limits", "forget", "verify", "inventor", "inventing"}
}

// inOrder puts topics into that order.
func inOrder(topics []string) []string {
	place := func(topic string) int {
		if i := slices.Index(readingOrder(), topic); i >= 0 {
			return i
		}
		if topic == "hosting" {
			return len(readingOrder()) + 1
		}
		return len(readingOrder())
	}
	sorted := slices.Clone(topics)
	slices.SortStableFunc(sorted, func(a, b string) int { return place(a) - place(b) })
	return sorted
}

// markdown prints Markdown as HTML. What goldmark writes without its option for raw HTML is safe. A wide drawing scrolls, by keys too.
func markdown(page string) (template.HTML, error) {
	var b bytes.Buffer
	printer := goldmark.New(goldmark.WithExtensions(extension.Table), goldmark.WithParserOptions(parser.WithAutoHeadingID()))
	err := printer.Convert([]byte(page), &b)
	return template.HTML(sketched(bytes.ReplaceAll(b.Bytes(), []byte("<pre>"), []byte(`<pre tabindex="0">`)))), err
}

// manualPage is the data of manual.html.
type manualPage struct {
	frame
	manualText
	Presets []*presets.Preset // those that are played by these rules
}

// contentsPage is the data of rules/index.html.
type contentsPage struct {
	frame
	Rules, Help []entry
}

// manualPages makes the pages of the manual.
type manualPages struct{ *Pages }

func (p manualPages) manualFile(address string) (file, bool, error) {
	if address == "rules/index.html" {
		return known(p.html("manuals.html", contentsPage{p.frame(address, rulesPath), p.contents("rules/", p.manual.rules), p.contents("help/", p.manual.help)}))
	}
	text, ok := p.manual.pages[address]
	if !ok {
		return nothing()
	}
	data := manualPage{frame: p.frame(address, rulesPath), manualText: text}
	for _, preset := range p.site.Presets {
		if address == "rules/"+preset.RulesPage+".html" && docs.HasPage(preset) {
			data.Presets = append(data.Presets, preset)
		}
	}
	return known(p.html("manual.html", data))
}

// contents lists pages of the manual by their titles.
func (p manualPages) contents(folder string, names []string) []entry {
	var all []entry
	for _, n := range names {
		all = append(all, entry{phrase.Of(p.manual.pages[folder+n+".html"].Title), folder + n + ".html"})
	}
	return all
}
