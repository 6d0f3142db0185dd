package adjudicator_test

// duel is a game that ends in other ways than by royal leaders; testdata/wins-*.txtar play it.
const duel = `
name: duel
title: Duel
about: a Chief and three guards a side, to be won in many ways
engine: amp
board: 4x5
wins:
  - {reach: {units: C, on: last, hold: true}}
  - {points: {G: 1, C: 5}, to: 2}
no_move: loss
turn_limit: {turns: 10, then: points}
units:
  C: {name: Chief, moves: K, leader: true}
  G: {name: guard, moves: K}
amps:
  white: {code: w, side: white, quota: 2}
  black: {code: k, side: black, quota: 2}
setup: |
  5 kG kC kG .
  4  . kG  . .
  3  .  .  . .
  2  . wG  . .
  1 wG wC wG .
`
