// Package size makes a store as large as that of a great club after years, and measures what it costs there what people and hosts do.
//
// The idea: a few games are played by letters before the real service, on a clock that is set, and every commit that it makes is kept.
// The store is filled with these commits again and again, each time for two other players, at another time, under another number. So what
// lies in it was decided by the program and is written by the program's own Commit, in bulk. What the service forgets with time
// (games.Ages) is not written at all: the rows of letters of more than a year ago, digests of more than two years ago, and
// the bytes of letters that newer ones have made old.
//
// A store in a database can be multiplied (Multiply): the server itself copies all rows, with other numbers, names, addresses and hashes in each
// copy, so each is a club of other people beside the first. A list says what becomes of each column (recipes), and is held to the server's
// catalogue.
//
// What is not as it would be, and no answer shows: the same few games come again and again; links in the log of the archive are made up, as the
// records are not written; salts repeat; what happens in a game of a copy happens in all others at the same moment.
package size
