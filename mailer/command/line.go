package command

import (
	"strings"
	"unicode"
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
