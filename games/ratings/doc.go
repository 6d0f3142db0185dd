// Package ratings tells where players stand in lists, at any time, of what a store keeps: what months have changed that have ended, which
// is reckoned once, and the games of months that were not reckoned yet. So a question costs no more than the games of a month, however many
// have ever been played, and the numbers are those of package rating for all games of the list, to the last bit.
package ratings
