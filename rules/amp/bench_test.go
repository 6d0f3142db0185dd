package amp

import (
	"testing"

	"pbem/rules"
)

func BenchmarkFirstActions(b *testing.B) {
	p := mustNew(b, specTwo()).start
	buffer := make([]move, 0, 256)
	b.ReportAllocs()
	for b.Loop() {
		buffer = p.appendFirst(buffer[:0])
	}
	if len(buffer) != 191 {
		b.Fatalf("%d first activations, want 191", len(buffer))
	}
}

// nine is a turn of nine activations of the orange AMP, as a reader would hand it over: without letters or lead.
func nine() rules.Draft {
	var d rules.Draft
	for _, pair := range [][2]string{
		{"n4", "n6"}, {"m4", "m6"}, {"o4", "o6"}, {"m3", "m5"}, {"o3", "o5"}, {"m2", "m4"}, {"o2", "o4"}, {"n2", "n4"}, {"n3", "l4"},
	} {
		from, _ := rules.ParseSquare(pair[0])
		to, _ := rules.ParseSquare(pair[1])
		d.Actions = append(d.Actions, rules.Action{From: from, To: to})
	}
	return d
}

func BenchmarkJudgeNine(b *testing.B) {
	p, d := mustNew(b, specTwo()).start, nine()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := p.Judge(d); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkJudgeRefused(b *testing.B) {
	p, d := mustNew(b, specTwo()).start, nine()
	d.Actions[8].To = d.Actions[7].To
	b.ReportAllocs()
	for b.Loop() {
		if _, err := p.Judge(d); err == nil {
			b.Fatal("accepted")
		}
	}
}

func BenchmarkCountActivations3(b *testing.B) {
	p := mustNew(b, specTwo()).start
	var n uint64
	b.ReportAllocs()
	for b.Loop() {
		n = p.CountActivations(3)
	}
	b.ReportMetric(float64(n)*float64(b.N)/b.Elapsed().Seconds(), "leaves/s")
}

func BenchmarkPerftSingle2(b *testing.B) {
	p := mustNew(b, specTwo()).start
	for b.Loop() {
		if n, err := rules.PerftSingle(p, 2); err != nil || n != 36481 {
			b.Fatal(n, err)
		}
	}
}

func BenchmarkPositionString(b *testing.B) {
	p := mustNew(b, specTwo()).start
	b.ReportAllocs()
	for b.Loop() {
		_ = p.String()
	}
}

func BenchmarkParse(b *testing.B) {
	g := mustNew(b, specTwo())
	b.ReportAllocs()
	for b.Loop() {
		if _, err := g.Parse(startLarge); err != nil {
			b.Fatal(err)
		}
	}
}
