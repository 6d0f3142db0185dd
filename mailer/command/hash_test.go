package command_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"pbem/mailer/command"
)

// TestAHashIsNoTurn: the hash of a record, which stands in every letter of ours, holds what looks like squares. It is read as nothing, wherever
// a reply brings it along.
func TestAHashIsNoTurn(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	for range 100 {
		hash := ""
		for len(hash) < 32 {
			if random.IntN(2) == 0 {
				hash += fmt.Sprintf("%c%d", 'a'+rune(random.IntN(6)), 1+random.IntN(8))
			} else {
				hash += fmt.Sprintf("%x", random.IntN(16))
			}
		}
		hash = hash[:32]
		for _, text := range []string{
			"#" + hash + ".", "#" + hash, "hash #" + hash + ".", hash, "Thanks!\n\nThe record of game 42 after turn 0 has the hash\n#" + hash + ".",
			"The record of game 42 after turn 3 has the hash #" + hash + ".\n\nGood luck!", "Die Aufzeichnung von Partie 42 nach Zug 3 hat den Hash\n#" + hash + ".",
		} {
			for _, game := range []int{0, 42} {
				for _, c := range command.Parse(text, "", command.Context{Game: game, Tongues: tongues(t), Files: 16, Ranks: 12, Language: "de"}) {
					if (c.Kind == command.Turn || c.Kind == command.Try) && (c.Problem.Empty() || len(c.Readings) > 0 || c.Legible()) {
						t.Fatalf("%q in game %d is read as %s %q: %+v", text, game, c.Kind, c.Text, c.Problem)
					}
				}
			}
		}
	}
}
