// Package sqlite is a [games.Store] in one file, on SQLite in pure Go.
//
// The idea: one connection writes, a few read. Every write is one IMMEDIATE transaction of prepared statements, so two
// processes on one file wait for each other instead of failing half way; SQLite's write-ahead log lets readers go on
// meanwhile. Each kind of fact has a file of its own here with its statements above the code that uses them.
//
// Commit syncs the log to the disk before it returns. Lease and Settle do not: their records are safe from a crash of the
// process at once, and from a crash of the machine with the next commit. Losing one costs a letter sent twice, which the
// same Message-ID makes harmless, and saves two waits for the disk a letter.
//
// Times are integers, nanoseconds since 1970 in UTC; the zero time is NULL.
package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"

	_ "modernc.org/sqlite" // the driver "sqlite"

	"pbem/games"
	"pbem/games/durable"
	"pbem/games/relational"
)

// Store is a games.Store in one file.
type Store struct {
	*relational.Store
	medium *medium
}

var _ games.Store = (*Store)(nil)

// settings are what options set.
type settings struct {
	probe  func(point string)
	barred bool
}

// Option is a setting of Open.
type Option func(*settings)

// WithProbe has Commit call a function at its points (relational.New): for tests that crash there.
func WithProbe(probe func(point string)) Option {
	return func(s *settings) { s.probe = probe }
}

// EvenBarred opens a store, too, that nothing may be done with: for package moving.
func EvenBarred() Option {
	return func(s *settings) { s.barred = true }
}

const (
	readConnections = 4

	// The log is folded into the file every 16 MB, not every 4: pages that many letters touch are copied less often.
	// 16 MB of pages are kept in memory, so that a batch of letters fits.
	pragmas = "_pragma=busy_timeout(" + patience + ")&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=foreign_keys(1)" +
		"&_pragma=wal_autocheckpoint(" + logPages + ")&_pragma=cache_size(-16000)"
	logPages = "4000"
	// patience is for how long, in milliseconds, somebody else who writes is waited for.
	patience = "10000"
)

// Open opens the store in the file, and makes it when it is missing: readable by its owner alone, for there are
// addresses and reply tokens in it.
func Open(path string, options ...Option) (*Store, error) {
	var chosen settings
	for _, option := range options {
		option(&chosen)
	}
	m := &medium{turn: make(chan struct{}, 1), synced: true, barred: chosen.barred}
	s := &Store{relational.New(m, chosen.probe), m}
	if err := m.open(context.Background(), path); err != nil {
		return nil, errors.Join(fmt.Errorf("open store %s: %w", path, explain(err)), s.Close())
	}
	return s, nil
}

func (m *medium) open(ctx context.Context, path string) error {
	var err error
	if m.hold, err = share(path); err != nil {
		return err
	}
	if err := orphaned(path); err != nil {
		return err
	}
	if err := fits(ctx, path); err != nil {
		return err
	}
	if err := create(path); err != nil {
		return err
	}
	name, err := dataSource(path)
	if err != nil {
		return err
	}
	if m.writer, err = sql.Open("sqlite", name+"&_txlock=immediate"); err != nil {
		return err
	}
	m.writer.SetMaxOpenConns(1)
	if err := m.meet(ctx, path); err != nil {
		return err
	}
	if !m.barred {
		if err := refuseBarred(ctx, m.writer); err != nil {
			return err
		}
	}
	if m.layout, err = migrate(ctx, m.writer, path); err != nil {
		return err
	}
	if err := rewrite(ctx, m.writer); err != nil {
		return err
	}
	if m.readers, err = sql.Open("sqlite", name+"&_pragma=query_only(1)"); err != nil {
		return err
	}
	m.readers.SetMaxOpenConns(readConnections)
	m.readers.SetMaxIdleConns(readConnections)
	m.write, m.read = newPrepared(m.writer), newPrepared(m.readers)
	m.path = whole(path)
	m.place, err = newPlace(path)
	return err
}

// meet makes the first connection while nobody else makes theirs: a new file gets its log with it, for which SQLite does not wait until the others
// have done so.
func (m *medium) meet(ctx context.Context, path string) error {
	turn, err := inTurn(path)
	if err != nil {
		return err
	}
	return errors.Join(m.writer.PingContext(ctx), turn.release())
}

// Apart implements games.Store: a file has no clock of its own.
func (s *Store) Apart(context.Context) error { return nil }

// dataSource writes the path as a URI, so that no character in it is taken for a setting.
func dataSource(path string) (string, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(abs)}).String() + "?" + pragmas, nil
}

// create makes an empty file that only its owner can read, and its entry in the directory durable. SQLite gives its
// companion files the same mode.
func create(path string) error {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if errors.Is(err, os.ErrExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := file.Close(); err != nil {
		return err
	}
	return durable.Sync(filepath.Dir(path))
}

// Close ends the store. The last to close the file folds the log into it; but never a log in doubt, see failure.go.
func (s *Store) Close() error {
	m := s.medium
	if m.doubtful.Load() {
		return nil
	}
	var errs []error
	for _, db := range []*sql.DB{m.readers, m.writer} {
		if db != nil {
			errs = append(errs, db.Close())
		}
	}
	if m.hold != nil {
		errs = append(errs, m.hold.release())
	}
	return errors.Join(errs...)
}

const (
	knownSQL = `SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'relocations'`
	whySQL   = `SELECT why FROM relocations WHERE why <> '' ORDER BY role`
)

// Barred returns why nothing may be done with the store at path, "" where it may, or there is none: it was moved, or is being moved (package moving).
func Barred(ctx context.Context, path string) (why string, err error) {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	err = withFile(path, "ro", func(db *sql.DB) error {
		why, err = barred(ctx, db)
		return err
	})
	return why, err
}

// notBarred is games.ErrBarred for the file of a store that nothing may be done with.
func notBarred(ctx context.Context, path string) error {
	return withFile(path, "ro", func(db *sql.DB) error {
		if err := refuseBarred(ctx, db); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		return nil
	})
}

// barred asks an open file.
func barred(ctx context.Context, db *sql.DB) (why string, err error) {
	var known bool // not in a file that is no store
	if err := db.QueryRowContext(ctx, knownSQL).Scan(&known); err != nil || !known {
		return "", err
	}
	err = db.QueryRowContext(ctx, whySQL).Scan(&why)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return why, err
}

// refuseBarred is games.ErrBarred for a store that nothing may be done with.
func refuseBarred(ctx context.Context, db *sql.DB) error {
	why, err := barred(ctx, db)
	if err == nil && why != "" {
		err = fmt.Errorf("%w: %s", games.ErrBarred, why)
	}
	return err
}
