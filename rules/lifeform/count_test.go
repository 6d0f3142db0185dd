package lifeform

import (
	"testing"

	"pgregory.net/rapid"

	"pbem/rules"
)

// worst is the position that took the most counting, of all that a search by small changes came upon: five Hands with up
// to eight Limbs each, room to spread, and enemy Limbs to capture.
const worst = "p3pNPk/1PPP3q/1PBP1PPP/1PPPpPBP/1PBP1PPP/pPPP3p/PBP1pQPB/PPPpPKPP w"

// mostStates bounds the states that counting any position may go through; each takes well under a microsecond.
const mostStates = 50000

func TestCountWork(t *testing.T) {
	g := standard(t, Spec{})
	for line, want := range map[string]uint64{crowded: 35467948, worst: 19390218, orthodoxStart: 440} {
		got, visited := parsed(t, g, line).countTurns()
		if got != want || visited > mostStates {
			t.Errorf("%s: %d turns in %d states, want %d in at most %d", line, got, visited, want, mostStates)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		p := parsed(t, g, worst)
		for range rapid.IntRange(1, 40).Draw(t, "changes") {
			p.redraw(t)
		}
		if n, visited := p.countTurns(); visited > mostStates {
			t.Fatalf("%s: %d turns in %d states, more than %d", p, n, visited, mostStates)
		}
	})
}

// redraw changes what stands on one square, Heads and Torsos apart.
func (p *Position) redraw(t *rapid.T) {
	sq := uint8(rapid.IntRange(0, 63).Draw(t, "square"))
	for _, u := range p.placements(nil, sq) {
		if k, _ := kindOf(u.Unit); k > torso {
			p.lift(u.Side, k, sq)
		}
	}
	if p.taken()&bit(sq) != 0 || rapid.Bool().Draw(t, "empty") {
		return
	}
	k := rapid.SampledFrom([]kind{limb, limb, limb, hair, hand, foot}).Draw(t, "kind")
	p.put(rules.Side(rapid.IntRange(0, 5).Draw(t, "side")/5), k, sq)
}

// TestCountIsTheNumberOfTurns compares counting with listing where the slow engine could not follow: in drawn positions, and
// in one with thousands of turns.
func TestCountIsTheNumberOfTurns(t *testing.T) {
	g := standard(t, Spec{Truce: 1})
	if n := counted(t, parsed(t, g, thousands)); n < 1000 {
		t.Errorf("%s has only %d turns", thousands, n)
	}
	rapid.Check(t, func(t *rapid.T) {
		p := drawnCrowded(t, g)
		if rapid.Bool().Draw(t, "packed") {
			p = parsed(t, g, worst)
			for range 30 {
				p.redraw(t)
			}
		}
		if p.Count(1) <= 100000 {
			counted(t, p)
		}
	})
}

// thousands is a position with thousands of turns, and not more.
const thousands = "3qk3/8/8/2P1P3/2PB4/2P1P3/3Q4/3K4 w"

// counted lists the turns of a position, each of which comes once, and returns how many they are: as many as are counted.
func counted(t rapid.TB, p *Position) uint64 {
	t.Helper()
	got, last := uint64(0), ""
	for turn := range p.Turns() {
		text := turn.String()
		if got++; text <= last {
			t.Fatalf("%s: %s comes after %s", p, text, last)
		}
		last = text
	}
	if want := p.Count(1); got != want {
		t.Fatalf("%s: %d turns, counted %d", p, got, want)
	}
	return got
}

// TestTurnsIsLazy: the first of millions of turns comes before the others are made.
func TestTurnsIsLazy(t *testing.T) {
	for turn := range parsed(t, standard(t, Spec{}), crowded).Turns() {
		if turn.String() != "Bd4-b3" {
			t.Errorf("the first turn is %s", turn)
		}
		return
	}
	t.Error("no turns")
}

func BenchmarkCountWorst(b *testing.B) {
	p := parsed(b, standard(b, Spec{}), worst)
	b.ReportAllocs()
	for b.Loop() {
		if p.Count(1) != 19390218 {
			b.Fatal("miscounted")
		}
	}
}

func BenchmarkPerft2(b *testing.B) {
	p := standard(b, Spec{}).start
	b.ReportAllocs()
	for b.Loop() {
		if p.Count(2) != 193600 {
			b.Fatal("miscounted")
		}
	}
}

func BenchmarkJudge(b *testing.B) {
	p := parsed(b, standard(b, Spec{}), crowded)
	d := rules.Draft{}
	for _, word := range []string{"Bd4-c6", "Pd5-e6", "Pc4-d5", "Pc3-c4", "Pe3-f3"} {
		d.Actions = append(d.Actions, actionOf(word))
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := p.Judge(d); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkJudgeRefused(b *testing.B) {
	p := parsed(b, standard(b, Spec{}), crowded)
	d := rules.Draft{Turn: rules.Turn{Actions: []rules.Action{actionOf("Bd4-c6"), actionOf("Pc4-d5"), actionOf("Pd5-e6")}}}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := p.Judge(d); err == nil {
			b.Fatal("accepted")
		}
	}
}
