package diagram

import (
	"html"
	"strconv"
)

// SVG draws a picture without scripts, styles, fonts or anything from elsewhere. The error is one of the font's and does
// not happen.
func (d Drawing) SVG() ([]byte, error) {
	p, err := d.picture()
	if err != nil {
		return nil, err
	}
	w, h := strconv.Itoa(p.width), strconv.Itoa(p.height)
	b := []byte(`<svg xmlns="http://www.w3.org/2000/svg" role="img" width="` + w + `" height="` + h + `" viewBox="0 0 ` + w + " " + h + `">` + "\n")
	b = append(b, "<title>"+html.EscapeString(p.title)+"</title>\n"...)
	for _, s := range p.shapes {
		if len(s.outline) > 0 {
			b = s.appendSVG(b)
		}
	}
	return append(b, "</svg>\n"...), nil
}

func (s shape) appendSVG(b []byte) []byte {
	b = append(append(append(b, `<path fill="`...), s.ink...), '"')
	if s.opacity < 1 {
		b = strconv.AppendFloat(append(b, ` fill-opacity="`...), float64(s.opacity), 'g', 3, 32)
		b = append(b, '"')
	}
	b = append(b, ` d="`...)
	for _, step := range s.outline {
		b = append(b, step.op)
		for i := range step.points() {
			if i > 0 {
				b = append(b, ' ')
			}
			b = appendTenths(b, step.p[i].x)
			b = appendTenths(append(b, ' '), step.p[i].y)
		}
	}
	return append(b, "\"/>\n"...)
}

// appendTenths writes a coordinate to a tenth of a pixel, in as few letters as possible.
func appendTenths(b []byte, f float32) []byte {
	tenths := int64(f*10 + 0.5)
	if f < 0 {
		tenths = int64(f*10 - 0.5)
	}
	return strconv.AppendFloat(b, float64(tenths)/10, 'f', -1, 64)
}
