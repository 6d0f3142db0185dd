package learn

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"pbem/games/changes"
	"pbem/rules/presets"
)

// TestHeavyGamesAreNotPlayed: a player's own game in which a turn costs a program minutes is refused to be studied; one as the manual's is not.
func TestHeavyGamesAreNotPlayed(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	b.WriteString("name: heavy\ntitle: Heavy\nabout: x\nengine: amp\nboard: 16x12\nunits:\n  C: {name: Chief, moves: K~K~K~K, leader: true}\n  G: {name: guard, moves: mK~K~K~K}\n" +
		"amps:\n  white: {code: w, side: white, royal: true, quota: 99, hyper: true}\n  black: {code: b, side: black, royal: true, quota: 99, hyper: true}\nsetup: |\n")
	for rank := 12; rank >= 1; rank-- {
		fmt.Fprintf(&b, "  %2d", rank)
		for file := range 16 {
			unit := map[bool]string{true: " bG", false: " wG"}[rank > 6]
			if file == 0 && (rank == 12 || rank == 1) {
				unit = unit[:2] + "C"
			}
			if rank > 4 && rank < 9 {
				unit = "  ."
			}
			b.WriteString(unit)
		}
		b.WriteString("\n")
	}
	pond, err := os.ReadFile("../bench/testdata/ponds.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		text   string
		played bool
	}{{b.String(), false}, {string(pond), true}} {
		p, err := presets.Parse("x.yaml", []byte(c.text), nil)
		if err != nil {
			t.Fatal(err)
		}
		p.Name = "p1/" + p.Name
		report, err := simulated(changes.NewRegistry(nil), p)
		if err != nil || (report.Games > 0) != c.played {
			t.Errorf("%s: %d games, for %d turns; %v", p.Name, report.Games, turnsToPlay(p), err)
		}
	}
}
