package verify

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/presetfile"
	"pbem/notation/eventfile"
	"pbem/rules/phrase"
)

// Event is the file of a tournament that was looked at: Unread, Fault, or what it says.
type Event struct {
	Name   string          // of the file
	Unread error           // it, or the keys beside it, could not be read
	Fault  error           // it is none, or its signature is not in order
	File   *eventfile.File // nil for what is none
	Signed bool            // its signature was checked, and fits
	Beside bool            // the keys only lay beside it
}

// IsEvent reports whether a file is called as that of a tournament.
func IsEvent(name string) bool { return strings.EqualFold(filepath.Ext(name), eventfile.Extension) }

// Events looks at the files of tournaments in folders and below them, but not among private copies, and at those that are named, in their
// order. Whether the records of their games bear them out, package tournaments says.
func (v *Verifier) Events(names ...string) (all []Event) {
	for _, name := range names {
		info, err := os.Stat(name)
		switch {
		case err == nil && info.IsDir():
			for _, file := range eventsIn(name) {
				all = append(all, v.event(file, name))
			}
		case IsEvent(name):
			all = append(all, v.event(name, ""))
		}
	}
	return all
}

// Packed looks at the files of tournaments in packs that are named, or lie in folders that are. A pack may hold some of a tournament's games
// alone, so that says nothing of the pack.
func (v *Verifier) Packed(names ...string) (all []Event) {
	for _, m := range collection.Events(names...) {
		all = append(all, v.judged(m))
	}
	return all
}

// eventsIn lists them by name. A folder that cannot be looked into is named by whoever goes through the records.
func eventsIn(dir string) (files []string) {
	_ = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil || d.IsDir() && path != dir && archive.IsPrivate(path):
			return fs.SkipDir
		case d.Type().IsRegular() && IsEvent(path):
			files = append(files, path)
		}
		return nil
	})
	return files
}

func (v *Verifier) event(path, root string) Event {
	text, err := readEvent(path)
	if err != nil {
		return Event{Name: path, Unread: err}
	}
	return v.judged(collection.Member{Name: path, File: path, Root: root, Text: text})
}

// judged is the file of a tournament that was read.
func (v *Verifier) judged(m collection.Member) Event {
	e := Event{Name: m.Name}
	if e.File, e.Fault = eventfile.Parse(m.Text); e.Fault != nil {
		return e
	}
	ring, beside, err := v.Keys.of(m)
	switch {
	case err != nil:
		e.Unread = err
	case len(ring.keys) > 0:
		e.Beside = beside
		e.Fault = e.signature(ring)
		e.Signed = e.Fault == nil
	}
	return e
}

// signature wants one by a key that is known and was not stolen: no log tells when such a file was signed.
func (e Event) signature(ring keyring) error {
	if err := e.File.CheckSignature(ring.keys); err != nil {
		return err
	}
	if _, retired := ring.retired[e.File.SignedWith()]; retired {
		return phrase.Errorf("verifying-event-retired", "key", e.File.SignedWith())
	}
	return nil
}

func readEvent(path string) ([]byte, error) {
	f, err := presetfile.Open(path)
	if err != nil {
		if of := (*fs.PathError)(nil); !errors.As(err, &of) {
			err = &fs.PathError{Op: "open", Path: path, Err: err}
		}
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, eventfile.MaxSize+1))
}
