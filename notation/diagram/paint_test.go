package diagram

import (
	"image"
	"image/color"
	"testing"

	"pbem/rules"
)

// TestTiles: a stamp that is copied looks as if it had been painted in each place, to within the last bit of rounding.
func TestTiles(t *testing.T) {
	t.Parallel()
	token := &stamp{shapes: []shape{{circle(point{}, 17), ink, 1}, {circle(point{}, 15.5), "#ffdf33", 0.7}}}
	ground := imprint{once(rectangle(0, 0, 200, 100), darkWood, 1), "", []point{{}}}
	places := []point{{30, 30}, {190, 95}, {-5, 50}, {-60, -60}, {300, 20}}
	bounds := image.Rect(0, 0, 200, 100)
	copied, _ := picture{imprints: []imprint{ground, {token, "", places}}}.paint(bounds)
	single := picture{imprints: []imprint{ground}}
	for _, at := range places {
		single.imprints = append(single.imprints, imprint{token, "", []point{at}})
	}
	painted, _ := single.paint(bounds)
	for i := range painted.Pix {
		if far := int(painted.Pix[i]) - int(copied.Pix[i]); far < -2 || far > 2 {
			t.Fatalf("byte %d is %d, painted directly %d", i, copied.Pix[i], painted.Pix[i])
		}
	}
}

// TestPalette: inks keep their own colours however many blends there are; while there is room, no other colour moves further
// than can be seen.
func TestPalette(t *testing.T) {
	t.Parallel()
	inks := []color.RGBA{{1, 2, 3, 255}, {1, 2, 4, 255}}
	for _, step := range []int{1, 64} {
		canvas := image.NewRGBA(image.Rect(0, 0, 256, 16))
		for i := 0; i < len(canvas.Pix); i += 4 {
			x, y := i/4%256, i/4/256
			canvas.Pix[i], canvas.Pix[i+1], canvas.Pix[i+2], canvas.Pix[i+3] = uint8(x/step*step), uint8(y*16/step*step), uint8(x*y/step*step), 255
		}
		canvas.SetRGBA(7, 7, inks[1])
		out := paletted(canvas, inks)
		if out.At(7, 7) != color.Color(inks[1]) {
			t.Errorf("the ink has become %v", out.At(7, 7))
		}
		for i := range out.Pix {
			here := canvas.RGBAAt(i%256, i/256)
			_, far := nearest([]color.RGBA{out.Palette[out.Pix[i]].(color.RGBA)}, here)
			if len(out.Palette) < mostColours && far > alike {
				t.Fatalf("%v has become %v", here, out.Palette[out.Pix[i]])
			}
		}
		if full := step == 1; full != (len(out.Palette) == mostColours) {
			t.Errorf("there are %d colours", len(out.Palette))
		}
	}
}

// TestPaths: an outline is written from point to point, and its copies one after the other.
func TestPaths(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		outline outline
		at      []point
		want    string
	}{
		{rectangle(0.5, 0.5, 39, 39), []point{{0, 0}}, "m.5 .5h39v39h-39z"},
		{rectangle(0, 0, 40, 40), []point{{22, 22}, {102, 22}}, "m22 22h40v40h-40zm80 0h40v40h-40z"},
		{polygon(point{1, 1}, point{3, 2}, point{3, 2}, point{-0.25, 4.04}), []point{{}}, "m1 1 2 1-3.2 2z"},
		{path("M 0 0 C 1 1 2 1 3 0 C 4 1 5 1 6 0 Q 7 7 8 0 Z"), []point{{}}, "m0 0c1 1 2 1 3 0 1 1 2 1 3 0q1 7 2 0z"},
	} {
		if got := string(appendPath(nil, c.outline, c.at)); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}

// TestUnknownLetters: a unit that has no silhouette is drawn as its letter, whichever side it is of.
func TestUnknownLetters(t *testing.T) {
	t.Parallel()
	p := newPainter(&Drawing{units: []rules.UnitName{{Letter: 'X', Name: "dragon"}}}, plainLetters)
	x, y := p.silhouette('x', full), p.silhouette('X', full)
	if x != y || x.name != "pb-letter-88-26" || len(x.shapes[0].outline) == 0 {
		t.Errorf("a unit without a silhouette is %+v", x)
	}
}
