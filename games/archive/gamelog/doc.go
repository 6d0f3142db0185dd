// Package gamelog is the log of an archive: which games began, and how each ended, one line each, in the order in which it was
// decided.
//
// The idea: a record that is missing, or was written anew under the same signature, cannot be noticed in the record itself. So
// each game leaves a line when it begins and another when it ends, and all lines are the leaves of a Merkle tree as in RFC 6962
// (golang.org/x/mod/sumdb/tlog). Its root stands in letters that players keep, and with the number of lines in records/log.head,
// which the server signs (a C2SP checkpoint, golang.org/x/mod/sumdb/note). Lines are only ever added: whoever has an old root can
// tell whether the log that is shown to them today still begins with what the root was made of.
//
// The lines are rows of the store, written in the very commit that begins or ends the game; the file is their copy.
// docs/record.md is the format, complete, for programs of others.
package gamelog
