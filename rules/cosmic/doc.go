// Package cosmic is the engine of Cosmic Chess: chess pieces that capture like draughtsmen, by passing over, on a board of 36 to 144
// squares of any shape.
//
// The idea: a shape numbers the squares of the board and says what lies beside each in every direction; a layout says what stands
// on each. What lies beyond the edges and in the holes is one more square, on which the edge stands: a hole is off the board, as what
// lies beyond an edge is (CO-5), so that no King can hide beside one. A path is one piece on its way through a layout: where it stands, what it has
// passed over, where it has landed. Listing, counting, judging and explaining all walk paths, so they cannot disagree
// about the rules; only the sentences that explain a refusal are worked out apart, when there is one.
//
// A chain of jumps cannot go in circles, for each jump takes a unit from the board at once (CO-2). On 36 squares the longest has 16
// jumps, and no piece has more than 386,816 chains (a King without limit, every landing square empty and every other square
// taken by an enemy; with the usual limit of two jumps, at most 64). On larger boards that are as crowded there can be more than anybody
// can list; so what a letter asks for looks at no more than it shows, and finds the squares that a writer has left out among as
// many chains as there are on 36.
//
// What the rulings leave open is taken so: a line may give a side any units, but at most one King; if neither side has a
// King, one King has left the board by jumping over the other (CO-5), so that the side to move has lost.
package cosmic
