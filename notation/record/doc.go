// Package record keeps a game as a text file, NNN.pbem, that people can read and nobody can change unseen.
//
// The idea: a record is shaped like PGN: tag pairs, a blank line, one line a turn, the result. Three things guard it, each
// stronger than the one before.
//
//   - Replay. [Verify] plays every turn by the rules and compares the result.
//   - The chain. Each turn line ends in # and 16 hex digits. The first link is the SHA-256 of
//     "pbem record 1\n" + Variant + "\n" + Options + "\n" + Rules + "\n" + START + "\n", with the values of these tags ("" for
//     one that is missing) and START, the first position's line. Every further link is the SHA-256 of the 32 bytes of the
//     link before it followed by the canonical turn. The digits are the first 8 bytes of the link; the whole link goes
//     into the next. So no turn can be changed, added or dropped in the middle, and no other start be put before them.
//   - The signature. The last tag pair of a finished record is [Signature "ed25519:KEY:SIGNATURE"]: KEY is the first 8
//     bytes of the SHA-256 of the public key, in lower-case hex; SIGNATURE is the Ed25519 signature (RFC 8032) in padded
//     standard base64 (RFC 4648, strict) of the whole text without that line, its line end included. A signed text is valid
//     only in exactly the bytes that this package writes.
//
// The head of the chain stands in every letter about a game (see [Witness]), so that the players' mailboxes show whether a
// record was changed later, by whomever.
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
