// Package quotations cuts out of a letter's text what its writer did not write: quotations, reply headers, forwarded letters,
// signatures and footers.
//
// The one rule: an order inside a quotation is never carried out. Lines marked with ">" are dropped one by one, so that
// answers between and below them are kept; a reply header, a forwarding mark or an Outlook header block whose text is not
// marked with ">" ends the letter. What mail programs write in each language stands in one table, in languages.go; what needs
// no words is known in any language: marks, addresses with a date, the lines at the sides of a quotation.
//
// It is given plain text only. What HTML marks as a quotation or as an older letter, package text has marked as plain text
// marks it.
package quotations

import (
	"slices"
	"strings"
)

// Cut keeps what the person wrote: it drops quoted lines, reply headers, older letters and signatures. cut reports
// that something was dropped.
func Cut(text string) (kept string, cut bool) {
	words := table(languages())
	lines, more := words.lines(text)
	c := cutter{lines: lines, words: words, starts: make([]int, len(lines)), width: leastWidth(lines), cut: more}
	for at := 0; at < len(lines); {
		at = c.step(at)
	}
	c.endSegment()
	return joinLines(c.kept), c.cut
}

// joinLines leaves at most one empty line between others, and none at the ends.
func joinLines(lines []string) string {
	lines = slices.CompactFunc(lines, func(a, b string) bool { return a == "" && b == "" })
	return strings.Trim(strings.Join(lines, "\n"), "\n")
}

// cutter goes down the lines of a letter.
type cutter struct {
	lines     []line
	words     table
	starts    []int // for each line at which the reply header begins that ends there, as far as it was looked for; see headerEnd
	width     int   // columns that mail programs have left at least on a quoted line; see wrapped.go
	kept      []string
	cut       bool
	signature bool // inside a signature: it lasts until a quotation
}

// step treats the line at a place and returns the next place.
func (c *cutter) step(at int) int {
	l := c.lines[at]
	switch {
	case l.quoted:
		return c.quotation(at)
	case c.older(at) > 0:
		return c.olderLetter(at)
	case isHeaderBlock(c.lines[at:], c.words):
		c.drop()
		return len(c.lines)
	case isSignatureMark(l.text):
		c.drop()
		c.signature = true
		return at + 1
	case c.standsAlone(at) && c.words.isFooterLine(l.text):
		c.cut = true
		return at + 1
	}
	if !c.signature {
		c.kept = append(c.kept, l.text)
	}
	return at + 1
}

// older returns where the reply header or the mark ends that begins at a line, 0 for none.
func (c *cutter) older(at int) int {
	if end := c.words.markEnd(c.lines, at); end > 0 {
		return end
	}
	if end := c.headerEnd(at); end > 0 {
		return end
	}
	return c.words.goesOn(c.lines, at)
}

// headerEnd returns where the reply header ends that begins at a line, 0 for none. A header is found from its end, the line
// with the colon: each is looked at once.
func (c *cutter) headerEnd(at int) int {
	for end := min(at+headerLines, len(c.lines)) - 1; end >= at; end-- {
		if c.starts[end] == 0 {
			c.starts[end] = 2 + c.words.headerStart(c.lines, end) // 1 for none
		}
		if c.starts[end] == 2+at {
			return end + 1
		}
	}
	return 0
}

// standsAlone reports whether a line is a paragraph of its own.
func (c *cutter) standsAlone(at int) bool {
	above := at == 0 || c.lines[at-1].blank()
	return above && (at+1 == len(c.lines) || c.lines[at+1].blank())
}

// drop notes that something is cut off here.
func (c *cutter) drop() {
	c.endSegment()
	c.cut, c.signature = true, false
}

// endSegment removes the lines that mail programs add below what a person writes.
func (c *cutter) endSegment() {
	for n := len(c.kept); n > 0; n-- {
		line := c.kept[n-1]
		if line == "" {
			continue
		}
		if !c.words.isFooterLine(line) {
			c.kept = append(c.kept[:n], "")
			return
		}
		c.kept, c.cut = c.kept[:n-1], true
	}
	c.kept = nil
}

// olderLetter passes over the reply headers and marks at a place. What follows them is another letter: if that is quoted,
// its lines are dropped one by one, so that answers between them are read; if it is not, everything below goes.
func (c *cutter) olderLetter(at int) int {
	c.drop()
	for at < len(c.lines) {
		switch end := c.older(at); {
		case c.lines[at].quoted:
			return at
		case c.lines[at].blank():
			at++
		case end > 0:
			at = end
		default:
			return len(c.lines)
		}
	}
	return at
}

// isSignatureMark knows "-- " (RFC 3676 section 4.3), also without the space that many programs lose.
func isSignatureMark(line string) bool { return line == "-- " || line == "--" }

const longestFooter = 200 // bytes

// isFooterLine knows the lines that telephones, web mailers and virus scanners add.
func (t table) isFooterLine(line string) bool {
	if len(line) > longestFooter {
		return false
	}
	low := strings.ToLower(strings.ReplaceAll(bare(line), "’", "'"))
	low = strings.TrimSpace(strings.Trim(low, "|"))
	words := strings.TrimSpace(withoutLink(low))
	if words == "" {
		return low != ""
	}
	return t.isFooter(strings.TrimRight(words, ".!")) || low != words && isOutlookOfPhone(words)
}

// withoutLink cuts the "<https://…>" or "[cid:…]" that ends a line.
func withoutLink(line string) string {
	for _, brackets := range [...]string{"<>", "[]"} {
		start := strings.LastIndexByte(line, brackets[0])
		if start >= 0 && strings.HasSuffix(line, brackets[1:]) && strings.Contains(line[start:], ":") {
			return line[:start]
		}
	}
	return line
}

// isOutlookOfPhone knows "Get Outlook for iOS", with its link, in whatever language.
func isOutlookOfPhone(low string) bool {
	return strings.Contains(low, "outlook") && (strings.Contains(low, "ios") || strings.Contains(low, "android"))
}
