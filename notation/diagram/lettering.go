package diagram

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// lettering turns words into outlines with the Go font, whose licence lets it be embedded; so a picture needs no font where
// it is looked at.
type lettering struct {
	font   *sfnt.Font
	buffer sfnt.Buffer
}

func newLettering() (*lettering, error) {
	f, err := sfnt.Parse(gobold.TTF)
	if err != nil {
		return nil, err
	}
	return &lettering{font: f}, nil
}

// letter returns a letter as an outline that begins at the origin, on the base line, and its width.
func (l *lettering) letter(r rune, size float32) (o outline, width float32, err error) {
	ppem := fixed.Int26_6(size * 64)
	glyph, err := l.font.GlyphIndex(&l.buffer, r)
	if err != nil {
		return nil, 0, err
	}
	segments, err := l.font.LoadGlyph(&l.buffer, glyph, ppem, nil)
	if err != nil {
		return nil, 0, err
	}
	o = outlined(segments)
	advance, err := l.font.GlyphAdvance(&l.buffer, glyph, ppem, font.HintingNone)
	return o, pixels(advance), err
}

func outlined(segments sfnt.Segments) outline {
	var o outline
	for _, s := range segments {
		op := byte('M')
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if len(o) > 0 {
				o = append(o, segment{op: 'Z'})
			}
		case sfnt.SegmentOpLineTo:
			op = 'L'
		case sfnt.SegmentOpQuadTo:
			op = 'Q'
		case sfnt.SegmentOpCubeTo:
			op = 'C'
		}
		next := segment{op: op}
		for i, p := range s.Args {
			next.p[i] = point{pixels(p.X), pixels(p.Y)}
		}
		o = append(o, next)
	}
	if len(o) > 0 {
		o = append(o, segment{op: 'Z'})
	}
	return o
}

func pixels(f fixed.Int26_6) float32 { return float32(f) / 64 }
