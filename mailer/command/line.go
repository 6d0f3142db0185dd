package command

import (
	"strings"
	"unicode"

	"pbem/notation"
)

// plain removes from a line what programs put around words: invisible characters, bullets, Markdown's stars and backticks.
func plain(line string) string {
	line = strings.Map(func(r rune) rune {
		switch {
		case r == '：':
			return ':'
		case unicode.IsSpace(r):
			return ' '
		case unicode.Is(unicode.Cf, r) || unicode.IsControl(r):
			return -1
		}
		return r
	}, line)
	line = strings.TrimSpace(line)
	for _, bullet := range []string{"- ", "* ", "• ", "· ", "– "} {
		line = strings.TrimPrefix(line, bullet)
	}
	if star := strings.LastIndexByte(line, ' ') + 1; star > 0 && isFace(line[star:]) { // its stars are its own
		return withoutQuotes(strings.TrimLeft(line, "*_` "))
	}
	return withoutQuotes(strings.Trim(line, "*_` "))
}

// isFace knows "*g*" and ":*".
func isFace(word string) bool {
	inner := strings.TrimSuffix(word, "*")
	return inner != word && (inner == ":" || inner == ":-" || strings.HasPrefix(inner, "*") && !strings.ContainsAny(inner, "0123456789"))
}

// withoutQuotes removes the quotation marks around a line. One at its end alone goes too, unless it closes one inside, as in
// "say “well played”".
func withoutQuotes(line string) string {
	if inner := strings.TrimLeftFunc(line, isQuotationMark); inner != line {
		return strings.Trim(strings.TrimRightFunc(inner, isQuotationMark), "*_` ")
	}
	if inner := strings.TrimRight(line, "“”\""); inner != line && !strings.ContainsFunc(inner, isQuotationMark) {
		return strings.TrimSpace(inner)
	}
	return line
}

func isQuotationMark(r rune) bool {
	switch r {
	case '"', '\'', '“', '”', '„', '‟', '«', '»', '‹', '›', '‘', '’', '「', '」', '『', '』':
		return true
	}
	return false
}

// halfWidth makes ASCII of the wide letters and digits that a Japanese or Chinese keyboard gives: "１２：ｏｒａｎｇｅ".
func halfWidth(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= '０' && r <= '９' || r >= 'Ａ' && r <= 'Ｚ' || r >= 'ａ' && r <= 'ｚ' {
			return r - '０' + '0'
		}
		return r
	}, text)
}

