// Package library knows the games of an archive as pages ask for them: what lists and tables tell of all games, a game turn by turn,
// tournaments, openings, and what is on offer.
//
// A [Library] looks at its archive when a reader comes, and reads no more than has changed. What it has read and verified stands in a
// catalogue. It makes no page.
package library
