package verify

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/archive/gamelog"
	"pbem/rules/phrase"
)

// Logs are the logs of the archives whose records are verified. It is safe for concurrent use.
type Logs struct {
	keys *Keys
	ctx  context.Context // ends the reading of a log, which may take seconds

	mu      sync.Mutex
	all     map[string]*Log   // by folder
	folders map[place]string  // of the log that belongs to a folder of records; "" for none
	whole   map[string]string // whole paths of folders
	copies  map[string]bool   // whether the records in a folder are private copies
}

// Log is the log of one archive, held against its signed head, and then against the records.
type Log struct {
	Dir    string
	Lines  int64 // that the head covers
	Signed bool  // by a key that is known
	Faults []error
	// Remarks are what is odd, and no fault.
	Remarks []phrase.Phrase

	whole *gamelog.Log
	// headText is the signed head as it stands in its file; nil where there is none.
	headText []byte
	ring     keyring         // of the archive, or the reader's
	trusted  bool            // its head is signed by a key that nobody stole
	sites    map[string]bool // of which it tells
	games    *ledger         // nil where none of it counts
	named    bool            // its folder was named: all its games must be among the records
	unused   bool            // it may be another's, and nothing is held against it
}

// place is a folder of records, below one that was named.
type place struct{ dir, root string }

// game is a game, wherever it was played.
type game struct {
	site   string // as the log writes it
	number int
}

// NewLogs reads the logs in the folders among what was named. Others are found as records lead to them. The error is of a log that
// is there and cannot be read.
func NewLogs(ctx context.Context, keys *Keys, named ...string) (*Logs, error) {
	l := &Logs{keys: keys, ctx: ctx, all: map[string]*Log{}, folders: map[place]string{}, whole: map[string]string{}, copies: map[string]bool{}}
	for _, name := range named {
		dir := archive.Home(filepath.Join(name, "x"))
		info, err := os.Stat(filepath.Join(dir, gamelog.LogFile))
		if err != nil || !info.Mode().IsRegular() || name == StandardInput || dir != filepath.Clean(name) {
			continue // of a folder of private copies, the log is found by its records
		}
		if _, err := l.in(dir, true); err != nil {
			return nil, err
		}
	}
	return l, nil
}

// of returns the log that a record is held against; nil for none.
func (l *Logs) of(m collection.Member) (*Log, error) {
	if l == nil {
		return nil, nil
	}
	dir := l.folder(m)
	if dir == "" {
		return nil, nil
	}
	return l.in(dir, false)
}

// folder looks for the log once for all records of a folder.
func (l *Logs) folder(m collection.Member) string {
	at := place{filepath.Dir(m.File), m.Root}
	if m.Name != m.File {
		return "" // it came out of a pack
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	dir, known := l.folders[at]
	if !known {
		dir = m.LogFolder()
		l.folders[at] = dir
	}
	return dir
}

func (l *Logs) in(dir string, named bool) (*Log, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	key := l.absolute(dir)
	if one, known := l.all[key]; known {
		return one, nil
	}
	one, err := l.read(dir, named)
	if err == nil {
		l.all[key] = one
	}
	return one, err
}

// absolute is the whole path of a folder, or what was given where there is none. Records lie in few folders, and to ask where the program was
// started takes the system two calls.
func (l *Logs) absolute(dir string) string {
	whole, known := l.whole[dir]
	if known {
		return whole
	}
	whole, err := filepath.Abs(dir)
	if err != nil {
		whole = dir
	}
	l.whole[dir] = whole
	return whole
}

// List are all logs that were read, by their folders.
func (l *Logs) List() []*Log {
	if l == nil {
		return nil
	}
	var all []*Log
	for _, one := range l.all {
		all = append(all, one)
	}
	slices.SortFunc(all, func(a, b *Log) int { return compareText(a.Dir, b.Dir) })
	return all
}

func (l *Logs) read(dir string, named bool) (*Log, error) {
	path := filepath.Join(dir, gamelog.LogFile)
	file, err := os.Open(path)
	if err != nil {
		return nil, archive.Unreadable(path, err)
	}
	defer file.Close()
	whole, err := gamelog.Read(until{l.ctx, file})
	if errors.Is(err, gamelog.ErrLong) {
		return &Log{Dir: dir, whole: &gamelog.Log{}, Faults: []error{err}}, nil
	}
	if err != nil {
		return nil, archive.Unreadable(path, err)
	}
	ring, err := l.keys.ofLog(dir)
	if err != nil {
		return nil, err
	}
	one := &Log{Dir: dir, whole: whole, games: newLedger(whole), sites: map[string]bool{}, named: named, ring: ring}
	one.checkHead(ring, l.keys.given != nil)
	one.gather()
	one.lookAround()
	return one, nil
}

// until reads until a context ends.
type until struct {
	ctx context.Context
	in  io.Reader
}

func (u until) Read(p []byte) (int, error) {
	if err := u.ctx.Err(); err != nil {
		return 0, err
	}
	return u.in.Read(p)
}

func (l *Log) fault(err error) { l.Faults = append(l.Faults, err) }
