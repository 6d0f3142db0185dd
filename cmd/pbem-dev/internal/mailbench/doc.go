// Package mailbench measures how many letters a second go through the whole program, and what share that is of what the
// bare pipeline allows: the mail libraries and the database alone, which judge nothing and write no letters.
//
// The idea: a rehearsal plays many games and keeps every letter, those of the players and the answers to them. Then both
// paths get the same letters from the same kind of servers, and send letters of the same bytes; the answers of the bare
// path are simply known beforehand. They are measured in turns within one run, because only the share means anything on
// another machine.
package mailbench
