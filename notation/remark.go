package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"pbem/rules"
	"pbem/rules/phrase"
)

const (
	brackets      = "([{"
	longestRemark = 120 // bytes
)

// remark passes over a remark in brackets: "(good move!)". What belongs to the turn may stand in brackets, too, and is read: squares,
// the name of an AMP, a mode, a unit that a pawn is promoted to.
func (l *lexer) remark() bool {
	if l.list {
		return false
	}
	rest := l.f.text[l.at:min(len(l.f.text), l.at+longestRemark)]
	end := closing(rest)
	if end < 0 {
		return false
	}
	inside := string(rest[1:end])
	if holdsSquare(inside) || l.meansTurn(inside) {
		return false
	}
	if strings.ContainsFunc(inside, func(r rune) bool { return isWord(byte(r)) }) {
		l.notes = append(l.notes, phrase.New("notation-remark", "words", phrase.Words(clip(inside))))
	}
	l.at += end + 1
	return true
}

// closing returns where the bracket is closed that a text begins with, -1 for nowhere on its line. Several brackets may close at once: "(:-))".
func closing(text []byte) int {
	shut := map[byte]byte{'(': ')', '[': ']', '{': '}'}[text[0]]
	for i, c := range text {
		switch {
		case c == '\n' || c == '\r':
			return -1
		case c == shut:
			for i+1 < len(text) && text[i+1] == shut {
				i++
			}
			return i
		}
	}
	return -1
}

// meansTurn reports whether words in brackets say something of the turn: one word that is known, or several that only name who acts and how.
func (l *lexer) meansTurn(inside string) bool {
	words := strings.FieldsFunc(strings.ToLower(inside), func(r rune) bool { return r < 0x80 && !isWord(byte(r)) })
	for _, word := range words {
		t, ok := l.meaning(word)
		switch {
		case !ok:
			return false
		case len(words) > 1 && l.v.Leads != rules.NoLead && t.kind != groupWord && t.kind != modeWord && t.kind != endOfText:
			return false
		}
	}
	return len(words) > 0
}

// holdsSquare reports whether a letter with a number behind it stands in a text.
func holdsSquare(text string) bool {
	for i := 1; i < len(text); i++ {
		if c := text[i-1] | 0x20; isDigit(text[i]) && c >= 'a' && c <= 'z' {
			return true
		}
	}
	return false
}

// smiley returns the length of the smiley that begins at a place of a text, apart from other words; 0 for none. One with a letter for its
// mouth ends its line, for within one ":D" may be a colon and a unit.
func smiley(text string, at int) int {
	if at > 0 && !isSpace(text[at-1]) {
		return 0
	}
	word := text[at:]
	if end := strings.IndexAny(word, " \t\r\n"); end >= 0 {
		word = word[:end]
	}
	word = strings.TrimRight(word, ".,!")
	line, _, _ := strings.Cut(text[at+len(word):], "\n")
	ends := strings.Trim(line, " \t\r.,!") == ""
	switch {
	case len(word) < 2:
		return 0
	case isKaomoji(word):
		return len(word)
	case len(word) > longestSmiley:
		return 0
	case isFace(word), word == "^^" || word == "<3" || word == "8-)" || word == `\o/`, isTurnedFace(word), strings.EqualFold(word, "o_o"):
		return len(word)
	case ends && (isFaceWith(word, "DPpOo3*") || strings.EqualFold(word, "xD") && holdsSquare(text[:at])):
		return len(word)
	case ends && (word == "B)" || word == "B-)" || strings.EqualFold(word, "o.o") || isSigh(word)) && !open(text[:at]):
		return len(word)
	}
	return 0
}

const longestSmiley = 8

// isSigh knows "*g*" and "*lol*", of which no game has a word.
func isSigh(word string) bool {
	switch strings.ToLower(word) {
	case "*g*", "*fg*", "*bg*", "*eg*", "*lol*", "*grins*", "*grin*", "*smile*", "*wink*", "*sigh*", "*seufz*", "*lach*", "*schmunzel*", "*hug*", "*rofl*":
		return true
	}
	return false
}

// open reports whether a bracket waits to be closed on the last line of a text.
func open(text string) bool {
	line := text[strings.LastIndexByte(text, '\n')+1:]
	return strings.Count(line, "(") > strings.Count(line, ")")
}

// isKaomoji knows the faces of Japan, "^_^;" and "(╯°□°)╯": no digit, no two letters in a row, no more than two in all, and a sign that no turn has.
func isKaomoji(word string) bool {
	signs, letters, others, runes := 0, 0, 0, 0
	var before rune
	for _, r := range word {
		_, mark := plainMark(r)
		switch ascii := r < utf8.RuneSelf; {
		case ascii && r >= '0' && r <= '9', ascii && isWord(byte(r)) && before < utf8.RuneSelf && r != '_' && before != '_' && isWord(byte(before)):
			return false
		case ascii && isWord(byte(r)) && r != '_':
			letters++
		case !ascii && unicode.IsLetter(r):
			others++
		case r == '^', !ascii && !mark && lookAlike(r) == 0 && !isPictograph(r):
			signs++
		}
		before, runes = r, runes+1
	}
	if strings.Contains(word, "_") && strings.ContainsAny(word, `();<>*'"~\/`) || strings.TrimRight(word, ";'") == "-_-" { // alone it is an empty square
		signs++
	}
	return signs > 0 && letters <= 2 && others <= 3 && runes >= 3 && runes <= 16
}

// isFace knows ":)", ";-))" and ":-/".
func isFace(word string) bool { return isFaceWith(word, `)(|/\]`) }

// isFaceWith knows eyes, perhaps a nose, and a mouth, which may be wide.
func isFaceWith(word, mouths string) bool {
	word = strings.TrimPrefix(word, ">")
	if word == "" || word[0] != ':' && word[0] != ';' && word[0] != '=' {
		return false
	}
	rest := strings.TrimPrefix(strings.TrimPrefix(word[1:], "'"), "-")
	return rest != "" && strings.Contains(mouths, rest[:1]) && strings.Trim(rest, rest[:1]) == "" && (word[0] != '=' || strings.Contains(")(]DP", rest[:1]))
}

// isTurnedFace knows "(-:" and "(;".
func isTurnedFace(word string) bool {
	switch word {
	case "(:", "(-:", "(;", "(-;", "):", ")-:", "(=", "(':":
		return true
	}
	return false
}

func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }

// isPictograph knows emoji and other pictures, and what joins them. Those that mean something in a turn are folded before.
func isPictograph(r rune) bool {
	switch {
	case r == 0x200D, r == 0x2B50, r == 0x2B55, r == 0x2764, r == 0x203C, r == 0x2049:
		return true
	case r >= 0x2600 && r <= 0x2653, r >= 0x2660 && r <= 0x2797, r >= 0x231A && r <= 0x231B, r >= 0x23E9 && r <= 0x23FA, r >= 0x1F000 && r <= 0x1FAFF, r >= 0xE0020 && r <= 0xE007F:
		return true
	}
	return false
}
