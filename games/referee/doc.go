// Package referee turns one letter into one commit: who speaks, what they ask, what the adjudicator says to it, and which
// letters go out. It is the conversation of docs/mail.md.
//
// The idea: [Referee.Handle] only reads the store and returns a [games.Commit]; nobody is told anything before the daemon has
// committed it. A letter goes through three things. A session says who wrote it, by what proof, and what was understood. A
// [Changeset] is the store as it will be: what the letter changes is written into it and read from it at once, so that many
// letters can be decided in a row and committed together. A reply collects what each is told; which letters come of that, and
// in which threads, is decided once, at its end.
package referee
