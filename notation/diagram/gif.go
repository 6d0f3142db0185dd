package diagram

import (
	"bytes"
	"errors"
	"image"
	"image/draw"
	"image/gif"
)

// GIF makes an animation of drawings, each shown for so many hundredths of a second, the last one three times as long. Of every
// frame but the first only the part is kept that differs from the one before.
func GIF(frames []Drawing, delay int) ([]byte, error) {
	if len(frames) == 0 {
		return nil, errors.New("there is nothing to show")
	}
	frames = Align(frames)
	pictures := make([]picture, len(frames))
	var bounds image.Rectangle
	for i := range frames {
		p, err := frames[i].picture()
		if err != nil {
			return nil, err
		}
		pictures[i], bounds = p, bounds.Union(image.Rect(0, 0, p.width, p.height))
	}
	film := gif.GIF{Config: image.Config{Width: bounds.Dx(), Height: bounds.Dy()}}
	var last *image.RGBA
	for _, p := range pictures {
		canvas, inks := p.paint(bounds)
		part := changed(last, canvas)
		film.Image = append(film.Image, paletted(cut(canvas, part), inks))
		film.Delay = append(film.Delay, delay)
		film.Disposal = append(film.Disposal, gif.DisposalNone)
		last = canvas
	}
	film.Delay[len(film.Delay)-1] = 3 * delay
	var out bytes.Buffer
	if err := gif.EncodeAll(&out, &film); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
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
