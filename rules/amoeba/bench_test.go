package amoeba

import (
	"fmt"
	"testing"

	"pbem/rules"
)

// middle is a position in the midst of a game, with open lines, both ways of promoting near, and the board grown ragged.
const middle = "*1k1r2/*p*p1p1/2n2p1/1P*r*N*/2N4/*P1PRP*/*1K1R2 w b4c4"

func positions(b *testing.B) map[string]*Position {
	p := map[string]*Position{}
	p["start"] = mustNew(b, base()).start
	p["carry"] = mustNew(b, with(base(), func(s *Spec) { s.Occupied = true })).start
	p["unbound"] = mustNew(b, with(base(), func(s *Spec) { s.Unbounded = true })).start
	p["64"] = mustNew(b, specNamed(b, "64 occupied=false")).start
	p["middle"] = mustParse(b, mustNew(b, base()), middle)
	p["still"] = mustNew(b, with(base(), func(s *Spec) { s.Still = true })).start
	return p
}

var benched = []string{"start", "carry", "unbound", "64", "middle", "still"}

// BenchmarkTurns lists every legal turn.
func BenchmarkTurns(b *testing.B) {
	for _, name := range benched {
		p := positions(b)[name]
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				n = 0
				for range p.Turns() {
					n++
				}
			}
			b.ReportMetric(float64(n), "turns")
		})
	}
}

// BenchmarkCount1 counts them.
func BenchmarkCount1(b *testing.B) {
	for _, name := range benched {
		p := positions(b)[name]
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				p.Count(1)
			}
		})
	}
}

// BenchmarkPerft reports leaves a second.
func BenchmarkPerft(b *testing.B) {
	for name, n := range map[string]int{"still": 7, "start": 3, "carry": 2, "unbound": 2, "64": 2, "middle": 2} {
		p := positions(b)[name]
		b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
			leaves := uint64(0)
			for b.Loop() {
				leaves = p.Count(n)
			}
			b.ReportMetric(float64(leaves)*float64(b.N)/b.Elapsed().Seconds(), "leaves/s")
		})
	}
}

func BenchmarkJudge(b *testing.B) {
	for name, text := range map[string]string{"start": "Nc1-d3 / c5-c4", "unbound": "Nc1-d3 / g5-h5", "middle": "Pd2-d3"} {
		p := positions(b)[name]
		d := readTurn(b, text)
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := p.Judge(d); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkParse(b *testing.B) {
	g := mustNew(b, base())
	line := g.start.String()
	for b.Loop() {
		if _, err := g.Parse(line); err != nil {
			b.Fatal(err)
		}
	}
}

var _ rules.Counter = (*Position)(nil)
