package board

import (
	"testing"

	"pgregory.net/rapid"

	"pbem/rules"
)

func TestFits(t *testing.T) {
	for z, want := range map[Size]bool{
		{Files: 16, Ranks: 12}: true, {Files: 12, Ranks: 16}: true, {Files: 14, Ranks: 13}: true, {Files: 1, Ranks: 1}: true,
		{Files: 13, Ranks: 15}: false, {Files: 16, Ranks: 13}: false, {Files: 17, Ranks: 1}: false, {Files: 1, Ranks: 17}: false,
		{Files: 0, Ranks: 5}: false, {Files: 5}: false,
	} {
		if z.Fits() != want {
			t.Errorf("%d files by %d ranks: %v", z.Files, z.Ranks, !want)
		}
	}
}

// TestNumbers: every square of every board has a number of its own, and comes back from it.
func TestNumbers(t *testing.T) {
	for files := 1; files <= MaxFiles; files++ {
		for ranks := 1; ranks <= MaxRanks; ranks++ {
			z := &Size{Files: files, Ranks: ranks}
			if !z.Fits() {
				continue
			}
			var seen Bits
			for rank := 1; rank <= ranks; rank++ {
				for file := range files {
					s := rules.Square{File: int16(file), Rank: int16(rank)}
					sq, ok := z.Index(s)
					if !ok || seen.Has(sq) || z.At(sq) != s || int(sq) >= Squares {
						t.Fatalf("%dx%d: %v is %d, %v", files, ranks, s, sq, z.At(sq))
					}
					seen = seen.With(sq)
				}
			}
		}
	}
}

// TestConnectedOnTallBoards compares the flood fill of boards with more than 12 ranks with a walk from square to square.
func TestConnectedOnTallBoards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ranks := rapid.IntRange(13, 16).Draw(t, "ranks")
		z := &Size{Files: rapid.IntRange(1, Squares/ranks).Draw(t, "files"), Ranks: ranks}
		var through Bits
		for n := range z.Files * z.Ranks {
			if rapid.IntRange(0, 2).Draw(t, "taken") > 0 {
				through = through.With(uint8(n))
			}
		}
		seed := uint8(rapid.IntRange(0, z.Files*z.Ranks-1).Draw(t, "seed"))
		want, near := Of(seed), Of(seed)
		for n := range z.Files * z.Ranks {
			if z.At(uint8(n)).Adjacent(z.At(seed)) {
				near = near.With(uint8(n))
			}
		}
		for grown := (Bits{}); grown != want; {
			grown = want
			for a := range grown.All() {
				for b := range through.All() {
					if z.At(a).Adjacent(z.At(b)) {
						want = want.With(b)
					}
				}
			}
		}
		if got := z.Connected(Of(seed), through); got != want {
			t.Fatalf("%dx%d: %v through %v: %v, want %v", z.Files, z.Ranks, seed, through, got, want)
		}
		var all Bits
		for n := range z.Files * z.Ranks {
			all = all.With(uint8(n))
		}
		if got := z.Around(Of(seed)).And(all); got != near {
			t.Fatalf("%dx%d: around %v: %v, want %v", z.Files, z.Ranks, z.At(seed), got, near)
		}
	})
}
