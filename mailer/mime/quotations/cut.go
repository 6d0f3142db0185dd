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
	lines, warned := withoutBanners(lines, words)
	more = more || warned
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
	case c.standsApart(at) && c.words.isFooterLine(l.text):
		return c.footer(at)
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
	if end := writerEnd(c.lines, at); end > 0 {
		return end
	}
	return c.words.goesOn(c.lines, at)
}

// headerEnd returns where the reply header ends that begins at a line, 0 for none. A header is found from its end, the line
// with the colon: each is looked at once.
func (c *cutter) headerEnd(at int) int {
	for end := min(at+headerSpan, len(c.lines)) - 1; end >= at; end-- {
		if c.starts[end] == 0 {
			c.starts[end] = 2 + c.words.headerStart(c.lines, end) // 1 for none
		}
		if c.starts[end] == 2+at {
			return end + 1
		}
	}
	return 0
}

// footer passes over the footer at a place. What stands below one that a program wrote below the writer's words is an older letter, if it is
// not marked as one: there are programs that write nothing else above it.
func (c *cutter) footer(at int) int {
	c.cut = true
	below := at + 1
	for below < len(c.lines) && (c.lines[below].blank() || c.words.isFooterLine(c.lines[below].text)) {
		below++
	}
	ends := c.words.namesProgram(c.lines[at].text) && c.hasWords()
	if !ends || below == len(c.lines) || c.lines[below].quoted || c.older(below) > 0 || isHeaderBlock(c.lines[below:], c.words) {
		return at + 1
	}
	c.drop()
	return len(c.lines)
}

// hasWords reports whether words of the writer were kept since the last quotation.
func (c *cutter) hasWords() bool {
	return slices.ContainsFunc(c.kept, func(line string) bool { return line != "" && !c.words.isFooterLine(line) })
}

// standsApart reports whether a line is a paragraph of its own, or the last line of the writer's words.
func (c *cutter) standsApart(at int) bool {
	above := at == 0 || c.lines[at-1].blank()
	below := at+1 == len(c.lines) || c.lines[at+1].blank()
	return below && (above || c.words.namesProgram(c.lines[at].text))
}

// drop notes that something is cut off here.
func (c *cutter) drop() {
	c.endSegment()
	c.cut, c.signature = true, false
}

// endSegment removes what mail programs and companies add below what a person writes.
func (c *cutter) endSegment() {
	for n := len(c.kept); n > 0; n-- {
		line := c.kept[n-1]
		if line == "" {
			continue
		}
		from := n - 1
		if !c.words.isFooterLine(line) && !isRuler(line) {
			if from = disclaimerAt(c.kept[:n]); from == 0 {
				c.kept = append(c.kept[:n], "")
				return
			}
		}
		c.kept, c.cut, n = c.kept[:from], true, from+1
	}
	c.kept = nil
}

// olderLetter passes over the reply headers and marks at a place. What follows them is another letter: if that is quoted,
// its lines are dropped one by one, so that answers between them are read; if it is not, everything below goes.
func (c *cutter) olderLetter(at int) int {
	c.drop()
	marked := false // below words between dashes, a table has bars at the head of its lines
	for at < len(c.lines) {
		switch end := c.older(at); {
		case c.lines[at].quoted && marked && !isQuoted(c.lines[at].text):
			return len(c.lines)
		case c.lines[at].quoted:
			return at
		case c.lines[at].blank():
			at++
		case end > 0:
			marked = marked || c.words.markEnd(c.lines, at) > 0
			at = end
		default:
			return len(c.lines)
		}
	}
	return at
}

// isSignatureMark knows "-- " (RFC 3676 section 4.3), also without the space that many programs lose.
func isSignatureMark(line string) bool { return line == "-- " || line == "--" }
