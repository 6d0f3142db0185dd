package composer

import (
	"slices"
	"strconv"
	"strings"

	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets/loader"
	"pbem/rules/presets/tree"
)

// Start is what a link to the composer tells: which game, under which rules, from which position. It never holds a secret
// other than the position itself, and fragments are sent to no server.
type Start struct {
	Preset   string
	Options  string // as a record's Options tag has them: "chain=own setback=1"
	Rules    string // the first 16 hex digits of the preset's hash; "" if unknown
	Position string // the position line; "" for the preset's first
	Game     int    // the number of the match; 0 for a board to try
	Turn     int    // the turn to be composed, both sides' counted from 1; 0 for a set-up
	Side     rules.Side
	Last     Last // the turn that led there; the zero value for none
}

// rulesDigits is how much of the preset's hash a link tells; of less, nothing can be concluded.
const rulesDigits = 16

// longestFragment bounds what is read; a full board of 16 by 12 takes well under a tenth.
const longestFragment = 8192

// Fragment writes the start as what follows the # of a link: "p=cosmic&l=3nrk/3pnr/4pn/NP4/RNP3/KRN3%20w&g=42&t=1&s=w".
func (s Start) Fragment() string {
	b := escape([]byte("p="), s.Preset)
	for _, f := range [...]struct{ key, value string }{{"o", s.Options}, {"h", s.Rules}, {"l", s.Position}} {
		if f.value != "" {
			b = escape(append(b, "&"+f.key+"="...), f.value)
		}
	}
	if s.Game > 0 {
		b = strconv.AppendInt(append(b, "&g="...), int64(s.Game), 10)
		b = strconv.AppendInt(append(b, "&t="...), int64(s.Turn), 10)
	}
	b = append(b, '&', 's', '=', s.Side.Letter())
	for _, f := range [...]struct{ key, value string }{{"m", s.Last.Ways}, {"x", s.Last.Captured}, {"y", s.Last.Removed}} {
		if f.value != "" {
			b = escape(append(b, "&"+f.key+"="...), f.value)
		}
	}
	return string(b)
}

// plain are the characters, besides letters and digits, that mail programs leave alone in a link.
const plain = "-._~/*"

