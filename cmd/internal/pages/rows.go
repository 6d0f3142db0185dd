package pages

import (
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"strings"
	"sync"
	"time"

	"pbem/games"
	"pbem/games/archive"
	"pbem/games/archive/signers"
	"pbem/web"
)

// mostRows is how many files are listed by one question, rowsWait how long a reader of a page waits for an answer, and mostKeys room for ten
// thousand keys, in bytes.
const (
	mostRows = 10_000
	rowsWait = 5 * time.Second
	mostKeys = 1 << 20
)

// publicFolder is where the public copies are among the files that a store keeps.
const publicFolder = archive.PublicPart + "/"

// rows is the archive of a node that has no folder of its own: the public files among those that its store keeps, which another node writes. They
// are listed once, and then those that were kept since.
type rows struct {
	store games.Recording

	mu    sync.Mutex
	place int64               // up to where they were listed
	files map[string]web.File // by name, without the folder
}

func newRows(store games.Recording) *rows { return &rows{store: store, files: map[string]web.File{}} }

// Files implements web.Archive.
func (r *rows) Files(ctx context.Context, wanted func(name string) bool) (all []web.File, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if err := r.readOn(ctx); err != nil {
		return nil, fmt.Errorf("%w: %w", web.ErrAway, err)
	}
	for name := range maps.Keys(r.files) {
		if wanted(name) {
			all = append(all, r.files[name])
		}
	}
	return all, nil
}

// readOn lists what was kept since the last look.
func (r *rows) readOn(ctx context.Context) error {
	for {
		some, err := r.since(ctx)
		if err != nil {
			return err
		}
		for _, f := range some {
			r.place = f.Place
			r.note(f)
		}
		if len(some) < mostRows {
			return nil
		}
	}
}

func (r *rows) since(ctx context.Context) ([]games.FileSize, error) {
	ctx, cancel := context.WithTimeout(ctx, rowsWait)
	defer cancel()
	return r.store.FileSizes(ctx, r.place, mostRows)
}

// note takes down how a file is now. What is not public is none of the pages' business.
func (r *rows) note(f games.FileSize) {
	name, public := strings.CutPrefix(f.Path, publicFolder)
	switch {
	case !public:
	case f.Bytes == 0:
		delete(r.files, name)
	default:
		r.files[name] = web.File{Name: name, Size: f.Bytes, Place: f.Place}
	}
}

// publicKeys are those that the records were signed with; none where nothing was ever signed.
func (r *rows) publicKeys(ctx context.Context) ([]ed25519.PublicKey, error) {
	text, err := r.Read(ctx, archive.KeysFile, mostKeys)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return signers.Parse(archive.KeysFile, text)
}

// Read implements web.Archive.
func (r *rows) Read(ctx context.Context, name string, most int64) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, rowsWait)
	defer cancel()
	f, err := r.store.ReadFile(ctx, publicFolder+name)
	switch {
	case errors.Is(err, games.ErrNotFound), err == nil && f.Text == nil:
		return nil, fmt.Errorf("%s: %w", name, fs.ErrNotExist)
	case err != nil:
		return nil, fmt.Errorf("%w: %w", web.ErrAway, err)
	case int64(len(f.Text)) > most:
		return nil, fmt.Errorf("it has more than %d bytes", most)
	}
	return f.Text, nil
}
