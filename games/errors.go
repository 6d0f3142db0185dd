package games

import "errors"

var (
	// ErrDuplicate: a letter with this digest was handled before.
	ErrDuplicate = errors.New("this letter was handled before")
	// ErrConflict: the match has changed since it was read; read it again and decide again.
	ErrConflict = errors.New("the game has changed meanwhile")
	// ErrNotFound: there is no such match, player or request.
	ErrNotFound = errors.New("not found")
	// ErrUnavailable: the store itself cannot work just now (its disk is full, it cannot be read or written, it is locked
	// for too long). It says nothing about what was asked of it; the same may work later.
	ErrUnavailable = errors.New("the store is not available")
)
