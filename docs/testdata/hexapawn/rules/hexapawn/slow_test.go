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
	for _, c := range []struct {
		spec  hexapawn.Spec
		depth int
	}{
		{hexapawn.Spec{Files: 3, Ranks: 3}, 12}, {hexapawn.Spec{Files: 4, Ranks: 4}, 6}, {hexapawn.Spec{Files: 5, Ranks: 3}, 6},
		{hexapawn.Spec{Files: 3, Ranks: 3, Hole: true}, 12}, {hexapawn.Spec{Files: 4, Ranks: 5, Hole: true}, 6},
	} {
		game, err := hexapawn.New(c.spec)
		if err != nil {
			t.Fatal(err)
		}
		compare(t, game.Start(), c.depth)
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
	ahead := map[rules.Side]int16{rules.White: 1, rules.Black: -1}[p.ToMove()]
	for from, own := range pawns {
		for _, aside := range []int16{-1, 0, 1} {
			to := rules.Square{File: from.File + aside, Rank: from.Rank + ahead}
			owner, taken := pawns[to]
			inside := to.File >= 0 && to.File <= high.File && p.Exists(to)
			switch {
			case own && aside == 0 && !taken && inside:
				list = append(list, "P"+from.String()+"-"+to.String())
			case own && aside != 0 && inside && taken && !owner:
				list = append(list, "P"+from.String()+"x"+to.String())
			}
		}
	}
	slices.Sort(list)
	return list
}

func TestRefusals(t *testing.T) {
	plain, err := hexapawn.New(hexapawn.Spec{Files: 3, Ranks: 3})
	if err != nil {
		t.Fatal(err)
	}
	holed, err := hexapawn.New(hexapawn.Spec{Files: 3, Ranks: 3, Hole: true})
	if err != nil {
		t.Fatal(err)
	}
	english := catalog.English()
	for line, want := range map[string]string{
		"ppp/PPP w":     "3 ranks",
		"ppp/4/PPP w":   "squares",
		"ppp/12/PPP w":  "no number of empty squares",
		"pqp/3/PPP w":   "neither",
		"ppp/3/PPP":     "side to move",
		"ppp/3/PPP w -": "side to move",
	} {
		if _, err := plain.Parse(line); !strings.Contains(english.Error(err), want) {
			t.Errorf("%s: %v, want %q", line, err, want)
		}
	}
	for line, want := range map[string]string{
		"ppp/3/PPP w":   "no square on b2",
		"p*p/1*1/PPP w": "the hole",
		"ppp/1p1/PPP w": "the hole",
	} {
		if _, err := holed.Parse(line); !strings.Contains(english.Error(err), want) {
			t.Errorf("%s: %v, want %q", line, err, want)
		}
	}
	if _, err := hexapawn.New(hexapawn.Spec{Files: 2, Ranks: 9}); err == nil {
		t.Error("a board of 2 by 9 is made")
	}
}
