// Package changes is the store as it will be: what a letter, or a moment, changes is written into a [Set] and read from it at once, so that one letter
// is decided upon a single picture of the store, and becomes one commit.
//
// The idea: a Set reads the store of the transaction in which the letter is decided, and keeps what it read and what was changed since. What can be
// asked of it beside the rows themselves (a name that is free, what an account was charged, how a match stands for its readers) are functions.
package changes
