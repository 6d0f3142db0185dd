// Package cosmic is the engine of Cosmic Chess: chess pieces on a board of 36 squares that capture like draughtsmen, by
// passing over.
//
// The idea: a layout is six words of bits, one for each side and one for each kind, on squares numbered so that a step in
// a direction is the addition of a number. A path is one piece on its way through a layout: where it stands, what it has
// passed over, where it has landed. Listing, counting, judging and explaining all walk paths, so they cannot disagree
// about the rules; only the sentences that explain a refusal are worked out apart, when there is one.
//
// A chain of jumps cannot go in circles, for each jump takes a unit from the board at once (CO-2). The longest has 16
// jumps, and no piece has more than 386,816 chains (a King without limit, every landing square empty and every other square
// taken by an enemy; with the usual limit of two jumps, at most 64). So everything here ends within milliseconds.
//
// What the rulings leave open is taken so: a line may give a side any units, but at most one King; if neither side has a
// King, one King has left the board by jumping over the other (CO-5), so that the side to move has lost.
package cosmic
