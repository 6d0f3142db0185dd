//go:build !js

package diagram

import (
	"image"
	"math"
)

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
