package web

import (
	"html/template"
	"slices"
	"strconv"
	"strings"

	"pbem/notation/diagram"
	"pbem/rules"
)

// drawn is what the boards of a game look like.
type drawn struct {
	diagram.Reel
	used  map[int]bool      // the looks that ends has drawn
	ranks map[string]placed // the ranks that it has drawn
}

// placed is a rank that was drawn: its id, "r3", and how far it is from the top.
type placed struct {
	id string
	y  int
}

func newDrawn(r diagram.Reel) drawn { return drawn{r, map[int]bool{}, map[string]placed{}} }

// Looks are the looks that the boards of the page have, "l5", with the parts of which they are put together, "p3", and their shapes. What is
// left of these the script has from the reel.
func (d drawn) Looks() template.HTML {
	var looks strings.Builder
	for i := range d.Reel.Looks {
		if !d.used[i] {
			continue
		}
		looks.WriteString("<g id=l" + strconv.Itoa(i) + ">")
		for _, part := range d.Reel.Looks[i].Parts {
			looks.WriteString("<use href=#p" + strconv.Itoa(part) + " />")
		}
		looks.WriteString("</g>")
	}
	return template.HTML("<svg class=looks id=looks aria-hidden=true width=0 height=0><defs>" + terse(d.pieces(true)) + looks.String() + "</defs></svg>")
}

// pieces are the shapes and parts that the looks which were drawn need, or all others, as XML.
func (d drawn) pieces(drawn bool) string {
	needed := d.needed()
	var b strings.Builder
	for _, s := range d.Shapes {
		if needed[s.ID] == drawn {
			b.WriteString(`<g id="` + s.ID + `">` + s.SVG + "</g>")
		}
	}
	for i, part := range d.Parts {
		if id := "p" + strconv.Itoa(i); needed[id] == drawn {
			b.WriteString(`<g id="` + id + `">` + part.SVG + "</g>")
		}
	}
	return b.String()
}

// needed are the ids of the parts and shapes of the looks that were drawn.
func (d drawn) needed() map[string]bool {
	needed := map[string]bool{}
	for i := range d.used {
		for _, part := range d.Reel.Looks[i].Parts {
			needed["p"+strconv.Itoa(part)] = true
			needed[d.Parts[part].Shape] = true
		}
	}
	return needed
}

// ends draws the first and the last board, as groups "step-1" and "step-2" of which the page shows one, and once what both
// have; where there is but one, it alone.
func (d drawn) ends() template.HTML {
	first, last := d.boardAfter(1), d.boardAfter(len(d.Frames))
	ground := common(d.ground(first), d.ground(last))
	both := common(first, last)
	for i := range both {
		if both[i] != noLook {
			first[i], last[i] = noLook, noLook
		}
	}
	for _, board := range [][]int{both, first, last} {
		leaveOut(ground, board)
	}
	width, height := strconv.Itoa(d.Width), strconv.Itoa(d.Height)
	head := `<svg class="board" aria-hidden="true" width="` + width + `" height="` + height + `" viewBox="0 0 ` + width + " " + height + `">`
	figure := head + d.names() + d.board(ground) + d.board(both)
	if len(d.Frames) > 1 {
		figure += `<g class="step" id="step-1">` + d.board(first) + `</g><g class="step" id="step-2">` + d.board(last) + "</g>"
	}
	return template.HTML(figure + "</svg>")
}

// common is what two boards have both, square by square.
func common(one, other []int) []int {
	both := slices.Clone(one)
	for i := range both {
		if one[i] != other[i] {
			both[i] = noLook
		}
	}
	return both
}

// leaveOut takes from a board what is drawn below it.
func leaveOut(below, board []int) {
	for i := range board {
		if board[i] == below[i] {
			board[i] = noLook
		}
	}
}

// ground is the look of each square without anything on it: the one that is the beginning of its look on a board.
func (d drawn) ground(board []int) []int {
	ground := slices.Clone(board)
	for i, look := range board {
		for n, bare := range d.Reel.Looks {
			if look >= 0 && !bare.Unit && begins(d.Reel.Looks[look].Parts, bare.Parts) && len(bare.Parts) < len(d.Reel.Looks[ground[i]].Parts) {
				ground[i] = n
			}
		}
	}
	return ground
}

