// Package reply writes the letters that come of a letter: who gets which, in which thread, at once or in a digest, and when none.
//
// The idea: while a letter is carried out a [talk.Reply] only collects what there is to tell. [Write] decides at the end what letters come of it, within
// the limits of docs/flow.md.
package reply
