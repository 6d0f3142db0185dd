package imap

import (
	"encoding/base64"
	"strconv"
	"strings"
	"unicode"
)

// scanner reads the tokens of a response, and is never surprised.
type scanner struct {
	text     []byte
	literals []literal
}

// value is a token: an atom, a string, or a list, of which nothing is kept.
type value struct {
	text   []byte // of a string never nil
	string bool
	size   int64 // of a string, which may be longer than what was kept
	quoted int64 // as much of that as stood in quotes
}

func (v value) isString() bool { return v.string }

// word returns the first word of a response, and what follows.
func (r response) word() (string, *scanner) {
	s := &scanner{r.text, r.literals}
	s.blanks()
	return s.plain(), s
}

func (s *scanner) copy() *scanner {
	other := *s
	return &other
}

func (s *scanner) blanks() {
	for len(s.text) > 0 && (s.text[0] == ' ' || s.text[0] == '\t') {
		s.text = s.text[1:]
	}
}

// next reports whether the byte comes next, and takes it.
func (s *scanner) next(b byte) bool {
	s.blanks()
	if len(s.text) == 0 || s.text[0] != b {
		return false
	}
	s.text = s.text[1:]
	return true
}

func (s *scanner) over() bool {
	s.blanks()
	return len(s.text) == 0
}

func (s *scanner) rest() string { return string(s.text) }

func (s *scanner) take(n int) string {
	atom := string(s.text[:n])
	s.text = s.text[n:]
	return atom
}

// plain takes all up to a blank or a parenthesis.
func (s *scanner) plain() string {
	s.blanks()
	n := 0
	for n < len(s.text) && !strings.ContainsRune(" \t()\x00", rune(s.text[n])) {
		n++
	}
	return s.take(n)
}

// value takes whatever comes next; ok is false where it has no end.
func (s *scanner) value() (v value, ok bool) {
	switch {
	case s.over():
		return v, false
	case s.text[0] == '"':
		text, ok := s.quoted()
		return value{text, true, int64(len(text)), int64(len(text))}, ok
	case s.text[0] == 0:
		s.text = s.text[1:]
		l := s.literals[0]
		s.literals = s.literals[1:]
		return value{text: l.bytes, string: true, size: l.size}, true
	case s.text[0] == '(':
		return value{}, s.skipList()
	case s.text[0] == ')': // it was left out
		return value{}, true
	}
	return value{text: []byte(s.plain())}, true
}

func (s *scanner) quoted() (text []byte, ok bool) {
	text = []byte{}
	for i := 1; i < len(s.text); i++ {
		switch b := s.text[i]; {
		case b == '"':
			s.text = s.text[i+1:]
			return text, true
		case b == '\\' && i+1 < len(s.text):
			i++
			text = append(text, s.text[i])
		case b == 0: // a literal can't stand here
			return nil, false
		default:
			text = append(text, b)
		}
	}
	return nil, false
}

// skipList passes over a list, with the lists in it.
func (s *scanner) skipList() (ok bool) {
	depth := 0
	for {
		switch {
		case s.over():
			return false
		case s.next('('):
			depth++
		case s.next(')'):
			if depth--; depth == 0 {
				return true
			}
		default:
			if _, ok := s.value(); !ok {
				return false
			}
		}
	}
}

// number takes a number that fits into 32 bits; 0 is none.
func number(text string) uint32 {
	n, err := strconv.ParseUint(text, 10, 32)
	if err != nil {
		return 0
	}
	return uint32(n)
}

// status is a line that is said in words.
type status struct {
	kind string // OK, NO, BAD, BYE, PREAUTH, or whatever stood there
	code string // what stood first in brackets, in capitals; "" if that is no word
	args string // what stood behind it there
	text string // for people
}

func (s *scanner) status() status {
	st := status{kind: strings.ToUpper(s.plain())}
	text := strings.TrimLeft(s.rest(), " \t")
	if inner, ok := strings.CutPrefix(text, "["); ok {
		if code, after, ok := cutCode(inner); ok {
			name, args, _ := strings.Cut(strings.TrimSpace(code), " ")
			st.code, st.args, text = strings.ToUpper(name), args, after
		}
	}
	if strings.Trim(st.code, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.") != "" {
		st.code = ""
	}
	st.text = clean([]byte(text), 300)
	return st
}

// cutCode parts a code from what stands behind its closing bracket. Flags in it can have brackets of their own.
func cutCode(text string) (code, after string, ok bool) {
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '[':
			depth++
		case ']':
			if depth--; depth < 0 {
				return text[:i], text[i+1:], true
			}
		}
	}
	return strings.Cut(text, "]")
}

// capabilities writes those in a code as the client reads them; "" for none.
func (s status) capabilities() string {
	if s.code != "CAPABILITY" {
		return ""
	}
	return " [CAPABILITY" + capabilities(s.args) + "]"
}

const mostCapabilities = 500

// capabilities lists those that are words.
func capabilities(text string) string {
	var list strings.Builder
	for i, c := range strings.Fields(text[:min(len(text), mostLiteral)]) {
		if i < mostCapabilities && strings.IndexFunc(c, func(r rune) bool {
			return r > unicode.MaxASCII || r != '=' && r != '-' && r != '+' && r != '.' && r != '_' && r != '/' && r != ':' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
		}) < 0 {
			list.WriteString(" " + c)
		}
	}
	return list.String()
}

// clean makes what a server says one short line of plain text.
func clean(text []byte, most int) string {
	line := strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(string(text[:min(len(text), most)]), "?"))
	return strings.TrimSpace(line)
}

func isBase64(text string) bool {
	_, err := base64.StdEncoding.DecodeString(text)
	return err == nil
}
