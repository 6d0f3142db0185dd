package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"sync/atomic"

	_ "modernc.org/sqlite" // the driver "sqlite"

	"pbem/games"
	"pbem/games/durable"
)

// Store is a games.Store in one file.
type Store struct {
	writer  *sql.DB // one connection
	readers *sql.DB
	write   writeStatements
	read    readStatements
	synced  bool // whether the writer's transactions wait for the disk; belongs to who holds the writer's connection
	// doubtful: a sync has failed. Nobody knows what is on the disk, and nothing more may be built on it.
	doubtful atomic.Bool
	probe    func(point string)
	hold     *lock  // nil before the file is opened
	place    *place // likewise
}

var _ games.Store = (*Store)(nil)

// Option is a setting of Open.
type Option func(*Store)

// WithProbe has Commit call a function when it gets to "begun", for each letter "events-written" (and players and requests)
// and "outbox-written", "written" (all statements were executed), "before-commit" and "after-commit": for tests that crash
// there.
func WithProbe(probe func(point string)) Option {
	return func(s *Store) { s.probe = probe }
}

const (
	readConnections = 4

	// The log is folded into the file every 16 MB, not every 4: pages that many letters touch are copied less often.
	// 16 MB of pages are kept in memory, so that a batch of letters fits.
	pragmas = "_pragma=busy_timeout(10000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=foreign_keys(1)" +
		"&_pragma=wal_autocheckpoint(" + logPages + ")&_pragma=cache_size(-16000)"
	logPages = "4000"
)

// Open opens the store in the file, and makes it when it is missing: readable by its owner alone, for there are
// addresses and reply tokens in it.
func Open(path string, options ...Option) (*Store, error) {
	s := &Store{synced: true, probe: func(string) {}}
	for _, option := range options {
		option(s)
	}
	if err := s.open(context.Background(), path); err != nil {
		return nil, errors.Join(fmt.Errorf("open store %s: %w", path, explain(err)), s.Close())
	}
	return s, nil
}

func (s *Store) open(ctx context.Context, path string) error {
	var err error
	if s.hold, err = share(path); err != nil {
		return err
	}
	if err := orphaned(path); err != nil {
		return err
	}
	if err := create(path); err != nil {
		return err
	}
	name, err := dataSource(path)
	if err != nil {
		return err
	}
	if s.writer, err = sql.Open("sqlite", name+"&_txlock=immediate"); err != nil {
		return err
	}
	s.writer.SetMaxOpenConns(1)
	if err := migrate(ctx, s.writer, path); err != nil {
		return err
	}
	if err := rewrite(ctx, s.writer); err != nil {
		return err
	}
	if s.readers, err = sql.Open("sqlite", name+"&_pragma=query_only(1)"); err != nil {
		return err
	}
	s.readers.SetMaxOpenConns(readConnections)
	s.readers.SetMaxIdleConns(readConnections)
	if err := s.write.prepare(ctx, s.writer); err != nil {
		return err
	}
	if err := s.read.prepare(ctx, s.readers); err != nil {
		return err
	}
	s.place, err = newPlace(path)
	return err
}

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
	if s.doubtful.Load() {
		return nil
	}
	var errs []error
	for _, db := range []*sql.DB{s.readers, s.writer} {
		if db != nil {
			errs = append(errs, db.Close())
		}
	}
	if s.hold != nil {
		errs = append(errs, s.hold.release())
	}
	return errors.Join(errs...)
}
