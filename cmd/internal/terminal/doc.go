// Package terminal writes for people at a terminal: text of others so that it does no harm there, and how far a long command is.
package terminal
