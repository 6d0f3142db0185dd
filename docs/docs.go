// Package docs is the manual: the same pages are read in the repository, printed by "pbem help" and "pbem rules", and
// mailed in answer to "help" and "rules".
package docs

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"pbem/mailer/catalog"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// Help returns the help page on a topic in a language, or in English where the language has none; "" is the first page. The topic may be
// called as any of the languages calls it.
func Help(l *catalog.Language, topic string) (page string, ok bool) {
	if topic == "" {
		topic = "help"
	}
	return read(l, "help", topicOf(topic))
}

// Manual returns a help page as Help does, or one that is too long for letters: "record", the format of records; "finding" and "stats",
// what to ask of records and games; "check" and "embedding", for programs of others. These are in English, as programs are.
func Manual(l *catalog.Language, topic string) (page string, ok bool) {
	if i := slices.IndexFunc(longPages(), func(name string) bool { return strings.EqualFold(topic, name) }); i >= 0 {
		data, err := pages.ReadFile(longPages()[i] + ".md")
		return unmarked(string(data)), err == nil
	}
	return Help(l, topic)
}

// longPages are the pages for terminals alone.
func longPages() []string { return []string{"record", "finding", "stats", "check", "embedding"} }

// ManualTopics lists what Manual has pages on, as it is called in a language.
func ManualTopics(l *catalog.Language) []string {
	topics := append(TopicsIn(l), longPages()...)
	slices.Sort(topics)
	return topics
}

// Newcomers returns what somebody is told who has proved nothing yet, and may not even have written: a page small enough that it is worth
// nothing to whoever has it sent to others.
func Newcomers(l *catalog.Language) string {
	page, _ := in(l, "newcomers.md") // it is embedded
	return string(page)
}

// RulesOf returns the rules of a preset in a language: what it is, from its data; what else is to know of it and of its game's page is
// true of it; and its options.
func RulesOf(p *presets.Preset, l *catalog.Language) string {
	var b strings.Builder
	title, about := phrase.Of(phrase.GameText(p.Title)), phrase.New("rules-says-about", "about", phrase.GameText(p.About))
	fmt.Fprintf(&b, "# %s\n", l.Say(title))
	if p.About != "" {
		b.WriteString("\n" + wrapped(l.Say(about), ""))
	}
	page := sectionsOf(p, l)
	b.WriteString("\n" + page.intro)
	if short := Short(p); !short.Empty() {
		section(&b, l, phrase.New("rules-part-short"), short)
	}
	b.WriteString(Facts(p, l) + page.rest)
	if len(p.Text) > 0 {
		section(&b, l, phrase.New("rules-part-words"), phrase.Texts(p.Text)...)
	}
	if p.Note != "" {
		section(&b, l, phrase.New("rules-part-note", "preset", p.Name), phrase.Of(phrase.GameText(p.Note)))
	}
	b.WriteString("## " + l.Say(phrase.New("rules-part-options", "preset", p.Name)) + "\n\n")
	for _, o := range p.Options {
		b.WriteString(wrapped(fmt.Sprintf("- `%s=%s`: %s (%s)", o.Name, o.Default, l.Say(o.About), l.Say(o.Allowed())), "  "))
	}
	return b.String()
}

// section writes a heading and the paragraphs below it.
func section(b *strings.Builder, l *catalog.Language, heading phrase.Phrase, paragraphs ...phrase.Phrase) {
	b.WriteString("## " + l.Say(heading) + "\n\n")
	for _, paragraph := range paragraphs {
		b.WriteString(wrapped(l.Say(paragraph), "") + "\n")
	}
}

// width is that of a mail program's window, as in all pages.
const width = 72

// wrapped breaks a text into lines; those after the first are indented.
func wrapped(text, indent string) string {
	var b strings.Builder
	column := 0
	for word := range strings.FieldsSeq(text) {
		n := utf8.RuneCountInString(word)
		switch {
		case column == 0:
		case column+1+n > width:
			b.WriteString("\n" + indent)
			column = len(indent)
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += n
	}
	return b.String() + "\n"
}

// Rules returns the rules page of that name in a language, or in English where the language has none.
func Rules(l *catalog.Language, name string) (page string, ok bool) { return read(l, "rules", name) }

// Marked is the page of a folder, "help" or "rules", with its markers, which package scene reads.
func Marked(l *catalog.Language, folder, name string) (page string, ok bool) {
	data, err := in(l, folder+"/"+strings.ToLower(name)+".md")
	return string(data), err == nil
}

func read(l *catalog.Language, folder, name string) (string, bool) {
	data, err := in(l, folder+"/"+strings.ToLower(name)+".md")
	return unmarked(string(data)), err == nil
}

// unmarked leaves out the lines that tell a test how a diagram is drawn ("<!-- board … -->"), and the empty line below.
func unmarked(page string) string {
	var b strings.Builder
	dropped := false
	for line := range strings.Lines(page) {
		if strings.HasPrefix(line, "<!-- ") {
			dropped = true
			continue
		}
		if !dropped || line != "\n" {
			b.WriteString(line)
		}
		dropped = false
	}
	return b.String()
}

// A section of a rules page may say of which presets it is true, by a line below its heading: "<!-- only chesimals-1 chesimals-2 -->", or
// "<!-- only built-in -->". One without such a line is true of every game that has the page, also a host's own.
const onlyMarker = "<!-- only "

// shortMarker stands below the heading of the section that is the game in short, whatever the heading is called in its language.
const shortMarker = "<!-- short -->"

// prose is what a rules page says that is true of a preset.
type prose struct{ intro, rest string }

// sectionsOf takes from the page of a preset what is true of it. What the preset itself says, the page does not say again.
func sectionsOf(p *presets.Preset, l *catalog.Language) prose {
	data, err := in(l, "rules/"+strings.ToLower(p.RulesPage)+".md")
	if err != nil {
		return prose{}
	}
	sections := strings.Split(string(data), "\n## ")
	var out prose
	if _, intro, _ := strings.Cut(sections[0], "\n"); trueOf(sections[0], p) {
		out.intro = strings.TrimLeft(unmarked(intro), "\n") + "\n"
	}
	for _, section := range sections[1:] {
		if strings.Contains(section, shortMarker) || !trueOf(section, p) {
			continue
		}
		out.rest += "## " + strings.TrimRight(unmarked(section), "\n") + "\n\n"
	}
	return out
}

// PageShort returns the section of a rules page that is the game in short as one paragraph; "" if it has none. It is for games that cannot
// describe themselves.
func PageShort(l *catalog.Language, name string) string {
	page, _ := in(l, "rules/"+strings.ToLower(name)+".md")
	for _, section := range strings.Split(string(page), "\n## ") {
		if _, text, ok := strings.Cut(section, shortMarker); ok {
			return strings.Join(strings.Fields(unmarked(text)), " ")
		}
	}
	return ""
}

// HasPage reports whether the rules page of a preset was written of it: those of a host's own are told by their data alone.
func HasPage(p *presets.Preset) bool {
	_, ok := Rules(nil, p.RulesPage)
	return ok && presets.Text(p.Hash) != nil
}

// trueOf reports whether a section may be printed for a preset.
func trueOf(section string, p *presets.Preset) bool {
	_, rest, marked := strings.Cut(section, onlyMarker)
	if !marked {
		return true
	}
	names, _, _ := strings.Cut(rest, " -->")
	return presets.Text(p.Hash) != nil && (names == "built-in" || slices.Contains(strings.Fields(names), p.Name))
}
