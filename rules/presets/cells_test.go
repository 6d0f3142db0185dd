package presets_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

// cellsAMP is a game of three AMPs a side, White's first with two leaders, for the cells of the table below.
const cellsAMP = `name: cells
title: Cells
about: what meets what
engine: amp
board: 8x8
units:
  C: {name: Chief, moves: K, leader: true}
  D: {name: Deputy, moves: F, leader: true}
  G: {name: guard, moves: K}
  P: {name: pawn, moves: fW}
  N: {name: knight, moves: N}
amps:
  white: {code: w, side: white, royal: true}
  grey: {code: e, side: white, quota: 2}
  amber: {code: a, side: white, quota: 1}
  blue: {code: b, side: black, royal: true}
  red: {code: r, side: black}
setup: |
  8 bC bD . . . . rC bP
  7 bG . . . . . rG .
  6 . . . . . . . .
  5 . . . . . . . .
  4 . . . . . . . .
  3 . . . . . . . .
  2 wG wP . aG . eG eP wG
  1 wC wN . aC . . eC wD
`

// cellsLeader is a game in which leaders lead.
const cellsLeader = `name: cells
title: Cells
about: what meets what
engine: amp
board: 8x8
lead: leader
conversion: true
units:
  K: {name: King, moves: K, leader: true, royal: true, quota: 3, activates: [{may: K S G}]}
  S: {name: Prince, moves: K, leader: true, quota: 3, activates: [{may: K S G}]}
  G: {name: guard, moves: K}
amps:
  white: {code: w, side: white}
  blue: {code: b, side: black}
setup: |
  8 bK bK bS . . . . .
  7 bG . . . . . . .
  6 . . . . . . . .
  5 . . . . . . . .
  4 . . . . . . . .
  3 . . . . . . . .
  2 wG . . . . . . .
  1 wK wK wS . . . . .
`

// changes are what the cells are made of.
func changes() map[string][2]string {
	return map[string][2]string{
		"two AMPs":       {"board:", "amps_per_turn: 2\nboard:"},
		"all AMPs":       {"board:", "amps_per_turn: all\nboard:"},
		"white first":    {"white, royal: true", "white, royal: first"},
		"blue first":     {"black, royal: true", "black, royal: first"},
		"red royal":      {"red: {code: r, side: black", "red: {code: r, side: black, royal: true"},
		"red first":      {"red: {code: r, side: black", "red: {code: r, side: black, royal: first"},
		"hyper":          {"code: w, side: white", "code: w, side: white, hyper: true"},
		"grey hyper":     {"code: e, side: white", "code: e, side: white, hyper: true"},
		"promotion":      {"moves: fW", "moves: fW, promotes: {into: [N, D], on: last, must: true}"},
		"by knights":     {"board:", "touch: N\nboard:"},
		"by edges":       {"board:", "touch: W\nboard:"},
		"at two squares": {"board:", "touch: W F D A\nboard:"},
		"none":           {"board:", "chain: none\nboard:"},
		"own":            {"board:", "chain: own\nboard:"},
		"first King":     {"royal: true, quota", "royal: first, quota"},
		"holes":          {". . . . rC bP", ". * . . rC bP"},
		"quota three":    {"code: w, side: white", "code: w, side: white, quota: 3"},
	}
}

// cell is where some of the features meet: a position, a turn in it, and what comes of it: "turn; result", or "code: words of the answer".
type cell struct{ with, position, turn, want string }

