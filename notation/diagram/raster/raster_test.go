package raster_test

import (
	"bytes"
	"image/gif"
	"image/png"
	"testing"

	"pbem/notation/diagram"
	"pbem/notation/diagram/raster"
	"pbem/rules/presets"
)

// start draws a preset's first position.
func start(t *testing.T) diagram.Drawing {
	t.Helper()
	p, err := presets.Builtin("cosmic", nil)
	if err != nil {
		t.Fatal(err)
	}
	return diagram.New(p.Game.Start(), p.Game.Vocabulary(), diagram.Options{})
}

// TestPNG: what is read from the file is what was drawn.
func TestPNG(t *testing.T) {
	t.Parallel()
	d := start(t)
	data, err := raster.PNG(d, raster.Sharp)
	if err != nil {
		t.Fatal(err)
	}
	got, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	want := d.Image(raster.Sharp)
	for i := range want.Pix {
		if x, y := i%want.Stride, i/want.Stride; got.At(x, y) != want.At(x, y) {
			t.Fatalf("at %d and %d there is %v, not %v", x, y, got.At(x, y), want.At(x, y))
		}
	}
}

// TestGIF: an animation has a frame for each drawing, shown as long as is said.
func TestGIF(t *testing.T) {
	t.Parallel()
	d := start(t)
	data, err := raster.GIF([]diagram.Drawing{d, d, d}, []int{100, 50, 300})
	if err != nil {
		t.Fatal(err)
	}
	film, err := gif.DecodeAll(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if len(film.Image) != 3 || film.Delay[0] != 100 || film.Delay[1] != 50 || film.Delay[2] != 300 || film.Config.Width != d.Geometry().Width {
		t.Errorf("%d frames of width %d, for %v", len(film.Image), film.Config.Width, film.Delay)
	}
	for _, frames := range [][]diagram.Drawing{nil, {d, d}} {
		if _, err := raster.GIF(frames, []int{1}); err == nil {
			t.Errorf("%d frames and one delay are no film", len(frames))
		}
	}
}
