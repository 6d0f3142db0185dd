// Package collection goes through whatever holds records, one record after the other.
//
// The idea: people keep records in folders, packs (tar, zip), compressed (gzip, zstd), in mailboxes and letters, many in one
// file, as text, as JSON and as PGN, and any of these inside another. [Walk] is the one way into all of them: it yields each
// record as a [Member], with its name ("p.tar.gz:a/001.pbem") and its bytes, or with what is wrong with it, and goes on. What
// it reads comes from anywhere, so nothing is believed that a file says of itself: every record, every letter and what is
// unpacked is bounded before it is read, and no more than one record is held at a time.
//
// What a member says, and whether it is so, others judge: [Member.Record] reads it, and package verify verifies it.
package collection