func escape(b []byte, text string) []byte {
	const hex = "0123456789ABCDEF"
	for i := range len(text) {
		c := text[i]
		if isLetter(c) || isDigit(c) || strings.IndexByte(plain, c) >= 0 {
			b = append(b, c)
			continue
		}
		b = append(b, '%', hex[c>>4], hex[c&15])
	}
	return b
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
func isDigit(c byte) bool  { return c >= '0' && c <= '9' }
func isHex(c byte) bool    { return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'f' }

// hexOf is what a hexadecimal digit counts.
func hexOf(c byte) byte {
	if isDigit(c) {
		return c - '0'
	}
	return c | 0x20 - 'a' + 10
}

// ParseFragment reads a fragment as Fragment writes it, and as mail programs damage it: with its #, wrapped, escaped once
// more, with &amp; for &. Keys that are not known are passed over. The error is a clause,
// composer-link-no-game for instance.
func ParseFragment(text string) (Start, error) {
	if len(text) > longestFragment {
		return Start{}, phrase.Errorf("composer-link-long")
	}
	text = strings.TrimPrefix(withoutSpace(text), "#")
	var s Start
	sideSaid := false
	for _, part := range strings.Split(strings.ReplaceAll(text, "&amp;", "&"), "&") {
		key, value, _ := strings.Cut(part, "=")
		value, err := unescape(value)
		if err == nil {
			err = s.set(key, value)
		}
		if err != nil {
			return Start{}, err
		}
		sideSaid = sideSaid || key == "s"
	}
	if s.Preset == "" {
		return Start{}, phrase.Errorf("composer-link-no-game")
	}
	if _, rest, ok := strings.Cut(s.Position, " "); !sideSaid && ok && strings.HasPrefix(rest, "b") {
		s.Side = rules.Black
	}
	return s, nil
}

// set puts in the value of one key.
func (s *Start) set(key, value string) error {
	switch key {
	case "p":
		s.Preset = strings.ToLower(value)
	case "o":
		s.Options = value
	case "h":
		s.Rules = strings.ToLower(value)
	case "l":
		s.Position = value
	case "g":
		if !number(value, &s.Game) {
			return phrase.Errorf("composer-link-game", "text", phrase.Quote(value, 0))
		}
	case "t":
		if !number(value, &s.Turn) {
			return phrase.Errorf("composer-link-turn", "text", phrase.Quote(value, 0))
		}
	case "s":
		return s.setSide(value)
	case "m":
		s.Last.Ways = value
	case "x":
		s.Last.Captured = value
	case "y":
		s.Last.Removed = value
	}
	return nil
}

func (s *Start) setSide(value string) error {
	switch strings.ToLower(value) {
	case "w":
		s.Side = rules.White
	case "b":
		s.Side = rules.Black
	default:
		return phrase.Errorf("composer-link-side", "text", phrase.Quote(value, 0))
	}
	return nil
}

// mostNumber bounds the numbers of a link.
const mostNumber = 1_000_000_000

func number(value string, n *int) bool {
	i, ok := rules.ParseNumber(value)
	if !ok || i < 0 || i > mostNumber {
		return false
	}
	*n = i
	return true
}

// withoutSpace drops white space, which no fragment has: a link that was wrapped is whole again.
func withoutSpace(text string) string {
	return strings.Map(func(r rune) rune {
		if r <= ' ' || r == '\u00A0' {
			return -1
		}
		return r
	}, text)
}

// mostEscaped is how often a link may have been escaped on its way.
const mostEscaped = 3

// unescape decodes percent signs, again where they were escaped themselves: no value has a percent sign of its own.
func unescape(text string) (string, error) {
	for range mostEscaped {
		if !strings.Contains(text, "%") {
			break
		}
		b := make([]byte, 0, len(text))
		for i := 0; i < len(text); i++ {
			c := text[i]
			if c == '%' {
				if i+3 > len(text) || !isHex(text[i+1]) || !isHex(text[i+2]) {
					return "", phrase.Errorf("composer-link-percent")
				}
				c, i = hexOf(text[i+1])<<4|hexOf(text[i+2]), i+2
			}
			b = append(b, c)
		}
		text = string(b)
	}
	for i := range len(text) {
		if c := text[i]; c < ' ' || c > '~' || c == '%' {
			return "", phrase.Errorf("composer-link-characters")
		}
	}
	return text, nil
}

// Stock is what a page has in store for a link.
type Stock struct {
	Packed  string          // the preset that the link names, as package tree packs it; "" where the page has none
	Engines []loader.Engine // that the program has
	Known   []string        // the names of all presets that there are
}

// OpenLink begins the turn that a link's fragment tells of. The error is a clause, as Failure takes it.
func OpenLink(fragment string, has Stock) (*Composer, error) {
	s, err := ParseFragment(fragment)
	if err != nil {
		return nil, err
	}
	p, err := Load(s, has)
	if err != nil {
		return nil, err
	}
	return Open(p, s)
}

// Failure is the state of a page on which nothing could be opened, as a voice says it.
func Failure(err error, v diagram.Voice) State {
	why := phrase.New("composer-nothing-open")
	if err != nil {
		why = phrase.Said(err)
	}
	return State{Error: spoken(v, sentence(why)), Title: spoken(v, phrase.New("composer-compose"))}
}

// sentence makes a sentence of a clause; one that asks whether another word was meant ends as a question.
func sentence(clause phrase.Phrase) phrase.Phrase {
	if instead, ok := clause.Arg("instead").(phrase.Phrase); ok && instead.Key == "presets-did-you-mean" {
		return phrase.New("composer-question", "clause", clause)
	}
	return phrase.New("composer-sentence", "clause", clause)
}

// Load makes the preset that a link names, with its options. The error is a clause.
func Load(s Start, has Stock) (*loader.Preset, error) {
	settings, err := loader.ParseSettings(s.Options)
	switch {
	case err != nil:
		return nil, err
	case has.Packed == "" && slices.Contains(has.Known, s.Preset):
		return nil, phrase.Errorf("composer-no-rules", "preset", s.Preset)
	case has.Packed == "":
		return nil, loader.Unknown(s.Preset, has.Known)
	}
	hash, root, err := tree.Parse(has.Packed)
	if err != nil {
		return nil, err
	}
	return loader.Load(loader.File{Name: s.Preset + ".yaml", Root: root, Hash: hash}, has.Engines, settings)
}
