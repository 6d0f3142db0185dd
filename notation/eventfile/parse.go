package eventfile

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"pbem/notation/record"
	"pbem/rules"
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

// line reads one line of what follows the tags, by its first word.
func (p *parser) line(line string) error {
	kind, rest, _ := strings.Cut(line, " ")
	read, known := map[string]func(string) bool{
		"player": p.player, "section": p.section, "final": p.final, "game": p.game, "forfeit": p.forfeit,
		"bye": p.bye, "struck": p.struck, "dropout": p.dropout,
	}[kind]
	if !known || !read(rest) {
		return phrase.Errorf("eventfile-line", "line", phrase.Quote(line, 0))
	}
	return nil
}

// player reads "1 p7 1532.25 Ada".
func (p *parser) player(rest string) bool {
	words := strings.SplitN(rest, " ", 4)
	if len(words) < 4 || words[0] != strconv.Itoa(len(p.f.Players)+1) || words[1] == "" {
		return false
	}
	q := Player{ID: words[1], Rating: words[2], Name: words[3]}
	if q.Rating == "-" {
		q.Rating = ""
	} else if _, err := strconv.ParseFloat(q.Rating, 64); err != nil {
		return false
	}
	p.f.Players = append(p.f.Players, q)
	return Fit(q.Name) == q.Name && q.Name != ""
}

// section reads "1 1 4 5 8": its number, and seeds.
func (p *parser) section(rest string) bool {
	number, list, _ := strings.Cut(rest, " ")
	g := Group{Number: len(p.f.Groups) + 1}
	ok := number == strconv.Itoa(g.Number)
	for word := range strings.SplitSeq(list, " ") {
		n := 0
		ok = ok && count(word, &n)
		g.Players = append(g.Players, Seed(n))
	}
	p.f.Groups = append(p.f.Groups, g)
	return ok
}

func (p *parser) final(rest string) bool {
	ok := len(p.f.Groups) > 0 && p.section(rest)
	if ok {
		p.f.Groups[len(p.f.Groups)-1].Final = true
	}
	return ok
}

// group is the one that is being read.
func (p *parser) group() *Group {
	if len(p.f.Groups) == 0 {
		p.f.Groups = []Group{{}}
	}
	return &p.f.Groups[len(p.f.Groups)-1]
}

// board reads "2.3 7-4 REST", in a section "1.2.3 7-4 REST".
func (p *parser) board(rest string) (b Board, last string, ok bool) {
	words := strings.Split(rest, " ")
	if len(words) != 3 {
		return b, "", false
	}
	place := words[0]
	if p.group().Number > 0 {
		_, place, _ = strings.Cut(place, ".")
	}
	round, number, _ := strings.Cut(place, ".")
	white, black, _ := strings.Cut(words[1], "-")
	ok = count(round, &b.Round) && count(number, &b.Number) && count(white, (*int)(&b.White)) && count(black, (*int)(&b.Black))
	return b, words[2], ok && p.group().Place(b) == words[0]
}

func (p *parser) game(rest string) bool {
	b, number, ok := p.board(rest)
	p.group().Boards = append(p.group().Boards, b)
	return ok && count(number, &p.group().Boards[len(p.group().Boards)-1].Game)
}

func (p *parser) forfeit(rest string) bool {
	b, word, ok := p.board(rest)
	b.Forfeit = rules.Result(word)
	p.group().Boards = append(p.group().Boards, b)
	return ok && (b.Forfeit == rules.WhiteWins || b.Forfeit == rules.BlackWins || b.Forfeit == record.BothLost)
}

func (p *parser) bye(rest string) bool {
	round, seed, _ := strings.Cut(rest, " ")
	var b Bye
	ok := count(round, &b.Round) && count(seed, (*int)(&b.Player))
	p.group().Byes = append(p.group().Byes, b)
	return ok
}

func (p *parser) struck(rest string) bool {
	s := 0
	ok := count(rest, &s)
	p.group().Struck = append(p.group().Struck, Seed(s))
	return ok
}

// dropout reads "3 2027-02-01T10:00:00Z resigned".
func (p *parser) dropout(rest string) bool {
	words := strings.Split(rest, " ")
	if len(words) != 3 {
		return false
	}
	d := Dropout{Cause: words[2]}
	ok := count(words[0], (*int)(&d.Player)) && at(&d.At)(words[1]) && isWord(d.Cause)
	p.f.Dropouts = append(p.f.Dropouts, d)
	return ok
}

func isWord(s string) bool {
	for i := range len(s) {
		if (s[i] < 'a' || s[i] > 'z') && s[i] != '-' {
			return false
		}
	}
	return s != ""
}

// count reads a number from 1 on, in the one way in which it is written.
func count(s string, to *int) bool {
	n, err := strconv.Atoi(s)
	*to = n
	return err == nil && n > 0 && n <= most && strconv.Itoa(n) == s
}

// most is more than any number in such a file is.
const most = 1 << 30

// at reads a moment, in UTC and to the second.
func at(to *time.Time) func(string) bool {
	return func(s string) bool {
		t, err := time.Parse(time.RFC3339, s)
		*to = t.UTC()
		return err == nil && moment(*to) == s
	}
}
