package command

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const spaced = "3 . . P . . P . .\n2 P P N P P N P P\n1 R B B Q K . . R\n  a b c d e f g h"

// TestSetups reads set-ups in a game's thread: each is one turn, and what stands around it is read as ever.
func TestSetups(t *testing.T) {
	framed := "+---+---+---+---+---+---+---+---+\n|   |   | P |   |   | P |   |   |\n+---+---+---+---+---+---+---+---+\n| P | P | N | P | P | N | P | P |\n| R | B | B | Q | K |   |   | R |\n+---+---+---+---+---+---+---+---+"
	dense := "..P..P..\nPPNPPNPP\nRBBQK..R"
	dashes := "- - P - - P - -\nP P N P P N P P\nR B B Q K - - R"
	list := "Ka1 Qb1 Bc1 Bd1"
	for text, want := range map[string]string{
		"setup: " + list:                              `turn "setup: ` + list + `"`,
		"Set-up: " + list + "\n-- ":                   `turn "setup: ` + list + `"`,
		"set up " + list:                              `turn "setup: ` + list + `"`,
		"SETUP\nKa1 Qb1\nBc1 Bd1":                     `turn "setup:\nKa1 Qb1\nBc1 Bd1"`,
		"setup:\n\nKa1 Qb1\n\nBc1 Bd1":                `turn "setup:\nKa1 Qb1\nBc1 Bd1"`,
		"Here is my set-up:\n" + list:                 `turn "setup:\n` + list + `"`,
		"My setup: " + list + "\nGood luck!":          `turn "setup: ` + list + "\"\n" + `turn "Good luck!" PROBLEM`,
		"12: setup: " + list:                          `turn number=12 "setup: ` + list + `"`,
		"game 57: setup: " + list:                     `turn game=57 "setup: ` + list + `"`,
		"57: setup: " + list:                          `turn number=57 "setup: ` + list + `"`,
		"57:\nsetup:\n" + list:                        `turn number=57 "setup:\n` + list + `"`,
		"57:\n" + spaced:                              `turn number=57 ` + quote(spaced),
		"57: setup:\n" + dense:                        `turn number=57 ` + quote("setup:\n"+dense),
		spaced:                                        "turn " + quote(spaced),
		framed:                                        "turn " + quote(framed),
		dense:                                         "turn " + quote(dense),
		dashes:                                        "turn " + quote(dashes),
		strings.ReplaceAll(spaced, "\n", "\n\n"):      "turn " + quote(spaced),
		strings.ReplaceAll(dense, "...", "…"):         "turn " + quote(dense),
		"..P…..\nPPNPPNPP\nRBBQK..R":                  "turn " + quote("..P.....\nPPNPPNPP\nRBBQK..R"),
		"Hi Bo,\n\n" + spaced + "\n\nCheers,\nAda":    "turn " + quote(spaced),
		spaced + "\nend\nresign":                      "turn " + quote(spaced),
		spaced + "\nsay Good luck!":                   "turn " + quote(spaced) + "\nsay \"Good luck!\"",
		"say Here it comes\n" + spaced:                "say \"Here it comes\"\nturn " + quote(spaced),
		"say Here it comes\nsetup\n" + spaced:         "say \"Here it comes\"\nturn " + quote("setup:\n"+spaced),
		"setup: " + list + "\nsay Good luck\nand fun": `turn "setup: ` + list + "\"\nsay \"Good luck\\nand fun\"",
		"setup": `turn "setup:" PROBLEM`,
		"setup: " + list + "\n\nthe pieces look odd": `turn "setup: ` + list + "\"\n" + `turn "the pieces look odd" PROBLEM`,
		"setup is fun":                             `turn "setup is fun" PROBLEM`,
		"try setup: " + list:                       `try "setup: ` + list + `"`,
		"try setup:\n" + spaced:                    "try " + quote("setup:\n"+spaced),
		"try\n" + spaced:                           "try " + quote(spaced),
		"try\n\n" + dense + "\n\nresign":           "try " + quote(dense) + "\nresign",
		"try setup: Ka1; Qb1 then setup: Ka8; Qb8": "try " + quote("setup: Ka1; Qb1\nthen setup: Ka8; Qb8"),
		"Here it is:\n\n" + dense:                  "turn " + quote(dense),
		"Not this one:\n" + dense:                  "turn \"Not this one:\" PROBLEM\nturn " + quote(dense),
		"draw\n" + dense:                           "draw\nturn " + quote(dense),
		"K a1 Q b1\n" + list:                       `turn "K a1 Q b1\n` + list + `"`,
	} {
		if diff := cmp.Diff(want, show(Parse(text, "", inGame()))); diff != "" {
			t.Errorf("%q (-want +got):\n%s", text, diff)
		}
	}
}

