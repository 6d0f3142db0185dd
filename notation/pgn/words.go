package pgn

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"pbem/rules/phrase"
)

// kind is what a piece of movetext is.
type kind int

const (
	word kind = iota
	number
	comment   // in braces, or behind a semicolon
	escape    // a line behind a percent sign
	mark      // $1
	variation // in parentheses
	result
)

// piece is a piece of movetext; of comments and variations without what stands around them.
type piece struct {
	kind  kind
	text  string
	wrong error // nothing can be read from here on
}

// scanner cuts movetext into pieces. It is total: what is never closed is a fault and lasts to the end.
type scanner struct {
	rest string
	line bool // at the beginning of a line
	both bool // both sides may have lost: in chess, the word is a castling
	ours bool // the program has written it: a semicolon behind a word is of the turn, "yellow: Wn4-n6; white: Cc3-c4"
}

func (s *scanner) next() (p piece, ok bool) {
	s.space()
	if s.rest == "" {
		return piece{}, false
	}
	switch c := s.rest[0]; {
	case c == ';':
		return piece{kind: comment, text: s.lineEnd()}, true
	case c == '%' && s.line:
		return piece{kind: escape, text: s.lineEnd()}, true
	case c == '{':
		return s.braced(), true
	case c == '(':
		return s.nested(), true
	case c == ')':
		s.take(1)
		return piece{wrong: phrase.Errorf("pgn-parenthesis")}, true
	case c == '}':
		s.take(1)
		return piece{wrong: phrase.Errorf("pgn-brace")}, true
	case c == '[':
		s.take(len(s.rest))
		return piece{wrong: phrase.Errorf("record-tag-form")}, true
	}
	return s.word(), true
}

func (s *scanner) space() {
	trimmed := strings.TrimLeft(s.rest, " \t\n\v\f\ufeff")
	if cut := s.rest[:len(s.rest)-len(trimmed)]; cut != "" {
		s.line = s.line && !strings.Contains(cut, " ") || strings.HasSuffix(cut, "\n")
	}
	s.rest = trimmed
}

func (s *scanner) take(n int) string {
	taken := s.rest[:n]
	s.rest, s.line = s.rest[n:], strings.HasSuffix(taken, "\n")
	return taken
}

// lineEnd takes the rest of a line, without its first sign.
func (s *scanner) lineEnd() string {
	end := strings.IndexByte(s.rest, '\n')
	if end < 0 {
		end = len(s.rest) - 1
	}
	return oneLine(s.take(end + 1)[1:])
}

// swallowed is a comment in which turns and another comment stand: its own end is missing.
var swallowed = regexp.MustCompile(`(?:^|\s)\d+\.[^{]*\{`)

// braced takes a comment.
func (s *scanner) braced() piece {
	end := strings.IndexByte(s.rest, '}')
	if end < 0 {
		s.take(len(s.rest))
		return piece{wrong: phrase.Errorf("pgn-comment-open")}
	}
	text := s.take(end + 1)[1:end]
	if swallowed.MatchString(text) {
		return piece{wrong: phrase.Errorf("pgn-comment-open")}
	}
	return piece{kind: comment, text: oneLine(text)}
}

// nested takes a variation with all that is in it, without its parentheses; those in comments do not count. A comment to the end of a line
// gets braces, for the variation becomes one line.
func (s *scanner) nested() piece {
	var text strings.Builder
	inner := scanner{rest: s.rest[1:], ours: s.ours}
	for depth := 1; depth > 0; {
		if inner.rest == "" {
			s.take(len(s.rest))
			return piece{wrong: phrase.Errorf("pgn-variation-open")}
		}
		switch c := inner.rest[0]; {
		case c == ';' && !s.ours:
			text.WriteString("{" + strings.NewReplacer("{", "(", "}", ")").Replace(inner.lineEnd()) + "} ")
			continue
		case c == '{':
			before := inner.rest
			if p := inner.braced(); p.wrong != nil {
				s.take(len(s.rest))
				return p
			}
			text.WriteString(before[:len(before)-len(inner.rest)])
			continue
		case c == '(':
			depth++
		case c == ')':
			depth--
		}
		text.WriteString(inner.take(1))
	}
	s.take(len(s.rest) - len(inner.rest))
	varied := text.String()
	return piece{kind: variation, text: oneLine(varied[:len(varied)-1])}
}

// numbered is the number of a turn with its dots, which others also write apart, as one sign, or not at all: "1 e4", "1. ... e5", "1… e5".
var numbered = regexp.MustCompile(`^[0-9]+(?:[.…]+|[ \t\n]+[.…]+)*`)

// word takes what is no comment and no variation. A number may stand right before its turn: "1.e4".
func (s *scanner) word() piece {
	ends := " \t\r\n\v\f{}()$;"
	if s.ours {
		ends = ends[:len(ends)-1]
	}
	n := 1 + strings.IndexAny(s.rest[1:], ends)
	if n == 0 {
		n = len(s.rest)
	}
	text := s.rest[:n]
	if m := numbered.FindString(s.rest); m != "" && (strings.ContainsAny(m, ".…") || n == len(m) && !s.ours) {
		s.take(len(m))
		return piece{kind: number, text: strings.NewReplacer("…", "..", " ", "", "\t", "", "\n", "").Replace(m)}
	}
	s.take(n)
	end, isEnd := resultOf(text)
	switch {
	case isEnd && (end != bothLost || s.both):
		return piece{kind: result, text: end}
	case text[0] == '$':
		return piece{kind: mark, text: text}
	}
	return piece{kind: word, text: text}
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// decoded returns a file's text as UTF-8 with line ends of LF. PGN was defined in Latin-1 (section 4.1), which Windows programs write with
// letters of their own; what is neither, or half of each, is refused rather than read with letters missing.
func decoded(text string) (string, error) {
	if strings.HasPrefix(text, "\xff\xfe") || strings.HasPrefix(text, "\xfe\xff") {
		return "", phrase.Errorf("pgn-utf16")
	}
	text = strings.TrimLeft(text, "\ufeff")
	if !utf8.ValidString(text) {
		latin, ok := fromWindows(text)
		if !ok {
			return "", phrase.Errorf("pgn-charset")
		}
		text = latin
	}
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)
	for i, r := range text {
		if unicode.IsControl(r) && !strings.ContainsRune("\n\t\v\f", r) {
			return "", at(text, text[i:], phrase.Errorf("record-control", "character", phrase.Quote(string(r), 0)))
		}
	}
	return text, nil
}

// fromWindows reads Latin-1 and Windows-1252. A text with letters in UTF-8 is in none of them.
func fromWindows(text string) (string, bool) {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if _, n := utf8.DecodeRuneInString(text[i:]); n > 1 {
			return "", false
		}
		r := charmap.Windows1252.DecodeByte(text[i])
		if r == utf8.RuneError {
			return "", false
		}
		b.WriteRune(r)
	}
	return b.String(), true
}

// at says in which line an error is, which is where the rest of the text begins.
func at(text, rest string, err error) error {
	return phrase.Errorf("record-line", "n", 1+strings.Count(text[:len(text)-len(rest)], "\n"), "why", err)
}
