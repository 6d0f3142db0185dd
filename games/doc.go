// Package games keeps everything that must not be lost: the events of every match, the letters to be sent, which letters
// were handled, who the players are.
//
// The idea: one incoming letter is one [Commit]. The mark that it was handled, the events that follow from it and the
// letters that tell of them go into one transaction, so that a crash at any moment leaves all of it or nothing. Delivered
// again, the letter is [ErrDuplicate] and harmless; decided at the same time by two daemons, the second is [ErrConflict]
// and decides again.
package games