// isBlank knows lines without a word: empty ones, rulers, a smile. A question mark alone asks for help.
func isBlank(line string) bool {
	return plain(line) != "?" && !strings.ContainsFunc(line, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
}

// isEnd knows the line that ends the commands.
func (v *vocabulary) isEnd(line string) bool {
	return v.means("end", strings.TrimRight(plain(line), ".!"))
}

// bareWords are a line's words in lower case, without punctuation at their ends.
func bareWords(line string) []string {
	var out []string
	for _, word := range strings.Fields(strings.ToLower(plain(line))) {
		if word = strings.Trim(word, ".,!?;:'’()，。！、："); word != "" {
			out = append(out, word)
		}
	}
	return out
}

func hasDigit(s string) bool { return strings.ContainsAny(s, "0123456789") }

// looksLikeTurn is stricter: two squares next to each other, or "pass" alone.
func looksLikeTurn(text string) bool {
	if words := bareWords(text); len(words) == 1 && words[0] == "pass" {
		return true
	}
	squares, gap := 0, 0
	for i := 0; i < len(text); i++ {
		if !squareAt(text, i) {
			gap++
			continue
		}
		if squares > 0 && gap <= 10 {
			return true
		}
		squares, gap = squares+1, 0
	}
	return false
}

// squareAt reports whether the file letter of a square stands at a place: a letter, then one or two digits
// of a rank, which may be below zero.
func squareAt(text string, i int) bool {
	c := text[i] | 0x20
	if c < 'a' || c > 'z' {
		return false
	}
	rank := strings.TrimPrefix(text[i+1:], "-")
	digits := len(rank) - len(strings.TrimLeft(rank, "0123456789"))
	return (digits == 1 || digits == 2) && !inHash(text, i)
}

// hashDigits is how many digits the hash of a record has in our letters.
const hashDigits = 32

// inHash reports whether a place is among the digits of a record's hash, which our letters tell.
func inHash(text string, i int) bool {
	const hex = "0123456789abcdef"
	first, end := i, i
	for first > 0 && i-first < hashDigits && strings.IndexByte(hex, text[first-1]) >= 0 {
		first--
	}
	for end < len(text) && end-first < hashDigits && strings.IndexByte(hex, text[end]) >= 0 {
		end++
	}
	return end-first >= hashDigits
}

func (v *vocabulary) isYesOrNo(text string) bool {
	words := bareWords(text)
	return len(words) == 1 && (v.means("yes", words[0]) || v.means("no", words[0]) || words[0] == "ok" || words[0] == "okay")
}

// mostBefore is how many letters stand in front of a square at most: an AMP's code and a unit's letter.
const mostBefore = 2

// holdsSquare reports whether a square of the game's board stands in a text, with no more letters in front than a unit has. On a board
// without edges, and where it is not known, every letter with a number may be one.
func (v *vocabulary) holdsSquare(text string) bool {
	for i := range len(text) {
		if squareAt(text, i) && v.onBoard(text, i) && lettersBefore(text, i) <= mostBefore && !endsInWord(text, i) {
			return true
		}
	}
	return false
}

// endsInWord reports whether letters follow the square at a place that are no square: "EC1A".
func endsInWord(text string, i int) bool {
	rest := strings.TrimLeft(strings.TrimPrefix(text[i+1:], "-"), "0123456789")
	letters := len(rest) - len(strings.TrimLeftFunc(rest, func(r rune) bool { return r < 0x80 && isLetterByte(byte(r)) }))
	return letters > 0 && (letters > mostBefore+1 || letters == len(rest) || rest[letters] < '0' || rest[letters] > '9') && rest[0]|0x20 != 'x'
}

// onBoard reports whether the square at a place is one of the board's. A number may be followed by no third digit.
func (v *vocabulary) onBoard(text string, i int) bool {
	digits := leadingDigits(text[i+1:])
	if v.ctx.Files == 0 || v.ctx.Ranks == 0 {
		return true
	}
	rank, ok := positive(digits)
	return ok && rank <= v.ctx.Ranks && int(text[i]|0x20-'a') < v.ctx.Files
}

// lettersBefore counts the letters that stand directly in front of a place.
func lettersBefore(text string, i int) int {
	n := 0
	for i > n && isLetterByte(text[i-1-n]) {
		n++
	}
	return n
}

func isLetterByte(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || c >= 0x80 }

// canBeTurn reports whether words could be a turn at all: every activation names a square, and "pass" and castling, which the game
// refuses best, are the only turns without one. What looks like a turn of another board is one, too.
func (v *vocabulary) canBeTurn(text string) bool {
	text = inLatin(withoutPostcodes(plain(text)))
	return v.holdsSquare(text) || looksLikeTurn(text) || passes(text)
}

// inLatin writes the digits of all scripts, and the letters that look like Latin ones, as turns are read.
func inLatin(text string) string {
	if !strings.ContainsFunc(text, func(r rune) bool { return r > '~' }) {
		return text
	}
	folded, _ := notation.Fold(text)
	return folded
}

func passes(text string) bool {
	for _, word := range bareWords(text) {
		switch word {
		case "pass", "o-o", "0-0", "o-o-o", "0-0-0":
			return true
		}
	}
	return strings.Contains(text, "=") && hasDigit(text) // damaged on the way, or a promotion
}

// Legible reports whether the words were understood: as a command, be it one whose arguments cannot be read, or as what is
// meant for a turn, be it one that cannot be played, or for a command. A note of absence in a game's thread is taken for a turn and is none.
func (c Command) Legible() bool {
	switch c.Kind {
	case Unknown, Turn:
		if c.Nearest != "" && len(strings.Fields(c.Text)) <= 2 {
			return true // a slip of the pen
		}
		first, _, _ := strings.Cut(c.Text, "\n")
		return isSetup(c) || drawn(first) != notDrawn || looksPlayed(inLatin(c.Text))
	}
	return true
}

// looksPlayed tells "orange: n3 to n4, m3m4" from a text in which a room or a date looks like a square: every third word has
// to hold one. "pass" alone is a turn.
func looksPlayed(text string) bool {
	words := strings.Fields(text)
	squares := 0
	for _, word := range words {
		if holdsSquare(word) {
			squares++
		}
	}
	return squares > 0 && 3*squares >= len(words) || len(words) == 1 && looksLikeTurn(text)
}

// holdsSquare reports whether a square stands somewhere in a word.
func holdsSquare(word string) bool {
	for i := range len(word) {
		if squareAt(word, i) {
			return true
		}
	}
	return false
}
