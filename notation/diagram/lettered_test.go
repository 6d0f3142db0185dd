package diagram_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/notation/diagram"
	"pbem/rules"
)

// grown is a board of its own extent, with locations without squares.
type grown struct {
	board
	low, high rules.Square
	holes     map[rules.Square]bool
}

func (g grown) Extent() (low, high rules.Square) { return g.low, g.high }
func (g grown) Exists(s rules.Square) bool       { return !g.holes[s] }

// lettered reads the board of a position line with one letter a unit: "(Bp)" is a captive, "*" a location without a square.
func lettered(t testing.TB, line, low string) grown {
	t.Helper()
	corner := square(t, low)
	g := grown{low: corner, high: corner, holes: map[rules.Square]bool{}}
	ranks := strings.Split(line, "/")
	g.high.Rank += int16(len(ranks)) - 1
	for i, rank := range ranks {
		at := rules.Square{File: corner.File, Rank: g.high.Rank - int16(i)}
		for j := 0; j < len(rank); j++ {
			c := rank[j]
			switch {
			case c == '(':
				g.put(rank[j+1], at, false)
				g.put(rank[j+2], at, true)
				j += 3
			case c >= '0' && c <= '9':
				n := int(c - '0')
				if j+1 < len(rank) && rank[j+1] >= '0' && rank[j+1] <= '9' {
					j++
					n = n*10 + int(rank[j]-'0')
				}
				at.File += int16(n) - 1
			case c == '*':
				g.holes[at] = true
			default:
				g.put(c, at, false)
			}
			at.File++
		}
		g.high.File = max(g.high.File, at.File-1)
	}
	return g
}

func (g *grown) put(letter byte, at rules.Square, held bool) {
	u := rules.Placement{At: at, Unit: letter, Held: held}
	if letter >= 'a' {
		u.Unit, u.Side = letter-'a'+'A', rules.Black
	}
	g.units = append(g.units, u)
}

func lifeform() *rules.Vocabulary {
	return &rules.Vocabulary{Files: 8, Ranks: 8, SetupRanks: 3, Units: []rules.UnitName{
		{Letter: 'K', Name: "Head", Royal: true}, {Letter: 'Q', Name: "Torso", Royal: true}, {Letter: 'B', Name: "Hand"},
		{Letter: 'N', Name: "Foot"}, {Letter: 'R', Name: "Hair"}, {Letter: 'P', Name: "Limb"},
	}}
}

func amoeba() *rules.Vocabulary {
	return &rules.Vocabulary{Slides: true, Units: []rules.UnitName{
		{Letter: 'K', Name: "King", Royal: true}, {Letter: 'R', Name: "rook"}, {Letter: 'N', Name: "knight"}, {Letter: 'P', Name: "pawn"},
	}}
}

func cosmic() *rules.Vocabulary {
	return &rules.Vocabulary{Files: 6, Ranks: 6, Jumps: true, Units: []rules.UnitName{
		{Letter: 'K', Name: "King", Royal: true}, {Letter: 'R', Name: "rook"}, {Letter: 'N', Name: "knight"}, {Letter: 'P', Name: "pawn"},
	}}
}

func act(t testing.TB, how rules.How, into byte, path ...string) rules.Action {
	a := rules.Action{How: how, Into: into, From: square(t, path[0]), To: square(t, path[len(path)-1])}
	for _, via := range path[1:max(1, len(path)-1)] {
		a.Via = append(a.Via, square(t, via))
	}
	return a
}

func turnOf(actions ...rules.Action) rules.Turn { return rules.Turn{Actions: actions} }