// cellsOfLinks are about several leaders, chains and touching.
func cellsOfLinks() []cell {
	return []cell{
		{"", "", "white: Ga2-a3, Gh2-h3", "white: Ga2-a3, Gh2-h3"},                                                                                         // the chain begins at either
		{"", "bC7/8/8/8/8/8/wG6wG/7wD w", "Ga2-a3", "not-connected: joins the white guard on a2 to the white Deputy on h1. Connected now: Dh1, Gh2."},      // one is gone
		{"", "bC7/8/8/8/8/8/wG6wG/7wD w", "Gh2-h3", "white: Gh2-h3"},                                                                                       // the other leads on
		{"", "bC7/8/8/3wG4/8/8/8/wC6wD w", "Gd5-d6", "not-connected: the white Chief on a1 or white Deputy on h1"},                                         // both are named
		{"", "bC7/8/8/8/8/8/wG6wG/wN6wN w", "pass", "game-over: both royal leaders captured"},                                                              // no leader is left
		{"", "", "white: Ga2-a3, Ca1-a2, Pb2-b3, Nb1-c3, Gh2-h3, Dh1-g2", "friendly-unit-there: The grey pawn on g2"},                                      // each counts
		{"quota three", "", "white: Ga2-a3, Ca1-a2, Gh2-h3, Pb2-b3", "over-the-quota: The white AMP has up to 3 activations in a turn."},                   // one quota for both
		{"hyper", "", "white: Ga2-a3, Ga3-a2, Ga2-a3, Ga3-a2, Ga2-a3, Ga3-a2, Gh2-h3", "over-the-quota: The white AMP has up to 6 activations in a turn."}, // six units, two of them leaders
		{"hyper", "", "white: Ca1-b1", "friendly-unit-there: The white knight"},
		{"own", "bC7/8/8/8/8/8/eG7/wCaGwG5 w", "white: Gc1-c2", "not-connected: chain of white units"},
		{"own", "bC7/8/8/8/8/8/8/wCaGwGwD4 w", "white: Gc1-c2", "white: Gc1-c2"}, // the other leader carries
		{"none", "", "white: Ga2-a3, Gh2-h3", "white: Ga2-a3, Gh2-h3"},           // each its own
		{"none", "bC7/8/8/8/8/8/8/wCwGwG4wD w", "Gc1-c2", "not-connected: doesn't touch the white Chief on a1 or white Deputy on h1, and there are no chains in this game"},
		{"none", "bC7/8/8/8/8/8/8/wCwGwG4wD w", "Gb1-b2, Gc1-c2", "not-connected: and there are no chains in this game. Connected now: Ca1, Dh1."},
		{"none", "bC7/8/8/8/8/8/8/wC1wG4wD w", "Ca1-b2, Gc1-c2", "white: Ca1-b2, Gc1-c2"}, // asked where it stands then
		{"by knights", "bC7/8/8/8/8/1wN6/2wG5/wC7 w", "Nb3-d4", "white: Nb3-d4"},
		{"by knights", "bC7/8/8/8/8/1wN6/wG7/wC7 w", "Ga2-a3", "not-connected: a knight's leap"}, // neighbours do not touch
		{"by knights", "bC7/8/8/8/8/1wG6/8/wC1wG5 w", "Gc1-d2", "white: Gc1-d2"},                 // by the guard on b3
		{"by edges", "bC7/8/8/8/8/8/1wG6/wC7 w", "Gb2-b3", "not-connected: Units touch by edges here, not by corners."},
		{"at two squares", "bC7/8/8/8/8/2wG5/rG7/wC7 w", "Gc3-c4", "white: Gc3-c4"}, // over anything
		{"at two squares", "bC7/8/8/8/3wG4/8/8/wC7 w", "Gd4-d5", "not-connected: a leap of two squares"},
		{"at two squares, holes", "bC2wG1*wC1/8/8/8/8/8/8/8 w", "", "error: rank 8, character 4: \"wG\" is at d8, where the board has a hole"}, // the hole is on d8
		{"at two squares, holes", "bC1wG*wC3/8/8/8/8/8/8/8 w", "white: Gc8-c7", "white: Gc8-c7"},                                               // over a hole
		{"by edges, holes", "bC1wG*wC3/8/8/8/8/8/8/8 w", "white: Gc8-c7", "not-connected: Units touch by edges here, not by corners."},
		{"by edges, none", "bC7/8/8/8/8/8/wG7/wCwG6 w", "white: Gb1-c1, Ga2-b3", "white: Gb1-c1, Ga2-b3"},
	}
}

