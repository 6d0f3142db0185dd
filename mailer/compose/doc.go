// Package compose makes letters: from what was decided to the bytes of RFC 5322.
//
// The idea: a [Letter] has one body, a list of [Block]s, and every block can write itself twice, as plain text and as
// HTML, so that the two never tell different things. [Letter.Envelope] fixes the bytes: nothing in them depends on the
// clock, on chance or on anything but the letter, and so a letter sent twice is the same letter. [Game] lays out the
// letters about a game.
//
// What a letter says is decided in phrases, and becomes text here alone, in the language of whoever reads it. What it leaves out
// because it is told already is decided by what notices tell (adjudicator.Topics), never by their words.
//
// Whatever came from outside (names, subjects, a player's words) is cleaned on its way in: no control characters, no
// secret reply addresses, nothing that a mail program could take for a header, a boundary or markup.
package compose
