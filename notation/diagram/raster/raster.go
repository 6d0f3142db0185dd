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

// Sharp is how many pixels a picture has for each of its own, in either direction, to look sharp on a phone.
const Sharp = 2

// PNG draws a picture, so many times as large. It is made quickly rather than as small as can be: a reader's letter waits for
// it. The error is one of the encoder's and does not happen.
func PNG(d diagram.Drawing, scale int) ([]byte, error) {
	return encoded(d.Image(scale))
}

// Card draws the picture that is shown with a link: the board beside words. The error is as PNG's.
func Card(d diagram.Drawing, large []string, below ...string) ([]byte, error) {
	return encoded(d.Card(large, below...))
}

func encoded(picture image.Image) ([]byte, error) {
	var out bytes.Buffer
	quick := png.Encoder{CompressionLevel: png.BestSpeed}
	err := quick.Encode(&out, picture)
	return out.Bytes(), err
}

// GIF makes an animation of drawings, each shown for its own number of hundredths of a second.
func GIF(frames []diagram.Drawing, delays []int) ([]byte, error) {
	if len(frames) == 0 || len(delays) != len(frames) {
		return nil, errors.New("there is nothing to show, or it is not said for how long")
	}
	film := gif.GIF{Image: diagram.Film(frames), Delay: delays}
	whole := film.Image[0].Bounds()
	film.Config = image.Config{Width: whole.Dx(), Height: whole.Dy()}
	for range frames {
		film.Disposal = append(film.Disposal, gif.DisposalNone)
	}
	var out bytes.Buffer
	err := gif.EncodeAll(&out, &film)
	return out.Bytes(), err
}
