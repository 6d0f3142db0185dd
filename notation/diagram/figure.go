package diagram

import (
	"slices"
	"strconv"

	"pbem/rules"
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

// AppendTrayHTML appends, for a page, what the last turn took, in a sentence each, and below that what each side has lost in the
// game: a list of signs with their words. Nothing where nothing was taken. How they look is left to the page's rules for the
// classes "tray", "tray-taken", "tray-side", "tray-units" and "tray-times", and those of the key. It has no ids.
func (d Drawing) AppendTrayHTML(b []byte) []byte {
	p := keyPainter{newPainter(&d, plainLetters)}
	start := len(b)
	b = append(b, "<div class=\"tray\">\n"...)
	empty := len(b)
	for _, said := range d.Losses() {
		b = append(append(append(b, `<p class="tray-taken">`...), escaped(p.words(said))...), "</p>\n"...)
	}
	for side, all := range p.fallen {
		if len(all) > 0 {
			b = p.appendTray(b, owner(side), all)
		}
	}
	if len(b) == empty {
		return b[:start]
	}
	return append(b, "</div>\n"...)
}

// appendTray lists what a side has lost.
func (p keyPainter) appendTray(b []byte, side owner, all scores) []byte {
	b = append(append(append(b, `<p class="tray-side">`...), escaped(p.words(lostBy(side)))...), "</p>\n"...)
	b = append(b, "<ul class=\"tray-units\">\n"...)
	for _, s := range all {
		b = p.appendSign(append(b, "<li>"...), aroundOrigin(), func() { p.trayed(s.piece, point{}) })
		if s.n > 1 {
			b = append(append(append(b, ` <b class="tray-times">`...), s.times()...), "</b>"...)
		}
		b = append(appendKeyName(b, p.words(speaker{p.Drawing}.named(s.piece))), "</li>\n"...)
	}
	return append(b, "</ul>\n"...)
}

// AppendUnit appends a small picture of a unit by itself, for a page. It has no ids.
func (d Drawing) AppendUnit(b []byte, u rules.Placement) []byte {
	p := keyPainter{newPainter(&d, plainLetters)}
	return p.appendSign(b, aroundOrigin(), func() { p.trayed(d.piece(u), point{}) })
}
