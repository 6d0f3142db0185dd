package composer_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pbem/rules"
	"pbem/rules/presets"
	"pbem/web/composer"
)

// pawns is a game on the AMP engine in which units are promoted: White's on their last rank, who must; Black's on its last two, who may.
const pawns = `
name: pawns
title: Pawns
about: pawns that promote
engine: amp
board: 5x5
units:
  C: {name: chief, moves: K, leader: true}
  P: {name: pawn, moves: fmWfcF, promotes: {into: [Q, N], on: last, must: true}}
  S: {name: soldier, moves: fW, promotes: {into: Q, on: ranks 4-5}}
  Q: {name: queen, moves: Q}
  N: {name: knight, moves: N}
amps:
  white: {code: w, side: white, royal: true}
  black: {code: b, side: black, royal: true}
setup: |
  5 . . . . bC
  4 wP . wP . .
  3 . . . . bS
  2 . . . bS .
  1 wC . . . .
`

// TestPromotionsAreComposed composes turns of a game with leads in which units are promoted, by taps and choices.
func TestPromotionsAreComposed(t *testing.T) {
	p, err := presets.Parse("pawns.yaml", []byte(pawns), nil)
	if err != nil {
		t.Fatal(err)
	}
	dice, promoted := rand.New(rand.NewPCG(3, 4)), 0
	for range 60 {
		s := composer.Start{Preset: p.Name, Position: []string{
			"4bC/wP1wP2/4bS/3bS1/wC4 w", "4bC/bPwP3/wP3bS/wCwPbSbS1/5 b"}[dice.IntN(2)]}
		position := positionOf(t, p, s)
		s.Side = position.ToMove()
		turn, ok := legalTurn(position, dice)
		if !ok {
			t.Fatal("no turn")
		}
		c := open(t, p, s)
		h := hand{T: t, c: c, words: p.Game.Vocabulary()}
		h.compose(turn)
		v, err := position.Judge(rules.Draft{Turn: turn})
		if err != nil {
			t.Fatal(err)
		}
		if got := c.State(); !got.Legal || got.Turn != v.Turn.String() {
			t.Fatalf("%s: %s is composed as %q (%s %s)", position, v.Turn, got.Turn, got.Prompt, got.Error)
		}
		if strings.Contains(v.Turn.String(), "=") {
			promoted++
		}
	}
	if promoted < 10 {
		t.Errorf("only %d turns promote", promoted)
	}
}

// TestPromotionIsAwaited: a pawn that must be promoted is not done when it has arrived.
func TestPromotionIsAwaited(t *testing.T) {
	p, err := presets.Parse("pawns.yaml", []byte(pawns), nil)
	if err != nil {
		t.Fatal(err)
	}
	position, err := p.Game.Parse("4bC/wP4/wC4/5/5 w")
	if err != nil {
		t.Fatal(err)
	}
	c := open(t, p, composer.Start{Preset: p.Name, Position: position.String()})
	for _, name := range []string{"a4", "a5"} {
		s, _ := rules.ParseSquare(name)
		c.Tap(s)
	}
	got := c.State()
	if got.Legal || len(got.Choices) != 2 || got.Prompt != "The white pawn on a4 has to be promoted on a5. Choose what it becomes." {
		t.Errorf("%v, %v, %s", got.Legal, got.Choices, got.Prompt)
	}
	c.Choose(0)
	if got := c.State(); !got.Legal || got.Turn != "white: Pa4-a5=Q" {
		t.Errorf("%+v", got)
	}
	c.Undo()
	c.Undo()
	if got := c.State(); got.Turn != "" {
		t.Errorf("%+v", got)
	}
}
