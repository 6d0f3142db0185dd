package diagram

import (
	"strconv"

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
