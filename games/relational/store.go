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

// Medium runs statements. What it returns as an error says whether the store itself cannot work (games.ErrUnavailable).
type Medium interface {
	Reader
	// Write runs do in one transaction of a kind. Whatever do returns as an error takes all of it back. do may be run several times, of which the
	// last counts: it keeps nothing of the times before.
	Write(ctx context.Context, kind Kind, do func(context.Context, Writer) error) error
	// Well is games.ErrUnavailable where writes cannot work, as far as that can be said without one.
	Well(ctx context.Context) error
	// SkipLocked is what stands behind a query for rows of a table, called by the name, that are changed next in the same transaction, so that
	// of several who do so at once each gets other rows; "" where one transaction at a time writes.
	SkipLocked(table string) string
	// Shared reports whether several nodes may work on the store, so that what one of them does is worth keeping from the others.
	Shared() bool
	// Block is how many numbers are taken at a time, for drawings to come: 1 where that is as good as a number each, and leaves no gap.
	Block() int
	// Now is what stands in a statement for this moment by the store's clock, in nanoseconds since 1970.
	Now() string
	// Sure returns when what others have written and can be read now is as safe as what Write has written. It is asked before anything is
	// acknowledged for the only reason that it is there already.
	Sure(ctx context.Context) error
	// Layout is the newest layout of tables that this program knows: the number of the last of its layouts.
	Layout() int64
}

// Kind is what a transaction promises.
type Kind int

const (
	// Serial sees and changes the tables as if nobody else did at the same time, and is on disk when Write returns nil.
	Serial Kind = iota
	// Lasting is on disk when Write returns nil. Each of its statements stands alone, and sees what others have committed before it.
	Lasting
	// Deciding is Lasting for what takes its time to decide, until it locks what it changes.
	Deciding
	// Soon is like Lasting, but a crash of the machine may forget it, with nothing that was committed and is on disk.
	Soon
)

// Reader runs statements that read.
type Reader interface {
	Query(ctx context.Context, statement string, args ...any) (Rows, error)
}

// Writer runs statements of one transaction, in the order in which they are given. Those that are run later are sent together where each
// answer costs a way to a server and back: before the next that is waited for, and before the transaction is committed.
type Writer interface {
	Reader
	Exec(ctx context.Context, statement string, args ...any) (changed int64, err error)
	// Later runs a statement whose answer nothing hangs on yet, and has it looked at when it is there. What look returns fails the transaction;
	// what it runs later comes after all that was given before the answers were there. The error is look's where there was an answer at once.
	Later(ctx context.Context, look Look, statement string, args ...any) error
	// Insert is Later for a row of a table that numbers its rows by itself, in the column id. What it returns is an argument that stands for the
	// number in this transaction, until the next such row is given; for that of no row where ON CONFLICT has nothing done.
	Insert(ctx context.Context, look Look, table, statement string, args ...any) (id any, err error)
	// InsertBoth is Later for a row of such a table and one of another that has the same number: the second statement reads it as the column id of
	// "added", which is empty where ON CONFLICT has nothing done. What look is told is how many rows the second has changed.
	InsertBoth(ctx context.Context, look Look, row, second Statement) error
	// Wait waits for all answers, and returns the first error of a look since it was last asked.
	Wait(ctx context.Context) error
	// Lock has the matches, streams and players of a batch wait for nobody half way: rows that are there are locked in one order, whatever
	// the order of the commits.
	Lock(ctx context.Context, rows Locks) error
}

// Statement is one with its values.
type Statement struct {
	Text string
	Args []any
}

// Look is given how many rows a statement has changed, or why it has failed, and says what that means.
type Look func(changed int64, err error) error

// Locks are the rows that a batch of commits, or a lot, changes and others may change, too, each kind in order.
type Locks struct {
	Matches []int
	Streams []string
	Players []string
	Log     bool // the edge of the log
}

// Rows are what a query has found, as of package sql.
type Rows interface {
	Next() bool
	Scan(targets ...any) error
	Err() error
	Close() error
}