// TestGoldenLettered has the games with one letter a unit.
func TestGoldenLettered(t *testing.T) {
	slide := func(from, to string) rules.Action { return act(t, rules.Slide, 0, from, to) }
	move := func(from, to string) rules.Action { return act(t, rules.Move, 0, from, to) }
	held := turnOf(act(t, rules.Immobilise, 0, "c1", "f4"), act(t, rules.Capture, 0, "c2", "d3"))
	promotions := turnOf(act(t, rules.Move, 'N', "c6", "c7"), slide("d2", "d1"), act(t, rules.Promote, 'R', "f6"))
	before := lettered(t, "3nrk/3pnr/1p4/NP4/RNP3/KRN3", "a1")
	grownBody := lettered(t, "r1bqkb1r/pppppppp/2n4P/7N/2(bP)2n2/3p4/PPPPPPPP/RNBQKBNR", "a1")
	for _, c := range []struct {
		name       string
		vocabulary *rules.Vocabulary
		line, low  string
		options    diagram.Options
		drawn      bool // also as SVG
	}{
		{"lifeform-start", lifeform(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "a1", diagram.Options{As: rules.Black}, false},
		{"lifeform-empty", lifeform(), "8/8/8/8/8/8/8/8", "a1", diagram.Options{}, false},
		{"lifeform-held-white", lifeform(), "r1bqkb1r/pppppppp/2n5/8/2(bP)2(Bn)2/3P4/PP1PPPPP/RN1QKBNR", "a1", diagram.Options{Last: held}, true},
		{"lifeform-held-black", lifeform(), "r1bqkb1r/pppppppp/2n5/8/2(bP)2(Bn)2/3P4/PP1PPPPP/RN1QKBNR", "a1", diagram.Options{As: rules.Black, Last: held}, false},
		{"lifeform-removed", lifeform(), "r1bqkb1r/pppppppp/2n5/8/2(bP)2(Bn)2/3P4/PP1PPPPP/RN1QKBNR", "a1", diagram.Options{Last: held, Before: grownBody}, false},
		{"amoeba-slide", amoeba(), "*rnknr*/*ppppp*/4*2/2**2*/3N3/*PPPPP*/*R1KNR*", "a1", diagram.Options{Last: turnOf(move("c1", "d3"), slide("e5", "e4"))}, false},
		{"amoeba-ridden", amoeba(), "*rnknr*/*ppppp*/7/2**2*/2*N3/*PPPPP*/*R1KNR*", "a1",
			diagram.Options{As: rules.Black, Last: turnOf(move("c1", "c3"), slide("c3", "d3"))}, true},
		{"amoeba-promoted", amoeba(), "*rNk1r*/*p1p1R*/4*2/2**2*/7/*PP*P1*/*R1KNR*", "a1", diagram.Options{Last: promotions}, false},
		{"amoeba-signed", amoeba(), "5**1rk*1*/2*pp3**p1/**N3P3*2/K1*3R2**1", "-b-1", diagram.Options{Last: turnOf(move("-a0", "a0"), slide("-b0", "-b-1"))}, true},
		{"amoeba-wide", amoeba(), "12k7/3*12N3/K11*7", "-g-11", diagram.Options{Last: turnOf(move("-c-9", "j-10"))}, false},
		{"amoeba-wider", amoeba(), "12k17/3*12N13/K11*17", "-cc-1", diagram.Options{As: rules.Black}, false},
		{"amoeba-widest", amoeba(), "12k25/3*12N21/K11*25", "-ad99", diagram.Options{}, false},
		{"cosmic-jumps", cosmic(), "3nrk/2P1nr/5n/NP4/R1P3/KRN3", "a1",
			diagram.Options{As: rules.Black, Last: turnOf(act(t, rules.Capture, 0, "a4", "c6", "e4", "c2"), act(t, rules.Capture, 0, "b6", "b3"))}, true},
		{"cosmic-knight", cosmic(), "3nrk/3pnr/2N3/1P4/RNP3/KRN3", "a1", diagram.Options{Last: turnOf(act(t, rules.Capture, 0, "a3", "c4"))}, false},
		{"cosmic-lost", cosmic(), "3nrk/3pnr/2N3/1P4/RNP3/KRN3", "a1", diagram.Options{Last: turnOf(act(t, rules.Capture, 0, "a3", "c4")), Before: before}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := drawn(lettered(t, c.line, c.low), c.vocabulary, c.options)
			if c.drawn {
				golden(t, c.name+".svg", string(d.SVG()))
			}
			checkText(t, d)
			golden(t, c.name+".txt", d.Text(diagram.Plain))
			golden(t, c.name+".html", d.HTML())
		})
	}
}

// TestAnyLetteredBoard: whatever grows wherever, no line is too long and every square has its cell.
func TestAnyLetteredBoard(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		v := amoeba()
		v.Jumps = rapid.Bool().Draw(t, "jumps")
		g := grown{holes: map[rules.Square]bool{}}
		g.low = rules.Square{File: rapid.Int16Range(-999, 999).Draw(t, "file"), Rank: rapid.Int16Range(-999, 999).Draw(t, "rank")}
		g.high = rules.Square{File: g.low.File + rapid.Int16Range(0, 40).Draw(t, "files"), Rank: g.low.Rank + rapid.Int16Range(0, 40).Draw(t, "ranks")}
		near := rapid.Custom(func(t *rapid.T) rules.Square {
			return rules.Square{File: rapid.Int16Range(g.low.File-1, g.high.File+1).Draw(t, "f"), Rank: rapid.Int16Range(g.low.Rank-1, g.high.Rank+1).Draw(t, "r")}
		})
		for _, s := range rapid.SliceOfN(near, 0, 40).Draw(t, "holes") {
			g.holes[s] = true
		}
		for _, s := range rapid.SliceOfN(near, 0, 40).Draw(t, "units") {
			u := rules.Placement{At: s, Unit: 'K', Side: rules.Side(rapid.IntRange(0, 1).Draw(t, "side")), Held: rapid.Bool().Draw(t, "held")}
			g.units = append(g.units, u)
		}
		action := rapid.Custom(func(t *rapid.T) rules.Action {
			return rules.Action{
				How:  rapid.SampledFrom([]rules.How{rules.Move, rules.Capture, rules.Immobilise, rules.Slide, rules.Promote, rules.Place}).Draw(t, "how"),
				From: near.Draw(t, "from"), To: near.Draw(t, "to"), Via: rapid.SliceOfN(near, 0, 2).Draw(t, "via"),
				Into: rapid.SampledFrom([]byte{0, 'R'}).Draw(t, "into"),
			}
		})
		d := drawn(g, v, diagram.Options{
			As: rules.Side(rapid.IntRange(0, 1).Draw(t, "as")), Last: rules.Turn{Actions: rapid.SliceOfN(action, 0, 4).Draw(t, "turn")},
		})
		checkText(t, d)
		if html := d.HTML(); strings.Count(html, "<td") != int(g.high.File-g.low.File+1)*int(g.high.Rank-g.low.Rank+1) {
			t.Fatal("not a cell for each location")
		}
	})
}
