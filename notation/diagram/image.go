//go:build !js

package diagram

import (
	"image"
	"image/color"
	"image/draw"
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
