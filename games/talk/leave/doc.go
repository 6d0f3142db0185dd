// Package leave is the subject of those who go: who wants no more mail, and who is to be forgotten. Both end what a player has in other subjects, so this
// package may import those.
package leave
