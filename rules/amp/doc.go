// Package amp is the engine of all Chesimals: games in which a leader activates the units of its AMP, one after another,
// as long as a chain of friendly units joins them to it.
//
// The idea: a [Spec] is a preset as data; [New] compiles it into a [Game]. A position keeps a letterbox (what stands on
// each square) beside sets of squares as bits, so that a chain is a flood fill and a unit's moves are a table look-up. A
// turn in progress is a play: the arrangement so far, the leader, and what is left of its rights. Judging, generating,
// counting and explaining all ask the same play, so they cannot disagree about the rules; only the sentences that explain
// a refusal are worked out apart, when there is one.
//
// What the rulings leave open is taken so: if a line of a position gives an AMP more than one leader, a chain may end at
// any of them (G-6: a line is taken as it stands); if it leaves both sides without a royal leader, the game is drawn.
package amp
