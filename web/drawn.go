package web

import (
	"html/template"
	"slices"
	"strconv"
	"strings"

	"pbem/notation/diagram"
)

// drawn is what the boards of a game look like.
type drawn struct {
	diagram.Reel
	used map[int]bool // the looks that ends has drawn
}

// Looks are the parts of which the looks of squares are put together, "p3" and so on, for all boards on the page, and those looks
// that the first and the last board have, "l5". The script puts together the others.
func (d drawn) Looks() template.HTML {
	var b strings.Builder
	b.WriteString(`<svg class="looks" id="looks" aria-hidden="true" width="0" height="0"><defs>` + d.Shapes)
	for i, part := range d.Parts {
		b.WriteString(`<g id="p` + strconv.Itoa(i) + `">` + part + "</g>")
	}
	for i := range d.Reel.Looks {
		if !d.used[i] {
			continue
		}
		b.WriteString(`<g id="l` + strconv.Itoa(i) + `">`)
		for _, part := range d.Reel.Looks[i].Parts {
			b.WriteString(`<use href="#p` + strconv.Itoa(part) + `"/>`)
		}
		b.WriteString("</g>")
	}
	return template.HTML(b.String() + "</defs></svg>")
}

// ends draws the first and the last board, as groups "step-1" and "step-2" of which the page shows one, and once what both
// have; where there is but one, it alone.
func (d drawn) ends() template.HTML {
	first, last := d.boardAfter(1), d.boardAfter(len(d.Frames))
	both := slices.Clone(first)
	for i := range both {
		if first[i] == last[i] {
			first[i], last[i] = -1, -1
		} else {
			both[i] = -1
		}
	}
	width, height := strconv.Itoa(d.Width), strconv.Itoa(d.Height)
	head := `<svg class="board" aria-hidden="true" width="` + width + `" height="` + height + `" viewBox="0 0 ` + width + " " + height + `">`
	figure := head + d.names() + d.board(both)
	if len(d.Frames) > 1 {
		figure += `<g class="step" id="step-1">` + d.board(first) + `</g><g class="step" id="step-2">` + d.board(last) + "</g>"
	}
	return template.HTML(figure + "</svg>")
}

// boardAfter returns the look of each square after so many frames.
func (d drawn) boardAfter(frames int) []int {
	looks := make([]int, d.Files*d.Ranks)
	for i := range looks {
		looks[i] = -1
	}
	for _, changes := range d.Frames[:frames] {
		for _, c := range changes {
			looks[c.Cell] = c.Look
		}
	}
	return looks
}

func (d drawn) board(looks []int) string {
	var b strings.Builder
	for i, look := range looks {
		if look < 0 {
			continue
		}
		d.used[look] = true
		x, y := d.Left+i%d.Files*d.Square, d.Top+i/d.Files*d.Square
		b.WriteString(`<use href="#l` + strconv.Itoa(look) + `" x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `"/>`)
	}
	return b.String()
}

// names stand on all four sides of the board.
func (d drawn) names() string {
	var b strings.Builder
	b.WriteString(`<g class="names">`)
	name := func(text string, x, y int) {
		b.WriteString(`<text x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `">` + template.HTMLEscapeString(text) + "</text>")
	}
	for i, file := range d.FileNames() {
		x := d.Left + i*d.Square + d.Square/2
		name(file, x, d.Top/2)
		name(file, x, d.Height-d.Top/2)
	}
	for i, rank := range d.RankNames() {
		y := d.Top + i*d.Square + d.Square/2
		name(rank, d.Left/2, y)
		name(rank, d.Width-d.Left/2, y)
	}
	return b.String() + "</g>"
}
