// Package finding is what "pbem archive" prints of the records that it is given: lists as text, CSV and JSON, and statistics.
//
// The idea: records go through it one by one, and of each is kept no more than the order and the list need, so that an archive
// may be of any size. What can be asked, and what the columns are, is the table of facts (package query).
package finding
