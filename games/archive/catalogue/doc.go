// Package catalogue keeps what is known of all records of an archive together, in one SQLite file: for pages what lists say of them, and for
// commands where positions were met. Neither a start nor the memory of the program grows with the games, but for ratings.
//
// The file is a cache. Everything in it follows from the archive, and it may be deleted at any time. It lies beside the store of a service, or in the
// user's cache folder, and never beside records. One command that only goes through records once, such as a list, a search for facts or
// "pbem verify", reads the records themselves: that takes half a second of processor for 20,000 games, and less than asking a file would.
//
// # What a row has
//
// files has the name and the stamp (size, time, number) of each file that pages are made of. games has a row for each record: by what it is
// found and ordered, who verified it, and the hash of the text that was verified. What many games have in common stands once (kinds, names, events,
// players), with how many games have it: such a sum changes in the transaction that changes the game. heads has what a page shows of
// a record. rated has what ratings need; the lists are rating.Histories of it, kept in memory until one of these rows changes.
// replays has a row for each record that positions are sought in: its name, its file, and 20 bytes a position: a hash of the position, a hash of
// the turn that was played there, and a number for the units on the board. A question about a position goes through these bytes.
//
// # When it is refreshed
//
// Pages compare each file with its stamp when a reader comes (web, cmd/internal/pages) and read again what has changed. Positions are made again, all of
// them, when a name, size or time of any file of the archive has changed, because rules that lie beside records may have: 20,000 games take 3 s of
// processor.
//
// # Why it can be trusted
//
// A file that is spoilt, or of another layout, is made again. So are positions whose bytes are others than those that were written, by a SHA-256 over
// all rows. Records that another program or other keys have verified are verified again (web). The page of a game reads its record.
// What is deleted is overwritten, so that nobody who was forgotten stays in the file.
//
// Two processes may use one file: each change is a transaction, and positions are written in lots beside the old ones, which count until all are
// there. Where the file cannot be written (no folder, no rights, no space), the catalogue is kept in memory, and a command says so.
package catalogue
