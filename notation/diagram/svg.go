package diagram

import (
	"math"
	"slices"
	"strconv"
)

// SVG draws a picture without scripts, styles, fonts or anything from elsewhere.
func (d Drawing) SVG() []byte {
	p := d.picture()
	b := appendSize([]byte(`<svg xmlns="http://www.w3.org/2000/svg" role="img"`), p.width, p.height)
	b = append(b, ">\n<title>"+escaped(p.title)+"</title>\n"...)
	b = append(b, `<rect width="100%" height="100%" fill="`+paper+"\"/>\n"...)
	pen := newSVGPen(b, p.imprints)
	pen.draw(p.imprints)
	return append(pen.b, "</svg>\n"...)
}

// appendSize appends the attributes that say how large a picture is.
func appendSize(b []byte, width, height int) []byte {
	w, h := strconv.Itoa(width), strconv.Itoa(height)
	return append(b, ` width="`+w+`" height="`+h+`" viewBox="0 0 `+w+" "+h+`"`...)
}

// svgPen writes imprints. Stamps that are used more than once are defined once, and referred to.
type svgPen struct {
	b      []byte
	shared []*stamp
}

// newSVGPen begins with the definitions that these imprints need.
func newSVGPen(b []byte, imprints []imprint) *svgPen {
	pen := &svgPen{b: b}
	uses := map[*stamp]int{}
	for _, m := range imprints {
		before := uses[m.stamp]
		uses[m.stamp] += len(m.at)
		if m.name != "" && before < 2 && uses[m.stamp] > 1 {
			pen.shared = append(pen.shared, m.stamp)
		}
	}
	if len(pen.shared) > 0 {
		pen.define()
	}
	return pen
}

// define writes the shared stamps with their ids.
func (pen *svgPen) define() {
	pen.b = append(pen.b, "<defs>\n"...)
	for _, s := range pen.shared {
		pen.b = append(pen.b, `<g id="`+s.name+"\">\n"...)
		pen.b = append(appendShapes(pen.b, s.shapes, []point{{}}), "</g>\n"...)
	}
	pen.b = append(pen.b, "</defs>\n"...)
}

// draw writes imprints, those of one ink after each other in a group that has it.
func (pen *svgPen) draw(imprints []imprint) {
	open := ""
	for _, m := range imprints {
		if m.ink != open && open != "" {
			pen.b = append(pen.b, "</g>\n"...)
		}
		if m.ink != open && m.ink != "" {
			pen.b = append(pen.b, `<g fill="`+m.ink+"\">\n"...)
		}
		open = m.ink
		pen.put(m)
	}
	if open != "" {
		pen.b = append(pen.b, "</g>\n"...)
	}
}

// put writes one stamp in all its places: by its id, or else each shape as one path.
func (pen *svgPen) put(m imprint) {
	if !slices.Contains(pen.shared, m.stamp) {
		pen.b = appendShapes(pen.b, m.shapes, m.at)
		return
	}
	for _, at := range m.at {
		pen.b = append(append(append(pen.b, `<use href="#`...), m.name...), `" x="`...)
		pen.b = appendTenths(pen.b, tenths(at.x))
		pen.b = appendTenths(append(pen.b, `" y="`...), tenths(at.y))
		pen.b = append(pen.b, "\"/>\n"...)
	}
}

// appendShapes writes each shape as one path, with its copies in all places.
func appendShapes(b []byte, shapes []shape, at []point) []byte {
	for _, s := range shapes {
		if len(s.outline) == 0 {
			continue
		}
		b = append(b, "<path"...)
		if s.ink != "" {
			b = append(append(append(b, ` fill="`...), s.ink...), '"')
		}
		if s.opacity < 1 {
			b = append(appendHundredths(append(b, ` fill-opacity="`...), s.opacity), '"')
		}
		b = appendPath(append(b, ` d="`...), s.outline, at)
		b = append(b, "\"/>\n"...)
	}
	return b
}

// trail writes an SVG path in tenths of a pixel and in as few letters as possible: each point is told by its distance from
// the one before it.
type trail struct {
	b           []byte
	x, y        int // where the pen is
	left, above int // where the outline that is being written began
	op          byte
}

// spot is a place in tenths of a pixel.
type spot struct{ x, y int }

// appendPath writes an outline once for each place where its origin lies.
func appendPath(b []byte, o outline, at []point) []byte {
	t := trail{b: b}
	for _, origin := range at {
		for _, s := range o {
			t.step(s, tenths(origin.x), tenths(origin.y))
		}
	}
	return t.b
}

// step writes a segment whose origin lies at x and y.
func (t *trail) step(s segment, x, y int) {
	var p [3]spot
	for i := range s.points() {
		p[i] = spot{x + tenths(s.p[i].x), y + tenths(s.p[i].y)}
	}
	switch s.op {
	case 'Z':
		t.b, t.op = append(t.b, 'z'), 'z'
		t.x, t.y = t.left, t.above
	case 'L':
		t.line(p[0])
	default:
		t.curve(s.op-'A'+'a', p[:s.points()])
	}
	if s.op == 'M' {
		t.left, t.above = t.x, t.y
	}
}

// line writes a straight line, shorter if it runs along an axis. One without length is nothing.
func (t *trail) line(to spot) {
	dx, dy := to.x-t.x, to.y-t.y
	switch {
	case dx == 0 && dy == 0:
	case dy == 0:
		t.letter('h')
		t.number(dx)
	case dx == 0:
		t.letter('v')
		t.number(dy)
	default:
		t.letter('l')
		t.number(dx)
		t.number(dy)
	}
	t.x, t.y = to.x, to.y
}

// curve writes a command whose points are all told from where the pen is, also a move.
func (t *trail) curve(op byte, points []spot) {
	t.letter(op)
	for _, p := range points {
		t.number(p.x - t.x)
		t.number(p.y - t.y)
	}
	last := points[len(points)-1]
	t.x, t.y = last.x, last.y
}

// letter writes a command, unless it is the one before or a line after a move: then its numbers alone will do.
func (t *trail) letter(op byte) {
	understood := op == t.op && op != 'm' || op == 'l' && t.op == 'm'
	if !understood {
		t.b = append(t.b, op)
	}
	t.op = op
}

// number writes a coordinate, apart from a number before it.
func (t *trail) number(n int) {
	if last := t.b[len(t.b)-1]; n >= 0 && last >= '0' && last <= '9' {
		t.b = append(t.b, ' ')
	}
	t.b = appendTenths(t.b, n)
}

// appendTenths writes so many tenths in as few letters as possible.
func appendTenths(b []byte, n int) []byte {
	if n < 0 {
		b, n = append(b, '-'), -n
	}
	if n/10 != 0 || n == 0 {
		b = strconv.AppendInt(b, int64(n/10), 10)
	}
	if n%10 != 0 {
		b = append(b, '.', byte('0'+n%10))
	}
	return b
}

// tenths rounds so that an outline keeps its form wherever it is put.
func tenths(f float32) int { return int(math.Floor(float64(f)*10 + 0.5)) }

// appendHundredths writes a share from 0 to 1, rounded to hundredths: "0.35", "0.5".
func appendHundredths(b []byte, share float32) []byte {
	n := int(share*100 + 0.5)
	b = append(b, byte('0'+n/100))
	if n%100 == 0 {
		return b
	}
	b = append(b, '.', byte('0'+n/10%10))
	if n%10 != 0 {
		b = append(b, byte('0'+n%10))
	}
	return b
}
