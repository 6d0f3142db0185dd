// Package lifeform is the engine of Lifeform Chess, by Daniel MacDuff: each side is a body with a Head, a Torso, Hands,
// Feet, Hair and Limbs, which moves one part at a time and must hold together.
//
// The idea: the board is one 64-bit word, so a set of squares is a number, and a layout is a set for each kind of unit of
// each side. A captive and the Hand that holds it stand on one square; they are never of one side, so the sets show both.
// A turn is a primary move and its followers. What the primary leaves behind is a [wake]: the squares that are free, the
// Hair and Limbs that may follow, and the enemy units that a Limb may take. Judging, generating and counting all ask the
// wake, so they cannot disagree; only what explains a refusal is worked out apart, when there is one.
//
// Turns are counted without being listed: see count.go.
//
// What the rulings leave open is taken so: a line of a position has at most one Head and one Torso a side; a pass is a
// turn, so the body rules are asked after it; if a line shows two finished bodies at once, the game is drawn; and with a
// truce the captures it forbids are no turns, so a player who has no others must pass (G-3).
package lifeform
