//go:build !js

package diagram

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strconv"
)

// Image draws the same picture in pixels, so many for each of its own in either direction, in at most 256 colours.
func (d Drawing) Image(scale int) *image.Paletted {
	p := d.picture().scaled(scale)
	return paletted(p.paint(image.Rect(0, 0, p.width, p.height)))
}

// scaled is the picture so many times as large.
func (p picture) scaled(by int) picture {
	if by == 1 {
		return p
	}
	p.width, p.height, p.imprints = by*p.width, by*p.height, p.resized(float32(by), point{})
	return p
}

// resized are the imprints of the picture so many times as large, and moved.
func (p picture) resized(times float32, by point) []imprint {
	large := map[*stamp]*stamp{}
	all := make([]imprint, len(p.imprints))
	for i, m := range p.imprints {
		if large[m.stamp] == nil {
			large[m.stamp] = m.stamp.times(times)
		}
		all[i] = imprint{large[m.stamp], m.ink, make([]point, len(m.at))}
		for j, at := range m.at {
			all[i].at[j] = point{at.x*times + by.x, at.y*times + by.y}
		}
	}
	return all
}

// Film draws pictures of one size, to be shown one over the other: all of the first, and of every other only the part that
// differs from the one before, a pixel at least.
func Film(frames []Drawing) []*image.Paletted {
	frames = Align(frames)
	above := 0
	for i := range frames {
		above = max(above, frames[i].above)
	}
	var bounds image.Rectangle
	for i := range frames {
		frames[i].above = above // the board stays where it is, however long the words are
		p := frames[i].picture()
		bounds = bounds.Union(image.Rect(0, 0, p.width, p.height))
	}
	film := make([]*image.Paletted, len(frames))
	var last *image.RGBA
	for i := range frames { // each is made again: all of them at once would be much to keep in memory
		p := frames[i].picture()
		canvas, inks := p.paint(bounds)
		film[i] = paletted(cut(canvas, changed(last, canvas)), inks)
		last = canvas
	}
	return film
}

// changed returns the smallest box around what differs between two pictures of the same size, at least a pixel.
func changed(before, after *image.RGBA) image.Rectangle {
	if before == nil {
		return after.Bounds()
	}
	var box image.Rectangle
	width := after.Bounds().Dx()
	for i := 0; i < len(after.Pix); i += 4 {
		if [4]uint8(after.Pix[i:i+4]) != [4]uint8(before.Pix[i:i+4]) {
			x, y := i/4%width, i/4/width
			box = box.Union(image.Rect(x, y, x+1, y+1))
		}
	}
	if box.Empty() {
		return image.Rect(0, 0, 1, 1)
	}
	return box
}

// cut copies a part of a canvas.
func cut(canvas *image.RGBA, part image.Rectangle) *image.RGBA {
	out := image.NewRGBA(part)
	draw.Draw(out, part, canvas, part.Min, draw.Src)
	return out
}

func rgba(ink string, opacity float32) color.NRGBA {
	n, err := strconv.ParseUint(ink[1:], 16, 32)
	if err != nil {
		return color.NRGBA{A: 255}
	}
	return color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), uint8(opacity*255 + 0.5)}
}

// The measures of a card, in pixels: those of the pictures that are shown with a link.
const (
	cardWidth, cardHeight = 1200, 630
	cardEdge              = 40
	cardBoard             = 700 // the board is at most as wide
	cardTitle, cardWords  = 48, 30
	cardLeading           = 1.3 // the height of a line, in letters
)

// Card draws the board without its legend beside words: large ones, such as who plays, and others below them. Each begins a line of its own. It is 1200
// pixels wide and 630 high.
func (d Drawing) Card(large []string, below ...string) *image.Paletted {
	p := newPainter(&d, plainLetters, latinLetters, otherLetters)
	scribe{p}.names(faint)
	p.board(d.all())
	arrowPainter{p}.arrows()
	size := min(float64(cardHeight-2*cardEdge)/float64(p.height), float64(cardBoard)/float64(p.width))
	scale := float32(max(1, math.Floor(square*size)) / square) // whole pixels for a square, so that no seam shows
	left := float32(cardWidth-cardEdge) - float32(p.width)*scale
	top := (cardHeight - float32(p.height)*scale) / 2
	corner := func(at float32) float32 { return float32(math.Round(float64(at+edge*scale))) - edge*scale }
	card := picture{width: cardWidth, height: cardHeight, imprints: p.resized(scale, point{corner(left), corner(top)})}
	card.imprints = append(card.imprints, d.beside(left-2*cardEdge, large, below)...)
	return paletted(card.paint(image.Rect(0, 0, cardWidth, cardHeight)))
}

// beside writes lines in a column of a width, around the middle of a card.
func (d *Drawing) beside(width float32, large, below []string) (all []imprint) {
	type text struct {
		line string
		size float32
	}
	var lines []text
	height := float32(0)
	add := func(words string, size float32, most int) {
		for _, line := range (scribe{newPainter(d, plainLetters, latinLetters, otherLetters)}).broken(words, width*small/size, most) {
			lines = append(lines, text{line, size})
			height += size * cardLeading
		}
	}
	for _, words := range large {
		add(words, cardTitle, 3)
	}
	for _, words := range below {
		add(words, cardWords, 3)
	}
	y := (cardHeight - height) / 2
	for _, l := range lines {
		p := newPainter(d, plainLetters, latinLetters, otherLetters)
		p.write(l.line, ink, point{})
		y += l.size * cardLeading / 2
		all = append(all, p.resized(l.size/small, point{cardEdge, y})...)
		y += l.size * cardLeading / 2
	}
	return all
}
