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

// headerStart returns where the reply header begins that ends in a line, -1 for none: "On Tue, 3 Nov 2026 at 10:11, Bo
// <bo@example.net> wrote:", whole or wrapped. The widest that begins like a header is taken, or one that begins with a name
// above a date; else the narrowest that can be one, so that an order directly above is not swallowed.
func (t table) headerStart(lines []line, end int) int {
	if !lines[end].colon && !lines[end].wrote && !t.quotesAt(lines, end) && !t.datesAt(lines, end) {
		return -1
	}
	h := search{table: t, above: aboveQuote(lines, end), colon: lines[end].colon || t.quotesAt(lines, end), narrow: -1, named: -1, wide: -1, wraps: true}
	for start, looked := end, 0; start >= 0 && looked < headerLines; start-- {
		if lines[start].blank() && start < end && h.joined != "" {
			h.gap, h.wraps = true, false
			if end-start > headerSpan {
				break
			}
			continue
		}
		if lines[start].low == "" || len(h.joined)+len(lines[start].low) > headerBytes {
			break
		}
		looked++
		h.add(lines[start].low, start, start == end)
	}
	return h.start(lines)
}

// search is a reply header that is looked for from its last line upwards.
type search struct {
	table
	above, colon        bool // a quotation stands below; it ends in a colon
	wraps               bool // each line ended where the next word had no room
	gap                 bool // there is an empty line in it
	joined, below       string
	narrow, named, wide int
}

// add looks whether a header can begin with one more line above those that were looked at.
func (h *search) add(low string, start int, last bool) {
	h.wraps = h.wraps && (last || hadNoRoom(low, h.below))
	h.joined, h.below = strings.TrimSpace(low+" "+h.joined), low
	if !h.isHeader() {
		return
	}
	if h.gap {
		if h.wide < 0 && h.opensDay(low) || h.isOpening(low) {
			h.wide = start
		}
		return
	}
	if h.narrow < 0 && h.wraps {
		h.narrow = start
	}
	if h.wraps && h.beginsWithName(low) {
		h.named = start
	}
	if h.beginsLikeHeader(low) && h.beginsLikeHeader(h.joined) {
		h.wide = start
	}
}

// isHeader reports whether what was joined is a reply header. Without a colon it must tell more of itself.
func (h *search) isHeader() bool {
	if !h.colon {
		return h.isBareHeader(h.joined, h.above)
	}
	return h.isReplyHeader(h.joined) || h.above && h.isAttribution(h.joined)
}

func (h *search) start(lines []line) int {
	switch {
	case h.named >= 0 && (h.wide < 0 || h.named < h.wide && !h.opens(lines[h.wide].low)):
		return h.named
	case h.wide >= 0:
		return h.wide
	}
	return h.narrow
}

// opensDay reports whether a line is the first of a header with empty lines in it: it begins like one and has a date, or is broken behind
// its first words, and is no sentence.
func (t table) opensDay(low string) bool {
	return t.beginsLikeHeader(low) && !strings.HasSuffix(low, ".") && (hasYear(low) || hasTime(low) || hasDay(low) || isWrapped(low))
}

// isOpening knows a line that is nothing but long first words: "Wiadomość napisana przez".
func (t table) isOpening(low string) bool {
	return strings.Count(low, " ") > 1 && t.lists(func(l *language) string { return l.opens }, low+" ")
}

// isBareHeader is isReplyHeader for words without a colon at their end: a person who writes that somebody wrote something tells
// neither the date and the time nor the address.
func (t table) isBareHeader(low string, above bool) bool {
	address, day := strings.Contains(low, "@"), hasYear(low) || hasDay(low)
	if !day {
		return false
	}
	if t.endsInWrote(low) {
		return address || (t.opens(low) || beginsWithDate(low)) && hasTime(low) || above && t.beginsLikeHeader(low)
	}
	return address && endsInAddress(low) && (above || hasTime(low) && t.holdsWrote(low) && t.beginsLikeHeader(low)) ||
		above && hasTime(low) && beginsWithDate(low)
}

// datesAt knows the end of "2026/11/21 Ada <ada@example.org>" and of "2026-11-21 10:11 GMT+01:00 Ada", directly above a quotation.
func (t table) datesAt(lines []line, at int) bool {
	low := lines[at].low
	ends := endsInAddress(low) || beginsWithDate(low) && hasYear(low) && hasTime(low)
	return ends && len(low) <= headerBytes && (aboveQuote(lines, at) || hasYear(low))
}
