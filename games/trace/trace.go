// Package trace tells what became of letters, in words for the host and as JSON.
//
// The store keeps a row for each letter that came and each that went, and which of them caused which. A host who is told
// that a turn did not arrive has the player's address, or a Message-ID, or a digest from the log; from any of them the whole
// story is found: when the letter came and by what route, who spoke and by what proof, what was done and why not more, and
// how far the letters have come that answer it.
package trace
