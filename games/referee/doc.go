// Package referee takes one letter, or one moment, through: who speaks, what they ask, who carries it out, and which letters go out. It is the
// conversation of docs/flow.md.
//
// The idea: [Prepare] reads a letter before the transaction begins; [Handle] decides it inside, upon a [changes.Set], and returns a [games.Commit];
// nobody is told anything before the daemon has committed it. Who wrote it and by what proof is found by identify.go, which of its lines are done, asked
// back or refused by runner.go, and what carries out each line stands in the rows of the subjects (rows.go).
package referee
