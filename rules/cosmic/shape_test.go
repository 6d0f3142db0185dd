package cosmic

import (
	"errors"
	"maps"
	"math/rand/v2"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

// diceShape makes a line on a board of any shape that there may be: with holes, or narrow, or as large as it gets.
func diceShape(r *rand.Rand) string {
	for {
		s := slow{board: map[place]rune{}, holes: map[place]bool{}, files: 3 + r.IntN(14), ranks: 3 + r.IntN(14), black: r.IntN(2) == 0}
		holes, empty, squares := r.IntN(4), 3+r.IntN(7), 0
		for file := range s.files {
			for rank := range s.ranks {
				switch at := (place{file, rank}); {
				case r.IntN(12) < holes:
					s.holes[at] = true
				case r.IntN(10) >= empty:
					s.board[at] = []rune("RNPPrnpp")[r.IntN(8)]
					squares++
				default:
					squares++
				}
			}
		}
		if squares < FewestSquares || squares > MostSquares {
			continue
		}
		for _, k := range "Kk" {
			at := place{r.IntN(s.files), r.IntN(s.ranks)}
			delete(s.holes, at)
			s.board[at] = k
		}
		if strings.Count(s.line(), "K") == 1 && !s.finished() && len(s.holes)+MostSquares >= s.files*s.ranks {
			return s.line()
		}
	}
}

// TestRandomShapes compares every turn of random positions on random boards, and the line after it, with the slow generator; and every
// other pair of squares is refused with a reason.
func TestRandomShapes(t *testing.T) {
	r, english := rand.New(rand.NewPCG(6, 1)), catalog.English()
	turns, offs, refused := 0, 0, 0
	for range 400 {
		line, jumps := diceShape(r), 1+r.IntN(2)
		g, err := New(Spec{Start: line, KingJumps: jumps})
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		p := parsed(t, g, line)
		want, got := slowFrom(line, jumps).turns(), map[string]string{}
		for turn := range p.Turns() {
			v, err := p.Judge(rules.Draft{Turn: turn})
			if err != nil || v.Turn.String() != turn.String() || len(v.Notes) > 0 {
				t.Fatalf("%s: %s is judged %s, %v, %q", line, turn, v.Turn, err, v.Notes)
			}
			got[turn.String()] = v.Next.String()
			turns++
			if strings.HasSuffix(turn.String(), "off") {
				offs++
			}
			checkVerdict(t, p, v)
		}
		if p.String() != line || !maps.Equal(got, want) || p.Count(1) != uint64(len(want)) {
			t.Fatalf("%s, king_jumps %d: written %s; %d turns counted; %s", line, jumps, p, p.Count(1), difference(got, want))
		}
		for range 200 {
			refused += tryAny(t, english, r, p, want)
		}
	}
	if turns < 8000 || offs < 5 || refused < 60000 {
		t.Errorf("only %d turns, %d off the board, %d refused", turns, offs, refused)
	}
}

// tryAny judges a piece's move to any place between the edges, and tells whether it is refused.
func tryAny(t *testing.T, english *catalog.Language, r *rand.Rand, p *Position, want map[string]string) int {
	t.Helper()
	s := p.game.shape
	var own []rules.Square
	for u := range p.Placements() {
		if u.Side == p.toMove {
			own = append(own, u.At)
		}
	}
	a := rules.Action{From: own[r.IntN(len(own))], To: rules.Square{File: int16(r.IntN(s.files)), Rank: int16(1 + r.IntN(s.ranks))}}
	d := rules.Draft{Turn: rules.Turn{Actions: []rules.Action{a}}}
	v, err := p.Judge(d)
	if err == nil {
		if next, ok := want[v.Turn.String()]; !ok || next != v.Next.String() {
			t.Fatalf("%s: %s is taken for %s", p, d.Turn, v.Turn)
		}
		return 0
	}
	checkRefusal(t, english, p, d, err)
	if _, legal := want[asTyped(p, d)]; legal {
		t.Fatalf("%s: %s is refused: %v", p, d.Turn, err)
	}
	return 1
}

// TestHoles is what holes do: nothing passes them, and a King beside one is beside the edge (CO-5).
func TestHoles(t *testing.T) {
	for _, c := range []struct{ start, text, turn, why string }{
		{"5k/5p/6/6/6/6/R1*2K w", "a1-d1", "", "There's a hole between a1 and d1, and nothing passes it."},
		{"5k/5p/6/6/6/6/R1*2K w", "a1-c1", "", "There's a hole on c1. Ra1 could go to b1, a2, a3, a4, a5, a6, a7."},
		{"5p/6/6/6/6/K5/Rk*3 w", "a1xoff", "Ra1xoff", ""},
		{"5p/6/6/6/6/K5/Rn*2k w", "a1-b1", "", "The black knight on b1 is there. You capture by jumping over it to the empty square behind. But there's a hole behind it, on c1. Ra1 can't move now."},
		{"5p/6/6/6/1*4/K4k/N5 w", "a1-c2", "Na1-c2", ""},
		{"5p/6/6/6/6/K4k/N*4 w", "a1-c2", "", "There's a hole between a1 and c2, and nothing passes it."},
		{"5p/6/6/6/6/K1*3/Nk4 w", "a1xoff", "Na1xoff", ""},
		{"5p/6/6/6/6/1*4/Kn4 w", "b1-a3", "", ""},
		{"5p/6/6/6/2*3/1P4/K4k w", "b2-d4", "", "There's a hole between b2 and d4, and nothing passes it."},
	} {
		g, err := New(Spec{Start: c.start, KingJumps: 2})
		if err != nil {
			continue // shown to be over
		}
		v, refused := judgeIn(t, g, c.start, c.text)
		switch {
		case c.turn != "" && (refused != nil || v.Turn.String() != c.turn):
			t.Errorf("%s: %s gives %s, %v", c.start, c.text, v.Turn, refused)
		case c.turn == "" && refused == nil:
			t.Errorf("%s: %s is taken for %s", c.start, c.text, v.Turn)
		case c.turn == "" && c.why != "" && !strings.Contains(catalog.English().Say(refused.Phrase()), c.why):
			t.Errorf("%s: %s: %s", c.start, c.text, catalog.English().Say(refused.Phrase()))
		}
	}
}

// TestLinesWithHoles is how lines of another board are read.
func TestLinesWithHoles(t *testing.T) {
	const start = "*5k/5pp/7/3*3/7/PP5/K6 w"
	g, err := New(Spec{Start: start, KingJumps: 2})
	if err != nil {
		t.Fatal(err)
	}
	for line, want := range map[string]string{
		start:                       "",
		"1*4k/5pp/7/3*3/7/PP5/K6 w": `rank 7, character 2: "*" is a hole, but the board has a square at b7`,
		"P5k/5pp/7/3*3/7/PP5/K6 w":  `rank 7, character 1: "P" is at a7, where the board has a hole`,
		"6k/5pp/7/3*3/7/PP5/K6 w":   "write * for the hole at a7",
		"*5k/5pp/7/7/7/PP5/K6 w":    "write * for the hole at d4",
		"*5k/5pp/7/3*3/7/PP5 w":     "the board has 7 ranks, but the line has 6",
	} {
		p, err := g.Parse(line)
		switch {
		case want == "" && (err != nil || p.String() != line):
			t.Errorf("%s: %v, %v", line, p, err)
		case want != "" && (err == nil || catalog.English().Error(err) != want):
			t.Errorf("%s: %v, want %s", line, err, want)
		}
	}
}

// TestBoardSizes are the bounds of a board.
func TestBoardSizes(t *testing.T) {
	for line, want := range map[string]string{
		"5k/5p/6/6/6/KP4 w":                            "",
		"5k/5p/6/6/*5/KP4 w":                           "the start position: the game's data has a wrong Start",
		"k11/p11/12/12/12/12/12/12/12/12/12/KP10 w":    "",
		"k12/p12/13/13/13/13/13/13/13/13/13/13/KP11 w": "the start position: the game's data has a wrong Start",
		"k16/p16/17/KP15 w":                            "the start position: rank 4 has more than 16 places",
	} {
		_, err := New(Spec{Start: line, KingJumps: 2})
		if said := ""; err != nil {
			if said = catalog.English().Error(err); said != want {
				t.Errorf("%s: %s, want %s", line, said, want)
			}
		} else if want != "" {
			t.Errorf("%s is taken, want %s", line, want)
		}
	}
}

// TestSearchIsBounded: the squares that a writer may have left out are looked for in so many chains and no more, and then the search does not say
// that it has seen all. So a piece that has more chains than anybody can list is refused a square that none of them may end on.
func TestSearchIsBounded(t *testing.T) {
	full, gaps := "pppppppppppp/", "p1p1p1p1p1p1/"
	crowded := "Rppppppppppp/pKp1p1p1p1p1/" + strings.Repeat(full+gaps, 4) + full + "p1p1p1p1p1pk w"
	for _, c := range []struct {
		name, line   string
		from, to     rules.Square // that no chain ends on
		most, looked int
		all          bool
	}{
		{"all are looked at", worst, rules.Square{File: 3, Rank: 3}, rules.Square{File: 0, Rank: 5}, mostSearched, 386_816, true},
		{"as many as there may be", worst, rules.Square{File: 3, Rank: 3}, rules.Square{File: 0, Rank: 5}, 1000, 1000, false},
		{"more than anybody can list", crowded, rules.Square{File: 1, Rank: 11}, rules.Square{File: 4, Rank: 3}, mostSearched, mostSearched, false},
	} {
		g, err := New(Spec{Start: c.line, KingJumps: 0})
		if err != nil {
			t.Fatal(catalog.English().Error(err))
		}
		p, draft := parsed(t, g, c.line), rules.Draft{Turn: rules.Turn{Actions: []rules.Action{{From: c.from, To: c.to, How: rules.Capture}}}}
		w, refused := reader{p}.written(&draft)
		if refused != nil {
			t.Fatalf("%s: %v", c.name, refused)
		}
		if fit, looked, all := p.search(&w, c.most); len(fit) > 0 || looked != c.looked || all != c.all {
			t.Fatalf("%s: %d fit, %d were looked at, all: %v", c.name, len(fit), looked, all)
		}
		_, err = p.Judge(draft)
		var v *rules.Violation
		if !errors.As(err, &v) || v.Code != rules.CannotMoveSo {
			t.Errorf("%s: %v", c.name, err)
		}
		if r, err := p.Explain(c.from); err != nil || r.Remark.Empty() {
			t.Errorf("%s: %v, %v", c.name, r, err)
		}
	}
}
