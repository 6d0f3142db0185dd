package record

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// formats is how the tag Format begins; another value is a tag of somebody's like any other.
const formats = "pbem record "

// format reads the tag Format, which must be the first line: what follows is read by it.
func (p *parser) format(t Tag) error {
	switch {
	case !p.r.Typed, p.r.Tag(t.Name) != "":
		return phrase.Errorf("record-tag-twice", "tag", t.Name)
	case !strings.HasPrefix(t.Value, formats):
		p.r.Tags = append(p.r.Tags, t)
		return nil
	case t.Value != format:
		return phrase.Errorf("record-format", "format", phrase.Quote(t.Value, 0), "known", phrase.Quote(format, 0))
	case p.line != 1:
		return phrase.Errorf("record-format-first")
	}
	p.r.Typed = false
	return nil
}

// errUntagged refuses what has links or a signature without the tag Format: its first line is missing, or it is of a format before this one.
func errUntagged() error { return phrase.Errorf("record-untagged", "known", phrase.Quote(format, 0)) }

func beforeBlank(line string) string {
	word, _, _ := strings.Cut(line, " ")
	return word
}

// chainedResult reads "1-0 {resigned by black, 2027-02-01T10:11:12Z} #0123…", in which all but the hash follows from the tags.
func (p *parser) chainedResult(line string) error {
	if err := checkLine(line); err != nil {
		return err
	}
	rest, hash, err := p.takeHash(line)
	if err != nil {
		return err
	}
	if err := p.result(rules.Result(beforeBlank(line))); err != nil {
		return err
	}
	if !p.r.chainsResult() || hash == "" {
		return phrase.Errorf("record-result-form")
	}
	if want := string(p.r.appendResult(nil)); rest != want {
		return phrase.Errorf("record-result-tags", "line", phrase.Quote(rest, 0), "want", phrase.Quote(want, 0))
	}
	p.r.ResultHash = hash
	return nil
}
