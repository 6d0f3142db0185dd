package archive

import (
	"crypto/ed25519"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"pbem/notation/eventfile"
	"pbem/notation/offers"
	"pbem/notation/record"
)

// WriteEvent writes the file of a tournament beside the public records, signed, if it says anything that the one there does not: it then
// has the next revision, or its own where that is higher. Where the server has another key now, it is signed anew. When the error is nil the file is
// on the disk, with the revision that is returned. A file that cannot be read is put aside, and overwritten by none.
func (a *Archive) WriteEvent(f *eventfile.File, key ed25519.PrivateKey) (revision int, err error) {
	path := filepath.Join(a.dir, eventfile.FileName(f.Event))
	if revision, err = a.writeEvent(path, f, key); err != nil {
		return 0, fmt.Errorf("write the tournament %q: %w", f.Event, err)
	}
	return revision, nil
}

func (a *Archive) writeEvent(path string, f *eventfile.File, key ed25519.PrivateKey) (int, error) {
	old, err := eventAt(path)
	if err != nil {
		return 0, err
	}
	next, err := NextEvent(old, f, key)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", path, err)
	}
	return next.Revision, a.replace(path, []byte(next.String()), publicMode)
}

// NextEvent is the file of a tournament that comes in the place of an old one (nil: of none), signed, as WriteEvent says.
func NextEvent(old, f *eventfile.File, key ed25519.PrivateKey) (*eventfile.File, error) {
	if old != nil && (old.Event != f.Event || old.Site != f.Site) {
		return nil, fmt.Errorf("it is the file of the tournament %q of %s", old.Event, old.Site)
	}
	next := f.Succeed(old)
	if next == old && old.SignedWith() == record.KeyID(key.Public().(ed25519.PublicKey)) {
		return old, nil
	}
	return next, next.Sign(key)
}

// eventAt reads the file that is there; nil for none. One that is damaged is put aside.
func eventAt(path string) (*eventfile.File, error) {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	f, err := eventfile.Parse(text)
	if err != nil {
		return nil, putAside(path)
	}
	return f, nil
}

// WriteOffers writes the public file of what is on offer beside the records.
func (a *Archive) WriteOffers(text []byte) error {
	return a.replace(filepath.Join(a.dir, offers.FileName), text, publicMode)
}
