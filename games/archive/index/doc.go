// Package index finds positions in an archive: which games had one, what was played there, and how it went.
//
// The idea: every record is replayed once, and of each position no more is kept than a hash of its line, in the order of the
// games, and its place in the order of the hashes: twelve bytes, and eight more wherever units were taken. What was played
// next is kept for positions that more than one game had; a position that only one had is looked up in its record. All of
// this is a cache in a file, which is made anew when it is not there, broken, of another version of this program, or older than
// the records. So it may be deleted at any time.
package index
