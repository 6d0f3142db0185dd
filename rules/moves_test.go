package rules_test

import (
	"math/rand/v2"
	"testing"

	"pbem/rules/presets"
)

// bench is a game of everything that a file can say of moves: directions, captures apart from moves, unmoved units, lame leaps,
// hoppers, outward legs, promotion, holes, and more ranks than files.
const bench = `
name: bench
title: Bench
about: moves of every kind
engine: amp
board: 6x13
chain: own
units:
  C: {name: chief, moves: K, leader: true}
  P: {name: pawn, moves: fmWfcFifmW2, promotes: {into: [Q, N, S], on: last, must: true}}
  S: {name: soldier, moves: fhN nA, promotes: {into: P, on: "ranks 6-8"}}
  Q: {name: griffin, moves: F F^R}
  N: {name: cannon, moves: mRcpR gB3}
amps:
  white: {code: w, side: white, royal: true, hyper: true}
  grey: {code: e, side: white, quota: 2}
  black: {code: b, side: black, royal: true}
setup: |
  13 bN bC bQ  . bS  .
  12  . bP bP bP bP  .
  11  .  .  .  .  .  .
  10  . eS  .  .  .  .
   9 eC eP  .  *  .  .
   8  .  .  .  *  .  .
   7  .  .  .  .  .  .
   6  .  *  .  .  .  .
   5  .  .  . bP  .  .
   4  . wP  .  .  .  .
   3 wP  . wP wP  .  .
   2 wS wQ wC wN  .  .
   1  .  .  .  .  .  .
`

// TestContractOfEveryMove plays random games of moves that no built-in preset has.
func TestContractOfEveryMove(t *testing.T) {
	p, err := presets.Parse("bench.yaml", []byte(bench), nil)
	if err != nil {
		t.Fatal(err)
	}
	c := contract{T: t, game: p.Game, dice: rand.New(rand.NewPCG(8, 9))}
	for range 6 {
		c.playout(p.Game.Start(), 30)
	}
}
