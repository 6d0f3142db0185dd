package diagram

import "strconv"

// drop is how far the base line lies below the middle of letters, as a part of their size.
const drop = 0.36

// write writes words from a point on, which lies at half their height.
func (p *painter) write(words, ink string, at point) {
	for _, r := range words {
		l := p.inked(r)
		if r != ' ' {
			p.put(l.stamp, ink, at)
		}
		at.x += l.width
	}
}

// centre writes words around a point.
func (p *painter) centre(words, ink string, at point) {
	p.write(words, ink, at.by(-p.extent(words)/2, 0))
}

// extent is how wide words are.
func (p *painter) extent(words string) float32 {
	width := float32(0)
	for _, r := range words {
		width += p.inked(r).width
	}
	return width
}

// inked is a letter of small size with its width.
type inked struct {
	*stamp
	width float32
}

// inked returns a letter that begins at its origin, at half its height.
func (p *painter) inked(r rune) inked {
	l, known := p.alphabet[r]
	if known {
		return l
	}
	o, width := p.letters.letter(r, small)
	l = inked{p.stamp(letterName(r), func() []shape { return []shape{{o.placed(0, small*drop, 1), "", 1}} }), width}
	p.alphabet[r] = l
	return l
}

// letterName is the letter itself where that can stand in an id.
func letterName(r rune) string {
	if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' {
		return string(r)
	}
	return "u" + strconv.Itoa(int(r))
}

// initial is a letter of any size around the origin, in place of a silhouette.
func (p *painter) initial(r rune, size float32) []shape {
	o, width := p.letters.letter(r, size)
	return []shape{{o.placed(-width/2, size*drop, 1), "", 1}}
}
