package catalogue

import (
	"context"
	"database/sql"
	_ "embed" // the tables
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"sync"
	"time"

	"modernc.org/sqlite"
	codes "modernc.org/sqlite/lib"
)

// layout is of the tables below: a file of another one is made anew.
const layout = 5

//go:embed schema.sql
var schema string

// Catalogue is the tables of an archive. Its methods are safe for concurrent use, also by several processes. Their errors are those of the file;
// see Spoilt.
type Catalogue struct {
	storage
	renewed bool // there was a file that could not be used

	reckoning sync.Mutex
	ratings   *ratings // as they were asked for last
}

// storage is the file of a catalogue, and what is open of it.
type storage struct {
	path    string // "" in memory
	pool    *sql.DB
	readers *sql.DB // nil in memory: whoever reads waits for who writes

	mu    sync.Mutex
	conn  *sql.Conn // that writes
	ready map[string]*sql.Stmt

	asking    sync.Mutex
	questions map[string]*sql.Stmt // that were asked: a filter has some hundred forms
}

func newCatalogue(path string) *Catalogue {
	return &Catalogue{storage: storage{path: path, ready: map[string]*sql.Stmt{}, questions: map[string]*sql.Stmt{}}}
}

const (
	readConnections = 4
	longest         = 20 * time.Second // that is waited for others, as below
	// What is deleted is overwritten; the log is cut off when it has been folded in (Settle). A crash of the machine may lose the last
	// changes, and they are made again.
	pragmas = "?_pragma=busy_timeout(20000)&_pragma=secure_delete(1)&_pragma=journal_mode(WAL)&_pragma=synchronous(NORMAL)&_pragma=cache_size(-32000)"
)

// Open opens the file, and makes it where there is none, or one that cannot be used. "" keeps the catalogue in memory.
func Open(path string) (*Catalogue, error) {
	l := newCatalogue(path)
	err := l.open()
	if err == nil || path == "" || !unusable(err) {
		return l.opened(err)
	}
	_ = l.Close() // it is spoilt, and removed
	if err = remove(path); err != nil {
		return nil, fmt.Errorf("the catalogue %s cannot be made anew: %w", path, err)
	}
	l = newCatalogue(path)
	l.renewed = true
	return l.opened(l.open())
}

// opened is the catalogue, or the error with which it could not be opened.
func (l *Catalogue) opened(err error) (*Catalogue, error) {
	if err == nil {
		return l, nil
	}
	return nil, errors.Join(fmt.Errorf("the catalogue %s cannot be opened: %w", l.path, err), l.Close())
}

// errLayout: the tables are those of another version.
var errLayout = errors.New("it is of another layout")

func unusable(err error) bool { return errors.Is(err, errLayout) || Spoilt(err) }

// Spoilt reports whether an error says that the file is damaged, or is none of these: then it is to be made anew.
func Spoilt(err error) bool {
	failure, ok := errors.AsType[*sqlite.Error](err)
	return ok && (failure.Code()&0xff == codes.SQLITE_CORRUPT || failure.Code()&0xff == codes.SQLITE_NOTADB)
}

func (l *storage) open() (err error) {
	name := "file::memory:" + pragmas
	if l.path != "" {
		if name, err = source(l.path); err != nil {
			return err
		}
		if l.readers, err = sql.Open("sqlite", name+"&_pragma=query_only(1)"); err != nil {
			return err
		}
		l.readers.SetMaxOpenConns(readConnections)
		l.readers.SetMaxIdleConns(readConnections)
	}
	if l.pool, err = sql.Open("sqlite", name); err != nil {
		return err
	}
	l.pool.SetMaxOpenConns(1)
	ctx := context.Background()
	if err = l.connect(ctx); err != nil {
		return err
	}
	return l.lay(ctx)
}

// connect makes the connection that writes. A new file gets its log with it, and where somebody else makes theirs at the same moment, SQLite does not
// wait for them.
func (l *storage) connect(ctx context.Context) (err error) {
	for began := time.Now(); time.Since(began) < longest; time.Sleep(longest / 1000) {
		if l.conn, err = l.pool.Conn(ctx); !busy(err) {
			break
		}
	}
	return err
}

func busy(err error) bool {
	failure, ok := errors.AsType[*sqlite.Error](err)
	return ok && failure.Code()&0xff == codes.SQLITE_BUSY
}

// source makes the file, for its owner alone, and writes its path as a URI, so that no character in it is taken for a setting.
func source(path string) (string, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(filepath.Dir(abs), 0o700); err != nil {
		return "", err
	}
	file, err := os.OpenFile(abs, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return "", err
	}
	if err := file.Close(); err != nil {
		return "", err
	}
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(abs)}).String() + pragmas, nil
}

// lay makes the tables where there are none.
func (l *storage) lay(ctx context.Context) error {
	return l.change(ctx, func(w *work) error {
		var found int
		if err := w.one("PRAGMA user_version", nil, &found); err != nil || found == layout {
			return err
		}
		var tables int
		if err := w.one("SELECT count(*) FROM sqlite_schema", nil, &tables); err != nil {
			return err
		}
		if tables > 0 {
			return errLayout
		}
		_, err := l.conn.ExecContext(ctx, schema+fmt.Sprintf("PRAGMA user_version = %d;", layout))
		return err
	})
}

func remove(path string) (err error) {
	for _, ending := range []string{"", "-wal", "-shm"} {
		if e := os.Remove(path + ending); !errors.Is(e, os.ErrNotExist) {
			err = errors.Join(err, e)
		}
	}
	return err
}

// Renew makes the file anew, and opens it. Others who have the old one open go on with that.
func Renew(path string) (*Catalogue, error) {
	if path != "" {
		if err := remove(path); err != nil {
			return nil, fmt.Errorf("the catalogue %s cannot be made anew: %w", path, err)
		}
	}
	return Open(path)
}

// Settle folds the log into the file, so that what was deleted lies nowhere any more; done is false where somebody who reads still needs the log.
func (l *storage) Settle(ctx context.Context) (done bool, err error) {
	if l.path == "" {
		return true, nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	var busy, pages, folded int
	err = l.conn.QueryRowContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &pages, &folded)
	return err == nil && busy == 0, err
}

// Close closes the file.
func (l *storage) Close() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	var errs []error
	l.asking.Lock()
	defer l.asking.Unlock()
	for _, of := range []map[string]*sql.Stmt{l.ready, l.questions} {
		for _, s := range of {
			errs = append(errs, s.Close())
		}
		clear(of)
	}
	if l.conn != nil {
		errs = append(errs, l.conn.Close())
	}
	for _, db := range []*sql.DB{l.pool, l.readers} {
		if db != nil {
			errs = append(errs, db.Close())
		}
	}
	return errors.Join(errs...)
}
