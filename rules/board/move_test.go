package board

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/rules"
)

// squaresOf writes a set as "a1 b2".
func squaresOf(set Bits) string {
	var list []string
	for sq := range set.All() {
		list = append(list, usual().At(sq).String())
	}
	return strings.Join(list, " ")
}

func index(t testing.TB, text string) uint8 {
	t.Helper()
	s, n := rules.ParseSquare(text)
	sq, ok := usual().Index(s)
	if n != len(text) || !ok {
		t.Fatalf("%q is not a square", text)
	}
	return sq
}

func setOf(t testing.TB, words string) Bits {
	var set Bits
	for _, w := range strings.Fields(words) {
		set = set.With(index(t, w))
	}
	return set
}

func compiled(t testing.TB, text string, z Size) *Table {
	t.Helper()
	m, err := ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m.Compile(z, false)
}

func cells(t testing.TB, taken string) *[Squares]byte {
	var cell [Squares]byte
	for sq := range setOf(t, taken).All() {
		cell[sq] = 1
	}
	return &cell
}

func TestTargets(t *testing.T) {
	for _, c := range []struct{ move, from, taken, want string }{
		{"W", "c3", "", "c2 b3 d3 c4"},
		{"F", "a1", "", "b2"},
		{"D", "b2", "b3 c2", "d2 b4"},
		{"A", "c3", "", "a1 e1 a5 e5"},
		{"N", "a1", "", "c2 b3"},
		{"H", "a1", "", "d1 a4"},
		{"C", "a1", "", "d2 b4"},
		{"Z", "a1", "", "d3 c4"},
		{"G", "a1", "b2", "d4"},
		{"K", "h8", "", "g7 h7 g8"},
		{"Q2", "a1", "b1", "b1 a2 b2 a3 c3"},
		{"R4", "a1", "a3", "b1 c1 d1 e1 a2 a3"},
		{"B", "a1", "e5", "b2 c3 d4 e5"},
		{"R", "a1", "", "b1 c1 d1 e1 f1 g1 h1 a2 a3 a4 a5 a6 a7 a8"},
		{"N2", "a1", "c2", "c2 b3 c5"},
		{"K K~K", "a1", "a2 b2", "b1 c1 a2 b2 c2"},
		{"K K~K", "a1", "", "b1 c1 a2 b2 c2 a3 b3 c3"},
		{"K K-K", "a1", "", "b1 c1 a2 b2 a3 c3"},
		{"K~K", "a1", "", "b1 c1 a2 b2 c2 a3 b3 c3"},
		{"W D W-D D-W", "a1", "b1", "b1 c1 d1 a2 a3 a4"},
		{"W D W-D D-W", "a1", "b1 c1", "b1 c1 a2 a3 a4"},
		{"W D W-D D-W", "a1", "c1", "b1 c1 d1 a2 a3 a4"},
		{"F A F-A A-F", "a1", "b2 c3", "b2 c3"},
	} {
		got := compiled(t, c.move, Size{Files: 8, Ranks: 8}).Targets(index(t, c.from), cells(t, c.taken))
		if squaresOf(got) != c.want {
			t.Errorf("%s from %s with %q taken: %s, want %s", c.move, c.from, c.taken, squaresOf(got), c.want)
		}
	}
}

func TestLeads(t *testing.T) {
	for _, c := range []struct {
		move, path string
		want       bool
	}{
		{"K K~K", "c3 c4 d4", true},
		{"K K~K", "c3 d3 d4", true},
		{"K K~K", "c3 b3 d4", false},
		{"K K~K", "c3 d4", true},
		{"K K~K", "c3 e5", false},
		{"K K~K", "c3 c4 c5 c6", false},
		{"Q2", "c3 d4 e5", true},
		{"Q2", "c3 d3 e4", false},
		{"W D W-D D-W", "c3 c4 c6", true},
		{"W D W-D D-W", "c3 c5 c6", true},
		{"W D W-D D-W", "c3 c4 c5", false},
		{"R4", "c3 c4 c5 c6 c7", true},
		{"R4", "c3 c5 c7", false},
	} {
		var path []uint8
		for _, w := range strings.Fields(c.path) {
			path = append(path, index(t, w))
		}
		last := len(path) - 1
		if got := compiled(t, c.move, Size{Files: 8, Ranks: 8}).Leads(path[0], path[1:last], path[last]); got != c.want {
			t.Errorf("%s by %s: %v", c.move, c.path, got)
		}
	}
}