// cellsOfRoyals are about losing leaders, and gaining some.
func cellsOfRoyals() []cell {
	return []cell{
		{"blue first", "bCbD6/8/1wN6/8/8/8/8/wC7 w", "white: Nb6xa8", "not-connected: white Chief on a1"},
		{"by knights", "bCbD6/8/1wC6/8/8/8/8/8 w", "Cb6-b7", "white: Cb6-b7"}, // a leader is connected to itself
		{"none, by knights", "bCbD6/8/8/8/8/1wN6/wG7/wC7 w", "Nb3-d4", "white: Nb3-d4"},
		{"", "bCbD6/1wC6/8/8/8/8/8/8 w", "white: Cb7xa8", "white: Cb7xa8"},                                              // one of two: it goes on
		{"hyper", "bCbD6/1wC6/8/8/8/8/8/8 w", "white: Cb7xa8, Ca8xb8", "white: Cb7xa8, Ca8xb8; 1-0 both royal leaders"}, // the last
		{"blue first", "bCbD6/1wC6/8/8/8/8/8/8 w", "white: Cb7xa8", "white: Cb7xa8; 1-0 the royal Chief"},               // the first
		{"blue first", "bCbD6/1wC6/8/8/8/8/8/8 w", "white: Cb7xb8", "white: Cb7xb8; 1-0 the royal Deputy"},              // named by its kind
		{"blue first, hyper", "bCbD6/1wC6/8/8/8/8/8/8 w", "Cb7xa8, Ca8xb8", "game-over: Action 1 already wins the game. End your turn there."},
		{"blue first", "bC7/1wC6/8/8/8/8/8/8 w", "Cb7-c7", "game-over: the royal Deputy"},                  // a line that lacks one
		{"blue first", "bCbDbC5/1wC6/8/8/8/8/8/8 w", "Cb7xa8", "white: Cb7xa8"},                            // one more makes up for it
		{"blue first, red royal", "bCbD4rC1/1wC6/8/8/8/8/8/8 w", "Cb7xa8", "white: Cb7xa8; 1-0 the Chief"}, // though red has one yet
		{"red first", "bCbD4rC1/6wC1/8/8/8/8/8/8 w", "Cg7xg8", "white: Cg7xg8; 1-0 the Chief"},             // though blue has two
		{"red royal, hyper", "bCbD4rC1/1wC6/8/8/8/8/8/8 w", "Cb7xa8, Ca8xb8", "white: Cb7xa8, Ca8xb8"},     // red has one yet
		{"promotion, white first", "1bC5bD/wP7/wC7/8/8/8/8/6wDwC w", "Pa7-a8=D", "white: Pa7-a8=D"},        // a third leader
		{"promotion", "1bC5bD/wP7/wC7/8/8/8/8/8 w", "Pa7-a8=D, Da8-b7", "activated-before: You've already activated the white Deputy on a8 in this turn."},
		{"promotion, hyper", "1bC5bD/wP7/wC7/8/8/8/8/8 w", "Pa7-a8=D, Da8-b7", "white: Pa7-a8=D, Da8-b7"}, // and the chain may begin there
	}
}

