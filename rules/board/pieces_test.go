package board

import (
	"testing"
)

// reached is where a unit gets from a square of an 8x8 board with the taken squares, as White or as Black, unmoved or not.
func reached(t *testing.T, move, from, taken string, black, unmoved bool) Bits {
	t.Helper()
	m, err := ParseMove(move)
	if err != nil {
		t.Fatal(err)
	}
	table := m.Compile(Size{Files: 8, Ranks: 8}, black)
	cell := cells(t, taken)
	on := Scene{Cell: cell, Taken: setOf(t, taken), Unmoved: unmoved}
	return table.Targets(index(t, from), cell).Or(table.TargetsAsking(index(t, from), &on))
}

// TestHowMany counts the squares that well-known pieces reach on an empty board of 8x8.
func TestHowMany(t *testing.T) {
	for _, c := range []struct {
		name, move, from string
		want             int
	}{
		{"griffin", "F F^R", "d4", 24},
		{"no griffin", "F F~R", "d4", 28},
		{"wazir and outward bishop", "W W^B", "d4", 24},
		{"king", "WF", "d4", 8},
		{"wazir, or ferz and on", "WF-B", "d4", 13},
		{"queen", "KK", "d4", 27},
		{"queen", "WWFF", "d4", 27},
		{"rook", "WW", "a1", 14},
		{"bishop", "FF", "d4", 13},
		{"nightrider", "NN", "d4", 12},
		{"nightrider", "NN", "a1", 6},
		{"nightrider of two", "N2", "a1", 4},
		{"giraffe", "(1,4)", "d4", 4},
		{"giraffe rider", "(1,4)15", "a1", 2},
		{"dabbaba rider", "DD", "a1", 6},
		{"grasshopper without a hurdle", "gQ", "d4", 0},
		{"cannon", "mRcpR", "d4", 14},
		{"vao", "mBcpB", "d4", 13},
		{"elephant of xiangqi", "nA", "d4", 4},
		{"knight of xiangqi", "nN", "d4", 8},
		{"knight of shogi", "ffN", "d4", 2},
		{"silver of shogi", "FfW", "d4", 5},
		{"gold of shogi", "WfF", "d4", 6},
		{"berolina pawn", "mfFcfW", "d4", 2},
		{"pawn", "fmWfcF", "d4", 1},
		{"pawn on its first square", "fmWfcFifmW2", "d4", 2},
		{"ski-slide", "D D-R", "d4", 10},
		{"camel", "C", "d4", 8},
		{"zebra", "Z", "d4", 8},
		{"knight by numbers", "(1,2)", "d4", 8},
		{"knight by numbers turned", "(2,1)", "d4", 8},
		{"forward king", "fK", "d4", 3},
		{"forward queen", "fQ", "d4", 4 + 4 + 3},
	} {
		if got := reached(t, c.move, c.from, "", false, true).Count(); got != c.want {
			t.Errorf("%s (%s) from %s: %d squares, want %d", c.name, c.move, c.from, got, c.want)
		}
	}
}

