package pgn

import (
	"strings"
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
	kind kind
	text string
}

// scanner cuts movetext into pieces. It is total: what is never closed lasts to the end.
type scanner struct {
	rest string
	line bool // at the beginning of a line
	both bool // both sides may have lost: in chess, the word is a castling
	ours bool // the program has written it: a semicolon behind a word is of the turn, "yellow: Wn4-n6; white: Cc3-c4"
}

// bothLost is the result by which both sides have lost.
const bothLost = "0-0"

func (s *scanner) next() (p piece, ok bool) {
	s.space()
	if s.rest == "" {
		return piece{}, false
	}
	switch c := s.rest[0]; {
	case c == ';':
		return piece{comment, s.upTo(1, "\n")}, true
	case c == '%' && s.line:
		return piece{escape, s.upTo(1, "\n")}, true
	case c == '{':
		return piece{comment, s.upTo(1, "}")}, true
	case c == '(':
		return piece{variation, s.nested()}, true
	case c == ')', c == '}':
		s.take(1)
		return s.next()
	}
	return s.word(), true
}

func (s *scanner) space() {
	trimmed := strings.TrimLeft(s.rest, " \t\r\n\v\f\ufeff")
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

// upTo takes what stands before the next end, behind so many bytes, as one line.
func (s *scanner) upTo(from int, end string) string {
	at := strings.Index(s.rest[from:], end)
	if at < 0 {
		return oneLine(s.take(len(s.rest))[from:])
	}
	return oneLine(s.take(from + at + len(end))[from : from+at])
}

// nested takes a variation with all that is in it, without its parentheses; those in comments do not count.
func (s *scanner) nested() string {
	depth, commented := 0, false
	for i := range len(s.rest) {
		switch c := s.rest[i]; {
		case commented:
			commented = c != '}'
		case c == '{':
			commented = true
		case c == '(':
			depth++
		case c == ')':
			if depth--; depth == 0 {
				return oneLine(s.take(i + 1)[1:i])
			}
		}
	}
	return oneLine(s.take(len(s.rest))[1:])
}

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
	if digits := len(text) - len(strings.TrimLeft(text, "0123456789")); digits > 0 && strings.HasPrefix(text[digits:], ".") {
		dots := len(text[digits:]) - len(strings.TrimLeft(text[digits:], "."))
		return piece{number, s.take(digits + dots)}
	}
	s.take(n)
	switch {
	case text == "1-0", text == "0-1", text == "1/2-1/2", text == "*", text == bothLost && s.both:
		return piece{result, text}
	case text[0] == '$':
		return piece{mark, text}
	}
	return piece{word, text}
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
