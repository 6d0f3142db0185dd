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

// drop is how far the base line lies below the middle of letters, as a part of their size.
const drop = 0.36

// write writes words from a point on, which lies at half their height.
func (p *painter) write(words, ink string, at point) {
	for _, r := range words {
		l := p.inked(r)
		if r != ' ' {
			p.put(l.stamp, ink, at)
		}
		at.x += l.width
	}
}

// centre writes words around a point.
func (p *painter) centre(words, ink string, at point) {
	p.write(words, ink, at.by(-p.extent(words)/2, 0))
}

// extent is how wide words are.
func (p *painter) extent(words string) float32 {
	width := float32(0)
	for _, r := range words {
		width += p.inked(r).width
	}
	return width
}

// inked is a letter of small size with its width.
type inked struct {
	*stamp
	width float32
}

// inked returns a letter that begins at its origin, at half its height.
func (p *painter) inked(r rune) inked {
	l, known := p.alphabet[r]
	if known {
		return l
	}
	o, width := p.letters.letter(r, small)
	l = inked{p.stamp(letterName(r), func() []shape { return []shape{{o.placed(0, small*drop, 1), "", 1}} }), width}
	p.alphabet[r] = l
	return l
}

// letterName is the letter itself where that can stand in an id.
func letterName(r rune) string {
	if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' {
		return string(r)
	}
	return "u" + strconv.Itoa(int(r))
}

// initial is a letter of any size around the origin, in place of a silhouette.
func (p *painter) initial(r rune, size float32) []shape {
	o, width := p.letters.letter(r, size)
	return []shape{{o.placed(-width/2, size*drop, 1), "", 1}}
}
