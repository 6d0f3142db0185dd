package text

import (
	"bytes"
	"cmp"
	"strings"
)

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