// TestDirections lists the squares from d4 of every word of direction before each kind of atom, as White; Black's are the same,
// turned round.
func TestDirections(t *testing.T) {
	for _, c := range []struct{ move, want string }{
		{"fW", "d5"}, {"bW", "d3"}, {"lW", "c4"}, {"rW", "e4"}, {"vW", "d3 d5"}, {"sW", "c4 e4"},
		{"fsW", "c4 e4 d5"}, {"flW", "c4 d5"}, {"fsH", "a4 g4 d7"}, {"b(0,2)", "d2"}, {"lD", "b4"}, {"ffW", "d5"},
		{"fF", "c5 e5"}, {"bF", "c3 e3"}, {"lF", "c3 c5"}, {"rF", "e3 e5"}, {"vF", "c3 e3 c5 e5"}, {"sF", "c3 e3 c5 e5"},
		{"flF", "c5"}, {"lfF", "c5"}, {"brF", "e3"}, {"rbF", "e3"}, {"vlF", "c3 c5"}, {"fsF", "c5 e5"}, {"flbrF", "e3 c5"},
		{"flbF", "c3 e3 c5"}, {"fA", "b6 f6"}, {"lG", "a1 a7"}, {"fr(3,3)", "g7"}, {"fblF", "c3 c5 e5"},
		{"ffN", "c6 e6"}, {"bbN", "c2 e2"}, {"llN", "b3 b5"}, {"rrN", "f3 f5"}, {"ffbbN", "c2 e2 c6 e6"},
		{"fsN", "b5 f5"}, {"bsN", "b3 f3"}, {"fhN", "b5 f5 c6 e6"}, {"bhN", "c2 e2 b3 f3"}, {"lhN", "c2 b3 b5 c6"}, {"rhN", "e2 f3 f5 e6"},
		{"vN", "c2 e2 c6 e6"}, {"sN", "b3 f3 b5 f5"}, {"flN", "b5"}, {"frN", "f5"}, {"blN", "b3"}, {"brN", "f3"},
		{"lfN", "c6"}, {"rfN", "e6"}, {"lbN", "c2"}, {"rbN", "e2"}, {"lvN", "c2 c6"}, {"rvN", "e2 e6"}, {"vffN", "c2 e2 c6 e6"},
		{"flC", "a5"}, {"lfZ", "b7"}, {"ff(1,3)", "c7 e7"},
		{"fK", "c5 d5 e5"}, {"flK", "c4 c5 d5"}, {"fQ2", "c5 d5 e5 b6 d6 f6"}, {"fRlR2", "b4 c4 d5 d6 d7 d8"},
		{"fmlW", "c4 d5"}, {"mfcW", "d5"},
		{"W-fW", "d6"}, {"fF-W", ""}, {"W~fW", "c5 e5 d6"}, {"fF^lW", "b5"}, {"K~bW", "c2 d2 e2 c3 e3 c4 e4"},
	} {
		if c.want == "" {
			if _, err := ParseMove(c.move); err == nil {
				t.Errorf("%s is read", c.move)
			}
			continue
		}
		got := reached(t, c.move, "d4", "", false, true)
		if squaresOf(got) != c.want {
			t.Errorf("%s from d4: %s, want %s", c.move, squaresOf(got), c.want)
		}
		if turned := reached(t, c.move, "e5", "", true, true); squaresOf(turned) != squaresOf(turnedRound(got)) {
			t.Errorf("%s of Black from e5: %s, want %s", c.move, squaresOf(turned), squaresOf(turnedRound(got)))
		}
	}
}

// turnedRound turns a set on the 8x8 board by half a turn.
func turnedRound(b Bits) Bits {
	var set Bits
	for sq := range b.All() {
		set = set.With((7-sq/Stride)*Stride + 7 - sq%Stride)
	}
	return set
}

// TestOccupation is where units get when others stand on squares, of whatever side.
func TestOccupation(t *testing.T) {
	for _, c := range []struct {
		move, from, taken, want string
		unmoved                 bool
	}{
		{"mW", "a1", "b1", "a2", false},
		{"cW", "a1", "b1", "b1", false},
		{"mcW", "a1", "b1", "b1 a2", false},
		{"fmWfcF", "b2", "b3 c3", "c3", false},
		{"mfFcfW", "b2", "b3 c3", "a3 b3", false},
		{"fmWfcFifmW2", "b2", "", "b3 b4", true},
		{"fmWfcFifmW2", "b2", "", "b3", false},
		{"fmWfcFifmW2", "b2", "b3", "", true},
		{"mRcpR", "a1", "a3 a5 a6 c1", "b1 a2 a5", false},
		{"mRcpR", "a1", "a3 a5 b1 e1", "e1 a2 a5", false},
		{"gQ", "a1", "a3 b2 d1", "e1 c3 a4", false},
		{"gQ", "a1", "a3 a4", "a4", false},
		{"pR3", "a1", "b1 a3", "c1 d1 a4", false},
		{"pR", "a1", "a3 a6", "a4 a5 a6", false},
		{"pR4", "a1", "a5", "", false},
		{"pNN", "a1", "b3", "c5 d7", false},
		{"nD", "a1", "a2", "c1", false},
		{"nA", "c3", "d4", "a1 e1 a5", false},
		{"nN", "d4", "d5 c4", "c2 e2 f3 f5", false},
		{"nH", "a1", "c1", "a4", false},
		{"nG", "a1", "b2", "", false},
		{"nC", "a1", "a3", "d2", false},
		{"nC", "a1", "b2", "d2 b4", false},
		{"nZ", "a1", "b3", "d3", false},
		{"nZ", "a1", "b2", "d3 c4", false},
		{"nZ", "a1", "a2", "d3", false},
		{"n(1,4)", "a1", "a4", "e2", false},
		{"nNN", "a1", "b4", "c2 b3 e3 g4", false},
		{"nN2", "a1", "a2", "c2 e3", false},
		{"W~nD", "d4", "", "d1 c2 e2 b3 d3 f3 a4 c4 e4 g4 b5 d5 f5 c6 e6 d7", false}, // d3 and its like: over the start
		{"D-R", "a1", "b1", "d1 e1 f1 g1 h1 a4 a5 a6 a7 a8", false},
		{"F F^R", "a1", "b2", "b2", false},
		{"F F^R", "a1", "b4", "b2 c2 d2 e2 f2 g2 h2 b3 b4", false},
		{"cF^R", "a1", "b2 c3", "", false},
		{"cF^R", "a1", "b4 d2", "d2 b4", false},
		{"F-pB", "a1", "c3", "d4 e5 f6 g7 h8", false},
		{"W^pR", "a1", "b3", "b4 b5 b6 b7 b8", false},
	} {
		got := reached(t, c.move, c.from, c.taken, false, c.unmoved)
		want := setOf(t, c.want)
		if got != want {
			t.Errorf("%s from %s with %s taken: %s, want %s", c.move, c.from, c.taken, squaresOf(got), squaresOf(want))
		}
	}
}

