package notation_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestRealGames walks through games of every kind without leaders: what the engine writes is read back as it stands, and in
// looser writings judged to be the same turn.
func TestRealGames(t *testing.T) {
	loose := map[string]*strings.Replacer{
		"":        strings.NewReplacer(),
		"words":   strings.NewReplacer("x", " takes ", "~", " holds ", "=", " promotes to ", " / ", ", slide "),
		"signs":   strings.NewReplacer(" / ", " | ", ", ", ";\n"),
		"letters": strings.NewReplacer("K", "k", "Q", "q", "B", "b", "N", "n", "R", "r", "P", "p"),
	}
	for _, name := range []string{"lifeform", "amoeba", "amoeba-carry", "amoeba-bishop", "amoeba-unbound", "amoeba-64", "cosmic"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			preset, err := presets.Builtin(name, nil)
			if err != nil {
				t.Fatal(err)
			}
			dice := rand.New(rand.NewPCG(1, uint64(len(name))))
			for range 4 {
				p := preset.Game.Start()
				for range 25 {
					turn, ok := anyTurn(p, dice)
					if !ok {
						break
					}
					p = sameTurn(t, preset.Game.Vocabulary(), p, turn, loose)
				}
			}
		})
	}
}

// anyTurn picks one of the first turns that a position lists; how many it has may be beyond listing.
func anyTurn(p rules.Position, dice *rand.Rand) (picked rules.Turn, ok bool) {
	n, last := 0, dice.IntN(300)
	for turn := range p.Turns() {
		picked, ok = turn, true
		if n++; n > last {
			break
		}
	}
	return picked, ok
}

// sameTurn reads a turn in every writing and returns the position after it.
func sameTurn(t *testing.T, v *rules.Vocabulary, p rules.Position, turn rules.Turn, loose map[string]*strings.Replacer) rules.Position {
	t.Helper()
	next := p
	for _, writing := range loose {
		text := writing.Replace(turn.String())
		verdict, err := notation.Judge(text, v, p)
		if err != nil {
			t.Errorf("%s\n%q, which is %s: %v", p, text, turn, err)
			continue
		}
		if verdict.Turn.String() != turn.String() {
			t.Errorf("%s\n%q is judged to be %s, want %s", p, text, verdict.Turn, turn)
		}
		next = verdict.Next
	}
	return next
}
