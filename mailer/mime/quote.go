package mime

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// cutQuotes keeps what the person wrote: it drops quoted lines, reply headers, older letters and signatures. cut reports
// that something was dropped.
func cutQuotes(text string) (kept string, cut bool) {
	lines, more := cleanLines(text)
	c := cutter{lines: lines, headers: replyHeaders(lines), cut: more}
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

const maxLines = 5000 // nobody writes more; so no letter can make the cutting slow

// cleanLines splits a text into lines without trailing white space; the signature mark alone keeps its space. more reports
// that there are lines beyond those that are read.
func cleanLines(text string) (lines []string, more bool) {
	text = strings.NewReplacer("\u00a0", " ", "\u202f", " ", "\ufeff", "", "\u2028", "\n", "\u2029", "\n", "\v", "\n", "\f", "\n").Replace(text)
	lines = strings.SplitN(text, "\n", maxLines+1)
	more = len(lines) > maxLines
	lines = lines[:min(len(lines), maxLines)]
	for i, line := range lines {
		if line != "-- " {
			lines[i] = strings.TrimRightFunc(line, unicode.IsSpace)
		}
	}
	return lines, more
}

// cutter goes down the lines of a letter.
type cutter struct {
	lines     []string
	headers   []int // for each line where the reply header that begins there ends; 0 for none
	kept      []string
	cut       bool
	signature bool // inside a signature: it lasts until a quotation
}

// step treats the line at a place and returns the next place.
func (c *cutter) step(at int) int {
	line := c.lines[at]
	switch {
	case isQuoted(line):
		return c.quotation(at)
	case c.headers[at] > 0:
		return c.olderLetter(c.headers[at])
	case isMark(line):
		return c.olderLetter(at + 1)
	case isHeaderBlock(c.lines[at:]):
		c.drop()
		return len(c.lines)
	case isSignatureMark(line):
		c.drop()
		c.signature = true
		return at + 1
	}
	if !c.signature {
		c.kept = append(c.kept, line)
	}
	return at + 1
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
		if !isFooter(line) {
			c.kept = append(c.kept[:n], "")
			return
		}
		c.kept, c.cut = c.kept[:n-1], true
	}
	c.kept = nil
}

// quotation passes over a block of quoted lines, with the remains of those that a mail program wrapped.
func (c *cutter) quotation(at int) int {
	c.drop()
	for ; at < len(c.lines); at++ {
		if !isQuoted(c.lines[at]) && !c.isRemains(at) {
			break
		}
	}
	return at
}

const (
	wrapWidth      = 72 // mail programs wrap at this column or later
	longestRemains = 40 // bytes: what had no room is short
)

// isRemains tells the second half of a quoted line that was wrapped: it stands between two quoted lines, and its first
// word had no room on the line above.
func (c *cutter) isRemains(at int) bool {
	if at == 0 || at+1 >= len(c.lines) || !isQuoted(c.lines[at-1]) || !isQuoted(c.lines[at+1]) {
		return false
	}
	word := firstOf(strings.Fields(c.lines[at]))
	return word != "" && utf8.RuneCountInString(c.lines[at-1])+1+utf8.RuneCountInString(word) > wrapWidth && len(c.lines[at]) <= longestRemains
}

// olderLetter passes over a reply header or a mark that ends at a place. What follows it is another letter: if that is
// quoted, its lines are dropped one by one, so that answers between them are read; if it is not, everything below goes.
func (c *cutter) olderLetter(end int) int {
	c.drop()
	for at := end; at < len(c.lines); at++ {
		if strings.TrimSpace(c.lines[at]) == "" {
			continue
		}
		if isQuoted(c.lines[at]) || c.headers[at] > 0 && c.isQuotedAfter(c.headers[at]) {
			return at
		}
		return len(c.lines)
	}
	return len(c.lines)
}

func (c *cutter) isQuotedAfter(at int) bool {
	for ; at < len(c.lines); at++ {
		if strings.TrimSpace(c.lines[at]) != "" {
			return isQuoted(c.lines[at])
		}
	}
	return false
}

// isQuoted knows ">" and its relatives at the head of a line, behind white space and invisible characters.
func isQuoted(line string) bool {
	line = strings.TrimLeftFunc(line, func(r rune) bool { return unicode.IsSpace(r) || unicode.Is(unicode.Cf, r) })
	for _, mark := range []string{">", "＞", "»", "›"} {
		if strings.HasPrefix(line, mark) {
			return true
		}
	}
	return false
}
