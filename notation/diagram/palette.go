//go:build !js

package diagram

import (
	"image"
	"image/color"
)

// mostColours is what the palette of a PNG or a GIF holds.
const mostColours = 256

// alike is how far colours may lie apart that share an entry of a palette, as a square of their distance: too near to be told
// apart at the edge of a shape.
const alike = 200

// paletted gives a picture at most 256 colours, which makes its file small: every ink that was painted with keeps its own;
// the blends at the edges of shapes share what is left, the commonest first, and the rest take the nearest.
func paletted(canvas *image.RGBA, inks []color.RGBA) *image.Paletted {
	t := newHistogram(canvas)
	palette, entries := t.palette(inks)
	out := image.NewPaletted(canvas.Bounds(), palette)
	rest := out.Pix
	for _, r := range t.runs {
		entry := entries[r.tint]
		for i := range rest[:r.length] {
			rest[i] = entry
		}
		rest = rest[r.length:]
	}
	return out
}

// palette chooses the colours, and says which of them stands for each tint.
func (t *histogram) palette(inks []color.RGBA) (palette color.Palette, entries []uint8) {
	var chosen []color.RGBA
	choose := func(c color.RGBA, tolerance int) (entry int) {
		entry, far := nearest(chosen, c)
		if far <= tolerance || len(chosen) == mostColours {
			return entry
		}
		chosen = append(chosen, c)
		return len(chosen) - 1
	}
	for _, c := range inks {
		choose(c, 0)
	}
	entries = make([]uint8, len(t.tints))
	for _, i := range t.commonest() {
		entries[i] = uint8(choose(t.tints[i].RGBA, alike))
	}
	for _, c := range chosen {
		palette = append(palette, c)
	}
	return palette, entries
}

// nearest returns which of some colours is most like another, and the square of how far it is from it: 0 if it is the same.
// Of none the nearest is far away.
func nearest(colours []color.RGBA, c color.RGBA) (at, far int) {
	far = 1 << 20
	for i, o := range colours {
		r, g, b := int(o.R)-int(c.R), int(o.G)-int(c.G), int(o.B)-int(c.B)
		if d := r*r + g*g + b*b; d < far {
			at, far = i, d
			if d == 0 {
				break
			}
		}
	}
	return at, far
}
