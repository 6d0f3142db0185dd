package quotations

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"pbem/mailer/mime/parts"
)

// line is a line of a letter, and what is looked up in it again and again.
type line struct {
	text   string
	quoted bool
	low    string // without decoration, in lower case; "" for a quoted line; of a long one its beginning
	colon  bool   // it ends with a colon
	wrote  bool   // it ends with a word for "wrote"
	name   blockField
}

const longestLow = 600 // bytes: a longer line is no header and no mark

func (t table) newLine(text string) line {
	if isQuoted(text) {
		return line{text: text, quoted: true}
	}
	l := line{text: text, low: inASCII(strings.ToLower(bare(parts.Clip(text, longestLow))))}
	l.colon = len(text) <= longestLow && strings.HasSuffix(l.low, ":")
	l.wrote = len(text) <= longestLow && t.endsInWrote(l.low)
	l.name = t.fieldOf(l.low)
	return l
}

func (l line) blank() bool { return strings.TrimSpace(l.text) == "" }

// firstWord of a text; "" if it has none.
func firstWord(text string) string {
	for word := range strings.FieldsSeq(text) {
		return word
	}
	return ""
}

// lines are those of a letter without trailing white space; the signature mark alone keeps its space. more reports that
// there are lines beyond those that are read.
func (t table) lines(text string) (lines []line, more bool) {
	if strings.ContainsAny(text, "\u00a0\u202f\ufeff") {
		text = strings.NewReplacer("\u00a0", " ", "\u202f", " ", "\ufeff", "").Replace(text)
	}
	var split []string
	for whole := range strings.Lines(text) {
		for _, text := range splitOdd(strings.TrimSuffix(whole, "\n")) {
			if more = len(split) == parts.MaxLines; more {
				break
			}
			if text != "-- " {
				text = strings.TrimRightFunc(text, unicode.IsSpace)
			}
			split = append(split, text)
		}
	}
	for _, text := range (mender{t}).mended(split) {
		lines = append(lines, t.newLine(text))
	}
	t.markOdd(lines)
	return lines, more
}

// splitOdd splits a line where programs other than mail programs see its end. A quoted line is not: its other half would
// stand there without a mark.
func splitOdd(text string) []string {
	const ends = "\u2028\u2029\u0085\v\f"
	if !strings.ContainsAny(text, ends) {
		return []string{text}
	}
	isEnd := func(r rune) bool { return strings.ContainsRune(ends, r) }
	if isQuoted(text) {
		return []string{strings.Join(strings.FieldsFunc(text, isEnd), " ")}
	}
	return strings.FieldsFunc(text, isEnd)
}

// isQuoted knows ">" and its relatives at the head of a line, behind white space and invisible characters, or behind the
// writer's initials.
func isQuoted(text string) bool {
	text = strings.TrimLeftFunc(text, func(r rune) bool { return unicode.IsSpace(r) || unicode.Is(unicode.Cf, r) })
	for _, mark := range [...]string{">", "＞", "»", "›", "&gt;", "*>", "•>", "|>", ":>", "#>", "%>", "}>", "]>", "~>", "!>"} {
		if strings.HasPrefix(text, mark) {
			return true
		}
	}
	if rest := strings.TrimLeft(text, "*-+•· "); strings.HasPrefix(rest, ">") && strings.HasSuffix(text[:len(text)-len(rest)], " ") {
		return true // a list of quoted lines, "* > words"
	}
	return hasInitials(text)
}

const (
	mostInitials  = 3
	longestQuoter = 20 // characters of a writer's name in front of a quoted line
)

// hasInitials knows "AL> words", "AL>" and "Ada> words".
func hasInitials(text string) bool {
	rest, most := text, mostInitials
	if first, _ := utf8.DecodeRuneInString(text); unicode.IsUpper(first) {
		most = longestQuoter
	}
	for n := 0; n < most; n++ {
		r, size := utf8.DecodeRuneInString(rest)
		if !unicode.IsLetter(r) {
			break
		}
		rest = rest[size:]
	}
	marked := strings.TrimLeft(rest, ">")
	return marked != rest && (marked == "" || marked[0] == ' ')
}

// bare removes what HTML-to-text programs put around words, and makes every colon the same.
func bare(text string) string {
	if strings.ContainsFunc(text, isDecoration) {
		text = strings.Map(func(r rune) rune {
			switch {
			case r == '：':
				return ':'
			case r == '_':
				return ' '
			case isDecoration(r):
				return -1
			}
			return r
		}, text)
	}
	return strings.TrimSpace(text)
}

// isDecoration knows stars and underlines, the wide colon, and the invisible marks of right-to-left languages.
func isDecoration(r rune) bool {
	return r == '*' || r == '_' || r == '：' || r > '~' && unicode.Is(unicode.Cf, r)
}
