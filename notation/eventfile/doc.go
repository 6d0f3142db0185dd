// Package eventfile keeps what remains of a tournament as a text file, NAME.event, beside the records of its games.
//
// The idea: the records say how the games went, and nothing else does. What they cannot say stands here: the terms, who has which seed,
// which games there are, and what was no game: byes, drop-outs, forfeits. So a table follows from these files and the records alone
// (package crosstable). The file is signed as records are, and it names its games, so that none can be left out unseen.
//
// Like a record it stands in exactly one writing: a text that [Parse] takes is the one that [File.String] gives.
// docs/record.md is the format, to the last byte, with vectors.
package eventfile
