package cosmic

import (
	"testing"

	"pbem/rules"
)

// worst is the position in which a piece has most turns (found by trying all arrangements of its form): a King without limit
// on the middle of nine empty squares, every other square taken by an enemy, the enemy King where it can be jumped from two.
const worst = "Rnnnnn/n1n1n1/nnnnnn/n1nKn1/knnnnn/n1n1n1 w"

// TestWorstCase counts the chains of the position that has most of them.
func TestWorstCase(t *testing.T) {
	p := parsed(t, newGame(t, 0), worst)
	if got := p.Count(1); got != 386_816 {
		t.Errorf("%d turns", got)
	}
	r, err := p.Explain(rules.Square{File: 3, Rank: 3})
	if err != nil || len(r.Moves) != 8 || r.Remark.Empty() {
		t.Errorf("%d moves explained, %v, %v", len(r.Moves), r.Remark, err)
	}
}

func BenchmarkCount(b *testing.B) {
	p := newGame(b, 2).start
	var n uint64
	b.ReportAllocs()
	for b.Loop() {
		n = p.Count(5)
	}
	b.ReportMetric(float64(n)*float64(b.N)/b.Elapsed().Seconds(), "leaves/s")
}

func BenchmarkTurns(b *testing.B) {
	p := parsed(b, newGame(b, 2), "2k2r/1p1p2/2N1n1/1p1p2/2K3/P1P2R w")
	b.ReportAllocs()
	for b.Loop() {
		for range p.Turns() {
		}
	}
}

func BenchmarkWorst(b *testing.B) {
	p := parsed(b, newGame(b, 0), worst)
	for b.Loop() {
		p.Count(1)
	}
}

func BenchmarkJudge(b *testing.B) {
	p := newGame(b, 2).start
	d := draftOf("c2\x00d3\x00")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := p.Judge(d); err != nil {
			b.Fatal(err)
		}
	}
}
