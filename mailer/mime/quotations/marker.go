package quotations

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	markLines    = 3   // a mark may be wrapped over so many lines
	longestMark  = 300 // bytes
	fewestDashes = 2   // at either end
)

// markEnd returns where the mark ends that begins at a line, 0 for none. A mark stands above an older or a forwarded
// letter: Apple's "Begin forwarded message:", or words between dashes. These are "Original Message" in some language, a
// reply header ("---- On Sat, 21 Nov 2026 Ada <ada@example.org> wrote ----"), or anything with a header block below.
func (t table) markEnd(lines []line, at int) int {
	l := lines[at]
	if l.colon && t.announcesForward(l.low) {
		return at + 1
	}
	if t.isProcessed(l.low) {
		return at + 1
	}
	if dashes(l.low, false) < fewestDashes {
		if t.isOlder(l.low) && aboveBlock(lines[at+1:], t) { // telephones leave the dashes out
			return at + 1
		}
		return 0
	}
	if t.beginsWithMark(l.low) {
		return at + 1
	}
	joined := l.low
	for end := at; len(joined) <= longestMark; end++ {
		if dashes(joined, true) >= fewestDashes {
			if t.isMark(joined) || end == at && hasLetter(joined) && aboveBlock(lines[end+1:], t) {
				return end + 1
			}
			return 0
		}
		if end+1 >= min(len(lines), at+markLines) || lines[end+1].quoted || !hadNoRoom(lines[end].low, lines[end+1].low) {
			return 0
		}
		joined += " " + lines[end+1].low
	}
	return 0
}

// isMark reports whether what stands between dashes is a mark by itself.
func (t table) isMark(low string) bool {
	words := strings.Trim(low, dashRunes+" ")
	return words != "" && (t.namesOlder(words) || t.isReplyHeader(words))
}

// beginsWithMark tells a line on which the older letter's header follows the mark: "---- Original message ----From: …".
func (t table) beginsWithMark(low string) bool {
	words, rest, found := strings.Cut(strings.TrimLeft(low, dashRunes), strings.Repeat("-", fewestDashes))
	return found && strings.Trim(rest, dashRunes+" ") != "" && t.isOlder(strings.TrimSpace(words))
}

// isProcessed knows the mark of Tobit's David: "Original Message   processed by david".
func (t table) isProcessed(low string) bool {
	words := strings.Trim(low, dashRunes+" ")
	if !t.namesOlder(words) {
		return false
	}
	for _, by := range [...]string{" processed by ", " verarbeitet von ", " bearbeitet mit "} {
		if strings.Contains(words, by) {
			return true
		}
	}
	return false
}

func hasLetter(text string) bool { return strings.ContainsFunc(text, unicode.IsLetter) }

// aboveBlock reports whether a header block follows behind empty lines.
func aboveBlock(below []line, t table) bool {
	for at := 0; at < len(below) && at < nextToRuler; at++ {
		if !below[at].blank() {
			return beginsBlock(below[at:], fewestRuled, t)
		}
	}
	return false
}

const dashRunes = "-‐‑‒–—―"

// dashes counts the dashes at an end of a line.
func dashes(text string, right bool) int {
	trimmed := strings.TrimLeft(text, dashRunes)
	if right {
		trimmed = strings.TrimRight(text, dashRunes)
	}
	return utf8.RuneCountInString(text) - utf8.RuneCountInString(trimmed)
}
