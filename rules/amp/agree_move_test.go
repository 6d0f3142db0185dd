package amp

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"pbem/rules"
	"pbem/rules/board"
)

// movesTried is how many moves are drawn, each for a board with several occupations: 100,000 cases with PBEM_MOVES=all.
func movesTried() int {
	if os.Getenv("PBEM_MOVES") == "all" {
		return 25_000
	}
	return 600
}

const occupations = 4

func pick(dice *rand.Rand, words ...string) string { return words[dice.IntN(len(words))] }

// drawnMove writes a move as somebody might: mostly right.
func drawnMove(dice *rand.Rand) string {
	var words []string
	for range 1 + dice.IntN(3) {
		word := ""
		for range 1 + dice.IntN(2) {
			word += drawnWay(dice)
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

func drawnWay(dice *rand.Rand) string {
	way := pick(dice, "", "", "", "m", "c", "i", "mi", "mc")
	for legs := pick(dice, "", "", "", "-", "~", "^", "~^", "--"); ; legs = legs[1:] {
		hop := ""
		if legs == "" {
			hop = pick(dice, "", "", "", "p", "g")
		}
		way += drawnLeg(dice, hop)
		if legs == "" {
			return way
		}
		way += legs[:1]
	}
}

func drawnLeg(dice *rand.Rand, hop string) string {
	straight := []string{"", "", "f", "b", "fs", "l", "v", "fl", "rb"}
	toward := map[string][]string{"o": {"", "", "ff", "bb", "ll", "fs", "bs", "fh", "rh", "v", "s", "fl", "rb", "lv", "ffbb", "ffs", "f"}}
	atom := pick(dice, "W", "F", "D", "A", "N", "H", "C", "Z", "G", "K", "R", "B", "Q", "(1,4)", "(0,4)", "(2,4)", "(3,1)", "W", "F", "R", "B")
	words := toward["o"]
	if !strings.Contains("NCZ(1,4)(2,4)(3,1)", atom) {
		words = straight
	}
	number := pick(dice, "", "", "2", "3", "15")
	if hop != "" && !strings.Contains("RBQ", atom) {
		number = pick(dice, "2", "3", "7")
	}
	if number == "" && len(atom) == 1 && !strings.Contains("RBQ", atom) && dice.IntN(5) == 0 {
		number = atom
	}
	return pick(dice, "", "", "n") + hop + pick(dice, words...) + atom + number
}

// garbled writes what nobody should.
func garbled(dice *rand.Rand) string {
	const letters = "WFDANHCZGKRBQLJWFNfblrvshmcinpgoqzjaetx0123(1,4)-~^ "
	text := ""
	for range 1 + dice.IntN(7) {
		text += string(letters[dice.IntN(len(letters))])
	}
	return text
}

// TestReadersAgree: both readers read the same moves, and refuse the same.
func TestReadersAgree(t *testing.T) {
	dice, read := rand.New(rand.NewPCG(21, 1)), 0
	for i := range 40 * movesTried() {
		text := garbled(dice)
		if i%2 == 0 {
			text = drawnMove(dice)
		}
		_, err := board.ParseMove(text)
		_, ok := slowMove(text)
		if ok != (err == nil) && !bounded(err) {
			t.Fatalf("%q: %v, and the slow reader says %v", text, err, ok)
		}
		if ok {
			read++
		}
	}
	if read < 10*movesTried() {
		t.Errorf("only %d moves are read", read)
	}
}

// bounded reports whether a move is refused only for its size.
func bounded(err error) bool {
	return err != nil && (strings.Contains(err.Error(), "board-move-too-many-ways") || strings.Contains(err.Error(), "board-move-too-long"))
}

// drawnSpec is a game in which X moves as the text says, on a board with or without holes.
func drawnSpec(dice *rand.Rand, move string) Spec {
	spec := Spec{Files: 3 + dice.IntN(8), Ranks: 4 + dice.IntN(13), Lead: rules.UnitLead, Conversion: true, Units: []Unit{
		{Letter: 'K', Name: "king", Move: "K", Leader: true, Royal: true, Quota: 9, Powers: []Power{{May: "KXY"}}},
		{Letter: 'X', Name: "unit", Move: move}, {Letter: 'Y', Name: "other", Move: "W"},
	}, Groups: []Group{{Code: 'w', Name: "white", Side: white}, {Code: 'k', Name: "black", Side: black}}}
	rank := func(units string) string {
		return units + fmt.Sprint(spec.Files-2)
	}
	var lines []string
	for i := range spec.Ranks {
		switch i {
		case 0:
			lines = append(lines, rank("kKkX"))
		case 1:
			lines = append(lines, rank("kXwX"))
		case spec.Ranks - 1:
			lines = append(lines, rank("wKwX"))
		default:
			lines = append(lines, drawnRank(dice, spec.Files))
		}
	}
	spec.Start = strings.Join(lines, "/") + " w"
	return spec
}

// drawnRank is an empty rank, perhaps with a hole.
func drawnRank(dice *rand.Rand, files int) string {
	at := dice.IntN(3 * files)
	switch {
	case at >= files:
		return fmt.Sprint(files)
	case at == 0:
		return fmt.Sprintf("*%d", files-1)
	case at == files-1:
		return fmt.Sprintf("%d*", files-1)
	}
	return fmt.Sprintf("%d*%d", at, files-1-at)
}

// TestMovesAgreeWithTheSlowEngine draws moves, boards and occupations, and compares where units of both sides may go.
func TestMovesAgreeWithTheSlowEngine(t *testing.T) {
	dice, reached := rand.New(rand.NewPCG(7, 8)), 0
	for range movesTried() {
		text := drawnMove(dice)
		ways, ok := slowMove(text)
		if _, err := board.ParseMove(text); !ok || bounded(err) {
			continue
		}
		g := mustNew(t, drawnSpec(dice, text))
		for range occupations {
			reached += compareMoves(t, dice, g, text, ways)
		}
	}
	if reached < movesTried() {
		t.Errorf("only %d squares are reached", reached)
	}
}

func compareMoves(t *testing.T, dice *rand.Rand, g *Game, text string, ways []slowWay) int {
	p := &Position{game: g}
	taken := map[place]bool{}
	for range 1 + dice.IntN(g.size.Files*g.size.Ranks/2) {
		sq := g.size.Number(dice.IntN(g.size.Files), dice.IntN(g.size.Ranks))
		if g.size.Holes.Has(sq) {
			continue
		}
		p.take(g, sq)
		p.put(g, sq, unitOf([]int{0, 0, 1, 1, neutral}[dice.IntN(5)], dice.IntN(3)))
	}
	for sq, u := range p.cell {
		taken[placeOf(g, uint8(sq))] = u != 0
	}
	reached := 0
	for sq, u := range p.cell {
		for side := range 2 {
			if unit(u) == unitOf(side, 1) {
				reached += compareFrom(t, g, p, uint8(sq), side, text, ways, taken)
			}
		}
	}
	return reached
}

func placeOf(g *Game, sq uint8) place {
	s := g.grid.squares[sq]
	return place{int(s.File), int(s.Rank)}
}

func compareFrom(t *testing.T, g *Game, p *Position, sq uint8, side int, text string, ways []slowWay, taken map[place]bool) int {
	s := slowScene{files: g.size.Files, ranks: g.size.Ranks, taken: taken, start: placeOf(g, sq), black: side == 1, holes: map[place]bool{}}
	for hole := range g.size.Holes.All() {
		s.holes[placeOf(g, hole)] = true
	}
	home := side == 0 && (s.start == place{1, 1} || s.start == place{1, g.size.Ranks - 1}) ||
		side == 1 && (s.start == place{1, g.size.Ranks} || s.start == place{0, g.size.Ranks - 1})
	want := s.reach(ways, home)
	for q := range want {
		if own := p.side[side]; own.Has(g.size.Number(q.file, q.rank-1)) {
			delete(want, q)
		}
	}
	turn := play{layout: &p.layout, game: g, side: rules.Side(side), powers: g.powers[side][0], rights: rights{open: 1}}
	got := turn.targets(sq)
	for to := range got.All() {
		if !want[placeOf(g, to)] {
			t.Fatalf("%s: %s of side %d on %v goes to %v, not so says the slow engine", p, text, side, s.start, placeOf(g, to))
		}
	}
	if got.Count() != len(want) {
		t.Fatalf("%s: %s of side %d on %v goes to %d squares; the slow engine says %v", p, text, side, s.start, got.Count(), want)
	}
	return len(want)
}
