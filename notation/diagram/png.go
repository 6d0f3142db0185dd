package diagram

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"strconv"
)

// PNG draws the same picture in pixels. It is made quickly rather than as small as can be: a reader's letter waits for it. The
// error is one of the font's or the encoder's and does not happen.
func (d Drawing) PNG() ([]byte, error) {
	p, err := d.picture()
	if err != nil {
		return nil, err
	}
	canvas, inks := p.paint(image.Rect(0, 0, p.width, p.height))
	var out bytes.Buffer
	quick := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := quick.Encode(&out, paletted(canvas, inks)); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

func rgba(ink string, opacity float32) color.NRGBA {
	n, err := strconv.ParseUint(ink[1:], 16, 32)
	if err != nil {
		return color.NRGBA{A: 255}
	}
	return color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), uint8(opacity*255 + 0.5)}
}
