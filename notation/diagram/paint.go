//go:build !js

package diagram

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// brush fills shapes on a canvas.
type brush struct {
	canvas *image.RGBA
	vector.Rasterizer
}

// paint fills a canvas with the picture in its top left corner, and returns the inks it painted with.
func (p picture) paint(bounds image.Rectangle) (*image.RGBA, []color.RGBA) {
	b := brush{canvas: image.NewRGBA(bounds)}
	inks := []color.RGBA{color.RGBA(rgba(paper, 1))}
	draw.Draw(b.canvas, bounds, image.NewUniform(inks[0]), image.Point{}, draw.Src)
	for _, m := range p.imprints {
		b.put(m)
		for _, s := range m.shapes {
			if s.opacity == 1 {
				inks = append(inks, color.RGBA(rgba(m.inkOf(s), 1)))
			}
		}
	}
	return b.canvas, inks
}

// put paints a stamp. One with many places is painted only once, apart, and then copied.
func (b *brush) put(m imprint) {
	var tile *image.RGBA
	for _, at := range m.at {
		pixel := image.Pt(int(at.x), int(at.y))
		if len(m.at) == 1 || at != (point{float32(pixel.X), float32(pixel.Y)}) {
			b.fill(m, at)
			continue
		}
		if tile == nil {
			tile = m.tile()
		}
		b.lay(tile, pixel)
	}
}

// lay copies a tile. Package image/draw would mix every pixel; most of a tile is solid or empty, and need not be.
func (b *brush) lay(tile *image.RGBA, at image.Point) {
	box := tile.Rect.Add(at).Intersect(b.canvas.Rect)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		from := tile.PixOffset(box.Min.X-at.X, y-at.Y)
		over := tile.Pix[from : from+4*box.Dx()]
		under := b.canvas.Pix[b.canvas.PixOffset(box.Min.X, y):][:len(over)]
		for i := 0; i < len(over); i += 4 {
			mix(under[i:i+4:i+4], over[i:i+4:i+4])
		}
	}
}

// mix puts a pixel over another. Their colours are already weakened by how far they can be seen through.
func mix(under, over []byte) {
	switch over[3] {
	case 0:
	case 255:
		copy(under, over)
	default:
		through := 255 - int(over[3])
		for i := range under {
			under[i] = over[i] + uint8((int(under[i])*through+127)/255)
		}
	}
}

// tile is a stamp by itself, around its origin.
func (m imprint) tile() *image.RGBA {
	var box image.Rectangle
	for _, s := range m.shapes {
		box = box.Union(s.box(point{}))
	}
	apart := brush{canvas: image.NewRGBA(box)}
	apart.fill(m, point{})
	return apart.canvas
}

// fill paints a stamp in one place.
func (b *brush) fill(m imprint, at point) {
	for _, s := range m.shapes {
		b.shape(s.outline, rgba(m.inkOf(s), s.opacity), at)
	}
}

// shape fills an outline whose origin lies at a point. Only the pixels of its own box are touched; what lies outside the
// canvas is left out.
func (b *brush) shape(o outline, ink color.Color, at point) {
	box := o.box(at).Intersect(b.canvas.Bounds())
	if box.Empty() {
		return
	}
	b.Reset(box.Dx(), box.Dy())
	move := at.by(-float32(box.Min.X), -float32(box.Min.Y))
	for _, step := range o {
		p := step.p
		for i := range p {
			p[i] = p[i].by(move.x, move.y)
		}
		switch step.op {
		case 'M':
			b.MoveTo(p[0].x, p[0].y)
		case 'L':
			b.LineTo(p[0].x, p[0].y)
		case 'Q':
			b.QuadTo(p[0].x, p[0].y, p[1].x, p[1].y)
		case 'C':
			b.CubeTo(p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y)
		case 'Z':
			b.ClosePath()
		}
	}
	b.Draw(b.canvas, box, image.NewUniform(ink), image.Point{})
}

// box returns the pixels that an outline can touch when its origin lies at a point: those between its points, for curves lie
// inside theirs.
func (o outline) box(at point) image.Rectangle {
	low, high := point{math.MaxFloat32, math.MaxFloat32}, point{-math.MaxFloat32, -math.MaxFloat32}
	for _, step := range o {
		for i := range step.points() {
			p := step.p[i].by(at.x, at.y)
			low = point{min(low.x, p.x), min(low.y, p.y)}
			high = point{max(high.x, p.x), max(high.y, p.y)}
		}
	}
	if low.x > high.x {
		return image.Rectangle{}
	}
	floor := func(f float32) int { return int(math.Floor(float64(f))) }
	return image.Rect(floor(low.x), floor(low.y), -floor(-high.x), -floor(-high.y))
}
