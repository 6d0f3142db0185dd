package notation

import "strings"

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
	switch {
	case len(word) < 2 || len(word) > longestSmiley:
	case isFace(word), word == "^^" || word == "^_^" || word == "<3" || word == "8-)" || word == `\o/`:
		return len(word)
	case strings.Trim(line, " \t\r.,!") == "" && (isFaceWith(word, "DPpO3") || strings.EqualFold(word, "xD") && holdsSquare(text[:at])):
		return len(word)
	}
	return 0
}

const longestSmiley = 8

// isFace knows ":)", ";-))" and ":-/".
func isFace(word string) bool { return isFaceWith(word, `)(|/\]`) }

// isFaceWith knows eyes, perhaps a nose, and a mouth, which may be wide.
func isFaceWith(word, mouths string) bool {
	if word[0] != ':' && word[0] != ';' && word[0] != '=' {
		return false
	}
	rest := strings.TrimPrefix(strings.TrimPrefix(word[1:], "'"), "-")
	return rest != "" && strings.Contains(mouths, rest[:1]) && strings.Trim(rest, rest[:1]) == "" && (word[0] != '=' || strings.Contains(")(", rest[:1]))
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
