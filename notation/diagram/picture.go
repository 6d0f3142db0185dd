package diagram

import (
	"slices"
	"strconv"

	"pbem/rules"
)

// picture is a drawing as shapes that are filled one over the other; the pens for SVG and PNG only write it down.
type picture struct {
	width, height int
	title         string
	shapes        []shape
}

// shape is a filled outline.
type shape struct {
	outline
	ink     string  // "#rrggbb"
	opacity float32 // 0 to 1
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
	arrowInk  = "#c2185b"
)

// painter makes a picture of a drawing.
type painter struct {
	*Drawing
	picture
	letters *lettering
	err     error // the first that happened
}

// picture draws the board, the arrows of the last turn and the legend.
func (d *Drawing) picture() (picture, error) {
	letters, err := newLettering()
	if err != nil {
		return picture{}, err
	}
	p := painter{Drawing: d, letters: letters}
	p.picture.width = 2*edge + d.files*square
	p.title = "The board, " + d.as.String() + " at the bottom"
	p.squares()
	p.names()
	for i := range d.cells {
		p.unit(i)
	}
	p.arrows()
	p.legend(edge*2 + d.ranks*square)
	ground := shape{rectangle(0, 0, float32(p.picture.width), float32(p.height)), paper, 1}
	p.shapes = slices.Insert(p.shapes, 0, ground)
	return p.picture, p.err
}

func (p *painter) fill(o outline, ink string) {
	p.shapes = append(p.shapes, shape{o, ink, 1})
}

func (p *painter) glaze(o outline, ink string, opacity float32) {
	p.shapes = append(p.shapes, shape{o, ink, opacity})
}

// corner returns the top left corner of a cell.
func (p *painter) cornerOf(i int) point {
	return point{float32(edge + i%p.files*square), float32(edge + i/p.files*square)}
}

// middle returns the middle of a square; ok is false for one that is not drawn.
func (p *painter) middle(s rules.Square) (m point, ok bool) {
	column, row := (int(s.File)-int(p.corner.File))*p.step, (int(p.corner.Rank)-int(s.Rank))*p.step
	m = point{edge + (float32(column)+0.5)*square, edge + (float32(row)+0.5)*square}
	return m, column >= 0 && column < p.files && row >= 0 && row < p.ranks
}

// squares draws the ground. Where there is no square, the paper shows.
func (p *painter) squares() {
	for i := range p.cells {
		c, at := &p.cells[i], p.cornerOf(i)
		if c.hole {
			if c.mark == slidOff {
				p.dashed(at)
			}
			continue
		}
		p.fill(rectangle(at.x, at.y, square, square), faint)
		p.fill(rectangle(at.x+0.5, at.y+0.5, square-1, square-1), p.wood(c))
		switch c.mark {
		case untouched:
		case left, taken:
			p.dashed(at)
		default:
			p.fill(frame(at.x+0.5, at.y+0.5, square-1, square-1, 2.5), arrowInk)
		}
	}
}

// dashed frames a cell with dashes.
func (p *painter) dashed(at point) {
	const n, dash, border = 5, square / 9.0, 2.0
	for i := range n {
		offset := float32(i) * 2 * dash
		p.fill(rectangle(at.x+offset, at.y, dash, border), arrowInk)
		p.fill(rectangle(at.x+offset, at.y+square-border, dash, border), arrowInk)
		p.fill(rectangle(at.x, at.y+offset, border, dash), arrowInk)
		p.fill(rectangle(at.x+square-border, at.y+offset, border, dash), arrowInk)
	}
}

// names writes files above and below, ranks on both sides.
func (p *painter) names() {
	bottom := float32(edge + p.ranks*square + edge/2)
	for column := range p.files {
		x := edge + (float32(column)+0.5)*square
		p.word(p.fileName(column), point{x, edge / 2}, small, faint)
		p.word(p.fileName(column), point{x, bottom}, small, faint)
	}
	for row := range p.ranks {
		_, rank := p.square(0, row)
		y := edge + (float32(row)+0.5)*square
		p.word(strconv.Itoa(rank), point{edge / 2, y}, small, faint)
		p.word(strconv.Itoa(rank), point{float32(p.picture.width) - edge/2, y}, small, faint)
	}
}

// word writes around a point.
func (p *painter) word(text string, at point, size float32, ink string) {
	o, err := p.letters.centred(text, at, size)
	if err != nil && p.err == nil {
		p.err = err
	}
	p.fill(o, ink)
}

// unit draws what stands in a cell: a token that shows side and AMP, and the silhouette on it.
func (p *painter) unit(i int) {
	c, at := &p.cells[i], p.cornerOf(i)
	if c.unit == 0 {
		return
	}
	middle := point{at.x + square/2, at.y + square/2}
	p.token(c, middle, 17)
	size := float32(26)
	if c.under != 0 {
		size = 18
		middle.y -= 5
		p.captive(c, point{at.x + square/2, at.y + 31})
	}
	p.silhouette(c.unit, middle, size, p.colours(c).letters)
	if c.cut {
		p.glaze(rectangle(at.x+0.5, at.y+0.5, square-1, square-1), p.wood(c), fadedBy)
	}
}

// fadedBy is how much of the square shows through a unit that is not connected.
const fadedBy = 0.55

func (p *painter) wood(c *cell) string {
	if c.light {
		return lightWood
	}
	return darkWood
}

// captive draws the unit that lies under another, small, at the foot of the token.
func (p *painter) captive(c *cell, at point) {
	under := cell{unit: c.under, owner: white}
	if c.under >= 'a' && c.under <= 'z' {
		under.owner = black
	}
	p.fill(circle(at, 8), ink)
	colours := p.colours(&under)
	p.fill(circle(at, 7), colours.ground)
	p.silhouette(under.unit, at, 10, colours.letters)
}

// silhouette draws a kind of unit, or its letter.
func (p *painter) silhouette(letter byte, at point, size float32, ink string) {
	if letter >= 'a' && letter <= 'z' {
		letter -= 'a' - 'A'
	}
	for _, u := range p.units {
		if ascii(u.Letter) != letter {
			continue
		}
		if o := glyph(u); o != nil {
			p.fill(o.placed(at.x-size/2, at.y-size/2, size/100), ink)
			return
		}
	}
	p.word(string(rune(letter)), at, size*0.8, ink)
}

// token draws the counter that a unit stands on. Its shape tells the AMPs of a side apart without their colours.
func (p *painter) token(c *cell, at point, radius float64) {
	colours := p.colours(c)
	form := p.form(c.code)
	p.fill(form(at, radius), ink)
	p.fill(form(at, radius-1.5), colours.ground)
}

// form returns the shape of an AMP's tokens by its place among those of its side; round where there are none.
func (p *painter) form(code byte) func(point, float64) outline {
	place := 0
	var before [2]int
	for _, g := range p.groups {
		side := g.Side & 1
		if ascii(g.Code) == code && code != 0 {
			place = before[side]
		}
		before[side]++
	}
	switch place % 4 {
	case 1:
		return func(at point, r float64) outline { return regular(4, at, r*1.32, 0.125) }
	case 2:
		return func(at point, r float64) outline { return regular(6, at, r*1.12, 0) }
	case 3:
		return func(at point, r float64) outline { return regular(8, at, r*1.1, 0.0625) }
	}
	return circle
}
