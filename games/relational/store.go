package relational

import (
	"context"

	"pbem/games"
)

// Store is a games.Store on an engine, but for what hangs on the engine alone: closing it, and leaving no gaps behind.
type Store struct {
	engine Engine
	probe  func(point string)
}

// New is a store on an engine whose tables are there. Commit calls the probe when it gets to "begun", for each letter "events-written"
// (and players and requests) and "outbox-written", "written" (all statements were executed), "before-commit" and "after-commit": for
// tests that crash there; nil for none.
func New(engine Engine, probe func(point string)) *Store {
	if probe == nil {
		probe = func(string) {}
	}
	return &Store{engine, probe}
}

var _ games.Store = struct {
	*Store
	rest
}{}

// rest is what an engine's package adds.
type rest interface {
	Compact(ctx context.Context) error
	Close() error
}
