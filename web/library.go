package web

import (
	"cmp"
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"pbem/notation/offers"
	"pbem/notation/record"
)

// fresh is how long the library relies on what it saw of the folder.
const fresh = 3 * time.Second

// library knows the records of an archive. It keeps a few words of each, and reads the folder again when a reader comes, but
// not more often than needed; of the files only those that have changed.
type library struct {
	dir  string
	deep bool // see Site.Deep
	now  func() time.Time
	log  *slog.Logger

	rules rulebook
	keys  []ed25519.PublicKey
	facts factTable

	verdicts *verdicts // on records that were verified before

	mu     sync.Mutex
	looked time.Time
	files  map[string]summarised // by the address of the game
	events map[string]eventRead  // the files of tournaments, by their names
	offers openFile
	list   []*game   // newest first; replaced as a whole, so that readers may keep it
	roll   *roll     // of the list
	tried  time.Time // when rules that are not known were last sought
	broken []string  // the names of those that cannot be read; replaced as a whole
	cache  cache
}

// summarised is a file of the archive; game is nil for one that cannot be read.
type summarised struct {
	stamp
	game    *game
	unruled bool       // its rules are not known: they may be tomorrow
	key     verdictKey // zero where it is not verified
}

// stamp tells whether a file has changed.
type stamp struct {
	name  string // from the folder, with slashes
	size  int64
	at    time.Time
	notes notesStamp // of the notes beside it
}

// notesStamp is zero where there are none.
type notesStamp struct {
	size int64
	at   time.Time
}

// games lists all games, the newest first.
func (l *library) games() ([]*game, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	err := l.look(context.Background())
	return l.list, err
}

// called returns the list of all games by what is asked of it.
func (l *library) called() (*roll, error) { return l.calledIn(context.Background()) }

// calledIn is called, and ends with the context: a large archive takes long to read.
func (l *library) calledIn(ctx context.Context) (*roll, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if err := l.look(ctx); err != nil || l.roll != nil {
		return l.roll, err
	}
	return call(nil), nil
}

// look brings the list up to date.
func (l *library) look(ctx context.Context) error {
	now := l.now()
	if since := now.Sub(l.looked); !l.looked.IsZero() && since >= 0 && since < fresh {
		return nil
	}
	stamps, others, err := l.stamps()
	if err != nil {
		return err
	}
	seeks, offering := others[offers.FileName]
	delete(others, offers.FileName)
	moved := l.readEvents(others)
	moved = l.readOffers(seeks, offering) || moved
	retry := now.Sub(l.tried) >= patience
	if retry {
		l.tried = now
	}
	files, stale := make(map[string]summarised, len(stamps)), map[string]stamp{}
	for address, s := range stamps {
		old, known := l.files[address]
		if !known || old.stamp != s || old.unruled && retry {
			stale[address] = s
			continue
		}
		files[address] = old
	}
	if err := l.readAll(ctx, stale, files); err != nil {
		return err
	}
	changed := len(stale) > 0 || len(files) != len(l.files) || moved
	l.looked, l.files = now, files
	if len(stale) > 0 {
		if err := l.verdicts.keep(files); err != nil {
			l.log.Warn("what was verified cannot be kept, and is verified again after the next start", "err", err)
		}
	}
	if changed {
		l.sort()
	}
	return nil
}

// patience is how long the rules of a record that are not known are not sought again.
const patience = time.Minute

// stamps looks at the files that are records, by the addresses of their games, and at the files of tournaments.
func (l *library) stamps() (stamps, events map[string]stamp, err error) {
	stamps, events = map[string]stamp{}, map[string]stamp{}
	if l.dir == "" {
		return stamps, events, nil
	}
	beside := map[string]notesStamp{}
	err = l.walk(func(name string, e fs.DirEntry) error {
		address, ok := l.addressOf(name)
		isNotes, isEvent := strings.HasSuffix(name, notesMark), isEventName(name) || isOffersName(name)
		if !ok && !isNotes && !isEvent || !e.Type().IsRegular() {
			return nil
		}
		info, err := e.Info()
		switch {
		case errors.Is(err, fs.ErrNotExist): // gone in between
			return nil
		case err == nil && isNotes:
			beside[name] = notesStamp{info.Size(), info.ModTime()}
		case err == nil && isEvent:
			events[name] = stamp{name: name, size: info.Size(), at: info.ModTime()}
		case err == nil:
			stamps[address] = stamp{name: name, size: info.Size(), at: info.ModTime()}
		}
		return err
	})
	if err != nil {
		return nil, nil, fmt.Errorf("cannot read the archive: %w", err)
	}
	if len(beside) > 0 {
		for address, s := range stamps {
			s.notes = beside[notesName(s.name)]
			stamps[address] = s
		}
	}
	return stamps, events, nil
}

// record reads a record, as it lies there: public makes of it what may be shown.
func (l *library) record(name string) (*record.Record, error) {
	r, _, err := l.recordText(name)
	return r, err
}

// recordText is record, with the text.
func (l *library) recordText(name string) (*record.Record, []byte, error) {
	text, err := l.file(name, record.MaxSize)
	if err != nil {
		return nil, nil, err
	}
	r, err := record.Parse(text)
	return r, text, err
}

// file reads a file of the folder, of a bounded size. Links are not followed.
func (l *library) file(name string, most int64) ([]byte, error) {
	path := filepath.Join(l.dir, filepath.FromSlash(name))
	info, err := os.Lstat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > most {
		return nil, fmt.Errorf("it is no file of at most %d bytes", most)
	}
	return os.ReadFile(path)
}

func (l *library) sort() {
	l.list, l.broken = make([]*game, 0, len(l.files)), nil
	for _, b := range l.files {
		if b.game != nil {
			l.list = append(l.list, b.game)
		} else {
			l.broken = append(l.broken, b.name)
		}
	}
	slices.Sort(l.broken)
	slices.SortFunc(l.list, newerFirst)
	l.roll = call(l.list)
	l.roll.events = l.eventsOf(l.list)
	l.roll.offering, l.roll.open = l.offers.there, l.offers.list
}

// newerFirst sorts the games of a service by their numbers, and before them, by their days, those that have none.
func newerFirst(a, b *game) int {
	return cmp.Or(cmp.Compare(b.Number, a.Number), strings.Compare(b.Date, a.Date), strings.Compare(a.File, b.File))
}

// leftOut names the records that cannot be read.
func (l *library) leftOut() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.broken
}
