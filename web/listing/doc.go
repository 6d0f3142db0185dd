// Package listing keeps what the pages know of the records of an archive, in a file, so that neither a start nor the memory of the program
// grows with the games.
//
// The idea: a record is read and verified once. What lists say of it, and what can be asked of all records together, stands in the tables of an
// SQLite file from then on: who played, which kinds of games there are and how many of each, how games began, what is rated. A page asks these
// tables for what stands on it, and nothing else. The file is a cache. It holds nothing that does not follow from the archive, may be deleted at
// any time, and is made anew where it is spoilt or was written by another version of this package. What is deleted in it is overwritten, so that
// nobody who was forgotten stays behind in it.
package listing
