package phrase

import "strconv"

// Quote puts what somebody wrote into quotation marks, at most so many characters of it, and with escapes for what cannot be
// printed: "wX". A most of 0 is no limit.
func Quote(text string, most int) Text {
	n := 0
	for i := range text {
		if n == most && most > 0 {
			text = text[:i]
			break
		}
		n++
	}
	return Text(strconv.Quote(text))
}

// QuoteLetter does the same with a single letter: 'x'.
func QuoteLetter(c byte) Text { return Text(strconv.QuoteRune(rune(c))) }
