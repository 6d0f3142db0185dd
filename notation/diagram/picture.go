package diagram

import (
	"strconv"
	"strings"

	"pbem/rules"
)

// picture is a drawing as stamps that are put one over the other; the pens for SVG, pages and pixels only write it down.
type picture struct {
	width, height int
	title         string
	imprints      []imprint
}

// The measures of a picture, in pixels.
const (
	square  = 40 // the side of a square
	edge    = 22 // room for the names of files and ranks
	legends = 26 // the height of a line of the legend
	small   = 12 // the size of names
)

const (
	paper     = "#ffffff"
	ink       = "#26221a"
	faint     = "#6b6353"
	lightWood = "#f3ead6"
	darkWood  = "#dfd0b0"
	void      = "#5d5546" // where there is no square
	arrowInk  = "#a00f47"
)

// painter makes a picture of a drawing.
type painter struct {
	*Drawing
	picture
	top      int // where the board begins, with the names of its files
	letters  lettering
	alphabet map[rune]inked      // the letters of names and words
	glyphs   map[byte]silhouette // by letter
	stamps   map[string]*stamp
	layer    int    // where the layer begins in imprints
	ready    *Ready // nil where nothing is drawn yet
}

func newPainter(d *Drawing, letters ...string) *painter {
	p := &painter{Drawing: d, letters: letters, glyphs: silhouettes(d.units, d.letters), alphabet: map[rune]inked{}, stamps: map[string]*stamp{}}
	g := d.Geometry()
	p.picture.width, p.height = g.Width, g.Height
	return p
}

// picture draws the board, the arrows of the last turn and the legend.
func (d *Drawing) picture() picture {
	p := newPainter(d, plainLetters, latinLetters, otherLetters)
	p.title = d.say("diagram-title", "side", d.as)
	p.top = d.above * headLine
	p.height += p.top
	scribe{p}.headings()
	scribe{p}.names(faint)
	p.board(d.all())
	arrowPainter{p}.arrows()
	keyPainter{p}.legend(p.height)
	return p.picture
}

// all lists the cells of a drawing.
func (d *Drawing) all() []int {
	cells := make([]int, len(d.cells))
	for i := range cells {
		cells[i] = i
	}
	return cells
}

// board draws some of the cells, with what stands on them.
func (p *painter) board(cells []int) {
	p.squares(cells)
	p.tokens(cells)
}

// fill draws a shape by itself.
func (p *painter) fill(o outline, ink string) { p.glaze(o, ink, 1) }

func (p *painter) glaze(o outline, ink string, opacity float32) {
	p.pass()
	p.put(once(o, ink, opacity), "", point{})
}

// cornerOf returns the top left corner of a cell.
func (p *painter) cornerOf(i int) point {
	return point{float32(edge + i%p.files*square), float32(p.top + edge + i/p.files*square)}
}

// middle returns the middle of a square; ok is false for one that is not drawn.
func (p *painter) middle(s rules.Square) (m point, ok bool) {
	column, row := p.offset(s)
	m = point{edge + (float32(column)+0.5)*square, float32(p.top) + edge + (float32(row)+0.5)*square}
	return m, column >= 0 && column < p.files && row >= 0 && row < p.ranks
}

// names writes files above and below, ranks on both sides.
func (p scribe) names(ink string) {
	p.pass()
	top := float32(p.top)
	bottom, right := top+float32(edge+p.ranks*square+edge/2), float32(p.picture.width-edge/2)
	for column := range p.files {
		x := edge + (float32(column)+0.5)*square
		p.centre(p.fileName(column), ink, point{x, top + edge/2})
		p.centre(p.fileName(column), ink, point{x, bottom})
	}
	for row := range p.ranks {
		_, rank := p.square(0, row)
		y := top + edge + (float32(row)+0.5)*square
		p.centre(strconv.Itoa(rank), ink, point{edge / 2, y})
		p.centre(strconv.Itoa(rank), ink, point{right, y})
	}
}

const (
	darkLetters  = "#111111"
	lightLetters = "#ffffff"
)

// colours is how a cell is inked: its ground and its letters, as "#rrggbb".
type colours struct{ ground, letters string }

// colours picks an AMP's own colours by its code. A code of a host's own making is inked by side, so that White is
// always light and Black always dark.
func (d *Drawing) colours(c *cell) colours {
	switch {
	case c.unit == 0 && c.light:
		return colours{"#efe6cf", darkLetters}
	case c.unit == 0:
		return colours{"#e2d6b8", darkLetters}
	case c.owner == nobody:
		return colours{"#a9c7d6", darkLetters}
	case c.owner == white:
		return lightInk(c.code)
	}
	return darkInk(c.code)
}

func lightInk(code byte) colours {
	switch code {
	case 'y':
		return colours{"#ffdf33", darkLetters}
	case 'e':
		return colours{"#b4b4b4", darkLetters}
	case 'o':
		return colours{"#ff9f3d", darkLetters}
	}
	return colours{"#ffffff", darkLetters}
}

func darkInk(code byte) colours {
	switch code {
	case 'g':
		return colours{"#17692f", lightLetters}
	case 'b':
		return colours{"#1b49b0", lightLetters}
	case 'r':
		return colours{"#a51c28", lightLetters}
	case 'p':
		return colours{"#64259c", lightLetters}
	}
	return colours{"#2b2b2b", lightLetters}
}

// headLine is the height of a line above a picture; mostLines is how many there are at most of one text.
const (
	headLine  = 18
	mostLines = 2
)

// Headed returns the drawing with words above its pictures (SVG, pixels), in the order given: who plays, and which turn it is.
// Each begins a line of its own; what is too long goes on in a second one, and ends there.
func (d Drawing) Headed(words ...string) Drawing {
	d.heading = nil
	p := newPainter(&d, plainLetters, latinLetters, otherLetters)
	for _, w := range words {
		d.heading = append(d.heading, scribe{p}.broken(w, float32(p.picture.width-edge), mostLines)...)
	}
	d.above = len(d.heading)
	return d
}

// scribe breaks words into the lines of a picture.
type scribe struct{ *painter }

// headings writes the words above the board.
func (p scribe) headings() {
	p.pass()
	for i, line := range p.heading {
		p.write(line, ink, point{edge / 2, float32(i*headLine + headLine/2 + 2)})
	}
}

// broken breaks words into lines of a width, so many at most.
func (p scribe) broken(words string, width float32, most int) (lines []string) {
	line := ""
	for word := range strings.FieldsSeq(words) {
		longer := strings.TrimLeft(line+" "+word, " ")
		if p.extent(longer) <= width {
			line = longer
			continue
		}
		if len(lines) == most-1 || line == "" {
			return append(lines, p.shortened(longer, width))
		}
		lines, line = append(lines, line), word
	}
	if line == "" {
		return lines
	}
	return append(lines, p.shortened(line, width))
}

// shortened cuts a line to a width, and shows that it does.
func (p scribe) shortened(line string, width float32) string {
	if p.extent(line) <= width {
		return line
	}
	letters := []rune(line)
	for len(letters) > 0 && p.extent(string(letters)+"...") > width {
		letters = letters[:len(letters)-1]
	}
	return string(letters) + "..."
}
