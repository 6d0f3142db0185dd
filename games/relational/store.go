package relational

import (
	"context"

	"pbem/games"
)

// Store is a games.Store on a medium, but for what hangs on the medium alone: closing it, and leaving no gaps behind.
// Each part of it knows the tables of one subject, and a transaction may change several.
type Store struct {
	*core
	matchStore
	peopleStore
	mailStore
	lobbyStore
	clubStore
	watchStore
	archiveStore
	nodeStore
}

// The parts of a store, by subject.
type (
	matchStore   struct{ *core } // matches, their events, and the presets they are played by
	peopleStore  struct{ *core } // players, their addresses and names, and that they are forgotten
	mailStore    struct{ *core } // letters that came, that wait to be sent, and the topics of digests
	lobbyStore   struct{ *core } // seeks and requests
	clubStore    struct{ *core } // tournaments, results and ratings
	watchStore   struct{ *core } // who watches what, and comments
	archiveStore struct{ *core } // records that are due, files, the log of the archive
	nodeStore    struct{ *core } // processes, leases, outages
)

// core runs the statements of all parts.
type core struct {
	medium Medium
	probe  func(point string)
	blocks *blocks
	before func(statement string) error // see Before
}

// New is a store on a medium whose tables are there. Commit calls the probe when it gets to "begun", for each letter "events-written"
// (and players and requests) and "outbox-written", "written" (all statements were executed), "before-commit" and "after-commit"; Erase, when it
// gets to each "lot", and when all were "swept": for tests that crash there, or do something meanwhile; nil for none.
func New(medium Medium, probe func(point string)) *Store {
	if probe == nil {
		probe = func(string) {}
	}
	return put(&core{medium: medium, probe: probe, blocks: &blocks{left: map[games.Numbered]block{}}})
}

// put puts a store together.
func put(c *core) *Store {
	return &Store{c, matchStore{c}, peopleStore{c}, mailStore{c}, lobbyStore{c}, clubStore{c}, watchStore{c}, archiveStore{c}, nodeStore{c}}
}

// Before has a function be asked before each statement of a transaction that Do or Each run; an error of its is the statement's. It is for tests,
// which fail there, or do something meanwhile, and set before the store is used.
func (s *Store) Before(statement func(string) error) { s.before = statement }

var _ games.Store = struct {
	*Store
	rest
}{}

// rest is what a medium's package adds.
type rest interface {
	Apart(ctx context.Context) error
	Compact(ctx context.Context) error
	Close() error
}
