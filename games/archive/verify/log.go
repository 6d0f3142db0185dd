package verify

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"sync"

	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/archive/gamelog"
	"pbem/notation/record"
)

// Logs are the logs of the archives whose records are verified. It is safe for concurrent use.
type Logs struct {
	keys *Keys

	mu  sync.Mutex
	all map[string]*Log // by folder; nil: it could not be read
}

// Log is the log of one archive, held against its signed head, and then against the records.
type Log struct {
	Dir    string
	Lines  int64 // that the head covers
	Signed bool  // by a key that is known
	Faults []error
	// Remarks are what is odd, and no fault.
	Remarks []string

	whole *gamelog.Log
	head  gamelog.Head
	// headText is the signed head as it stands in its file; nil where there is none.
	headText []byte
	trusted  bool            // its head is signed by a key that nobody stole
	sites    map[string]bool // of which it tells
	games    map[game]*history
	named    bool // its folder was named: all its games must be among the records
}

// game is a game, wherever it was played.
type game struct {
	site   string // as the log writes it
	number int
}

// history is what a log says of a game, and which records were held against it.
type history struct {
	begins []turningPoint
	ends   []turningPoint
	met    []sighting
}

type turningPoint struct {
	gamelog.Line
	at int64 // the line, from 0
}

type sighting struct {
	name     string
	revision int
	private  bool
	broken   bool
}

// NewLogs reads the logs in the folders among what was named. Others are found as records lead to them. The error is of a log that
// is there and cannot be read.
func NewLogs(keys *Keys, named ...string) (*Logs, error) {
	l := &Logs{keys: keys, all: map[string]*Log{}}
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
	dir := m.LogFolder()
	if dir == "" {
		return nil, nil
	}
	return l.in(dir, false)
}

func (l *Logs) in(dir string, named bool) (*Log, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	key := dir
	if abs, err := filepath.Abs(dir); err == nil {
		key = abs
	}
	if one, known := l.all[key]; known {
		return one, nil
	}
	one, err := l.read(dir, named)
	if err == nil {
		l.all[key] = one
	}
	return one, err
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
	whole, err := gamelog.Read(file)
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
	one := &Log{Dir: dir, whole: whole, games: map[game]*history{}, sites: map[string]bool{}, named: named}
	one.checkHead(ring, l.keys.given != nil)
	one.gather()
	one.lookAround()
	return one, nil
}

func (l *Log) fault(format string, args ...any) {
	l.Faults = append(l.Faults, fmt.Errorf(format, args...))
}

// checkHead holds the lines against the signed head, which says how many of them count. A log that nobody named, and that the reader's
// own keys have not signed, may be signed by a later key: then none of it counts.
func (l *Log) checkHead(ring keyring, given bool) {
	text, err := os.ReadFile(filepath.Join(l.Dir, gamelog.HeadFile))
	if errors.Is(err, fs.ErrNotExist) {
		l.fault("there is no %s beside it, so nothing shows that its lines are the server's", gamelog.HeadFile)
		l.Lines = l.whole.Size()
		return
	}
	if err != nil {
		l.Faults = append(l.Faults, archive.Unreadable(gamelog.HeadFile, err))
		return
	}
	signed, err := gamelog.Open(text, ring.keys)
	if given && !l.named && errors.Is(err, gamelog.ErrUnsigned) {
		l.Remarks = append(l.Remarks, "Its head is signed by a key that was not given, so it was not used.")
		return
	}
	if err != nil {
		l.Faults = append(l.Faults, err)
	}
	if errors.Is(err, gamelog.ErrHead) {
		l.Lines = l.whole.Size()
		return
	}
	l.headText = text
	l.head, l.Signed, l.Lines = signed.Head, signed.Key >= 0, min(signed.Size, l.whole.Size())
	if signed.Key >= 0 {
		l.trusted = !ring.stolen(signed.Key)
		if since, retired := ring.retired[record.KeyID(ring.keys[signed.Key])]; retired && signed.Size > since {
			l.fault("its head of %d lines is signed by a key that was retired since log size %d", signed.Size, since)
		}
	}
	if err := l.whole.Begins(signed.Head); err != nil {
		l.Faults = append(l.Faults, err)
	}
	l.checkSite(signed.Site)
}

// checkSite looks whose log, and whose head, these are.
func (l *Log) checkSite(of string) {
	var sites []string
	for _, line := range l.whole.Lines[:l.Lines] {
		if line.Kind != gamelog.NoLine && !slices.Contains(sites, line.Site) && len(sites) < 3 {
			sites = append(sites, line.Site)
		}
	}
	if len(sites) > 0 && !slices.Contains(sites, of) {
		l.fault("its head is of another site: of %s, and its lines are of %s", of, sites[0])
	}
	if len(sites) > 1 {
		l.Remarks = append(l.Remarks, fmt.Sprintf("It tells of games of several sites, %s and %s among them: the site was called otherwise once, or two logs are one here.", sites[0], sites[1]))
	}
}

