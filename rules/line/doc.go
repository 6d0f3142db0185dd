// Package line reads and writes what the position lines of all games have in common.
//
// A position line is a position as one line of text: "3qk3/8/8/8/8/2P5/8/3QK3 w". First the board: its ranks from the top,
// with slashes between them, and in each rank from the left what stands on the squares, in the game's own letters. Squares
// in a row on which nothing stands are written as their number. After a space follows the side to move, w or b. What a game
// adds behind that, and what a single square may hold, is the engine's own business.
//
// There is only one line for a position: numbers do not begin with 0, and two of them never stand together, since their
// digits would be read as one number.
//
// An engine cuts the line with [Cut], gives the board to [ReadBoard] with a function that reads a single square, and
// reads what follows. Every error is a [phrase.Error] for the player; those of a board name the rank and the
// character, and have whatever the engine says of the square behind that.
package line
