package board

import (
	"testing"

	"pbem/rules"
)

// shape reads a drawing, first line on top, of up to 12 lines of 16 characters; '#' is in the set.
func shape(lines ...string) Bits {
	var set Bits
	for i, line := range lines {
		for file, c := range line {
			if c == '#' {
				set = set.With(uint8((len(lines)-1-i)*Stride + file))
			}
		}
	}
	return set
}

func clump() Bits {
	return shape("................", "................", ".###............", ".###............", ".###............", "................")
}

func opening() Bits {
	return shape(
		"................", "................", "................", "................",
		"................", "................", "................", "................",
		".###.######.###.", ".###.######.###.", ".###..#..#..###.", "................")
}

// upright is a snake of one square's width that runs up and down.
func upright() Bits {
	return shape(
		".#...#...#...#..", "#.#.#.#.#.#.#.#.", "#.#.#.#.#.#.#.#.", "#.#.#.#.#.#.#.#.",
		"#.#.#.#.#.#.#.#.", "#.#.#.#.#.#.#.#.", "#.#.#.#.#.#.#.#.", "#.#.#.#.#.#.#.#.",
		"#.#.#.#.#.#.#.#.", "#.#.#.#.#.#.#.#.", "#.#.#.#.#.#.#.#.", "...#...#...#...#")
}

// lying is a snake that runs left and right.
func lying() Bits {
	return shape(
		"###############.", "...............#", ".##############.", "#...............",
		".##############.", "...............#", ".##############.", "#...............",
		".##############.", "...............#", ".##############.", "#...............")
}

// benchmarkConnected fills from one square, which stands at an end of the shape.
func benchmarkConnected(b *testing.B, through Bits, from string, want int) {
	at, _ := rules.ParseSquare(from)
	sq, _ := usual().Index(at)
	if got := Connected(Of(sq), through).Count(); got != want {
		b.Fatalf("%d squares are connected, want %d", got, want)
	}
	seed, sum := Of(sq), 0
	for b.Loop() {
		if Connected(seed, through).Has(sq) {
			sum++
		}
	}
}

func BenchmarkConnectedClump(b *testing.B)   { benchmarkConnected(b, clump(), "c3", 9) }
func BenchmarkConnectedOpening(b *testing.B) { benchmarkConnected(b, opening(), "g3", 14) }
func BenchmarkConnectedUpright(b *testing.B) { benchmarkConnected(b, upright(), "a2", 88) }
func BenchmarkConnectedLying(b *testing.B)   { benchmarkConnected(b, lying(), "a1", 91) }

// usual is the largest board of 12 ranks.
func usual() *Size { return &Size{Files: MaxFiles, Ranks: usualRanks} }
