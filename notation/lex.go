package notation

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// lexer cuts a folded text into tokens.
type lexer struct {
	v       *rules.Vocabulary
	f       foldedText
	at      int
	line    bool // nothing but spaces and marks without meaning since the line began
	list    bool // a list of units is read, where numbers only count them
	sign    bool // the next square's file is to the left of a: a sign stood before it
	tokens  []token
	unknown []string
	notes   []phrase.Phrase // on what was passed over
}

func (l *lexer) all() ([]token, error) {
	for l.at < len(l.f.text) {
		if err := l.next(); err != nil {
			return nil, err
		}
		if len(l.tokens) > 8*maxActions {
			return nil, tooMany()
		}
	}
	if len(l.unknown) > 0 {
		help := example(l.v)
		if l.list {
			help = setupExample(l.v)
		}
		return nil, unknownWords(l.unknown, help, l.v)
	}
	return l.tokens, nil
}

func (l *lexer) next() error {
	c := l.f.text[l.at]
	switch {
	case isWord(c) && l.castling():
		return noCastling(l.f, l.at)
	case isWord(c) && l.inPassing():
		return refuse(0, "e.p.", phrase.New("notation-no-capture-in-passing"), phrase.Phrase{})
	case isWord(c):
		return l.word()
	case c == '\n' || c == '\r':
		l.line = true
		l.at++
	case c == '>' && l.line:
		return quotedLine()
	case l.arrow() > 0 && unbounded(l.v):
		return l.signs(l.arrow())
	case l.arrow() > 0:
		l.mark(dash, l.arrow())
	case c == '*':
		l.stars()
	case c == '|' && l.v.Slides:
		l.mark(slash, 1)
	case c == '(' && l.bracketed():
	case strings.IndexByte(brackets, c) >= 0 && l.remark():
	case markKind(c) == slash && l.v.Leads != rules.NoLead:
		l.mark(stop, 1)
	case markKind(c) != endOfText:
		l.mark(markKind(c), 1)
	case strings.IndexByte(decoration, c) >= 0:
		l.at++
	default:
		l.unknown = append(l.unknown, string(rune(c)))
		l.at++
	}
	return nil
}

// decoration is what people and mail programs put around turns without meaning anything: spaces, brackets, quotation
// marks, Markdown, question and exclamation marks.
const decoration = " \t\v\f()[]{}<\"'`_\\!?+#&"

func markKind(c byte) kind {
	switch c {
	case ':':
		return colon
	case '~':
		return hand
	case '=':
		return equals
	case ',', ';', '.', '|':
		return stop
	case '/':
		return slash
	}
	return endOfText
}

// isWord is true of letters and digits, and of every byte that folding could not make plain.
func isWord(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}

// arrow returns the length of a dash or arrow here: - -- -> => ==> > >>; 0 for none.
func (l *lexer) arrow() int {
	rest := l.f.text[l.at:]
	n := 0
	for n < len(rest) && (rest[n] == '-' || rest[n] == '>' || rest[n] == '=') {
		n++
	}
	if n == 1 && rest[0] == '=' {
		return 0
	}
	return n
}

// stars reads a run of asterisks. Pairs are Markdown; what is left over may be a conversion.
func (l *lexer) stars() {
	n := 0
	for l.at+n < len(l.f.text) && l.f.text[l.at+n] == '*' {
		n++
	}
	l.at += n - n%2
	if n%2 == 1 {
		l.mark(star, 1)
	}
}

func (l *lexer) mark(k kind, n int) {
	l.push(token{kind: k, group: -1}, l.at, l.at+n)
	l.at += n
}

func (l *lexer) push(t token, start, end int) {
	t.line, l.line = l.line, false
	t.start, t.end = l.f.from[start], l.f.from[end]
	l.tokens = append(l.tokens, t)
}
