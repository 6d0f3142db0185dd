// Package finding is what "pbem archive" and "pbem tree" print of the records that they are given: lists, statistics, records of
// one game, and what was played in a position; as text, CSV, JSON and SVG.
//
// The idea: records go through it one by one, and of each is kept no more than the order and the list need, so that an archive
// may be of any size. What can be asked, and what the columns are, is the table of facts (package query).
package finding
