// Package referee turns one letter into one commit: who speaks, what they ask, what the adjudicator says to it, and which
// letters go out. It is the conversation of docs/mail.md.
//
// The idea: [Referee.Handle] only reads the store and returns a [games.Commit]; nobody is told anything before the daemon has
// committed it. A [View] lets many letters be decided in a row and committed together: each sees what those before it
// have decided.
package referee
