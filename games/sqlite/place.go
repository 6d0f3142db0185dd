package sqlite

import (
	"fmt"
	"os"
	"sync"

	"pbem/games"
)

// place is the store's file and its log as they were when the store was opened. Somebody who deletes or replaces one of them
// while it is open takes nothing from SQLite, which goes on in the file that has no name any more: all that it writes is gone
// when the process ends. So a write is only done when the files are still the ones that have the names.
type place struct {
	mu    sync.Mutex
	path  string
	files map[string]os.FileInfo // by name; the log from when it is there
}

func newPlace(path string) (*place, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	p := &place{path: path, files: map[string]os.FileInfo{path: info}}
	if info, err := os.Stat(path + "-wal"); err == nil {
		p.files[path+"-wal"] = info
	}
	return p, nil
}

// orphaned refuses a log without its store: somebody has deleted the store, and SQLite would take the log for that of a new one.
func orphaned(path string) error {
	info, err := os.Stat(path + "-wal")
	if err != nil || info.Size() == 0 {
		return nil
	}
	if _, err := os.Stat(path); os.IsNotExist(err) {
		return fmt.Errorf("there is a log %s-wal, and no store beside it: somebody has deleted or moved it; put it back, or a backup in its place (pbem restore)", path)
	}
	return nil
}

// check is games.ErrUnavailable when a file is not there any more, or is another.
func (p *place) check() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	for name, then := range p.files {
		now, err := os.Stat(name)
		switch {
		case os.IsNotExist(err):
			return fmt.Errorf("%w: somebody has deleted or moved %s while it was open; put it back, or restore a backup and start anew", games.ErrUnavailable, name)
		case err != nil:
			return fmt.Errorf("%w: %w", games.ErrUnavailable, err)
		case !os.SameFile(then, now):
			return fmt.Errorf("%w: somebody has put another file in the place of %s while it was open; start the service anew", games.ErrUnavailable, name)
		}
	}
	return nil
}
