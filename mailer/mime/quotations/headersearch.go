package quotations

import "strings"

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
