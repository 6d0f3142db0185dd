//go:build !js || whole

package phrase

import "strconv"

// quoted puts text into quotation marks as Go does.
func quoted(text string, mark byte) string {
	if mark == '"' {
		return strconv.Quote(text)
	}
	var letter rune
	for _, letter = range text {
		break
	}
	return strconv.QuoteRune(letter)
}