// gather reads what the lines say of each game. Those that the head does not cover do not count.
func (l *Log) gather() {
	for _, f := range l.whole.Faults {
		switch {
		case f.Line < l.Lines:
			l.fault("line %d: %w", f.Line+1, f.Err)
		case errors.Is(f.Err, gamelog.ErrCut):
			l.Remarks = append(l.Remarks, "It breaks off in its last line, as a crash or a copy leaves it; that line does not count.")
		}
	}
	if more := l.whole.Size() - l.Lines; more > 0 {
		l.Remarks = append(l.Remarks, fmt.Sprintf("Its head covers %d lines; those behind them do not count (%d).", l.Lines, more))
	}
	for i, line := range l.whole.Lines[:l.Lines] {
		id, point := game{line.Site, line.Game}, turningPoint{line, int64(i)}
		switch line.Kind {
		case gamelog.NoLine:
			continue
		case gamelog.Begin:
			h := l.historyOf(id)
			h.begins = append(h.begins, point)
		case gamelog.End:
			h := l.historyOf(id)
			h.ends = append(h.ends, point)
		}
		l.checkAgain(id)
	}
}

func (l *Log) historyOf(id game) *history {
	h := l.games[id]
	if h == nil {
		h = &history{}
		l.games[id], l.sites[id.site] = h, true
	}
	return h
}

// checkAgain looks whether the newest line of a game says something that was said before.
func (l *Log) checkAgain(id game) {
	h := l.games[id]
	if n := len(h.ends); n > 1 && h.ends[n-1].Revision <= h.ends[n-2].Revision {
		now, before := h.ends[n-1], h.ends[n-2]
		l.fault("game %s %d ends twice: line %d says #%s, and line %d #%s, without a new revision: it was rewritten in between, or its store was put back", id.site, id.number, before.at+1, before.Link, now.at+1, now.Link)
	}
	if n := len(h.begins); n > 1 && (len(h.ends) == 0 || h.ends[len(h.ends)-1].at < h.begins[n-1].at) {
		l.fault("game %s %d begins twice: in line %d and in line %d", id.site, id.number, h.begins[n-2].at+1, h.begins[n-1].at+1)
	}
}

// lookAround looks for a second log in the folder.
func (l *Log) lookAround() {
	others, _ := filepath.Glob(filepath.Join(globbed(l.Dir), gamelog.LogFile+"[._-]*"))
	for _, path := range others {
		switch name := filepath.Base(path); {
		case name == gamelog.HeadFile, filepath.Ext(name) == ".ots", filepath.Ext(name) == ".tsr", filepath.Ext(name) == ".tsq":
		default:
			l.Remarks = append(l.Remarks, "Beside it lies "+strconv.Quote(name)+", perhaps another log of this folder; it was not read.")
		}
	}
}

// checkLog holds a record that is in order, and its last link, against the log.
func (c checking) checkLog() error {
	l := c.log
	if l == nil || l.games == nil {
		return nil
	}
	id, ok := gameOf(c.r)
	if !ok {
		return nil // it was not played on a site that numbers its games
	}
	h := l.games[id]
	if h == nil {
		if l.sites[id.site] {
			return fmt.Errorf("the log of its archive knows of no game %d of %s: the record, or a line of the log, was made up or taken away", id.number, id.site)
		}
		return nil
	}
	return c.checkHistory(h)
}

func (h *history) checkOpen(begun func() (string, error)) error {
	if n := len(h.ends); n > 0 {
		return fmt.Errorf("the game ended, as line %d of the log says: this record of it was cut, or is older", h.ends[n-1].at+1)
	}
	if n := len(h.begins); n > 0 {
		link, err := begun()
		if err == nil && link != h.begins[n-1].Link {
			err = fmt.Errorf("it does not begin as the game that line %d of the log tells of: its first link is #%s, not #%s", h.begins[n-1].at+1, link, h.begins[n-1].Link)
		}
		return err
	}
	return nil
}

func (h *history) checkEnd(revision int, head string) error {
	if len(h.ends) == 0 {
		return errors.New("the log of its archive does not say that this game has ended")
	}
	last := h.ends[len(h.ends)-1]
	for _, end := range h.ends {
		if end.Revision == last.Revision && end.Revision == revision && end.Link == head {
			return nil
		}
	}
	return fmt.Errorf("it is not the game that the log tells of: line %d says that it ended with #%s (revision %d), and this record with #%s (revision %d)", last.at+1, last.Link, last.Revision, head, revision)
}

// signedBefore reports whether the log told of a record before it had so many lines.
func (l *Log) signedBefore(since int64, r *record.Record, head string) bool {
	id, ok := gameOf(r)
	if l == nil || !l.trusted || !ok || l.games[id] == nil {
		return false
	}
	return slices.ContainsFunc(l.games[id].ends, func(end turningPoint) bool {
		return end.at < since && end.Link == head && end.Revision == revisionOf(r)
	})
}

// see notes that there is a record of a game.
func (l *Logs) see(log *Log, m collection.Member, r *record.Record, broken bool) {
	if log == nil || log.games == nil {
		return
	}
	id, ok := gameOf(r)
	if !ok {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if h := log.games[id]; h != nil {
		h.met = append(h.met, sighting{m.Name, revisionOf(r), m.Private(), broken})
	}
}

// gameOf says which game a record is of; false where it has no number.
func gameOf(r *record.Record) (game, bool) {
	n, err := strconv.Atoi(r.Tag("Game"))
	return game{gamelog.SiteName(r.Tag("Site")), n}, err == nil && n > 0
}

// revisionOf is how often the end of a game was corrected.
func revisionOf(r *record.Record) int {
	n, err := strconv.Atoi(r.Tag("Revision"))
	if err != nil {
		return 0
	}
	return n
}
