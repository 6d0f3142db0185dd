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
