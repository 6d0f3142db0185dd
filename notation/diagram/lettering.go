package diagram

import (
	"strconv"
	"strings"
)

// The letters are outlines of the Go Bold font, whose licence allows that; so a picture needs no font where it is looked at,
// and none is read to draw it. plainLetters has ASCII, which is all that a board by itself needs; latinLetters and
// otherLetters the rest of the font's letters, in which a host may name units. A line of them has the number of a letter in Unicode, its width and its outline, from
// the base line on, in parts of which an em has 2048. Number 0 stands for all that the font does not have. A test makes them
// out of the font again. They are source, and not embedded, for Go's package embed would bring along files and time to browsers.

// em is what the lengths of letters are parts of.
const em = 2048

// lettering is where letters are looked up, one file after the other.
type lettering []string

// letter returns a letter as an outline that begins at the origin, on the base line, and its width.
func (l lettering) letter(r rune, size float32) (o outline, width float32) {
	advance, drawn, _ := strings.Cut(l.line(r), " ")
	o = path(drawn)
	for i := range o {
		for j := range o[i].points() {
			p := &o[i].p[j]
			p.x, p.y = scaled(p.x, size), scaled(p.y, size)
		}
	}
	return o, scaled(number(advance), size)
}

// line returns what is known of a letter.
func (l lettering) line(r rune) string {
	for _, letters := range l {
		if _, rest, ok := strings.Cut(letters, "\n"+strconv.Itoa(int(r))+" "); ok {
			line, _, _ := strings.Cut(rest, "\n")
			return line
		}
	}
	if r == 0 {
		return ""
	}
	return l.line(0)
}

// scaled returns a length of the font at a size of letters, both in pixels, to the nearest 64th as is the way of fonts.
func scaled(length, size float32) float32 {
	if length < 0 {
		return -scaled(-length, size)
	}
	return float32((int(length)*int(size*64)+em/2)/em) / 64
}
