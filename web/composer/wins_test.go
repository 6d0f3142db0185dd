package composer_test

import (
	"strings"
	"testing"

	"pbem/rules"
	"pbem/rules/presets"
	"pbem/web/composer"
)

// siege is a game in which a turn can end the game by its end alone, and points are counted.
const siege = `
name: siege
title: Siege
about: who comes to the last rank must hold it
engine: amp
board: 4x5
wins:
  - {reach: {units: C, on: last, hold: true}}
  - {points: {G: 1}, to: 2}
no_move: loss
units:
  C: {name: chief, moves: K, leader: true}
  G: {name: guard, moves: K}
amps:
  white: {code: w, side: white, quota: 3}
  black: {code: b, side: black, quota: 3}
setup: |
  5 . . . bG
  4 . . . bC
  3 . . . .
  2 wG . . .
  1 wC . . .
`

// TestTurnGoesOnPastItsEnd: a turn that would end the game if it stopped there says so, and how it may go on.
func TestTurnGoesOnPastItsEnd(t *testing.T) {
	p, err := presets.Parse("siege.yaml", []byte(siege), nil)
	if err != nil {
		t.Fatal(err)
	}
	c := open(t, p, composer.Start{Preset: p.Name, Position: "wC3/4/1bG2/1bC2/4 b 1-0"})
	if got := c.State().Prompt; !strings.Contains(got, "Points: White 1, Black 0; 2 win.") {
		t.Error(got)
	}
	tap := func(names ...string) composer.State {
		for _, name := range names {
			s, _ := rules.ParseSquare(name)
			c.Tap(s)
		}
		return c.State()
	}
	got := tap("b3", "b4")
	if !got.Legal || !strings.Contains(got.Prompt, "1-0, White's chief has held a5") || !strings.Contains(got.Prompt, "send") {
		t.Errorf("%+v", got)
	}
	if got = tap("b2", "b3"); !got.Legal || got.Turn != "black: Gb3-b4, Cb2-b3" || !strings.Contains(got.Prompt, "held a5") {
		t.Errorf("going on: %+v", got)
	}
}