// cellsOfTurns are about several AMPs in a turn.
func cellsOfTurns() []cell {
	return []cell{
		{"", "", "white: Ga2-a3; grey: Gf2-f3", "cannot-read: You name white and grey, but only one AMP can act in a turn."},
		{"two AMPs", "", "white: Ga2-a3; grey: Gf2-f3", "white: Ga2-a3; grey: Gf2-f3"},
		{"two AMPs", "", "grey: Gf2-f3; white: Ga2-a3", "grey: Gf2-f3; white: Ga2-a3"},
		{"two AMPs", "", "Ga2-a3, Gf2-f3", "white: Ga2-a3; grey: Gf2-f3"}, // nothing is named: it follows from the units
		{"two AMPs", "", "Ga2-a3, Gf2-f3, Gh2-h3", "wrong-amp: The white AMP has already acted; write all it does in one place."},
		{"two AMPs", "", "white: Ga2-a3, Gf2-f3", "wrong-amp: \"; grey:\" before Gf2"}, // what is named is held to
		{"two AMPs", "", "white: Ga2-a3; white: Gh2-h3; grey: Gf2-f3", "white: Ga2-a3, Gh2-h3; grey: Gf2-f3"},
		{"two AMPs", "", "white: Ga2-a3; grey: Gf2-f3; white: Gh2-h3", "wrong-amp: The white AMP has already acted; write all it does in one place."},
		{"two AMPs", "", "white: Ga2-a3; grey: Gf2-f3; amber: Gd2-d3", "wrong-amp: Up to 2 AMPs act in a turn; here it's white and grey."},
		{"all AMPs", "", "white: Ga2-a3; grey: Gf2-f3; amber: Gd2-d3", "white: Ga2-a3; grey: Gf2-f3; amber: Gd2-d3"},
		{"two AMPs", "", "grey: Gf2-f3, Pg2-g3, Cg1-g2", "over-the-quota: The grey Chief on g1 has up to 2 activations in a turn."}, // each its own
		{"two AMPs", "", "grey: Gf2-f3, Pg2-g3; amber: Gd2-d3, Cd1-d2", "over-the-quota: The amber Chief on d1 has up to 1 activation in a turn."},
		{"two AMPs", "", "grey: Gf2-f3, Pg2-g3; white: Ga2-a3, Gh2-h3", "grey: Gf2-f3, Pg2-g3; white: Ga2-a3, Gh2-h3"},
		{"two AMPs", "", "white: Ga2-a3; blue: Ga7-a6", "not-your-unit: The blue AMP is Black's"},
		{"two AMPs", "bC7/8/8/8/8/8/8/wCeG6 w", "white: Ca1-a2; grey: Gb1-b2", "leader-gone: The grey AMP has lost its leader"}, // headless
		{"two AMPs", "bC7/8/8/8/8/8/8/wCeGeC5 w", "white: Ca1-a2; grey: Gb1-b2", "white: Ca1-a2; grey: Gb1-b2"},
		{"two AMPs", "bC7/8/8/8/8/8/8/wC2wGeC3 w", "white: Gd1-d2", "not-connected: chain of friendly"},
		{"two AMPs", "bC7/8/8/8/8/8/8/wC1eC1wG3 w", "grey: Cc1-b2; white: Ge1-e2", "not-connected: chain of friendly"},
		{"two AMPs", "bC7/8/8/8/8/8/8/wC1eG1wGeC2 w", "grey: Gc1-b2", "not-connected: grey Chief"},
		{"two AMPs", "bC7/8/8/8/8/8/2eGeC4/wC2wG4 w", "grey: Gc2-b2; white: Gd1-e1", "not-connected: white Chief"},  // who acts first decides
		{"two AMPs", "bC7/8/8/8/8/8/1eGeC5/wC2wG4 w", "white: Gd1-e1; grey: Gb2-b3", "white: Gd1-e1; grey: Gb2-b3"}, // the other way about
		{"two AMPs, own", "bC7/8/8/8/8/8/1eGeC5/wC2wG4 w", "white: Gd1-e1", "not-connected: chain of white units"},
		{"two AMPs", "bC7/1wC6/8/8/8/8/8/eC7 w", "white: Cb7xa8; grey: Ca1-a2", "game-over: Action 1 already wins the game. End your turn there."},
		{"two AMPs", "bC7/1eC6/8/8/8/8/8/wC7 w", "white: Ca1-a2; grey: Cb7xa8", "white: Ca1-a2; grey: Cb7xa8; 1-0 both royal leaders"},
		{"two AMPs, grey hyper", "bC7/8/8/8/8/8/8/wC4eC2 w", "grey: Cf1-f2, Cf2-f3; white: Ca1-a2, Ca2-a3", "activated-before: You've already activated the white Chief on a2 in this turn."},
		{"two AMPs, grey hyper", "bC7/8/8/8/8/8/8/wC4eC2 w", "white: Ca1-a2; grey: Cf1-f2, Cf2-f1", "white: Ca1-a2; grey: Cf1-f2, Cf2-f1"},
		{"two AMPs, promotion", "1bC6/wP2eP4/wC1eC5/8/8/8/8/8 w", "white: Pa7-a8=N; grey: Pd7-d8=D", "white: Pa7-a8=N; grey: Pd7-d8=D"},
		{"two AMPs, promotion", "1bC6/wP2eP4/wC1eC5/8/8/8/8/8 w", "white: Pa7-a8; grey: Pd7-d8=D", "promotion-missing: Write Pa7-a8=N or Pa7-a8=D."},
		{"two AMPs", "bC7/8/8/8/8/8/8/wC4eC2 w", "pass", "pass-not-allowed: You can only pass when you can't activate any unit, and White can"},
		{"two AMPs", "bC4eGeGeG/5eGeCeG/8/8/8/8/wPwP6/wDwP6 b", "blue: Ca8-a7; red: Cg8-g7", "leader-gone: The red AMP has lost its leader, so its units can't be activated."},
		{"two AMPs", "bC7/8/8/8/8/8/wPwG6/wDwP6 w", "pass", "pass-not-allowed: For instance: white: Pa2-a3."},
	}
}

