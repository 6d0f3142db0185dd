// Package tournaments holds the files of tournaments against the records of their games, and makes tournaments of both.
//
// The idea: a file says which games there are, and the records how they went. Neither is believed about what the other says: a game that a
// file names and that has no record here, or one of others, at another board, or by other terms, is a fault, and so is a record that says
// it belongs to a tournament which does not name it.
package tournaments
