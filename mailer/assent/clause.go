package assent

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// clause is what stands between two marks of punctuation or line ends.
type clause struct {
	words  []string // in lower case
	raw    []string // the same words as written
	begins bool     // it begins a line
	ends   bool     // it ends a line
	asks   bool     // a question mark ends it
}

// typedThumbs are emoji as some programs take them from the keyboard: "(y)" is a thumb, and no word.
var typedThumbs = strings.NewReplacer("(y)", " 👍 ", "(Y)", " 👍 ")

// fold brings the many ways to write one letter together, and drops what is invisible and the colours of skins. The case is kept.
func fold(text string) string {
	text = typedThumbs.Replace(text)
	text = strings.Map(func(r rune) rune {
		switch {
		case r == '’' || r == '‘' || r == '`':
			return '\''
		case unicode.Is(unicode.Cf, r) || r == '\ufe0f' || r == '\ufe0e' || r >= 0x1F3FB && r <= 0x1F3FF:
			return -1
		}
		return r
	}, text)
	return norm.NFKC.String(strings.ToValidUTF8(text, "\ufffd"))
}

// split makes clauses of a text. What belongs to a word, as the full stops of an address and those behind initials, stays in it.
func split(text string) []clause {
	var out []clause
	for line := range strings.Lines(text) {
		first := len(out)
		for _, piece := range pieces(line) {
			if c := newClause(piece); len(c.words) > 0 {
				c.begins = len(out) == first
				out = append(out, c)
			} else if c.asks && len(out) > first {
				out[len(out)-1].asks = true
			}
		}
		if len(out) > first {
			out[len(out)-1].ends = true
		}
	}
	return out
}

// pieces cuts a line behind every mark that ends a clause.
func pieces(line string) []string {
	var out []string
	from := 0
	for at, r := range line {
		if isMark(r) || r == '.' && endsWord(line[at+1:]) && !isInitial(line[from:at]) {
			out = append(out, line[from:at+utf8.RuneLen(r)])
			from = at + utf8.RuneLen(r)
		}
	}
	return append(out, line[from:])
}

func isMark(r rune) bool { return strings.ContainsRune(",;:!?¿¡،؛؟。、–—", r) }

func endsWord(rest string) bool { return rest == "" || strings.ContainsAny(rest[:1], " \t\r\n\"')*_>") }

// isInitial knows the letter in front of "A. B. Smith".
func isInitial(before string) bool {
	fields := strings.Fields(before)
	if len(fields) == 0 {
		return false
	}
	last := fields[len(fields)-1]
	r, size := utf8.DecodeRuneInString(last)
	return size == len(last) && unicode.IsUpper(r)
}

// edges are what may stand around a word without changing it.
const edges = ".,;:!?¿¡،؛؟。、–—-\"'“”„‟«»‹›「」『』()[]<>*_~।՞"

func newClause(piece string) clause {
	c := clause{asks: asks(piece)}
	for _, word := range strings.Fields(piece) {
		if word = strings.Trim(word, edges); word != "" {
			c.words, c.raw = append(c.words, strings.ToLower(word)), append(c.raw, word)
		}
	}
	return c
}

// asks knows a question. A semicolon is the Greek question mark.
func asks(text string) bool {
	return strings.ContainsAny(text, "?¿؟՞") || strings.Contains(text, ";") && strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Greek, r) })
}

func joined(clauses []clause) []string {
	var words []string
	for _, c := range clauses {
		words = append(words, c.words...)
	}
	return words
}
