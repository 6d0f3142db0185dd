package quotations

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	headerLines = 4   // a reply header may be wrapped over so many lines
	headerSpan  = 8   // with the empty lines in it
	headerBytes = 300 // and is not longer than this
)

const narrowestWrap = 55 // characters: no mail program wraps earlier

// hadNoRoom reports whether a line may have been wrapped where the next one begins.
func hadNoRoom(line, next string) bool {
	return utf8.RuneCountInString(line)+1+utf8.RuneCountInString(firstWord(next)) > narrowestWrap
}

// beginsWithName tells a line that was broken behind a name or an address: "Bo Smith <bo@example.net>".
func (t table) beginsWithName(low string) bool {
	at := strings.IndexByte(low, '<')
	return at > 0 && strings.Contains(low[at:], "@") || t.opens(low)
}

// aboveQuote reports whether the next line that is not empty is quoted.
func aboveQuote(lines []line, at int) bool {
	for _, l := range lines[at+1:] {
		if !l.blank() {
			return l.quoted
		}
	}
	return false
}

// isReplyHeader reports whether words, ending in a colon, tell by themselves who wrote when: by a verb together with a date
// or an address; or, in a language that is not known, by a date together with the address at its end. "On the 5th I wrote:"
// is what a person writes.
func (t table) isReplyHeader(low string) bool {
	low = withoutColon(low)
	address, date := strings.Contains(low, "@"), hasYear(low) || hasTime(low)
	switch {
	case !address && !date:
		return false
	case t.endsInWrote(low) || t.holdsWrote(low):
		return true
	}
	return address && date && (endsInAddress(low) || t.beginsLikeHeader(low))
}

// quotesAt knows the end of "Quoting Ada (2026-11-21 10:11:12)", which has no colon, above a quotation.
func (t table) quotesAt(lines []line, at int) bool {
	low := lines[at].low
	if low != "" && at > 0 && hadNoRoom(lines[at-1].low, low) {
		low = lines[at-1].low + " " + low
	}
	return len(low) <= headerBytes && hasYear(low) && (hasTime(low) || hasDay(low)) && t.quotes(low) && aboveQuote(lines, at)
}

// goesOn returns where the line ends on which a whole reply header, of an address and a date, is followed by the older
// letter's first words, as Yahoo's Android program has it; 0 if none begins at a place.
func (t table) goesOn(lines []line, at int) int {
	if !t.beginsLikeHeader(lines[at].low) {
		return 0
	}
	joined := ""
	for end := at; end < min(len(lines), at+headerLines) && len(joined) <= headerBytes; end++ {
		if low := lines[end].low; low == "" || end > at && !hadNoRoom(lines[end-1].low, low) {
			return 0
		}
		joined = strings.TrimSpace(joined + " " + lines[end].low)
		if t.holdsHeader(joined) {
			return end + 1
		}
	}
	return 0
}

// holdsHeader reports whether words begin with a reply header that ends at the first colon behind its address.
func (t table) holdsHeader(low string) bool {
	address := strings.IndexByte(low, '@')
	if address < 0 {
		return false
	}
	colon := strings.IndexByte(low[address:], ':')
	if colon < 0 || address+colon > headerBytes {
		return false
	}
	head := low[:address+colon]
	return hasYear(head) && hasTime(head) && t.isReplyHeader(head)
}

// isAttribution knows what is enough directly above a quotation: "Ada wrote:", "Quoting Ada:", a date, an address.
func (t table) isAttribution(low string) bool {
	low = withoutColon(low)
	return strings.Contains(low, "@") || t.endsInWrote(low) || t.holdsWrote(low) || t.quotes(low) || t.beginsLikeHeader(low)
}

func withoutColon(low string) string { return strings.TrimSpace(strings.TrimSuffix(low, ":")) }

// endsInAddress knows "… Bo <bo@example.net>", "… (bo@example.net)".
func endsInAddress(low string) bool {
	words := strings.Fields(low)
	return len(words) > 0 && strings.Contains(words[len(words)-1], "@")
}

// beginsLikeHeader reports whether a reply header can begin with this line: with its first words and a digit or an address,
// with a date, or with an address and a year.
func (t table) beginsLikeHeader(low string) bool {
	address := strings.Contains(low, "@") && strings.Contains(low, "<")
	switch {
	case !strings.ContainsAny(low, "0123456789"):
		return t.opens(low) && (isWrapped(low) || address)
	case hasYear(low) && (hasTime(low) || beginsWithDate(low) || address):
		return true
	}
	return t.opens(low)
}

// isWrapped allows a header that was broken directly behind its first words: "On Tuesday,".
func isWrapped(low string) bool { return strings.HasSuffix(low, ",") && len(strings.Fields(low)) <= 4 }

// beginsWithDate knows "2026-11-03 …", "3 nov. 2026 …", "вт, 3 нояб. 2026 г. …", "la 3. marrask. 2026 …", "2026年11月3日".
func beginsWithDate(low string) bool {
	words := strings.Fields(low)
	if len(words) == 0 {
		return false
	}
	if beginsWithDigit(words[0]) {
		return !strings.HasSuffix(words[0], ":")
	}
	word := strings.TrimRight(words[0], ".,")
	return isWord(word) && (word != words[0] || len(words) > 1 && beginsWithDigit(words[1]) && strings.HasSuffix(words[1], "."))
}

func beginsWithDigit(word string) bool { return word[0] >= '0' && word[0] <= '9' }

func isWord(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return !unicode.IsLetter(r) }) < 0
}

// hasTime finds "10:11" or "10.11" between spaces or punctuation.
func hasTime(s string) bool {
	for i := 1; i+2 < len(s); i++ {
		if (s[i] == ':' || s[i] == '.') && isDigit(s, i-1) && isDigit(s, i+1) && isDigit(s, i+2) && !isDigit(s, i+3) {
			return true
		}
	}
	return false
}

func isDigit(s string, at int) bool { return at >= 0 && at < len(s) && s[at] >= '0' && s[at] <= '9' }
