//go:build !js

package diagram

import (
	"cmp"
	"image"
	"image/color"
	"slices"
)

// histogram counts the tints of a canvas, and keeps where they are: row by row, in runs of pixels of one tint.
type histogram struct {
	tints []tint
	runs  []run
	known map[uint32]int32 // the place of a tint by its bytes
	// Most runs are of a tint that was met shortly before; these are found without the map.
	recent [1024]struct {
		bytes uint32
		tint  int32
	}
}

type tint struct {
	color.RGBA
	count int // of pixels
}

type run struct{ tint, length int32 }

func newHistogram(canvas *image.RGBA) *histogram {
	t := &histogram{known: map[uint32]int32{}, runs: make([]run, 0, len(canvas.Pix)/16)}
	from, before := 0, pixel(canvas.Pix)
	for at := 4; at < len(canvas.Pix); at += 4 {
		if here := pixel(canvas.Pix[at:]); here != before {
			t.add(before, (at-from)/4)
			from, before = at, here
		}
	}
	t.add(before, (len(canvas.Pix)-from)/4)
	return t
}

// pixel returns the bytes of the first pixel: red, green, blue and how opaque it is.
func pixel(pix []byte) uint32 {
	return uint32(pix[0])<<24 | uint32(pix[1])<<16 | uint32(pix[2])<<8 | uint32(pix[3])
}

func (t *histogram) add(bytes uint32, length int) {
	i := t.place(bytes)
	t.tints[i].count += length
	t.runs = append(t.runs, run{i, int32(length)})
}

// place returns where a tint stands among the tints. No tint of a canvas with a ground has the bytes 0.
func (t *histogram) place(bytes uint32) int32 {
	slot := &t.recent[bytes*0x9e3779b1>>22]
	if slot.bytes == bytes {
		return slot.tint
	}
	i, ok := t.known[bytes]
	if !ok {
		i = int32(len(t.tints))
		t.known[bytes] = i
		c := color.RGBA{uint8(bytes >> 24), uint8(bytes >> 16), uint8(bytes >> 8), uint8(bytes)}
		t.tints = append(t.tints, tint{RGBA: c})
	}
	slot.bytes, slot.tint = bytes, i
	return i
}

// commonest lists the places of the tints, the commonest first.
func (t *histogram) commonest() []int {
	order := make([]int, len(t.tints))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(t.tints[b].count, t.tints[a].count) })
	return order
}

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
