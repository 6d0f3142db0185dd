package amp

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pbem/rules"
	"pbem/rules/board"
)

// specPawns is a game in which pawns must be promoted on the last rank and soldiers may be on the last two, and on c3.
func specPawns() Spec {
	return Spec{Files: 6, Ranks: 6, Lead: rules.UnitLead, Start: "2kC1kP1/kPkP1kS2/6/6/2wS1wPwP/1wP1wC2 w", Units: []Unit{
		{Letter: 'C', Name: "chief", Move: "K", Leader: true, Royal: true, Quota: 9, Powers: []Power{{May: "CPSQN"}}},
		{Letter: 'P', Name: "pawn", Move: "fmWfcFifmW2", Promotes: &Promotion{Into: "QN", Zone: Zone{Last: true}, Must: true}},
		{Letter: 'S', Name: "soldier", Move: "fWnD", Promotes: &Promotion{Into: "Q", Zone: Zone{Low: 5, High: 6, Squares: []rules.Square{square("c3")}}}},
		{Letter: 'Q', Name: "queen", Move: "Q"}, {Letter: 'N', Name: "cannon", Move: "mRcpR"},
	}, Groups: []Group{{Code: 'w', Name: "white", Side: white}, {Code: 'k', Name: "black", Side: black}}}
}

// slowPawns lists the first activations of specPawns, from the words of the docs alone.
func slowPawns(line string) []string {
	game := &slowGame{files: 6, ranks: 6, white: "w", fusion: true}
	b, isWhite := game.read(line)
	home := map[place]bool{{1, 1}: true, {4, 2}: true, {5, 2}: true}
	if !isWhite {
		home = map[place]bool{{0, 5}: true, {1, 5}: true, {4, 6}: true}
	}
	moves := map[byte]string{'C': "K", 'P': "fmW fcF ifmW2", 'S': "fW nD", 'Q': "Q", 'N': "mR cpR"}
	own := func(rank int) int {
		if isWhite {
			return rank
		}
		return 7 - rank
	}
	var list []string
	for leader, l := range b {
		if l.letter != 'C' || !game.mine(l, isWhite) {
			continue
		}
		turn := &slowTurn{game: game, board: b, white: isWhite, leader: leader}
		for from, m := range b {
			if !game.mine(m, isWhite) || !turn.joined(from) {
				continue
			}
			s := slowScene{files: 6, ranks: 6, taken: map[place]bool{}, start: from, black: !isWhite}
			for q := range b {
				s.taken[q] = true
			}
			ways, _ := slowMove(moves[m.letter])
			for to := range s.reach(ways, home[from]) {
				on, taken := b[to]
				if taken && game.mine(on, isWhite) {
					continue
				}
				mark := map[bool]string{true: "x", false: "-"}[taken]
				text := fmt.Sprintf("C%v: %c%v%s%v", leader, m.letter, from, mark, to)
				switch {
				case m.letter == 'P' && own(to.rank) == 6:
					list = append(list, text+"=Q", text+"=N")
				case m.letter == 'S' && (own(to.rank) >= 5 || to == place{2, 3}):
					list = append(list, text, text+"=Q")
				default:
					list = append(list, text)
				}
			}
		}
	}
	slices.Sort(list)
	return list
}

// pawnsLine draws a position of specPawns with a chief a side.
func pawnsLine(dice *rand.Rand, g *Game) string {
	p := &Position{game: g, toMove: rules.Side(dice.IntN(2))}
	for range 4 + dice.IntN(14) {
		sq := uint8(dice.IntN(6)*board.Stride + dice.IntN(6))
		p.take(g, sq)
		p.put(g, sq, unitOf(dice.IntN(2), 1+dice.IntN(4)))
	}
	for group := range 2 {
		sq := uint8((2*group+dice.IntN(2))*board.Stride + dice.IntN(6))
		p.take(g, sq)
		p.put(g, sq, unitOf(group, 0))
	}
	return p.String()
}

