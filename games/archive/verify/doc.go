// Package verify says which of many records are in order.
//
// The idea: package record judges one record, when somebody gives it the rules and the keys. Here they are found: the rules by
// their hash (package rulebook), the keys where the reader named them or beside the record, the letters that tell the hash of
// a record in the files of those who kept them. All cores work, and the results come in the order in which the records were
// named. What comes out are facts; whoever shows them finds the words.
package verify
