// Package amoeba is the engine of Amoeba: chess on a board whose squares slide.
//
// The idea: a board is a letterbox with a margin. Each location of the grid holds one byte: no square (vacant), a square
// without a unit, or a square with one; whatever lies where no square can ever be is a wall like a vacant location. So the
// movement rules need no edges, a slide is two bytes changing places, and one representation serves the grid of 7 by 7, a
// larger one, and the board without edges, whose letterbox is cut anew around its squares after each turn.
//
// A turn is a chess move, then perhaps a slide, then promotions (AM-8). One walk goes over all of them: listing, counting,
// and asking whether there is any turn are three visitors of it. Judging plays the very same steps for the one turn that
// was written; only the sentences that explain a refusal are worked out apart.
//
// What the rulings leave open is taken so. A line in which the side to move attacks the opponent's king is taken as it
// stands (G-6): the king may be captured, and its side has then lost. If a line gives a side several kings, none of them
// may be left attacked. A board without edges ends 400 files and ranks from a1, which no game comes near.
package amoeba
