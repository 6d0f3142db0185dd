// Package archive keeps the records of games as files in a directory: 042.pbem for everybody, without mail addresses, and
// private/042.pbem with them, which its owner alone can read.
//
// Beside them lie the rules that they were played by, rules/HEX.yaml, named by their SHA-256 as the records name them: so a
// record can be replayed when the presets have long become others.
//
// The idea: the archive is a copy. The store has the events, so a record is written again, whole, after every turn, and
// writing the same again does nothing. Nothing here knows what is in a record.
package archive