// cellsOfLeaders are about turns that name a leader.
func cellsOfLeaders() []cell {
	return []cell{
		{"by knights", "bKbK6/8/8/8/8/1wG6/8/wKwK6 w", "Ka1: Gb3-b4", "Ka1: Gb3-b4"}, // by a knight's leap
		{"by knights", "bKbK6/8/8/8/8/8/bG7/wKwK6 w", "Ka1: *a2", "Ka1: *a2"},        // conversion asks for a neighbour, as ever
		{"by knights", "bKbK6/8/8/8/8/1bG6/8/wKwK6 w", "Ka1: *b3", "cannot-move-so: The blue guard on b3 isn't next to the white King on a1."},
		{"none", "bKbK6/8/8/8/8/8/wG7/wKwK6 w", "Kb1: Ga2-a3", "Kb1: Ga2-a3"},
		{"none", "bKbK6/8/8/8/8/wG7/wG7/wKwK6 w", "Kb1: Ga3-a4", "not-connected: doesn't touch the white King on b1, and there are no chains in this game."}, // that leader, not any
		{"first King", "bKbK6/wKwS6/8/8/8/8/8/wK7 w", "Ka7: Ka7xa8", "Ka7: Ka7xa8; 1-0 the King captured"},
		{"first King", "bKbKbS5/1wS6/8/8/8/8/8/wKwK6 w", "Sb7: Sb7xc8", "Sb7: Sb7xc8"}, // a Prince is not royal
		{"", "bKbK6/wKwS6/8/8/8/8/8/wK7 w", "Ka7: Ka7xa8", "Ka7: Ka7xa8"},
		{"first King", "bK7/8/8/8/8/8/8/wKwK6 w", "Ka1: Ka1-a2", "game-over: the King captured"},
	}
}

// TestCells walks the table.
func TestCells(t *testing.T) {
	for _, c := range slices.Concat(cellsOfLinks(), cellsOfRoyals(), cellsOfTurns()) {
		t.Run(c.with+": "+c.turn, func(t *testing.T) { c.check(t, cellsAMP) })
	}
	for _, c := range cellsOfLeaders() {
		t.Run("leaders "+c.with+": "+c.turn, func(t *testing.T) { c.check(t, cellsLeader) })
	}
}

func (c cell) check(t *testing.T, file string) {
	for name := range strings.SplitSeq(c.with, ", ") {
		change := changes()[name]
		if name != "" && !strings.Contains(file, change[0]) {
			t.Fatalf("no change %q", name)
		}
		file = strings.Replace(file, change[0], change[1], 1)
	}
	p, err := presets.Parse("cells.yaml", []byte(file), nil)
	if err != nil {
		t.Fatal(told(err))
	}
	position := p.Game.Start()
	if c.position != "" {
		if position, err = p.Game.Parse(c.position); err != nil {
			if got := "error: " + told(err); !strings.HasPrefix(got, c.want) {
				t.Errorf("%s, want %s", got, c.want)
			}
			return
		}
	}
	if got := outcomeOf(p, position, c.turn); got != c.want && !fits(got, c.want) {
		t.Errorf("%s:\n%s, want\n%s", position, got, c.want)
	}
}

// outcomeOf is the turn and how it ends the game, or the code of what is wrong with it and the answer.
func outcomeOf(p *presets.Preset, position rules.Position, turn string) string {
	v, err := notation.Judge(turn, p.Game.Vocabulary(), position)
	if violation, refused := errors.AsType[*rules.Violation](err); refused {
		return fmt.Sprintf("%s: %s", violation.Code, told(err))
	}
	if !v.Outcome.Over() {
		return v.Turn.String()
	}
	return fmt.Sprintf("%s; %s %s", v.Turn, v.Outcome.Result, catalog.English().Say(v.Outcome.Phrase()))
}

// fits reports whether an answer begins with the code wanted and has the words wanted in it, or is the turn with the beginning of a reason.
func fits(got, want string) bool {
	code, words, _ := strings.Cut(want, ": ")
	return strings.HasPrefix(got, want) || strings.HasPrefix(got, code+": ") && strings.Contains(got, words) && strings.Contains(code, "-") && !strings.Contains(code, " ")
}
