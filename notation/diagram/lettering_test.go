package diagram_test

import (
	"fmt"
	"testing"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// TestGoldenLetters makes the outlines of the letters out of the font again.
func TestGoldenLetters(t *testing.T) {
	t.Parallel()
	bold, err := sfnt.Parse(gobold.TTF)
	if err != nil {
		t.Fatal(err)
	}
	plain := []byte("Letters of the Go Bold font, Copyright (c) 2016 Bigelow & Holmes Inc.; see LICENSE.\n")
	other := plain[:len(plain):len(plain)]
	plain = appendLetter(t, plain, bold, 0, 0)
	for r := ' '; r <= 0xFFFF; r++ {
		glyph, err := bold.GlyphIndex(nil, r)
		switch {
		case err != nil:
			t.Fatal(err)
		case glyph == 0:
		case r <= unicode.MaxASCII:
			plain = appendLetter(t, plain, bold, r, glyph)
		case unicode.IsLetter(r):
			other = appendLetter(t, other, bold, r, glyph)
		}
	}
	golden(t, "../letters/plain.txt", string(plain))
	golden(t, "../letters/other.txt", string(other))
}

// appendLetter writes a letter at the size at which the font has it, so that nothing is rounded.
func appendLetter(t *testing.T, b []byte, f *sfnt.Font, r rune, glyph sfnt.GlyphIndex) []byte {
	t.Helper()
	size := fixed.Int26_6(f.UnitsPerEm())
	width, err := f.GlyphAdvance(nil, glyph, size, font.HintingNone)
	if err != nil {
		t.Fatal(err)
	}
	segments, err := f.LoadGlyph(nil, glyph, size, nil)
	if err != nil {
		t.Fatal(err)
	}
	b = fmt.Appendf(b, "%d %d", r, width)
	for i, s := range segments {
		p := s.Args
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if i > 0 {
				b = append(b, " Z"...)
			}
			b = fmt.Appendf(b, " M %d %d", p[0].X, p[0].Y)
		case sfnt.SegmentOpLineTo:
			b = fmt.Appendf(b, " L %d %d", p[0].X, p[0].Y)
		case sfnt.SegmentOpQuadTo:
			b = fmt.Appendf(b, " Q %d %d %d %d", p[0].X, p[0].Y, p[1].X, p[1].Y)
		default:
			t.Fatalf("%c has a curve of another kind", r)
		}
	}
	if len(segments) > 0 {
		b = append(b, " Z"...)
	}
	return append(b, '\n')
}
