package record

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"
	"unicode/utf8"

	"pbem/rules"
	"pbem/rules/phrase"
)

// MaxSize is the greatest size of a record that is read, in bytes; ten thousand long turns.
const MaxSize = 4 << 20

// Parse reads a record. Its error names the line, and is a *Fault that also names the turn if the line is one of the game. Line
// ends of CR LF, a byte order mark, blanks at line ends and blank lines do no harm, except to a signature.
func Parse(text []byte) (*Record, error) {
	if len(text) > MaxSize {
		return nil, phrase.Errorf("record-long", "most", MaxSize)
	}
	p := parser{r: &Record{Typed: true, source: string(text)}}
	p.lines = strings.Count(p.r.source, "\n")
	rest := strings.TrimPrefix(p.r.source, "\uFEFF")
	for rest != "" {
		line, after, _ := strings.Cut(rest, "\n")
		rest = after
		p.line++
		if err := p.next(withoutBlanks(line)); err != nil {
			return nil, p.fault(line, phrase.Errorf("record-line", "n", p.line, "why", err))
		}
	}
	if err := p.end(); err != nil {
		return nil, phrase.Errorf("record-line", "n", p.line+1, "why", err)
	}
	return p.r, nil
}

// withoutBlanks takes blanks and CR off the end of a line: nearly all have none.
func withoutBlanks(line string) string {
	n := len(line)
	for n > 0 && (line[n-1] == ' ' || line[n-1] == '\t' || line[n-1] == '\r') {
		n--
	}
	return line[:n]
}

// parser reads a record line by line.
type parser struct {
	r        *Record
	lines    int // in all
	line     int
	tagged   rules.Result // of the Result tag
	sawTurns bool
	ended    bool
}

// fault says in which turn something is wrong, after the tags; of a text that has none, it is not said to be a game. A line that
// is numbered 0 is a set-up's.
func (p *parser) fault(line string, err error) error {
	switch {
	case !p.sawTurns, len(p.r.Tags)+len(p.r.Turns) == 0:
		return err
	case strings.HasPrefix(line, "0.") && len(p.r.Played()) == 0:
		return &Fault{0, err}
	}
	return &Fault{p.r.turnOf(len(p.r.Turns)), err}
}

func (p *parser) next(line string) error {
	switch {
	case !isPlain(line) && !utf8.ValidString(line):
		return phrase.Errorf("record-utf8")
	case line == "":
		return nil
	case p.ended:
		return phrase.Errorf("record-after-result")
	case line[0] == '[':
		return p.tag(line)
	case isResult(line):
		return p.result(rules.Result(line))
	case isResult(beforeBlank(line)):
		return p.chainedResult(line)
	}
	p.sawTurns = true
	return p.turn(line)
}

func isResult(s string) bool {
	switch rules.Result(s) {
	case rules.Ongoing, rules.WhiteWins, rules.BlackWins, rules.Drawn, BothLost:
		return true
	}
	return false
}

func (p *parser) result(r rules.Result) error {
	if p.tagged != "" && p.tagged != r {
		return phrase.Errorf("record-two-results", "result", r, "tag", p.tagged)
	}
	p.r.Result, p.ended = r, true
	return nil
}

func (p *parser) end() error {
	if !p.ended {
		return phrase.Errorf("record-no-result")
	}
	return nil
}

// tag reads [Name "value"].
func (p *parser) tag(line string) error {
	if p.sawTurns {
		return phrase.Errorf("record-tag-form")
	}
	t, err := ParseTag(line)
	if err != nil {
		return err
	}
	return p.set(t)
}

// ParseTag reads one tag pair, without its line end.
func ParseTag(line string) (Tag, error) {
	if err := checkLine(line); err != nil {
		return Tag{}, err
	}
	name, rest, ok := strings.Cut(strings.TrimPrefix(line, "["), ` "`)
	if !ok || !strings.HasPrefix(line, "[") || !isName(name) {
		return Tag{}, phrase.Errorf("record-tag-form")
	}
	value, ok := unquote(rest)
	if !ok {
		return Tag{}, phrase.Errorf("record-tag-value")
	}
	return Tag{name, value}, checkTab(value)
}

func (p *parser) set(t Tag) error {
	known := p.r.Tag(t.Name) != ""
	if !p.r.Typed && t.Value == "" {
		return phrase.Errorf("record-tag-empty", "tag", t.Name)
	}
	switch t.Name {
	case "Format":
		return p.format(t)
	case "Result":
		if !isResult(t.Value) {
			return phrase.Errorf("record-not-a-result", "word", phrase.Quote(t.Value, 0))
		}
		known, p.tagged = p.tagged != "", rules.Result(t.Value)
	case "Termination":
		known, p.r.Termination = p.r.Termination != "", t.Value
	case "Signature":
		if p.r.Typed {
			return errUntagged()
		}
		known, p.r.Signature = p.r.Signature != "", t.Value
	default:
		p.r.Tags = append(p.r.Tags, t)
	}
	if known {
		return phrase.Errorf("record-tag-twice", "tag", t.Name)
	}
	return nil
}

func isName(s string) bool {
	for i := range len(s) {
		c := s[i] | 0x20
		if (c < 'a' || c > 'z') && (s[i] < '0' || s[i] > '9') && s[i] != '_' {
			return false
		}
	}
	return s != ""
}

// unquote undoes the escapes of a value that ends in "].
func unquote(s string) (string, bool) {
	s, ok := strings.CutSuffix(s, `"]`)
	if !ok {
		return "", false
	}
	if !strings.ContainsAny(s, `"\`) {
		return s, true
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '"':
			return "", false
		case s[i] == '\\' && (i+1 == len(s) || s[i+1] != '"' && s[i+1] != '\\'):
			return "", false
		case s[i] == '\\':
			i++
		}
		b.WriteByte(s[i])
	}
	return b.String(), true
}

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

// ReadAll reads the text of a record, and no more of a longer one than tells Parse that it is too long.
func ReadAll(in io.Reader) ([]byte, error) { return io.ReadAll(io.LimitReader(in, MaxSize+1)) }

// ErrSeveral is of a text that holds more than one record in the JSON form.
var ErrSeveral = phrase.Errorf("record-several")

// ParseAny reads the text of a record or, when it begins with a brace, the JSON form, which tells its positions as ParseJSON
// returns them; nil for the text.
func ParseAny(data []byte) (r *Record, positions []string, err error) {
	if !bytes.HasPrefix(bytes.TrimLeft(data, "\ufeff \t\r\n"), []byte("{")) {
		r, err = Parse(data)
		return r, nil, err
	}
	r, positions, err = ParseJSON(data)
	if err != nil && several(data) {
		err = ErrSeveral
	}
	return r, positions, err
}

// several reports whether a text is the JSON form of more than one record.
func several(data []byte) bool {
	decoder := json.NewDecoder(bytes.NewReader(data))
	for range 2 {
		var form struct{ Format string }
		if err := decoder.Decode(&form); err != nil || form.Format == "" {
			return false
		}
	}
	return true
}
