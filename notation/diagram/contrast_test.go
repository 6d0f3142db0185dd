package diagram

import (
	"image/color"
	"math"
	"testing"

	"pbem/rules"
)

// least is the contrast that WCAG 2 asks of graphics that must be understood (success criterion 1.4.11).
const least = 3.0

func colourOf(ink string) color.RGBA {
	c := rgba(ink, 1)
	return color.RGBA{c.R, c.G, c.B, 255}
}

// over is an ink seen through a veil.
func over(veil, ink string) color.RGBA {
	v, i := colourOf(veil), colourOf(ink)
	mix := func(a, b uint8) uint8 { return uint8(fadedBy*float64(a) + (1-fadedBy)*float64(b) + 0.5) }
	return color.RGBA{mix(v.R, i.R), mix(v.G, i.G), mix(v.B, i.B), 255}
}

// eyes are those of whom colours are seen with: of all cones, of none, and without those for green or for red (Machado,
// Oliveira and Fernandes 2009, on linear light).
func eyes() map[string][3][3]float64 {
	return map[string][3][3]float64{
		"full colour":  {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
		"grey":         {{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}},
		"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
		"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	}
}

// brightness is the relative luminance of WCAG 2, as these eyes have the colour.
func brightness(c color.RGBA, eye [3][3]float64) float64 {
	linear := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	light := [3]float64{linear(c.R), linear(c.G), linear(c.B)}
	sum := 0.0
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		one := 0.0
		for j := range light {
			one += eye[i][j] * light[j]
		}
		sum += weight * min(1, max(0, one))
	}
	return sum
}

func contrast(a, b color.RGBA, eye [3][3]float64) float64 {
	x, y := brightness(a, eye), brightness(b, eye)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// tokenGrounds are the grounds of all tokens.
func tokenGrounds() (all []colours) {
	var d Drawing
	for _, code := range []byte("yweo") {
		all = append(all, d.colours(&cell{unit: 'x', code: code, owner: white}))
	}
	for _, code := range []byte("gbrp") {
		all = append(all, d.colours(&cell{unit: 'x', code: code, owner: black}))
	}
	for _, o := range []owner{white, black, nobody} {
		all = append(all, d.colours(&cell{unit: 'x', owner: o}))
	}
	return all
}

// TestContrast holds every sign to a contrast of 3 against each ground that it can stand on, whoever looks. A sign with a light
// border stands out by the sign or by the border.
func TestContrast(t *testing.T) {
	t.Parallel()
	woods := []string{lightWood, darkWood}
	for name, eye := range eyes() {
		check := func(what string, a, b color.RGBA) {
			if c := contrast(a, b, eye); c < least {
				t.Errorf("%s, %s: %.2f", name, what, c)
			}
		}
		check("the dashes of a square that slid away", colourOf(paper), colourOf(void))
		check("a sign and its border", colourOf(arrowInk), colourOf(paper))
		for _, wood := range woods {
			check("a hole beside "+wood, colourOf(void), colourOf(wood))
			check("a frame, a ring or an arrow on "+wood, colourOf(arrowInk), colourOf(wood))
			check("the edge of a token on "+wood, colourOf(ink), colourOf(wood))
			for _, token := range tokenGrounds() {
				check("a pale "+token.letters+" on "+token.ground+" on "+wood, over(wood, token.ground), over(wood, token.letters))
				bordered(t, name, over(wood, token.ground), eye)
			}
		}
		for _, token := range tokenGrounds() {
			check("letters on "+token.ground, colourOf(token.letters), colourOf(token.ground))
			bordered(t, name, colourOf(token.ground), eye)
		}
		bordered(t, name, colourOf(void), eye)
	}
}

// bordered checks what lies over units: arrows, crosses and badges.
func bordered(t *testing.T, who string, ground color.RGBA, eye [3][3]float64) {
	t.Helper()
	if c := max(contrast(colourOf(arrowInk), ground, eye), contrast(colourOf(paper), ground, eye)); c < least {
		t.Errorf("%s: a sign with its border on %v: %.2f", who, ground, c)
	}
}

// TestTableContrast does the same for the table of letters: its ground, its squares, and the borders of the last turn.
func TestTableContrast(t *testing.T) {
	t.Parallel()
	var d Drawing
	table := colourOf("#6f6650")
	for name, eye := range eyes() {
		for _, c := range []cell{{light: true}, {}} {
			ground := colourOf(d.colours(&c).ground)
			if got := contrast(ground, table, eye); got < least {
				t.Errorf("%s: a hole beside %v: %.2f", name, ground, got)
			}
			if got := contrast(colourOf("#a0004f"), ground, eye); got < least {
				t.Errorf("%s: a border on %v: %.2f", name, ground, got)
			}
		}
		for _, token := range tokenGrounds() {
			border := "#a0004f"
			if token.letters == lightLetters {
				border = "#ffc0ec"
			}
			if got := contrast(colourOf(border), colourOf(token.ground), eye); got < least {
				t.Errorf("%s: a border on %s: %.2f", name, token.ground, got)
			}
		}
	}
}

// TestSignsDiffer draws the four signs on a square and looks at them from afar, without colours: every two differ in at least
// a tenth of the square.
func TestSignsDiffer(t *testing.T) {
	t.Parallel()
	signs := map[string]cell{
		"nothing":  {light: true},
		"left":     {light: true, mark: left},
		"came":     {light: true, mark: arrived, unit: 'P'},
		"captured": {light: true, mark: captured, unit: 'P', ghosts: [ghosts]piece{{unit: 'n', owner: black}}},
		"taken":    {light: true, mark: taken, ghosts: [ghosts]piece{{unit: 'n', owner: black}}},
		"stays":    {light: true, unit: 'P'},
		"cut off":  {light: true, unit: 'P', cut: true},
		"dead":     {light: true, unit: 'P', dead: true},
	}
	for one, a := range signs {
		for other, b := range signs {
			if one < other {
				if share := difference(from(a), from(b)); share < 0.1 {
					t.Errorf("%s and %s differ in %.0f %% of the square", one, other, 100*share)
				}
			}
		}
	}
}

// from is a square with its neighbours' corners, as grey spots of 4 by 4 pixels.
func from(c cell) (spots []float64) {
	d := Drawing{files: 1, ranks: 1, cells: []cell{c}, step: 1, corner: rules.Square{Rank: 1}}
	p := newPainter(&d, plainLetters)
	p.board(d.all())
	p.badges()
	canvas, _ := p.paint(d.Image(1).Bounds())
	grey := eyes()["grey"]
	for y := edge - 4; y < edge+square; y += 4 {
		for x := edge; x < edge+square+4; x += 4 {
			sum := 0.0
			for i := range 16 {
				sum += math.Sqrt(brightness(canvas.RGBAAt(x+i%4, y+i/4), grey)) / 16
			}
			spots = append(spots, sum)
		}
	}
	return spots
}

// difference is the share of spots that are clearly lighter in one than in the other.
func difference(a, b []float64) float64 {
	n := 0
	for i := range a {
		if math.Abs(a[i]-b[i]) > 0.15 {
			n++
		}
	}
	return float64(n) / float64(len(a))
}