func TestPromotionsAgreeWithTheSlowEngine(t *testing.T) {
	g, dice := mustNew(t, specPawns()), rand.New(rand.NewPCG(5, 6))
	promotions := 0
	for range 1500 {
		p, err := parser{g}.parse(pawnsLine(dice, g))
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for text, turn := range drain(p) {
			v, err := p.Judge(rules.Draft{Turn: turn})
			if err != nil || v.Turn.String() != text {
				t.Fatalf("%s: %s was generated, and judged %s, %v", p, text, v.Turn, err)
			}
			if read, err := (parser{g}).parse(v.Next.String()); err != nil || read.layout != v.Next.(*Position).layout {
				t.Fatalf("%s: %s: the sets of squares differ from the line's (%v)", p, text, err)
			}
			if !turn.IsPass() {
				got = append(got, text)
			}
			if turn.Actions != nil && turn.Actions[0].Into != 0 {
				promotions++
			}
		}
		slices.Sort(got)
		if want := slowPawns(p.String()); !slices.Equal(want, got) {
			t.Fatalf("%s:\n%s\nthe slow engine has\n%s", p, strings.Join(got, " "), strings.Join(want, " "))
		}
		if n := p.CountActivations(1); n != uint64(len(got)) {
			t.Fatalf("%s: %d activations, counted %d", p, len(got), n)
		}
		two := 0
		for _, turn := range drain(p) {
			if !turn.IsPass() {
				two += len(slices.Collect(p.Continue(turn)))
			}
		}
		if n := p.CountActivations(2); n != uint64(two) {
			t.Fatalf("%s: %d sequences of two, counted %d", p, two, n)
		}
	}
	if promotions < 300 {
		t.Errorf("only %d promotions", promotions)
	}
}

// TestRefusedMoves: why a unit with conditions does not go somewhere, in the words of a letter.
func TestRefusedMoves(t *testing.T) {
	g := mustNew(t, specPawns())
	const first = "2kC3/1wP3wN/1kS2kQ1/1wPwS3/1wP4/1wPwC2kN w"
	const last = "2kC3/1wP4/1wC4/6/6/6 w"
	for _, c := range []struct {
		line, actions string
		code          rules.Code
		has           string
	}{
		{first, "b3b4", rules.Blocked, "1. b3-b4: The white pawn on b3 can't capture on b4, and the black soldier on b4 is there. Pb3 can't move now."},
		{first, "b3c4", rules.CannotMoveSo, "1. b3-c4: The white pawn on b3 can go to c4 only to capture, and it's empty."},
		{last, "b5b7", rules.CannotMoveSo, "b7 isn't on the board"},
		{last, "b5b6", rules.PromotionMissing, "1. b5-b6: The white pawn on b5 has to be promoted on b6. Write Pb5-b6=Q or Pb5-b6=N."},
		{last, "Pb5xc6=S", rules.CannotMoveSo, "The white pawn on b5 can't become S. Write Pb5xc6=Q or Pb5xc6=N."},
		{first, "Sc3-c4=Q", rules.CannotMoveSo, "The white soldier on c3 is promoted on c3, a5, b5"},
		{first, "Sc3-c4=Q", rules.CannotMoveSo, "To move without it, write Sc3-c4."},
		{first, "Cc1-d2=Q", rules.CannotMoveSo, "The white chief on c1 can't be promoted. To move without it, write Cc1-d2."},
		{first, "f5xf1", rules.CannotMoveSo, "needs a unit to jump over on the way to f1"},
		{first, "f5xe4", rules.CannotMoveSo, "The white cannon on f5 can't move to e4."},
	} {
		p, err := parser{g}.parse(c.line)
		if err != nil {
			t.Fatal(err)
		}
		d := draft(t, rules.Lead{}, strings.Split(c.actions, "=")[0])
		if _, into, ok := strings.Cut(c.actions, "="); ok {
			d.Actions[0].Into = into[0]
		}
		_, err = p.Judge(d)
		if c.actions[0] == 'f' { // cut off: connected only in this question
			turn := play{layout: &p.layout, game: g, side: white, powers: g.powers[0][0], rights: rights{open: 1}}
			from, _ := g.grid.index(d.Actions[0].From)
			v := refuser{&turn}.notThere(d.Actions[0], from)
			err = &v
		}
		if got := said(err); !strings.Contains(got, c.has) || !strings.Contains(err.Error(), string(c.code)) && c.actions[0] != 'f' {
			t.Errorf("%s: %s\nwant %s, %s", c.actions, got, c.code, c.has)
		}
	}
}

