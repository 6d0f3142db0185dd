// Package play is the subject of a game that goes on: turns that are tried or left ready, looks at boards and records, the notebook, words passed on.
package play
