package diagram_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/color"
	"io"
	"math"
	"strings"
	"testing"

	"pbem/notation/diagram"
	"pbem/notation/diagram/raster"
	"pbem/rules"
)

// TestPictureGolden: golden pictures are for eyes; look at them in a browser when they change.
func TestPictureGolden(t *testing.T) {
	for _, c := range []struct {
		name       string
		vocabulary *rules.Vocabulary
		line       string
		options    diagram.Options
	}{
		{"small-white", small(), smallLine, diagram.Options{Last: turn(t, "c7-c6"), LastSide: rules.Black}},
		{"small-black", small(), smallLine, diagram.Options{As: rules.Black, Last: turn(t, "d2-d3"), LastSide: rules.White}},
	} {
		t.Run(c.name, func(t *testing.T) {
			golden(t, c.name+".svg", string(drawn(parse(t, c.vocabulary, c.line), c.vocabulary, c.options).SVG()))
		})
	}
}

// TestSVGIsSound: it is well-formed, holds nothing but filled shapes, asks for nothing from elsewhere, and is small.
func TestSVGIsSound(t *testing.T) {
	svg := drawn(parse(t, chesimals(), middleLine), chesimals(), diagram.Options{Last: turn(t, "m10-m6, n9xk8")}).SVG()
	if strings.Contains(strings.Replace(string(svg), `xmlns="http://www.w3.org/2000/svg"`, "", 1), "http") {
		t.Error("it names an address")
	}
	if len(svg) > 40<<10 {
		t.Errorf("it has %d bytes", len(svg))
	}
	elements := map[string]int{}
	for decoder := xml.NewDecoder(bytes.NewReader(svg)); ; {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if start, ok := token.(xml.StartElement); ok {
			elements[start.Name.Local]++
		}
	}
	for _, name := range []string{"svg", "title", "rect", "defs"} {
		if elements[name] != 1 {
			t.Errorf("it holds %d of %s", elements[name], name)
		}
		delete(elements, name)
	}
	if elements["use"] < 100 || elements["path"] == 0 || elements["g"] == 0 || len(elements) != 3 {
		t.Errorf("it holds %v", elements)
	}
}

// TestPNGIsSmall: the board of 16 by 12 fits into a letter, and the players' colours are those that were painted with.
func TestPNGIsSmall(t *testing.T) {
	d := drawn(parse(t, chesimals(), middleLine), chesimals(), diagram.Options{Last: turn(t, "m10-m6, n9xk8")})
	data, err := raster.PNG(d, raster.Sharp)
	if err != nil {
		t.Fatal(err)
	}
	if len(data) > 112<<10 {
		t.Errorf("it has %d bytes", len(data))
	}
	picture, found := d.Image(1), map[color.Color]bool{}
	for _, entry := range picture.Pix {
		found[picture.Palette[entry]] = true
	}
	for name, c := range amps() {
		if !found[c] {
			t.Errorf("%s is not %v any more", name, c)
		}
	}
}

func amps() map[string]color.RGBA {
	return map[string]color.RGBA{
		"yellow": {0xff, 0xdf, 0x33, 255}, "white": {0xff, 0xff, 0xff, 255}, "grey": {0xb4, 0xb4, 0xb4, 255}, "orange": {0xff, 0x9f, 0x3d, 255},
		"green": {0x17, 0x69, 0x2f, 255}, "blue": {0x1b, 0x49, 0xb0, 255}, "red": {0xa5, 0x1c, 0x28, 255}, "purple": {0x64, 0x25, 0x9c, 255},
	}
}

// TestSidesDifferInGrey: in grey print every AMP of White is light and every one of Black is dark; within a side their
// tokens have different shapes.
func TestSidesDifferInGrey(t *testing.T) {
	darkestLight, lightestDark := 1.0, 0.0
	for name, c := range amps() {
		l := luminance(c)
		if strings.Contains("yellow white grey orange", name) {
			darkestLight = math.Min(darkestLight, l)
		} else {
			lightestDark = math.Max(lightestDark, l)
		}
	}
	if contrast := (darkestLight + 0.05) / (lightestDark + 0.05); contrast < 3 {
		t.Errorf("the contrast between the sides is %.1f, and 3 is the least that is told apart", contrast)
	}
}

// luminance is that of WCAG 2.
func luminance(c color.RGBA) float64 {
	linear := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// TestPicturesAreTotal: whatever a turn says, also of squares that are not there, a picture comes out, always the same.
func TestPicturesAreTotal(t *testing.T) {
	far := rules.Square{File: 3000, Rank: -3000}
	strange := rules.Turn{Actions: []rules.Action{
		{From: far, To: far}, {To: far, Via: []rules.Square{far}}, {From: rules.Off(), To: rules.Off(), How: rules.Slide},
	}}
	d := drawn(parse(t, small(), smallLine), small(), diagram.Options{Last: strange})
	if first, again := d.Image(1), d.Image(1); !bytes.Equal(first.Pix, again.Pix) {
		t.Error("drawn again it differs")
	}
	if first, again := d.SVG(), d.SVG(); !bytes.Equal(first, again) {
		t.Error("written again it differs")
	}
}

// TestFilm: there is a frame for each drawing; what does not change is not drawn again.
func TestFilm(t *testing.T) {
	at := func(line string, last rules.Turn) diagram.Drawing {
		return drawn(parse(t, small(), line), small(), diagram.Options{Last: last, LastSide: rules.Black})
	}
	film := diagram.Film([]diagram.Drawing{at(smallLine, rules.Turn{}), at(smallLine, turn(t, "c7-c6")), at(smallLine, turn(t, "c7-c6"))})
	if len(film) != 3 {
		t.Fatalf("%d frames", len(film))
	}
	whole, part, same := film[0].Bounds(), film[1].Bounds(), film[2].Bounds()
	if !part.In(whole) || part.Dx()*part.Dy() >= whole.Dx()*whole.Dy() || same.Dx() != 1 || same.Dy() != 1 {
		t.Errorf("the frames are %v, %v and %v", whole, part, same)
	}
}
