package amoeba

import (
	"strings"
	"testing"

	"pbem/rules"
)

// hostile is as heavy a position as a line may be: 128 squares that hold together by their corners, so that most of them
// can slide in four directions, every second one with a queen of the side to move, whose king two knights attack: no move
// and no slide mends that, so all of them are tried in vain.
func hostile(t testing.TB, toMove string) *Position {
	var ranks []string
	for rank := range 8 {
		var text strings.Builder
		for file := range 32 {
			switch {
			case (file+rank)%2 != 0:
				text.WriteString("*")
			case rank == 4 && file == 16:
				text.WriteString("K")
			case rank == 7 && file == 31:
				text.WriteString("k")
			case rank == 3 && (file == 15 || file == 17), rank == 5 && (file == 15 || file == 17):
				text.WriteString("r")
			case file%4 < 2:
				text.WriteString("Q")
			default:
				text.WriteString("1")
			}
		}
		ranks = append(ranks, text.String())
	}
	g := mustNew(t, Spec{Files: 8, Ranks: 9, Start: board64, Promote: "QRBN", Unbounded: true, Occupied: true})
	p, err := g.parse(strings.Join(ranks, "/") + " " + toMove + " - a1")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// crowded is a line in which every pawn of eight files waits for its promotion: each turn can end in 65536 ways.
const crowded = "PPPPPPPP/1*1*1*1*/*1*1*1*1/1*1*1*1*/7k/8/8/8/K7 w -"

func TestHostilePositions(t *testing.T) {
	g := mustNew(t, specNamed(t, "64 occupied=false unbounded=false still=false"))
	p := mustParse(t, g, crowded)
	if n := p.Count(1); n < 1<<20 {
		t.Errorf("%d turns", n)
	}
	n, last := 0, ""
	for turn := range p.Turns() {
		text := turn.String()
		if text <= last {
			t.Fatalf("%s comes after %s", text, last)
		}
		if last = text; n == 5000 {
			break
		}
		n++
	}
	h := hostile(t, "w")
	if h.Count(1) == 0 {
		t.Log("no legal turn")
	}
}

func BenchmarkHostile(b *testing.B) {
	p := hostile(b, "w")
	b.Run("Count1", func(b *testing.B) {
		for b.Loop() {
			p.Count(1)
		}
	})
	var d rules.Draft
	for turn := range p.Turns() {
		d.Turn = turn
		break
	}
	b.Run("Judge", func(b *testing.B) {
		for b.Loop() {
			_, _ = p.Judge(d)
		}
	})
	b.Run("Explain", func(b *testing.B) {
		for u := range p.Placements() {
			if u.Side == rules.White {
				for b.Loop() {
					_, _ = p.Explain(u.At)
				}
				break
			}
		}
	})
	b.Run("Parse", func(b *testing.B) {
		line := p.String()
		for b.Loop() {
			_, _ = p.game.Parse(line)
		}
	})
	first := func(b *testing.B, p *Position) {
		for b.Loop() {
			for range p.Turns() {
				break
			}
		}
	}
	b.Run("FirstTurn", func(b *testing.B) { first(b, p) })
}
