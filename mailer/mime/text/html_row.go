package text

import (
	"bytes"
	"cmp"
	"strings"

	"golang.org/x/net/html/atom"
)

// boxes are the blockquotes and divs that are open, from the outside inwards. The end of a div that was never begun does
// not end the blockquote around it, so a quotation never ends too early.
type boxes struct {
	stack       []box
	blockquotes int // of them
	quoted      int // of them that are quotations
}

type box struct {
	name   atom.Atom // Blockquote or Div
	quoted bool
}

func (b *boxes) open(name atom.Atom, quoted bool) {
	b.stack = append(b.stack, box{name, quoted})
	if name == atom.Blockquote {
		b.blockquotes++
	}
	if quoted {
		b.quoted++
	}
}

func (b *boxes) close(name atom.Atom) {
	if name == atom.Div {
		if n := len(b.stack); n > 0 && b.stack[n-1].name == atom.Div {
			b.pop()
		}
		return
	}
	for before := b.blockquotes; before > 0 && b.blockquotes == before; {
		b.pop()
	}
}

func (b *boxes) pop() {
	last := b.stack[len(b.stack)-1]
	b.stack = b.stack[:len(b.stack)-1]
	if last.name == atom.Blockquote {
		b.blockquotes--
	}
	if last.quoted {
		b.quoted--
	}
}

// A board that was drawn as a table has cells without a word, which must not be lost: in a row of many cells of which none
// holds more than a letter or two, an empty one is written as a dot.

// tableRow remembers where the cells of the current row begin in the text.
type tableRow struct{ cells []int }

const mostCells = 32 // a row with more is no board

func (r *tableRow) begin(at int) {
	if len(r.cells) <= mostCells {
		r.cells = append(r.cells, at)
	}
}

// texts returns what stands in the cells, if it can be the rank of a board: out ends where the row does.
func (r *tableRow) texts(out []byte) (texts []string, ok bool) {
	if len(r.cells) < fewestDrawn || len(r.cells) > mostCells {
		return nil, false
	}
	empty := false
	for i, at := range r.cells {
		end := len(out)
		if i+1 < len(r.cells) {
			end = r.cells[i+1]
		}
		text := bytes.TrimSpace(out[at:end])
		if len(text) > 2 {
			return nil, false
		}
		empty = empty || len(text) == 0
		texts = append(texts, string(text))
	}
	return texts, empty
}

// drawRow writes the row that ends here again, with a dot in each empty cell.
func (p *page) drawRow() {
	row := p.row
	p.row = tableRow{}
	texts, ok := row.texts(p.out.Bytes())
	if !ok || p.boxes.quoted > 0 {
		return
	}
	p.out.Truncate(row.cells[0])
	p.line = strings.HasSuffix("\n"+tail(&p.out), "\n")
	for _, text := range texts {
		if !p.line {
			p.out.WriteByte(' ')
		}
		p.line = false
		p.out.WriteString(cmp.Or(text, "."))
	}
}
