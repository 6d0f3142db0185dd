package diagram

import (
	"cmp"
	"image"
	"image/color"
	"iter"
	"maps"
	"slices"
)

// paletted gives a picture at most 256 colours, which makes its file small: every ink that was painted with keeps its own;
// the blends at the edges of shapes share what is left, the commonest first, and the rest take the nearest.
func paletted(canvas *image.RGBA, inks []color.RGBA) *image.Paletted {
	count := map[color.RGBA]int{}
	for c, n := range runs(canvas) {
		count[c] += n
	}
	colours := slices.SortedFunc(maps.Keys(count), func(a, b color.RGBA) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(value(a), value(b)))
	})
	var palette color.Palette
	known := map[color.RGBA]uint8{}
	for _, c := range slices.Concat(inks, colours) {
		if _, twice := known[c]; !twice && len(palette) < mostColours {
			known[c] = uint8(len(palette))
			palette = append(palette, c)
		}
	}
	out := image.NewPaletted(canvas.Bounds(), palette)
	at := 0
	for c, n := range runs(canvas) {
		index, ok := known[c]
		if !ok {
			index = uint8(palette.Index(c))
			known[c] = index
		}
		for range n {
			out.Pix[at] = index
			at++
		}
	}
	return out
}

// runs yields the colours of the pixels, row by row, with how often each comes in succession.
func runs(canvas *image.RGBA) iter.Seq2[color.RGBA, int] {
	return func(yield func(color.RGBA, int) bool) {
		from := 0
		for i := 4; i < len(canvas.Pix); i += 4 {
			if [4]uint8(canvas.Pix[i:i+4]) == [4]uint8(canvas.Pix[from:from+4]) {
				continue
			}
			if !yield(pixel(canvas, from), (i-from)/4) {
				return
			}
			from = i
		}
		yield(pixel(canvas, from), (len(canvas.Pix)-from)/4)
	}
}

// mostColours is what a PNG's palette holds.
const mostColours = 256

func pixel(canvas *image.RGBA, i int) color.RGBA {
	return color.RGBA{canvas.Pix[i], canvas.Pix[i+1], canvas.Pix[i+2], canvas.Pix[i+3]}
}

func value(c color.RGBA) uint32 {
	return uint32(c.R)<<24 | uint32(c.G)<<16 | uint32(c.B)<<8 | uint32(c.A)
}
