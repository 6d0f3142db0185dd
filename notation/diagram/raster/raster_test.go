package raster_test

import (
	"bytes"
	"image/gif"
	"image/png"
	"os"
	"path/filepath"
	"strings"
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

// TestCard: a card has one size, whatever the board and the words are: the words stand at its left and end before the board, which lies whole on it.
func TestCard(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"cosmic", "chesimals-2", "amoeba-unbound", "lifeform"} {
		p, err := presets.Builtin(name, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i, names := range [][]string{{"Ada", "Bo"}, {strings.Repeat("W", 40), strings.Repeat("Donaudampfschifffahrt ", 9)}, nil} {
			data, err := raster.Card(diagram.New(p.Game.Start(), p.Game.Vocabulary(), diagram.Options{}), names, p.Title, "White to move")
			if err != nil {
				t.Fatal(err)
			}
			card, err := png.Decode(bytes.NewReader(data))
			if err != nil || card.Bounds().Dx() != 1200 || card.Bounds().Dy() != 630 {
				t.Fatalf("%s: %v, %v", name, card.Bounds(), err)
			}
			if dir := os.Getenv("PBEM_SHOTS"); dir != "" {
				if err := os.WriteFile(filepath.Join(dir, "card-"+name+string(rune('0'+i))+".png"), data, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			ground := card.At(0, 0)
			empty := func(x0, y0, x1, y1 int) bool {
				for y := y0; y < y1; y++ {
					for x := x0; x < x1; x++ {
						if card.At(x, y) != ground {
							return false
						}
					}
				}
				return true
			}
			for edge, free := range map[string]bool{"top": empty(0, 0, 1200, 20), "bottom": empty(0, 610, 1200, 630), "left": empty(0, 0, 36, 630), "right": empty(1180, 0, 1200, 630)} {
				if !free {
					t.Errorf("%s, %.9v: the card is drawn over its edge at the %s", name, names, edge)
				}
			}
			if empty(40, 40, 400, 590) || empty(760, 200, 1160, 400) {
				t.Errorf("%s: the card has no words, or no board", name)
			}
			gap := false
			for x := 400; x < 700 && !gap; x++ {
				gap = empty(x, 0, x+20, 630)
			}
			if !gap {
				t.Errorf("%s, %.9v: the words reach the board", name, names)
			}
		}
	}
}
