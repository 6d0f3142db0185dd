// Package raster is the pens for files of pixels, PNG and GIF. It is apart from package diagram because a program that
// imports Go's own packages for these holds their readers, too, whether it needs them or not; the composer in browsers does
// not, and is to be small.
package raster

import (
	"bytes"
	"errors"
	"image"
	"image/gif"
	"image/png"

	"pbem/notation/diagram"
)

// PNG draws a picture. It is made quickly rather than as small as can be: a reader's letter waits for it. The error is one of
// the encoder's and does not happen.
func PNG(d diagram.Drawing) ([]byte, error) {
	var out bytes.Buffer
	quick := png.Encoder{CompressionLevel: png.BestSpeed}
	err := quick.Encode(&out, d.Image())
	return out.Bytes(), err
}

// GIF makes an animation of drawings, each shown for so many hundredths of a second, the last one three times as long.
func GIF(frames []diagram.Drawing, delay int) ([]byte, error) {
	if len(frames) == 0 {
		return nil, errors.New("there is nothing to show")
	}
	film := gif.GIF{Image: diagram.Film(frames)}
	whole := film.Image[0].Bounds()
	film.Config = image.Config{Width: whole.Dx(), Height: whole.Dy()}
	for range frames {
		film.Delay = append(film.Delay, delay)
		film.Disposal = append(film.Disposal, gif.DisposalNone)
	}
	film.Delay[len(frames)-1] = 3 * delay
	var out bytes.Buffer
	err := gif.EncodeAll(&out, &film)
	return out.Bytes(), err
}