// TestRefusedFirstMoves: what only an unmoved unit may do, and what lies under a lame leap.
func TestRefusedFirstMoves(t *testing.T) {
	g := mustNew(t, specPawns())
	for _, c := range []struct{ line, actions, has string }{
		{"2kC3/6/6/2wP3/1wC4/6 w", "c3c5", "can go to c5 only from its starting square"},
		{"2kC3/6/6/2wP3/1wC4/6 w", "c3d3", "can't move to d3. Pc3 could go to c4."},
		{"2kC3/6/6/2wSkS2/1wC4/6 w", "c3e3", "The white soldier on c3 can't get to e3 past the black soldier on d3."},
		{"2kC3/6/2kS3/2wP3/2wC3/6 w", "c3-c4-c5", "can't move to c5"},
	} {
		p, err := parser{g}.parse(c.line)
		if err != nil {
			t.Fatal(err)
		}
		_, err = p.Judge(draft(t, rules.Lead{}, c.actions))
		if got := said(err); !strings.Contains(got, c.has) {
			t.Errorf("%s: %s: %s, want %s", c.line, c.actions, got, c.has)
		}
	}
}

// TestWrittenPaths: a path that is written out is one of the ways the unit has now.
func TestWrittenPaths(t *testing.T) {
	spec := specPawns()
	spec.Units[3].Move = "F^pR nN cF~W nN2"
	g := mustNew(t, spec)
	p, err := parser{g}.parse("2kC3/6/1kP4/3kS2/2wQkS2/wCwP4 w")
	if err != nil {
		t.Fatal(err)
	}
	for actions, want := range map[string]string{
		"c2-b3-b5":    "Qc2-b5",           // over b4
		"c2-b3-b4-b5": "but not that way", // the hurdle is not touched
		"c2-d3-d4":    "but not that way",
		"c2-d1-d2":    "Qc2xd2",           // F, then W to capture
		"c2-b3-a3":    "but not that way", // only to capture
		"c2-d4-e6":    "Qc2-e6",           // two lame knight's leaps
		"c2-c3-b5":    "but not that way",
	} {
		v, err := p.Judge(draft(t, rules.Lead{}, actions))
		if got := v.Turn.String() + said(err); !strings.Contains(got, want) {
			t.Errorf("%s: %s, want %s", actions, got, want)
		}
	}
}

func TestNewRefusesPromotions(t *testing.T) {
	for want, change := range map[string]func(*Spec){
		"wrong Units[1].Promotes.Into": func(s *Spec) { s.Units[1].Promotes.Into = "X" },
		"Units[1].Promotes.In":         func(s *Spec) { s.Units[1].Promotes.Into = "P" },
		"Units[1].Promotes":            func(s *Spec) { s.Units[1].Promotes.Into = "" },
		"wrong Units[1].Promotes":      func(s *Spec) { s.Units[1].Promotes.Last = false },
		"wrong Units[0].Promotes.Into": func(s *Spec) { s.Units[0].Promotes = &Promotion{Into: "Q", Zone: Zone{Last: true}} },
		"promoted to P on b1, couldn't be told": func(s *Spec) {
			s.Units[2].Promotes = &Promotion{Into: "P", Zone: Zone{Squares: []rules.Square{square("b1")}}}
		},
	} {
		_, err := New(with(specPawns(), change))
		if got := fmt.Sprint(saidError(err)); !strings.Contains(got, want) {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
