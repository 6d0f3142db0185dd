package lifeform

import (
	"slices"
	"testing"

	"pbem/rules"
)

// TestTurnsFrom sees that the turns of all squares together are all turns, in their order, and are counted alike.
func TestTurnsFrom(t *testing.T) {
	g := standard(t, Spec{})
	for _, line := range []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
		"rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR b",
		"3qk3/3pp3/8/8/3PP3/3BN3/3Q4/3KR3 w",
		"8/8/8/8/8/8/8/3K4 w",
	} {
		p := parsed(t, g, line)
		var all, bySquare []string
		for turn := range p.Turns() {
			all = append(all, turn.String())
		}
		for sq := range 64 {
			s := rules.Square{File: int16(sq % 8), Rank: int16(sq/8 + 1)}
			n := uint64(0)
			for turn := range p.TurnsFrom(s) {
				bySquare = append(bySquare, turn.String())
				n++
			}
			if got := p.CountFrom(s); got != n {
				t.Errorf("%s: %s has %d turns, counted %d", line, s, n, got)
			}
		}
		slices.Sort(bySquare)
		if !slices.Equal(all, bySquare) {
			t.Errorf("%s: %d turns, %d by squares", line, len(all), len(bySquare))
		}
	}
}
