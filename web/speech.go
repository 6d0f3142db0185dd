package web

import (
	"html/template"
	"slices"
	"strconv"
	"strings"

	"pbem/mailer/catalog"
	"pbem/rules/phrase"
)

// speech puts phrases into the words of a page's language.
type speech struct{ *catalog.Language }

// say says a message by its key, with its arguments, or what has a phrase of its own. The template escapes it.
func (s speech) say(what any, pairs ...any) string {
	switch what := what.(type) {
	case string:
		key := what
		return s.Tell(key, pairs...)
	case phrase.Phrase:
		return s.Say(what)
	}
	return s.Say(phrase.Of(what))
}

// markup says a message as HTML. Arguments that are HTML, as links are, stand in it as they are; all else is escaped.
func (s speech) markup(key string, pairs ...any) template.HTML {
	var kept []string // each marker with the HTML that it stands for
	hold := func(h template.HTML) string {
		marker := "\uE000" + strconv.Itoa(len(kept)) + "\uE001"
		kept = append(kept, marker, string(h))
		return marker
	}
	pairs = slices.Clone(pairs)
	for i, v := range pairs {
		switch v := v.(type) {
		case template.HTML:
			pairs[i] = hold(v)
		case []template.HTML:
			items := make([]string, len(v))
			for n, h := range v {
				items[n] = hold(h)
			}
			pairs[i] = phrase.Series{How: phrase.Commas, Items: items}
		}
	}
	return template.HTML(strings.NewReplacer(kept...).Replace(escaped(s.Tell(key, pairs...))))
}

// escaped is text as it stands in HTML, also in an attribute between double quotes.
func escaped(text string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;").Replace(text)
}

func link(address, words string) template.HTML {
	return template.HTML(`<a href="` + escaped(address) + `">` + escaped(words) + "</a>")
}

// links leads to the entries, whose paths are seen from a root.
func (s speech) links(root string, entries []entry) []template.HTML {
	all := make([]template.HTML, len(entries))
	for i, e := range entries {
		all[i] = link(root+e.Path, s.Say(e.Name))
	}
	return all
}

func code(text string) template.HTML { return template.HTML("<code>" + escaped(text) + "</code>") }

func hash(text string) template.HTML {
	return template.HTML(`<code class="hash">` + escaped(text) + "</code>")
}