func quote(text string) string { return `"` + strings.ReplaceAll(text, "\n", `\n`) + `"` }

// A set-up is no order outside of a game, and is told to be none once.
func TestSetupsOutside(t *testing.T) {
	for _, text := range []string{spaced, "setup: Ka1 Qb1", "setup:\n" + spaced} {
		got := Parse(text, "", outside())
		if len(got) != 1 || got[0].Kind != Unknown || !strings.Contains(written(got[0]), "of which game") {
			t.Errorf("%q: %s", text, show(got))
		}
	}
	if got := show(Parse("57: setup: Ka1 Qb1", "", outside())); got != `turn game=57 "setup: Ka1 Qb1"` {
		t.Errorf("with the game's number: %s", got)
	}
}

// TestTurnsOfSeveralLines reads the other games' turns as people lay them out.
func TestTurnsOfSeveralLines(t *testing.T) {
	for text, want := range map[string]string{
		"Bc1xf4\nPd2-d3\nPe2-e3":            `turn "Bc1xf4\nPd2-d3\nPe2-e3"`,
		"1. Bc1xf4\n2. Pd2-d3":              `turn "1. Bc1xf4\n2. Pd2-d3"`,
		"Bc1~f4\n- Pc2xd3":                  `turn "Bc1~f4\n- Pc2xd3"`,
		"Nc1-d3\n/ c5-c4":                   `turn "Nc1-d3\n/ c5-c4"`,
		"Nc1-d3\n\nslide c5-c4":             `turn "Nc1-d3\n\nslide c5-c4"`,
		"Pc5-c6 / c7-b7, c6=R":              `turn "Pc5-c6 / c7-b7, c6=R"`,
		"-b0-c1":                            `turn "-b0-c1"`,
		"-b0-a1\n/ -a1--b1":                 `turn "-b0-a1\n/ -a1--b1"`,
		"R-b0-c-1 / -a1--a0":                `turn "R-b0-c-1 / -a1--a0"`,
		"Pc2xe4xoff":                        `turn "Pc2xe4xoff"`,
		"Pc2 jumps e4 jumps c6":             `turn "Pc2 jumps e4 jumps c6"`,
		"Bc1-f4\nPd2-d3\nsay Well met\nend": "turn \"Bc1-f4\\nPd2-d3\"\nsay \"Well met\"",
		"Bc1-f4\n\nPd2-d3\n\nCheers,\nAda":  `turn "Bc1-f4\nPd2-d3"`,
	} {
		want = strings.ReplaceAll(want, `\n\n`, `\n`)
		if diff := cmp.Diff(want, show(Parse(text, "", inGame()))); diff != "" {
			t.Errorf("%q (-want +got):\n%s", text, diff)
		}
	}
}

// What only looks a little like a drawing is none.
func TestNoDrawing(t *testing.T) {
	for _, text := range []string{
		"--------\n--------", "a b c d e f g h\n+---+---+", "I am Bo\nR u ok", "....\nP...", "R N B Q K B N R", "1. Pa2-a3\n2. Pb2-b3",
	} {
		p := page{lines: strings.Split(text, "\n")}
		if end := p.drawing(0); end != 0 {
			t.Errorf("%q was taken for a drawing of %d lines", text, end)
		}
	}
}
