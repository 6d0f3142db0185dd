// Package docs is the manual: the same pages are read in the repository, printed by "pbem help" and "pbem rules", and
// mailed in answer to "help" and "rules".
package docs

import (
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"unicode/utf8"

	"pbem/mailer/catalog"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

//go:embed help/*.md rules/*.md newcomers.md record.md check.md embedding.md
var pages embed.FS

// Help returns the help page on a topic; "" is the first page.
func Help(topic string) (page string, ok bool) {
	if topic == "" {
		topic = "help"
	}
	return read("help", topic)
}

// Manual returns a help page as Help does, or one that is too long for letters: "record", the format of records; "check" and "embedding",
// for programs of others.
func Manual(topic string) (page string, ok bool) {
	if i := slices.IndexFunc(longPages(), func(name string) bool { return strings.EqualFold(topic, name) }); i >= 0 {
		data, err := pages.ReadFile(longPages()[i] + ".md")
		return unmarked(string(data)), err == nil
	}
	return Help(topic)
}

// longPages are the pages for terminals alone.
func longPages() []string { return []string{"record", "check", "embedding"} }

// ManualTopics lists what Manual has pages on.
func ManualTopics() []string {
	topics := append(Topics(), longPages()...)
	slices.Sort(topics)
	return topics
}

// Newcomers returns what somebody is told who has proved nothing yet, and may not even have written: a page small enough that it is worth
// nothing to whoever has it sent to others.
func Newcomers() string {
	page, _ := pages.ReadFile("newcomers.md") // it is embedded
	return string(page)
}

// RulesOf returns the rules of a preset: what it is, from its data, in a language; what else is to know of it and of its game's page is
// true of it; and its options.
func RulesOf(p *presets.Preset, in *catalog.Language) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\n%s", p.Title, wrapped(in.Say(phrase.New("rules-says-about", "about", phrase.Words(p.About))), ""))
	page := sectionsOf(p)
	b.WriteString("\n" + page.intro)
	if short := Short(p); !short.Empty() {
		b.WriteString("## " + in.Say(phrase.New("rules-part-short")) + "\n\n" + wrapped(in.Say(short), "") + "\n")
	}
	b.WriteString(Facts(p, in) + page.rest)
	if len(p.Text) > 0 {
		b.WriteString("## " + in.Say(phrase.New("rules-part-words")) + "\n\n")
		for _, paragraph := range p.Text {
			b.WriteString(wrapped(paragraph, "") + "\n")
		}
	}
	if p.Note != "" {
		b.WriteString("## About " + p.Name + "\n\n" + wrapped(p.Note, "") + "\n")
	}
	fmt.Fprintf(&b, "## Options of %s\n\n", p.Name)
	for _, o := range p.Options {
		b.WriteString(wrapped(fmt.Sprintf("- `%s=%s`: %s (%s)", o.Name, o.Default, in.Say(o.About), in.Say(o.Allowed())), "  "))
	}
	return b.String()
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

// Rules returns the rules page of that name.
func Rules(name string) (page string, ok bool) { return read("rules", name) }

func read(folder, name string) (string, bool) {
	data, err := pages.ReadFile(folder + "/" + strings.ToLower(name) + ".md")
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

// Topics lists the help topics in alphabetical order.
func Topics() []string {
	files, _ := fs.Glob(pages, "help/*.md") // the pattern is a constant: it cannot be wrong
	topics := make([]string, len(files))
	for i, f := range files {
		topics[i] = strings.TrimSuffix(strings.TrimPrefix(f, "help/"), ".md")
	}
	return topics
}
