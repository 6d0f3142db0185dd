// Package invented writes archives of games that nobody played, for measuring: as many as wanted, of every built-in preset, all
// legal, signed, and with the log of the archive.
//
// The idea: what reads records is as fast as the records are long and many, not as they are clever. So some games of each preset
// are played at random, seeded, and each of them stands in the archive many times, under other numbers, players and dates.
package invented
