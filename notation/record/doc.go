// Package record keeps a game as a text file, NNN.pbem, that people can read and nobody can change unseen.
//
// The idea: a record is shaped like PGN: tag pairs, a blank line, one line a turn, the result. Three things guard it, each
// stronger than the one before.
//
//   - Replay. [Verify] plays every turn by the rules and compares the result.
//   - The chain. Each line ends in # and the first hex digits of a link: a SHA-256 over the link before it and the line. So
//     nothing can be changed, added or dropped in the middle: who played which side, when each turn came, and how, by whom and
//     when the game ended.
//   - The signature. The last tag pair of a finished record is an Ed25519 signature over the bytes of the file without that line. A
//     signed text is valid only in exactly the bytes that this package writes.
//
// docs/record.md is the format, to the last byte, with vectors.
//
// The head of the chain stands in every letter about a game (see [Witness]), so that the players' mailboxes show whether a
// record was changed later, by whomever.
//
// What people say of the turns stands in notes beside the record (see [Note]), which are no part of it.
//
// A game that begins with set-ups has them as turn 0: "0. setup: …" and "0... setup: …". To a secret one the players were
// committed before it was shown; the tags WhiteCommitment, WhiteSalt, BlackCommitment and BlackSalt let everybody check that
// it was not changed (package seal).
//
// A record typed by hand has neither hashes nor a signature; it is verified by replay alone, and the report says so. Where keys
// are at hand that is not enough: a finished record must then be signed, with hashes or without, or whoever takes both away
// could write into it what they like.
//
// No control characters are written, and none are read.
package record
