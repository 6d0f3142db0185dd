package crosstable

import (
	"strings"
	"unicode"

	"golang.org/x/text/width"
)

// Columns is how many columns a text takes on a screen: two for wide letters, none for marks on others.
func Columns(text string) (n int) {
	for _, r := range text {
		n += columnsOf(r)
	}
	return n
}

func columnsOf(r rune) int {
	if unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf) {
		return 0
	}
	if k := width.LookupRune(r).Kind(); k == width.EastAsianWide || k == width.EastAsianFullwidth {
		return 2
	}
	return 1
}

// cut shortens a text to so many columns, with "…" where something is missing.
func cut(text string, most int) string {
	if Columns(text) <= most {
		return text
	}
	var b strings.Builder
	left := most - 1
	for _, r := range text {
		if left -= columnsOf(r); left < 0 {
			break
		}
		b.WriteRune(r)
	}
	return strings.TrimRight(b.String(), " ") + "…"
}

// column is what stands below each other.
type column struct {
	head  string
	cells []string
	left  bool // it begins at the left
	close bool // one blank before it, not two
}

func (c column) width() int {
	n := Columns(c.head)
	for _, cell := range c.cells {
		n = max(n, Columns(cell))
	}
	return n
}

func (c column) gap() int {
	if c.close {
		return 1
	}
	return 2
}

// taken is how many columns of a screen they take next to each other.
func taken(all []column) (n int) {
	for i, c := range all {
		if n += c.width(); i > 0 {
			n += c.gap()
		}
	}
	return n
}

// laid puts columns next to each other, the heads on top, and leaves no blanks at the ends of lines.
func laid(all []column, rows int) string {
	var b strings.Builder
	for row := -1; row < rows; row++ {
		line := ""
		for i, c := range all {
			cell := c.head
			if row >= 0 {
				cell = c.cells[row]
			}
			if i > 0 {
				line += strings.Repeat(" ", c.gap())
			}
			space := strings.Repeat(" ", c.width()-Columns(cell))
			if c.left {
				line += cell + space
			} else {
				line += space + cell
			}
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return b.String()
}
