package diagram

import (
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
