package eventfile

import (
	"slices"
	"strings"
	"unicode/utf8"

	"pbem/notation/record"
	"pbem/rules/phrase"
)

// MaxSize is the greatest size of a file that is read, in bytes.
const MaxSize = 4 << 20

// Extension is what the names of these files end in.
const Extension = ".event"

// Parse reads a file. It takes nothing but the exact bytes that are written; the error names the line.
func Parse(text []byte) (*File, error) {
	if len(text) > MaxSize {
		return nil, phrase.Errorf("eventfile-long", "most", MaxSize)
	}
	if !utf8.Valid(text) {
		return nil, phrase.Errorf("record-utf8")
	}
	p := parser{f: &File{source: string(text)}}
	if err := p.all(); err != nil {
		return nil, err
	}
	if err := p.f.check(); err != nil {
		return nil, err
	}
	return p.f, p.f.exact()
}

// exact compares the text with the one that is written.
func (f *File) exact() error {
	read, want := f.source, f.String()
	for n := 1; read != want; n++ {
		line, restRead, _ := strings.Cut(read, "\n")
		written, restWant, _ := strings.Cut(want, "\n")
		if line != written || restRead == "" || restWant == "" {
			return atLine(n, phrase.Errorf("eventfile-inexact", "line", phrase.Quote(line, 0), "want", phrase.Quote(written, 0)))
		}
		read, want = restRead, restWant
	}
	return nil
}

func atLine(n int, err error) error { return phrase.Errorf("record-line", "n", n, "why", err) }

// parser reads a file line by line.
type parser struct {
	f    *File
	seen []string // tags
}

func (p *parser) all() error {
	head, body, _ := strings.Cut(p.f.source, "\n\n")
	n := 0
	for line := range strings.SplitSeq(head, "\n") {
		n++
		if err := p.tag(line, n); err != nil {
			return atLine(n, err)
		}
	}
	n++
	for line := range strings.Lines(body) {
		n++
		if err := p.line(strings.TrimSuffix(line, "\n")); err != nil {
			return atLine(n, err)
		}
	}
	if p.f.Kind != Sections {
		p.group() // also before the first game
	}
	return nil
}

func (p *parser) tag(line string, n int) error {
	t, err := record.ParseTag(line)
	switch {
	case err != nil:
		return err
	case n == 1 && t.Name == "Format" && t.Value != format && strings.HasPrefix(t.Value, formats):
		return phrase.Errorf("eventfile-other", "format", phrase.Quote(t.Value, 0), "known", phrase.Quote(format, 0))
	case n == 1 && t != record.Tag{Name: "Format", Value: format}:
		return phrase.Errorf("eventfile-format", "format", phrase.Quote(format, 0))
	case slices.Contains(p.seen, t.Name):
		return phrase.Errorf("record-tag-twice", "tag", t.Name)
	case t.Value == "":
		return phrase.Errorf("record-tag-empty", "tag", t.Name)
	}
	p.seen = append(p.seen, t.Name)
	return p.set(t)
}

func (p *parser) set(t record.Tag) error {
	field, known := p.f.fields()[t.Name]
	if !known {
		p.f.Others = append(p.f.Others, t)
		return nil
	}
	if !field(t.Value) {
		return phrase.Errorf("eventfile-tag", "tag", t.Name, "value", phrase.Quote(t.Value, 0))
	}
	return nil
}

// fields are how the value of each tag is taken; false is of a value that it cannot have.
func (f *File) fields() map[string]func(string) bool {
	return map[string]func(string) bool{
		"Format": func(string) bool { return true }, "Event": text(&f.Event), "Site": text(&f.Site), "Variant": text(&f.Variant), "Options": text(&f.Options),
		"Kind": f.setKind, "Terms": text(&f.Words), "Rated": func(s string) bool { f.Rated = s == "yes"; return f.Rated || s == "no" },
		"Began": at(&f.Began), "Ended": at(&f.Ended), "Pseudonym": func(s string) bool { f.Pseudonyms = strings.Split(s, " "); return true },
		"Revision": func(s string) bool { return count(s, &f.Revision) }, "Signature": text(&f.Signature),
	}
}

func text(to *string) func(string) bool {
	return func(s string) bool { *to = s; return true }
}

func (f *File) setKind(s string) bool {
	switch kind, size, _ := strings.Cut(s, " "); Kind(kind) {
	case RoundRobin, Double:
		f.Kind = Kind(kind)
		return size == ""
	case Sections:
		f.Kind = Sections
		size, found := strings.CutPrefix(size, "of ")
		return found && count(size, &f.Size)
	case Swiss:
		f.Kind = Swiss
		return count(size, &f.Size)
	}
	return false
}