func TestStops(t *testing.T) {
	for _, c := range []struct{ move, from, to, taken, want string }{
		{"Q2", "a1", "c1", "b1", "b1"},
		{"K K~K", "a1", "a3", "a2 b2 b1", "a2 b2"},
		{"W D W-D D-W", "a1", "d1", "b1 c1", "b1 c1"},
		{"R4", "a1", "e1", "b1 d1", "b1 d1"},
		{"K", "a1", "c1", "b1", ""},
	} {
		got := compiled(t, c.move, Size{Files: 8, Ranks: 8}).Stops(index(t, c.from), index(t, c.to), cells(t, c.taken))
		if squaresOf(got) != c.want {
			t.Errorf("%s %s-%s with %s taken is stopped by %q, want %q", c.move, c.from, c.to, c.taken, squaresOf(got), c.want)
		}
	}
}

func TestConnectedAgreesWithAWalk(t *testing.T) {
	for _, through := range []Bits{clump(), opening(), upright(), lying()} {
		first, _ := through.Pop()
		if got, want := Connected(Of(first), through), walk(Of(first), through); got != want {
			t.Errorf("connected are %s, want %s", squaresOf(got), squaresOf(want))
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.Uint64()
		through := Bits{word.Draw(t, "A"), word.Draw(t, "B"), word.Draw(t, "C")}
		if rapid.Bool().Draw(t, "thin") { // long ways with many corners
			through = through.And(Bits{word.Draw(t, "a"), word.Draw(t, "b"), word.Draw(t, "c")}).Or(lying())
		}
		seed := Of(uint8(rapid.IntRange(0, Squares-1).Draw(t, "seed")))
		want := walk(seed, through)
		if got := Connected(seed, through); got != want {
			t.Fatalf("%v through %v: %s, want %s", seed, through, squaresOf(got), squaresOf(want))
		}
		if got := seed.fillLines(through); got != want {
			t.Fatalf("%v through %v, by lines: %s, want %s", seed, through, squaresOf(got), squaresOf(want))
		}
	})
}

// walk is Connected, square by square.
func walk(seeds, through Bits) Bits {
	reached, queue := seeds, []uint8{}
	for sq := range seeds.All() {
		queue = append(queue, sq)
	}
	for len(queue) > 0 {
		here := usual().At(queue[0])
		queue = queue[1:]
		for sq := range through.All() {
			if !reached.Has(sq) && here.Adjacent(usual().At(sq)) {
				reached, queue = reached.With(sq), append(queue, sq)
			}
		}
	}
	return reached
}

func TestBits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		numbers := rapid.SliceOfDistinct(rapid.IntRange(0, Squares-1), rapid.ID[int]).Draw(t, "squares")
		var set Bits
		for _, n := range numbers {
			set = set.With(uint8(n))
		}
		if set.Count() != len(numbers) || set.Empty() != (len(numbers) == 0) {
			t.Fatalf("%d squares, counted %d", len(numbers), set.Count())
		}
		last := -1
		for sq := range set.All() {
			if int(sq) <= last || !set.Has(sq) || set.Without(sq).Has(sq) {
				t.Fatalf("square %d after %d", sq, last)
			}
			last = int(sq)
		}
		for _, n := range numbers {
			set = set.Without(uint8(n))
		}
		if !set.Empty() {
			t.Fatalf("%v is left", set)
		}
	})
}

func TestIndex(t *testing.T) {
	z := &Size{Files: 5, Ranks: 3}
	for text, want := range map[string]bool{"a1": true, "e3": true, "f1": false, "a4": false, "a0": false, "-a1": false} {
		s, _ := rules.ParseSquare(text)
		sq, ok := z.Index(s)
		if ok != want || ok && usual().At(sq) != s {
			t.Errorf("%s: %v, %v", text, usual().At(sq), ok)
		}
	}
}
