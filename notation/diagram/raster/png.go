package raster

import (
	"bytes"
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
