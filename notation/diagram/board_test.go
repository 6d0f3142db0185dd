package diagram_test

import (
	"iter"
	"strings"
	"testing"

	"pbem/rules"
)

// board is a position that can only be looked at.
type board struct {
	files, ranks int
	units        []rules.Placement
}

func (b board) String() string                                 { return "" }
func (b board) ToMove() rules.Side                             { return rules.White }
func (b board) Turns() iter.Seq[rules.Turn]                    { return nil }
func (b board) Judge(rules.Draft) (rules.Verdict, error)       { return rules.Verdict{}, nil }
func (b board) Outcome() rules.Outcome                         { return rules.Outcome{} }
func (b board) Exists(rules.Square) bool                       { return true }
func (b board) Standing() rules.Standing                       { return rules.Standing{} }
func (b board) Explain(rules.Square) (rules.UnitReport, error) { return rules.UnitReport{}, nil }
func (b board) Extent() (low, high rules.Square) {
	return rules.Square{File: 0, Rank: 1}, rules.Square{File: int16(b.files) - 1, Rank: int16(b.ranks)}
}

func (b board) Placements() iter.Seq[rules.Placement] {
	return func(yield func(rules.Placement) bool) {
		for _, u := range b.units {
			if !yield(u) {
				return
			}
		}
	}
}

// parse reads the board of a position line.
func parse(t testing.TB, v *rules.Vocabulary, line string) board {
	t.Helper()
	b := board{files: v.Files, ranks: v.Ranks}
	lines := strings.Split(line, "/")
	for i := len(lines) - 1; i >= 0; i-- {
		file, number := 0, 0
		for j := 0; j < len(lines[i]); j++ {
			c := lines[i][j]
			if c >= '0' && c <= '9' {
				number = number*10 + int(c-'0')
				continue
			}
			file, number, j = file+number, 0, j+1
			g, _ := v.Group(string(c))
			b.units = append(b.units, rules.Placement{
				At: rules.Square{File: int16(file), Rank: int16(len(lines) - i)}, Unit: lines[i][j],
				Side: g.Side, Neutral: c == 'n', Group: g.Name, Code: c,
			})
			file++
		}
	}
	return b
}

func square(t testing.TB, text string) rules.Square {
	t.Helper()
	s, n := rules.ParseSquare(text)
	if n != len(text) {
		t.Fatalf("%q is no square", text)
	}
	return s
}

// turn reads a canonical turn as far as a drawing needs it: "m9-m6, n8xl8, *h4".
func turn(t testing.TB, text string) rules.Turn {
	t.Helper()
	var out rules.Turn
	if text == "" {
		return out
	}
	for word := range strings.SplitSeq(text, ", ") {
		a := rules.Action{How: rules.Move}
		from, to, ok := strings.Cut(word, "-")
		if !ok {
			a.How = rules.Capture
			from, to, ok = strings.Cut(word, "x")
		}
		if !ok {
			a.How = rules.Convert
			from, to = word[1:], word[1:]
		}
		a.From, a.To = square(t, from), square(t, to)
		out.Actions = append(out.Actions, a)
	}
	return out
}

func chesimals() *rules.Vocabulary {
	return &rules.Vocabulary{
		Files: 16, Ranks: 12, Leads: rules.GroupLead,
		Groups: []rules.Group{
			{Code: 'y', Name: "yellow"}, {Code: 'w', Name: "white"}, {Code: 'e', Name: "grey"}, {Code: 'o', Name: "orange"},
			{Code: 'g', Name: "green", Side: rules.Black}, {Code: 'b', Name: "blue", Side: rules.Black},
			{Code: 'r', Name: "red", Side: rules.Black}, {Code: 'p', Name: "purple", Side: rules.Black},
		},
		Units: []rules.UnitName{
			{Letter: 'C', Name: "Chief", Leader: true}, {Letter: 'N', Name: "knight"}, {Letter: 'W', Name: "warmachine"},
			{Letter: 'E', Name: "elephant"}, {Letter: 'G', Name: "guard"},
		},
	}
}

func small() *rules.Vocabulary {
	return &rules.Vocabulary{
		Files: 8, Ranks: 8, Leads: rules.GroupLead,
		Groups: []rules.Group{{Code: 'w', Name: "white"}, {Code: 'k', Name: "black", Side: rules.Black}},
		Units:  []rules.UnitName{{Letter: 'C', Name: "Chief", Leader: true}, {Letter: 'Z', Name: "wazir"}, {Letter: 'F', Name: "ferz"}},
	}
}
