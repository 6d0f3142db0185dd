package record_test

import (
	"strings"
	"testing"

	"pbem/notation"
	"pbem/notation/pgn"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// twoAtOnce is a game in which two AMPs act in a turn.
const twoAtOnce = `
name: two-at-once
title: Two at Once
about: two AMPs act in a turn
engine: amp
board: 6x6
amps_per_turn: 2
units:
  C: {name: Chief, moves: K, leader: true}
  G: {name: guard, moves: K}
amps:
  white: {code: w, side: white, royal: true}
  grey: {code: e, side: white}
  blue: {code: b, side: black, royal: true}
  red: {code: r, side: black}
setup: |
  6 . bC bG . rC rG
  5 . . . . . .
  4 . . . . . .
  3 . . . . . .
  2 . wG . . eG .
  1 . wC . . eC .
`

// TestRecordsOfSeveralAMPs writes turns of several AMPs as text, JSON and PGN, and reads them back.
func TestRecordsOfSeveralAMPs(t *testing.T) {
	p, err := presets.Parse("two.yaml", []byte(twoAtOnce), nil)
	if err != nil {
		t.Fatal(err)
	}
	position, turns := p.Game.Start(), []record.Turn(nil)
	for _, text := range []string{
		"white: Gb2-b3; grey: Ge2-e3, Ce1-e2", "red: Gf6-f5; blue: Gc6-c5", "grey: Ge3-e4; white: Cb1-b2", "blue: Gc5-c4", "white: Gb3xc4; grey: Ce2-e3",
	} {
		v, err := notation.Judge(text, p.Game.Vocabulary(), position)
		if err != nil || v.Turn.String() != text {
			t.Fatalf("%s: %s, %v", text, v.Turn, err)
		}
		position, turns = v.Next, append(turns, record.Turn{Text: text})
	}
	h := header()
	h.Variant, h.Rules = p.Name, p.Hash
	r := made(h, p.Game.Start().String(), turns, rules.WhiteWins, "resigned")
	sign(t, r, 1)
	start := p.Game.Start().String()
	game, err := pgn.Read(string(r.AppendPGN(nil, start)))
	if err != nil {
		t.Fatal(err)
	}
	again, err := record.Parse(game.Text)
	if err != nil {
		t.Fatal(err)
	}
	if again, err = again.Restored(); err != nil || string(again.Append(nil)) != string(r.Append(nil)) {
		t.Errorf("through PGN it is %v\n%s\nnot\n%s", err, again.Append(nil), r.Append(nil))
	}
	if read, err := record.Parse(r.Append(nil)); err != nil || len(read.Turns) != 5 || read.Turns[0].Text != turns[0].Text {
		t.Errorf("as text: %v", err)
	}
	words := p.Game.Vocabulary()
	for opening, want := range map[string]bool{
		"white: Gb2-b3; grey: Ge2-e3, Ce1-e2;red: Gf6-f5; blue: Gc6-c5": true,
		"w: b2-b3; e: e2-e3, e1-e2; r: f6-f5":                           true,
		"white: Gb2-b3; grey: Ge2-e3, Ce1-e2; blue: Gc6-c5":             false,
		"white: Gb2-b3": true,
	} {
		if got := record.NewOpening(strings.Split(opening, ";")).Begins(r, words); got != want {
			t.Errorf("begins with %s: %v", opening, got)
		}
	}
}
