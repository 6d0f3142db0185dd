// Package hosts is the subject of those who run a club. A ban ends what a player has in other subjects, so this package may import those.
package hosts
