// Package crosstable shows the tables of a tournament: as text for letters and terminals, as HTML, and for programs.
//
// The idea: whoever has a [tournament.Event], the service from its store or a reader from a file and records, shows the same table,
// because it is made here. Text keeps to a number of columns as a screen has them: names take the room that is left, and what does not
// fit is left out from the right, tie-breaks before games.
package crosstable
