package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

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