// TestHoles: nothing lands on a hole, goes through one in a line, hops over one or leaps over it lamely; other leaps cross.
func TestHoles(t *testing.T) {
	for _, c := range []struct{ move, holes, taken, want string }{
		{"R", "a3", "", "b1 c1 d1 a2"},
		{"W", "a2 b1", "", ""},
		{"D", "a2", "", "c1 a3"},
		{"nD", "a2", "", "c1"},
		{"N", "a2 b1", "", "c2 b3"},
		{"nN", "a2", "", "c2"},
		{"pR", "a3", "a2 b1", "c1 d1"},
		{"pR", "a2", "a3", ""},
		{"W-D", "a3", "", "d1 a4"},
	} {
		m, err := ParseMove(c.move)
		if err != nil {
			t.Fatal(err)
		}
		table := m.Compile(Size{Files: 4, Ranks: 4, Holes: setOf(t, c.holes)}, false)
		on := Scene{Cell: cells(t, c.taken), Taken: setOf(t, c.taken)}
		got := table.Targets(0, on.Cell).Or(table.TargetsAsking(0, &on))
		if got != setOf(t, c.want) {
			t.Errorf("%s from a1 with holes %s: %s, want %s", c.move, c.holes, squaresOf(got), c.want)
		}
	}
}

// TestRefusals is why a unit does not get somewhere.
func TestRefusals(t *testing.T) {
	for _, c := range []struct {
		move, to, taken string
		why             Refusal
		between         string
	}{
		{"fmWfcF", "a2", "a2", NotEmpty, ""},
		{"fmWfcF", "b2", "", NotTaken, ""},
		{"ifmW2", "a3", "", Moved, ""},
		{"pR", "a4", "", NoHurdle, ""},
		{"pR", "a4", "a2 a3", Hurdles, "a2 a3"},
		{"gR", "a4", "a2", Hurdles, "a2"},
		{"mR", "a4", "a3", InTheWay, "a3"},
		{"mR", "b3", "a3", Never, ""},
		{"mRcpR", "a4", "a4", NoHurdle, ""},
		{"mRcpR", "a4", "a2 a3 a4", Hurdles, "a2 a3"},
		{"mRcpR", "a4", "a3", InTheWay, "a3"},
	} {
		m, err := ParseMove(c.move)
		if err != nil {
			t.Fatal(err)
		}
		on := Scene{Cell: cells(t, c.taken), Taken: setOf(t, c.taken)}
		why, between := m.Compile(Size{Files: 4, Ranks: 4}, false).Refuse(0, index(t, c.to), &on)
		if why != c.why || squaresOf(between) != c.between {
			t.Errorf("%s to %s with %s taken: %v, %s", c.move, c.to, c.taken, why, squaresOf(between))
		}
	}
}

// TestSided: only what looks ahead is compiled twice.
func TestSided(t *testing.T) {
	for move, want := range map[string]bool{"K K~K": false, "fW": true, "vW": false, "fFbF": true, "ffbbN": false, "mRcpR": false, "W~fW": true, "flbrF": false} {
		if m, err := ParseMove(move); err != nil || m.Sided() != want {
			t.Errorf("%s: %v, %v", move, m.Sided(), err)
		}
	}
}

func TestParts(t *testing.T) {
	m, err := ParseMove("imfW2 cF^npNN ffN(1,4)15")
	if err != nil {
		t.Fatal(err)
	}
	got := m.Parts()
	if len(got) != 4 {
		t.Fatalf("%d ways", len(got))
	}
	first, last := got[0], got[1].Legs[1]
	if first.Kind != 'm' || !first.First || first.Legs[0].Toward != "f" || first.Legs[0].Most != 2 || first.Legs[0].Atom != 'W' {
		t.Errorf("%+v", first)
	}
	if got[1].Kind != 'c' || last != (Leg{Joint: '^', Atom: 'N', Most: 15, Lame: true, Hop: 'p'}) {
		t.Errorf("%+v", got[1])
	}
	if leap := got[3].Legs[0]; leap != (Leg{X: 1, Y: 4, Most: 15}) {
		t.Errorf("%+v", leap)
	}
}
