// Package watching is the subject of games of others: watching them, and commenting on them.
package watching