// begins reports whether a list begins with another.
func begins(all, with []int) bool {
	return len(with) <= len(all) && slices.Equal(all[:len(with)], with)
}

// noLook stands for a square of which nothing is drawn.
const noLook = -1

// alone draws one board, as ends does, and what its squares look like.
func alone(d diagram.Drawing, at rules.Position, v diagram.Voice) (board, template.HTML) {
	shown := newDrawn(diagram.NewReel([]diagram.Drawing{d}, 1, v))
	b := board{Figure: shown.ends(), Units: d.In(v).Units(), shown: d.In(v), ready: shown.ready()}
	return b, shown.Looks()
}

// ready are the drawings that a key can use: those of the last board.
func (d drawn) ready() *diagram.Ready { return &diagram.Ready{Square: d.square, Shape: d.shape} }

// shape draws a shape that Looks defines; "" for one that it does not.
func (d drawn) shape(name string) string {
	for _, s := range d.Shapes {
		if s.Name == name && d.needed()[s.ID] {
			return "<use href=#" + s.ID + " />"
		}
	}
	return ""
}

// square draws a square of the last board by itself; "" for one that lies beside it.
func (d drawn) square(at rules.Square) string {
	i, ok := d.Cell(at)
	if !ok {
		return ""
	}
	look := d.boardAfter(len(d.Frames))[i]
	if look < 0 {
		return ""
	}
	d.used[look] = true
	return "<use href=#l" + strconv.Itoa(look) + " />"
}

// boardAfter returns the look of each square after so many frames.
func (d drawn) boardAfter(frames int) []int {
	looks := make([]int, d.Files*d.Ranks)
	for i := range looks {
		looks[i] = noLook
	}
	for _, changes := range d.Frames[:frames] {
		for _, c := range changes {
			looks[c.Cell] = c.Look
		}
	}
	return looks
}

// board draws looks on their squares, rank by rank. A rank that looks like one before is drawn by reference to that.
func (d drawn) board(looks []int) string {
	var b strings.Builder
	for rank := range d.Ranks {
		row := d.rank(looks[rank*d.Files : (rank+1)*d.Files])
		y := d.Top + rank*d.Square
		if before, known := d.ranks[row]; known {
			b.WriteString("<use href=#" + before.id + " y=" + strconv.Itoa(y-before.y) + " />")
		} else if row != "" {
			now := placed{"r" + strconv.Itoa(len(d.ranks)), y}
			d.ranks[row] = now
			b.WriteString("<g id=" + now.id + " transform=translate(" + strconv.Itoa(d.Left) + "," + strconv.Itoa(y) + ")>" + row + "</g>")
		}
	}
	return b.String()
}

func (d drawn) rank(looks []int) string {
	var b strings.Builder
	for file, look := range looks {
		if look < 0 {
			continue
		}
		d.used[look] = true
		b.WriteString("<use href=#l" + strconv.Itoa(look))
		if file > 0 {
			b.WriteString(" x=" + strconv.Itoa(file*d.Square))
		}
		b.WriteString(" />")
	}
	return b.String()
}

// names stand on all four sides of the board.
func (d drawn) names() string {
	var b strings.Builder
	b.WriteString("<g class=names>")
	name := func(text string, x, y int) {
		b.WriteString("<text x=" + strconv.Itoa(x) + " y=" + strconv.Itoa(y) + ">" + template.HTMLEscapeString(text) + "</text>")
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

// terse writes the same drawing in fewer bytes: values stand without quotation marks where HTML needs none, and nothing stands between
// elements. A site has each drawing of a game on one page a language.
func terse(drawing string) string {
	var b strings.Builder
	in := false // a tag
	rest := strings.ReplaceAll(drawing, ">\n", ">")
	for {
		before, after, found := strings.Cut(rest, `="`)
		value, next, closed := strings.Cut(after, `"`)
		b.WriteString(before)
		if end := strings.LastIndexAny(before, "<>"); end >= 0 {
			in = before[end] == '<'
		}
		if !found || !closed {
			b.WriteString(rest[len(before):])
			return b.String()
		}
		switch {
		case !in || value == "" || strings.ContainsAny(value, " \t\n'=<>`"):
			b.WriteString(`="` + value + `"`)
		case strings.HasPrefix(next, "/"): // which would belong to the value
			b.WriteString("=" + value + " ")
		default:
			b.WriteString("=" + value)
		}
		rest = next
	}
}
