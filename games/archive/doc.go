// Package archive keeps the records of games as files in a directory: 042.pbem for everybody, without mail addresses, and
// private/042.pbem with them, which its owner alone can read.
//
// Beside them lie the rules that they were played by, rules/HEX.yaml, named by their SHA-256 as the records name them: so a
// record can be replayed when the presets have long become others; and the public keys that they were signed with, server.pub.
//
// The idea: the archive is a copy. The store has the events, so a record is written again, whole, after every turn, and
// writing the same again does nothing. What writes does not look into a record. What reads takes any folder of records, from
// whomever: Pack makes one file of them. The packages below this one judge what is in them: rulebook
// finds the rules that a record was played by, signers the keys that it was signed with, and verify says whether it is in order.
package archive
