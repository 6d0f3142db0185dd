package amoeba

import (
	"fmt"
	"strings"
	"testing"
)

const (
	board38 = "*rnknr*/*ppppp*/7/2***2/7/*PPPPP*/*RNKNR*"
	board64 = "rnbqkbnr/pppppppp/8/1*4*1/1*1**1*1/1*4*1/8/PPPPPPPP/RNBQKBNR"
)

// specimen is one game in its options.
type specimen struct {
	name string
	spec Spec
}

// specimens lists every combination of options on the board of 38 squares, and some on that of 64.
func specimens() []specimen {
	var list []specimen
	for n := range 16 {
		s := Spec{Files: 7, Ranks: 7, Start: board38, Promote: "RN", Occupied: n&1 != 0, Unbounded: n&4 != 0, Still: n&8 != 0}
		if n&2 != 0 {
			s.Promote = "RBN"
		}
		list = append(list, specimen{fmt.Sprintf("38 occupied=%t bishop=%t unbounded=%t still=%t", s.Occupied, n&2 != 0, s.Unbounded, s.Still), s})
	}
	for n := range 3 {
		s := Spec{Files: 8, Ranks: 9, Start: board64, Promote: "QRBN", Occupied: n == 1, Unbounded: n == 1, Still: n == 2}
		list = append(list, specimen{fmt.Sprintf("64 occupied=%t unbounded=%t still=%t", s.Occupied, s.Unbounded, s.Still), s})
	}
	return list
}

func slowOf(s Spec) *slowGame {
	return &slowGame{files: s.Files, ranks: s.Ranks, promote: s.Promote, occupied: s.Occupied, unbounded: s.Unbounded, still: s.Still}
}

func mustNew(t testing.TB, s Spec) *Game {
	t.Helper()
	g, err := New(s)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// specNamed returns the first specimen whose name begins so.
func specNamed(t testing.TB, name string) Spec {
	t.Helper()
	for _, s := range specimens() {
		if strings.HasPrefix(s.name, name) {
			return s.spec
		}
	}
	t.Fatalf("no specimen %q", name)
	return Spec{}
}

func base() Spec { return Spec{Files: 7, Ranks: 7, Start: board38, Promote: "RN"} }

func with(s Spec, change func(*Spec)) Spec {
	change(&s)
	return s
}

func mustParse(t testing.TB, g *Game, line string) *Position {
	t.Helper()
	p, err := g.parse(line)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return p
}
