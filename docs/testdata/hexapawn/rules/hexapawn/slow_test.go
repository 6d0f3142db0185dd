package hexapawn_test

import (
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/hexapawn"
)

// TestAgainstSlow walks every position of the game on 3 by 3 squares, and some of larger ones, with a second generator that
// is written from the rules alone, on rows of text seen from the mover's side.
func TestAgainstSlow(t *testing.T) {
	for _, b := range []struct {
		files, ranks int
		holes        string
		depth        int
	}{{3, 3, "none", 12}, {3, 3, "b2", 12}, {4, 4, "none", 6}, {4, 5, "b3.c3.d2", 8}, {5, 3, "c2", 6}} {
		game, err := hexapawn.New(b.files, b.ranks, b.holes)
		if err != nil {
			t.Fatal(err)
		}
		compare(t, game.Start(), b.depth)
	}
}

func compare(t *testing.T, p rules.Position, depth int) {
	var got []string
	for turn := range p.Turns() {
		got = append(got, turn.String())
	}
	slices.Sort(got)
	if want := slow(p); !slices.Equal(got, want) {
		t.Fatalf("%s: %q, want %q", p, got, want)
	}
	for turn := range p.Turns() {
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil {
			t.Fatal(err)
		}
		if depth > 1 {
			compare(t, v.Next, depth-1)
		}
	}
}

// slow lists the turns of a position in the order of their writing.
func slow(p rules.Position) (list []string) {
	pawns := map[rules.Square]bool{} // true: the mover's
	_, high := p.Extent()
	mine, theirs, through := 0, 0, false
	for u := range p.Placements() {
		own := u.Side == p.ToMove()
		pawns[u.At] = own
		if own {
			mine++
		} else {
			theirs++
		}
		through = through || u.At.Rank == map[rules.Side]int16{rules.White: high.Rank, rules.Black: 1}[u.Side]
	}
	if mine == 0 || theirs == 0 || through {
		return nil
	}
	missing := holes(p.String())
	ahead := map[rules.Side]int16{rules.White: 1, rules.Black: -1}[p.ToMove()]
	for from, own := range pawns {
		for _, aside := range []int16{-1, 0, 1} {
			to := rules.Square{File: from.File + aside, Rank: from.Rank + ahead}
			owner, taken := pawns[to]
			inside := to.File >= 0 && to.File <= high.File
			switch {
			case own && aside == 0 && !taken && !missing[to]:
				list = append(list, "P"+from.String()+"-"+to.String())
			case own && aside != 0 && inside && taken && !owner:
				list = append(list, "P"+from.String()+"x"+to.String())
			}
		}
	}
	slices.Sort(list)
	return list
}

// holes finds the missing squares in a position line.
func holes(line string) map[rules.Square]bool {
	board, _, _ := strings.Cut(line, " ")
	missing := map[rules.Square]bool{}
	ranks := strings.Split(board, "/")
	for i, row := range ranks {
		file := int16(0)
		for _, c := range row {
			if c >= '1' && c <= '9' {
				file += int16(c - '1')
			}
			missing[rules.Square{File: file, Rank: int16(len(ranks) - i)}] = c == '*'
			file++
		}
	}
	return missing
}

func TestRefusals(t *testing.T) {
	said := catalog.English()
	game, err := hexapawn.New(3, 3, "b2")
	if err != nil {
		t.Fatal(err)
	}
	for line, want := range map[string]string{
		"ppp/PPP w":     "3 ranks",
		"ppp/4/PPP w":   "squares",
		"ppp/12/PPP w":  "isn't a number of empty squares",
		"pqp/3/PPP w":   "rank 3, character 2: \"q\" is neither a pawn, P or p, nor a hole, *, nor a number of empty squares",
		"ppp/3/PPP":     "side to move",
		"ppp/3/PPP w -": "side to move",
	} {
		if _, err := game.Parse(line); err == nil || !strings.Contains(said.Error(err), want) {
			t.Errorf("%s: %v, want %q", line, err, want)
		}
	}
	for want, b := range map[string]struct {
		files, ranks int
		holes        string
	}{
		"a board of 2 files and 9 ranks is not possible: both are from 3 to 8":              {2, 9, "none"},
		`there is no square "b3" between the first rank and the last that could be missing`: {3, 3, "b2.b3"},
		`there is no square "d2" between the first rank and the last that could be missing`: {3, 4, "d2"},
		`there is no square "" between the first rank and the last that could be missing`:   {3, 3, ""},
	} {
		if _, err := hexapawn.New(b.files, b.ranks, b.holes); said.Error(err) != want {
			t.Errorf("%+v: %s, want %s", b, said.Error(err), want)
		}
	}
}

// TestHoles: a hole is no square, in the start position and in a line.
func TestHoles(t *testing.T) {
	game, err := hexapawn.New(3, 3, "b2")
	if err != nil {
		t.Fatal(err)
	}
	b2, a2 := rules.Square{File: 1, Rank: 2}, rules.Square{File: 0, Rank: 2}
	for line, holed := range map[string]bool{"ppp/1*1/PPP w": true, "p1p/1p1/P1P w": false} {
		p, err := game.Parse(line)
		if err != nil || p.String() != line || p.Exists(b2) == holed || !p.Exists(a2) {
			t.Errorf("%s is read as %v, with b2: %t, %v", line, p, p.Exists(b2), err)
		}
	}
	if start := game.Start().String(); start != "ppp/1*1/PPP w" {
		t.Error(start)
	}
}
