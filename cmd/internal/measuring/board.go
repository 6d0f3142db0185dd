package measuring

import (
	"fmt"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/rules"
	"pbem/rules/measure"
)

// heat is how often units came to the squares of a board.
type heat struct {
	low, high rules.Square
	of        map[rules.Square]measure.Named
	most      measure.Named
}

func (t Told) heat() heat {
	h := heat{of: map[rules.Square]measure.Named{}}
	for _, n := range t.Report.Squares {
		s, _ := rules.ParseSquare(n.Name)
		if len(h.of) == 0 {
			h.low, h.high = s, s
		}
		h.of[s] = n
		h.low = rules.Square{File: min(h.low.File, s.File), Rank: min(h.low.Rank, s.Rank)}
		h.high = rules.Square{File: max(h.high.File, s.File), Rank: max(h.high.Rank, s.Rank)}
		if n.Count > h.most.Count {
			h.most = n
		}
	}
	return h
}

// hundredths is how often a square was entered, if the one that was entered most is 100; one that was entered at all is 1 at least.
func (h heat) hundredths(n measure.Named) int {
	if n.Count == 0 {
		return 0
	}
	return max(1, int(100*n.Count/h.most.Count))
}

// board is the squares as a table of numbers.
func (t Told) board() string {
	h := t.heat()
	if h.most.Count == 0 {
		return "No square was entered.\n"
	}
	var rows [][]string
	files := []string{""}
	for f := h.low.File; f <= h.high.File; f++ {
		files = append(files, string(rules.AppendFile(nil, int(f))))
	}
	for rank := h.high.Rank; rank >= h.low.Rank; rank-- {
		row := []string{fmt.Sprintf("  %2d", rank)}
		for f := h.low.File; f <= h.high.File; f++ {
			row = append(row, h.cell(rules.Square{File: f, Rank: rank}))
		}
		rows = append(rows, row)
	}
	return "Squares that units came to: 100 is " + h.most.Name + ", with " + percent(h.most.Share.Share) + " of all; · is never; a blank is no square.\n" +
		strings.TrimRight(terminal.Table(append(rows, files)), " ")
}

func (h heat) cell(s rules.Square) string {
	n, ok := h.of[s]
	switch {
	case !ok:
		return ""
	case n.Count == 0:
		return "·"
	}
	return fmt.Sprint(h.hundredths(n))
}
