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

// token is a square, a word or a mark, and where it stands in the original text.
type token struct {
	kind       kind
	glued      bool // follows the square before it in the same word: "n4n6"
	line       bool // first on its line
	word       bool // written as a word, "takes", not as a sign
	unit       byte // of a square: the unit letter written before it, or 0; of unitWord: the letter
	group      int  // of groupWord, and of a square with a colour code: the group's index, else -1
	mode       string
	square     rules.Square
	start, end int
}

type kind uint8

const (
	endOfText kind = iota
	squareAt
	unitWord  // "W", "warmachine"
	groupWord // "orange", "o"
	modeWord
	passWord
	offWord // "off", where a piece may leave the board
	dash    // - -> > to
	take    // x takes
	colon
	hand   // ~
	equals // =
	star   // *
	slash  // / where games have slides
	stop   // , ; . |
	slideWord
)

// separates reports whether the token may stand between two squares of an action.
func (k kind) separates() bool { return k == dash || k == take || k == colon || k == hand }

// codeFirst takes a lone letter at the head for an AMP's code where it cannot be a unit's: alone on its line, before a mark or a unit ("w Wa2-a4"),
// and in lower case before several moves of which none has a unit's letter ("w a2-a4, b2-b4").
func codeFirst(tokens []token, source string, v *rules.Vocabulary) []token {
	if len(tokens) < 2 || v.Leads != rules.GroupLead {
		return tokens
	}
	first, next := &tokens[0], tokens[1]
	if first.kind != unitWord || first.end-first.start != 1 {
		return tokens
	}
	bare := source[first.start] >= 'a' && withoutUnits(tokens[1:])
	if group := groupCoded(first.unit-'A'+'a', v); group >= 0 && (next.line || beginsTurn(tokens[1:]) || bare) {
		*first = token{kind: groupWord, group: group, line: first.line, start: first.start, end: first.end}
	}
	return tokens
}

// beginsTurn reports whether tokens can stand behind an AMP's name, and not behind a unit's.
func beginsTurn(tokens []token) bool {
	switch next := tokens[0]; next.kind {
	case squareAt:
		return next.unit != 0 && !next.glued
	case unitWord, stop, star:
		return true
	case dash:
		return len(tokens) > 1 && (tokens[1].kind == unitWord || tokens[1].kind == squareAt && tokens[1].unit != 0)
	}
	return false
}

const fewestBare = 4 // squares of two moves

// withoutUnits reports whether tokens are several moves, none with a unit's letter.
func withoutUnits(tokens []token) bool {
	squares := 0
	for _, t := range tokens {
		switch {
		case t.kind == unitWord, t.kind == squareAt && t.unit != 0:
			return false
		case t.kind == squareAt:
			squares++
		}
	}
	return squares >= fewestBare
}

// joinUnits puts a unit word and the square after it together: "W n4", "warmachine n4".
func joinUnits(in []token) []token {
	out := in[:0]
	for i := 0; i < len(in); i++ {
		t := in[i]
		if t.kind == unitWord && verb(in, i+1) && (len(out) == 0 || !out[len(out)-1].kind.separates()) {
			i++ // "the knight jumps from c1 to d3": its next square is where it starts
			in[i].kind, in[i].unit, in[i].group, in[i].start, in[i].line = unitWord, t.unit, t.group, t.start, t.line
			t = in[i]
		}
		joins := t.kind == unitWord && i+1 < len(in) && in[i+1].kind == squareAt && in[i+1].unit == 0 && !in[i+1].glued
		if joins && !promotes(out) {
			next := in[i+1]
			next.unit, next.start, next.line = t.unit, t.start, t.line
			next.group = max(next.group, t.group)
			t = next
			i++
		}
		out = append(out, t)
	}
	return out
}

// verb reports whether token i is a word for a capture before both squares of it.
func verb(tokens []token, i int) bool {
	return i+2 < len(tokens) && tokens[i].word && tokens[i].kind == take && tokens[i+1].kind == squareAt && tokens[i+2].kind.separates()
}

// promotes reports whether the tokens end in "=" or "promotes to".
func promotes(tokens []token) bool {
	n := len(tokens)
	if n > 1 && tokens[n-1].kind == dash {
		n--
	}
	return n > 0 && tokens[n-1].kind == equals
}
