package raster

import (
	"bytes"
	"errors"
	"image"
	"image/gif"

	"pbem/notation/diagram"
)

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
