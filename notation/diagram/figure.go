package diagram

import (
	"slices"
	"strconv"
)

// AppendFigure appends an inline SVG for a page, of the board alone: it has no ground of its own, so that the page's shows
// where there is no square; the names of files and ranks have the colour of the text around it; what it shows is told by
// Cells, so it is hidden from those who listen. Its ids begin with "pb-" and say what their shapes look like: several
// figures may stand in one page.
func (d Drawing) AppendFigure(b []byte) []byte {
	p := figure(&d)
	p.board(d.all())
	arrowPainter{p}.arrows()
	pen := newSVGPen(openFigure(b, d.Geometry()), p.imprints)
	pen.draw(p.imprints)
	return append(pen.b, "</svg>\n"...)
}

// AppendSteps appends one figure of several positions of one turn. What all of them have in common is drawn once, the rest
// in groups of the class "step" with the ids "step-1", "step-2" and so on, of which the page shows one at a time.
func AppendSteps(b []byte, steps []Drawing) []byte {
	if len(steps) == 0 {
		return b
	}
	steps = Align(steps)
	p := figure(&steps[0])
	same, rest := common(steps)
	p.board(same)
	ends := []int{len(p.imprints)}
	for i := range steps {
		p.Drawing = &steps[i]
		p.board(rest)
		arrowPainter{p}.arrows()
		ends = append(ends, len(p.imprints))
	}
	pen := newSVGPen(openFigure(b, steps[0].Geometry()), p.imprints)
	pen.draw(p.imprints[:ends[0]])
	for i := range steps {
		pen.b = append(strconv.AppendInt(append(pen.b, `<g class="step" id="step-`...), int64(i)+1, 10), "\">\n"...)
		pen.draw(p.imprints[ends[i]:ends[i+1]])
		pen.b = append(pen.b, "</g>\n"...)
	}
	return append(pen.b, "</svg>\n"...)
}

// figure begins a picture without ground and legend.
func figure(d *Drawing) *painter {
	p := newPainter(d, plainLetters)
	scribe{p}.names("currentColor")
	return p
}

func openFigure(b []byte, g Geometry) []byte {
	b = append(b, `<svg xmlns="http://www.w3.org/2000/svg" class="board" aria-hidden="true"`...)
	return append(appendSize(b, g.Width, g.Height), ">\n"...)
}

// common tells apart the cells that look the same in all steps, and the rest.
func common(steps []Drawing) (same, rest []int) {
	for i := range steps[0].cells {
		if slices.ContainsFunc(steps, func(d Drawing) bool { return d.cells[i] != steps[0].cells[i] }) {
			rest = append(rest, i)
		} else {
			same = append(same, i)
		}
	}
	return same, rest
}
