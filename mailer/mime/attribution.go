package mime

import "strings"

// quotesAt knows the end of "Quoting Ada (2026-11-21 10:11:12)", which has no colon, above a quotation.
func (t table) quotesAt(lines []line, at int) bool {
	low := lines[at].low
	if low != "" && at > 0 && hadNoRoom(lines[at-1].low, low) {
		low = lines[at-1].low + " " + low
	}
	return len(low) <= headerBytes && hasYear(low) && hasTime(low) && t.quotes(low) && aboveQuote(lines, at)
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
