package web

import (
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"pbem/notation/record"
)

// fresh is how long the library relies on what it saw of the folder.
const fresh = 3 * time.Second

// library knows the records of an archive. It keeps a few words of each, and reads the folder again when a reader comes, but
// not more often than needed; of the files only those that have changed.
type library struct {
	dir string
	now func() time.Time
	log *slog.Logger

	mu     sync.Mutex
	looked time.Time
	files  map[int]summarised
	list   []*game // newest first; replaced as a whole, so that readers may keep it
	cache  cache
}

// summarised is a file of the archive; game is nil for one that cannot be read.
type summarised struct {
	stamp
	game *game
}

// stamp tells whether a file has changed.
type stamp struct {
	size int64
	at   time.Time
}

// games lists all games, the newest first.
func (l *library) games() ([]*game, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	err := l.look()
	return l.list, err
}

// look brings the list up to date.
func (l *library) look() error {
	now := l.now()
	if since := now.Sub(l.looked); !l.looked.IsZero() && since >= 0 && since < fresh {
		return nil
	}
	stamps, err := l.stamps()
	if err != nil {
		return err
	}
	l.looked = now
	files, changed := make(map[int]summarised, len(stamps)), len(stamps) != len(l.files)
	for number, s := range stamps {
		old, known := l.files[number]
		if !known || old.stamp != s {
			old, changed = summarised{s, l.read(number)}, true
		}
		files[number] = old
	}
	l.files = files
	if changed {
		l.sort()
	}
	return nil
}

// stamps looks at the files of the folder itself. Links are not followed: what they lead to may be private.
func (l *library) stamps() (map[int]stamp, error) {
	if l.dir == "" {
		return nil, nil
	}
	entries, err := os.ReadDir(l.dir)
	if err != nil {
		return nil, fmt.Errorf("cannot read the archive: %w", err)
	}
	stamps := map[int]stamp{}
	for _, e := range entries {
		number, ok := numberOf(e.Name())
		if !ok || !e.Type().IsRegular() {
			continue
		}
		info, err := e.Info()
		if errors.Is(err, fs.ErrNotExist) { // gone in between
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("cannot read the archive: %w", err)
		}
		stamps[number] = stamp{info.Size(), info.ModTime()}
	}
	return stamps, nil
}

// numberOf reads the number of a game from the name of its record, "042.pbem"; other names are of other files. It and
// recordName say again what games/archive says: the pages know records and no games, and import nothing of them, so that
// they cannot come by a store or a private copy. TestNamesOfRecords holds the two together.
func numberOf(name string) (int, bool) {
	n, err := strconv.Atoi(strings.TrimSuffix(name, ".pbem"))
	return n, err == nil && n > 0 && name == recordName(n)
}

// recordName is the name of a game's record, as the archive writes it.
func recordName(number int) string { return fmt.Sprintf("%03d.pbem", number) }

// read summarises a record; nil for one that cannot be read, of which the log is told.
func (l *library) read(number int) *game {
	r, err := l.record(number)
	if err != nil {
		l.log.Warn("a record is left out of the pages", "file", recordName(number), "err", err)
		return nil
	}
	return summarise(number, public(r))
}

// record reads the record of a game, as it lies there: public makes of it what may be shown.
func (l *library) record(number int) (*record.Record, error) {
	text, err := l.text(number)
	if err != nil {
		return nil, err
	}
	return record.Parse(text)
}

// text reads the file of a record.
func (l *library) text(number int) ([]byte, error) {
	return l.file(recordName(number), record.MaxSize)
}

// file reads a file of the folder itself, of a bounded size. Links are not followed.
func (l *library) file(name string, most int64) ([]byte, error) {
	path := filepath.Join(l.dir, name)
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
	l.list = make([]*game, 0, len(l.files))
	for _, b := range l.files {
		if b.game != nil {
			l.list = append(l.list, b.game)
		}
	}
	slices.SortFunc(l.list, func(a, b *game) int { return b.Number - a.Number })
}
