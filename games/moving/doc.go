// Package moving carries all that a store holds into another one, which takes its place: from a file into a database, back, or between two of
// a kind.
//
// The idea: at any time one store counts, and a row of the new one decides which (the table relocations). Until it says "released" the old one
// does: it is barred, so that nothing in it changes while it is copied, but it can be had back (GiveUp). From then on the new one does, and the old
// one is barred for ever. To be barred is more than a mark: triggers refuse every write of whoever has the store open, and Open refuses in words that name the other store. So two stores are never used side by side, whenever the copy is
// killed, and calling it again brings it to its end.
//
// A backup is made, and put back, by the same parts (Duplicate): the old store is only read, as of one moment, and goes on; the new one is barred until
// it is whole.
//
// Tables are found in the catalogues of both sides, so that one that a later migration makes is carried without a word here. Rows are copied
// and compared as values: whole numbers, real numbers, texts and bytes.
package moving
