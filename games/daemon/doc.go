// Package daemon is the loop around the referee: it receives letters, has them decided, commits, and has letters carried away.
// It is the only owner of the clock.
//
// The order that everything depends on: a letter is fetched; decided; committed in one transaction with its events and the
// letters that tell of them; only then moved away in the mailbox, and only then are those letters sent. docs/flow.md walks
// through it and names what a crash at each point leaves behind.
package daemon
