package diagram

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"strconv"

	"golang.org/x/image/vector"
)

// PNG draws the same picture in pixels. The error is one of the font's or the encoder's and does not happen.
func (d Drawing) PNG() ([]byte, error) {
	p, err := d.picture()
	if err != nil {
		return nil, err
	}
	canvas, inks := p.paint(image.Rect(0, 0, p.width, p.height))
	var out bytes.Buffer
	if err := png.Encode(&out, paletted(canvas, inks)); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// paint fills a shape. Only the pixels of its own box are touched; what lies outside the image is left out.
func (s shape) paint(canvas *image.RGBA) {
	box := s.box().Intersect(canvas.Bounds())
	if box.Empty() {
		return
	}
	r := vector.NewRasterizer(box.Dx(), box.Dy())
	dx, dy := float32(box.Min.X), float32(box.Min.Y)
	for _, step := range s.outline {
		p := step.p
		switch step.op {
		case 'M':
			r.MoveTo(p[0].x-dx, p[0].y-dy)
		case 'L':
			r.LineTo(p[0].x-dx, p[0].y-dy)
		case 'Q':
			r.QuadTo(p[0].x-dx, p[0].y-dy, p[1].x-dx, p[1].y-dy)
		case 'C':
			r.CubeTo(p[0].x-dx, p[0].y-dy, p[1].x-dx, p[1].y-dy, p[2].x-dx, p[2].y-dy)
		case 'Z':
			r.ClosePath()
		}
	}
	r.DrawOp = draw.Over
	r.Draw(canvas, box, image.NewUniform(rgba(s.ink, s.opacity)), image.Point{})
}

// box returns the pixels that a shape can touch: those between its points, for curves lie inside theirs.
func (s shape) box() image.Rectangle {
	var box image.Rectangle
	first := true
	for _, step := range s.outline {
		for i := range step.points() {
			x, y := int(step.p[i].x), int(step.p[i].y)
			here := image.Rect(x-1, y-1, x+2, y+2)
			if first {
				box, first = here, false
			}
			box = box.Union(here)
		}
	}
	return box
}

func rgba(ink string, opacity float32) color.NRGBA {
	n, err := strconv.ParseUint(ink[1:], 16, 32)
	if err != nil {
		return color.NRGBA{A: 255}
	}
	return color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), uint8(opacity*255 + 0.5)}
}
