package composer_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pbem/rules"
	"pbem/rules/presets"
	"pbem/web/composer"
)

// twoAtOnce is a game in which two AMPs act in a turn, and one has two leaders.
const twoAtOnce = `
name: two-at-once
title: Two at Once
about: two AMPs act in a turn
engine: amp
board: 6x6
amps_per_turn: 2
units:
  C: {name: Chief, moves: K, leader: true}
  D: {name: Deputy, moves: F, leader: true}
  G: {name: guard, moves: K}
amps:
  white: {code: w, side: white, royal: first, quota: 2}
  grey: {code: e, side: white}
  amber: {code: a, side: white}
  blue: {code: b, side: black, royal: true}
setup: |
  6 . . bC bG . .
  5 . . . . . .
  4 . . . . . .
  3 . . . . . aC
  2 wG . wG . eG aG
  1 wC . wD . eC .
`

func openTwo(t *testing.T) (hand, rules.Position) {
	t.Helper()
	p, err := presets.Parse("two.yaml", []byte(twoAtOnce), nil)
	if err != nil {
		t.Fatal(err)
	}
	s := composer.Start{Preset: p.Name}
	return hand{T: t, c: open(t, p, s), words: p.Game.Vocabulary()}, positionOf(t, p, s)
}

// TestSeveralAMPsAreComposed composes turns in which two AMPs act, by taps.
func TestSeveralAMPsAreComposed(t *testing.T) {
	dice, several := rand.New(rand.NewPCG(7, 4)), 0
	for range 80 {
		h, position := openTwo(t)
		turn, ok := legalTurn(position, dice)
		if !ok {
			t.Fatal("no turn")
		}
		h.compose(turn)
		if got := h.c.State(); !got.Legal || got.Turn != turn.String() {
			t.Fatalf("%s is composed as %q (%s %s)", turn, got.Turn, got.Prompt, got.Error)
		}
		if strings.Contains(turn.String(), "; ") {
			several++
		}
	}
	if several < 10 {
		t.Errorf("only %d turns of two AMPs", several)
	}
}

// TestSeveralAMPsAreExplained taps what two AMPs cannot do in a turn.
func TestSeveralAMPsAreExplained(t *testing.T) {
	h, _ := openTwo(t)
	tap := func(squares ...string) composer.State {
		for _, text := range squares {
			s, _ := rules.ParseSquare(text)
			h.c.Tap(s)
		}
		return h.c.State()
	}
	if s := tap("a2", "a3", "e2", "e3"); s.Turn != "white: Ga2-a3; grey: Ge2-e3" || s.Quota == nil || *s.Quota != (composer.Quota{Used: 1, Of: 2}) {
		t.Fatalf("%q, %v, %s %s", s.Turn, s.Quota, s.Error, s.Prompt)
	}
	if s := tap("c2"); !strings.Contains(s.Error, "The white AMP has already acted; write all it does in one place.") {
		t.Errorf("an AMP that has acted: %s", s.Error)
	}
	if s := tap("f2"); !strings.Contains(s.Error, "Up to 2 AMPs act in a turn; here it's white and grey.") {
		t.Errorf("a third AMP: %s", s.Error)
	}
	if s := tap("d6"); !strings.Contains(s.Error, "Black's") {
		t.Errorf("the other side's: %s", s.Error)
	}
	h.c.Undo()
	if s := tap("f2", "b4"); !strings.Contains(s.Prompt+s.Error, "The amber guard on f2 can't move to b4.") {
		t.Errorf("a square too far: %s %s", s.Error, s.Prompt)
	}
}
