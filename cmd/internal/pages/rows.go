package pages

import (
	"context"
	"crypto/ed25519"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
	"time"

	"pbem/games"
	"pbem/games/archive"
	"pbem/games/archive/signers"
	"pbem/web/library"
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

// Filing is the part of a store that keeps the files of its archive, and how far they were read.
type Filing interface {
	games.Recording
	Mark(ctx context.Context, of games.Scope, name string) (string, error)
	SetMark(ctx context.Context, of games.Scope, name, value string) error
}

// rows is the archive of a node that has no folder of its own: the public files among those that its store keeps, which another node writes.
type rows struct{ store Filing }

// pagesMark begins the names of the marks that say up to which file, by its place, a listing has read them. The listing says the same: where the
// database is older, for an earlier state of it was put in its place, the two differ, and the files are compared from the first one on.
const pagesMark = "pages "

// Files implements web.Archive. A mark is a listing's own word and a place.
func (r rows) Files(ctx context.Context, since string, wanted func(name string) bool, visit func(library.File) error) (mark string, err error) {
	word, place, err := r.from(ctx, since)
	if err != nil {
		return "", err
	}
	for {
		some, err := r.since(ctx, place)
		if err != nil {
			return "", away(err)
		}
		for _, f := range some {
			place = f.Place
			name, public := strings.CutPrefix(f.Path, publicFolder)
			if !public || !wanted(name) { // what is not public is none of the pages' business
				continue
			}
			if err := visit(library.File{Name: name, Gone: f.Bytes == 0, Size: f.Bytes, Place: f.Place}); err != nil {
				return "", err
			}
		}
		if len(some) < mostRows {
			break
		}
	}
	mark = word + " " + strconv.FormatInt(place, 10)
	if mark != since {
		err = away(r.store.SetMark(ctx, games.OfService, pagesMark+word, strconv.FormatInt(place, 10)))
	}
	return mark, err
}

// from is where a listing reads on.
func (r rows) from(ctx context.Context, since string) (word string, place int64, err error) {
	word, number, _ := strings.Cut(since, " ")
	if word == "" {
		return rand.Text(), 0, nil
	}
	ctx, cancel := context.WithTimeout(ctx, rowsWait)
	defer cancel()
	ours, err := r.store.Mark(ctx, games.OfService, pagesMark+word)
	if err != nil {
		return "", 0, away(err)
	}
	if place, err = strconv.ParseInt(number, 10, 64); err != nil || ours != number {
		return word, 0, nil
	}
	return word, place, nil
}

func (r rows) since(ctx context.Context, place int64) ([]games.FileSize, error) {
	ctx, cancel := context.WithTimeout(ctx, rowsWait)
	defer cancel()
	return r.store.FileSizes(ctx, place, mostRows)
}

// away says that a store cannot be read now.
func away(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%w: %w", library.ErrAway, err)
}

// publicKeys are those that the records were signed with; none where nothing was ever signed.
func (r rows) publicKeys(ctx context.Context) ([]ed25519.PublicKey, error) {
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
func (r rows) Read(ctx context.Context, name string, most int64) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, rowsWait)
	defer cancel()
	f, err := r.store.ReadFile(ctx, publicFolder+name)
	switch {
	case errors.Is(err, games.ErrNotFound), err == nil && f.Text == nil:
		return nil, fmt.Errorf("%s: %w", name, fs.ErrNotExist)
	case err != nil:
		return nil, away(err)
	case int64(len(f.Text)) > most:
		return nil, fmt.Errorf("it has more than %d bytes", most)
	}
	return f.Text, nil
}
