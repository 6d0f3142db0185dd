// Package archive keeps the records of games as files in a directory: 042.pbem for everybody, without mail addresses, and
// private/042.pbem with them, which its owner alone can read.
//
// Beside them lie the rules that they were played by, rules/HEX.yaml, named by their SHA-256 as the records name them: so a
// record can be replayed when the presets have long become others; and the public keys that they were signed with, server.pub.
//
// The idea: the archive is a copy. The store has the events, so a record is written again, whole, after every turn, and
// writing the same again does nothing. What writes does not look into a record. What reads takes any folder of records, from
// whomever: Pack makes one file of them. The packages below this one judge what is in them: rulebook
// finds the rules that a record was played by, signers the keys that it was signed with, and verify says whether it is in order.
package archive

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"pbem/games/durable"
	"pbem/games/system"
	"pbem/rules/phrase"
)

// PrivateDir is the name of a folder that is never published, wherever it lies: people keep private copies in one.
const PrivateDir = "private"

// KeysFile is the file of the public keys that lies beside the records of an archive; package signers reads and writes it.
const KeysFile = "server.pub"

const (
	publicMode  = 0o644
	privateMode = 0o600
)

// Archive is a directory of records. Its methods are safe for concurrent use; of two writes of one record at once, one
// is kept whole.
type Archive struct {
	dir     string
	private string // the folder of the copies with the players' mail addresses

	mu     sync.Mutex
	failed map[string]bool // files whose last write failed: they may look right, and yet not be on the disk
}

// Open opens the archive in the directory, with its private copies in another ("": PrivateOf), and makes what is missing.
func Open(dir, private string) (*Archive, error) {
	if private == "" {
		private = PrivateOf(dir)
	}
	if err := os.MkdirAll(filepath.Join(dir, rulesDir), 0o755); err != nil {
		return nil, fmt.Errorf("open archive: %w", err)
	}
	if err := os.MkdirAll(filepath.Join(private, rulesDir), 0o700); err != nil {
		return nil, fmt.Errorf("open archive: %w", err)
	}
	return &Archive{dir: dir, private: private, failed: map[string]bool{}}, nil
}

// PrivateOf is the folder of the private copies of an archive: beside it, so that the archive can be published whole.
func PrivateOf(dir string) string { return filepath.Clean(dir) + PrivateSuffix }

// Deleted reports whether an archive that was here is not here any more, or only a part of it: every start leaves its file of
// keys and the folder of its private copies.
func Deleted(dir, private string) bool {
	if private == "" {
		private = PrivateOf(dir)
	}
	there := func(path string) bool { _, err := os.Stat(path); return !errors.Is(err, fs.ErrNotExist) }
	return !there(filepath.Join(dir, KeysFile)) || !there(private)
}

// Write writes both copies of the record of a game; of a game that is not for everybody (public is nil) only the private
// one. When it returns nil they are on the disk.
func (a *Archive) Write(number int, public, private []byte) error {
	if number < 1 {
		return fmt.Errorf("write record: games are numbered from 1, not %d", number)
	}
	if err := a.replace(a.privatePath(number), private, privateMode); err != nil {
		return fmt.Errorf("write private record of game %d: %w", number, err)
	}
	if public == nil {
		return nil
	}
	if err := a.replace(a.publicPath(number), public, publicMode); err != nil {
		return fmt.Errorf("write record of game %d: %w", number, err)
	}
	return nil
}

// replace spares the disk where nothing changes.
func (a *Archive) replace(path string, data []byte, mode fs.FileMode) error {
	old, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err == nil && bytes.Equal(old, data) && !a.hasFailed(path) {
		return nil
	}
	err = durable.Replace(path, data, mode)
	a.note(path, err != nil)
	return err
}

func (a *Archive) hasFailed(path string) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.failed[path]
}

// note keeps in mind whether the last write of a file failed.
func (a *Archive) note(path string, failed bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if failed {
		a.failed[path] = true
	} else {
		delete(a.failed, path)
	}
}

// Read returns the public record of a game; fs.ErrNotExist when there is none.
func (a *Archive) Read(number int) ([]byte, error) {
	return read(number, a.publicPath(number))
}

// ReadPrivate returns the record with the players' mail addresses; fs.ErrNotExist when there is none.
func (a *Archive) ReadPrivate(number int) ([]byte, error) {
	return read(number, a.privatePath(number))
}

func read(number int, path string) ([]byte, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("read record of game %d: %w", number, err)
	}
	return data, nil
}

func (a *Archive) publicPath(number int) string { return filepath.Join(a.dir, FileName(number)) }

func (a *Archive) privatePath(number int) string {
	return filepath.Join(a.private, FileName(number))
}

// PutAside gives both copies of the record of a game, and its notes, another name beside the old one, "042.lost-1.pbem", so that a
// new record can be written. It overwrites nothing.
func (a *Archive) PutAside(number int) error {
	return errors.Join(putAside(a.publicPath(number)), putAside(a.privatePath(number)), putAside(a.notesPath(number)), putAside(a.commentsPath(number)))
}

func putAside(path string) error {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for n := 1; ; n++ {
		extension := filepath.Ext(path)
		err := os.Link(path, fmt.Sprintf("%s.lost-%d%s", strings.TrimSuffix(path, extension), n, extension))
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return err
		}
		return errors.Join(os.Remove(path), durable.Sync(filepath.Dir(path)))
	}
}

// lookAgain is how often it is looked whether somebody has come to an end.
const lookAgain = 50 * time.Millisecond

// Turn waits until nobody else has their turn with this archive, but no longer than so long: then ok is false. Records are written by one
// process at a time: an older one would else come to lie on a newer one. The kernel ends the turn of a process that dies. The
// folder of the private copies itself is locked; where that cannot be, everybody has their turn at once.
func (a *Archive) Turn(ctx context.Context, patience time.Duration) (end func(), ok bool, err error) {
	folder, err := os.Open(a.private)
	if err != nil {
		return nil, false, fmt.Errorf("lock the archive: %w", err)
	}
	giveUp := time.NewTimer(patience)
	defer giveUp.Stop()
	for {
		if err := system.Take(folder, system.Alone); !errors.Is(err, system.ErrHeld) {
			return func() { _ = folder.Close() }, true, nil
		}
		select {
		case <-ctx.Done():
			return nil, false, errors.Join(ctx.Err(), folder.Close())
		case <-giveUp.C:
			return nil, false, folder.Close()
		case <-time.After(lookAgain):
		}
	}
}

// Unreadable is the error of a file by the name under which it was asked for, once.
func Unreadable(path string, err error) error {
	if of, ok := err.(*fs.PathError); ok {
		return &fs.PathError{Op: of.Op, Path: path, Err: of.Err}
	}
	return &fs.PathError{Op: "read", Path: path, Err: err}
}

// Told is an error of the system about a file as one that can say itself in every language; any other error stays as it is.
func Told(err error) error {
	if of := (*fs.PathError)(nil); errors.As(err, &of) {
		return &told{of}
	}
	return err
}

type told struct{ *fs.PathError }

func (t *told) Unwrap() error { return t.PathError }

// Phrase is what the error says.
func (t *told) Phrase() phrase.Phrase {
	return phrase.New("file-unread", "file", t.Path, "why", Why(t.Err))
}

// Cause is what is wrong with a file, without its name.
func Cause(err error) phrase.Phrase {
	if of := (*fs.PathError)(nil); errors.As(err, &of) {
		return Why(of.Err)
	}
	return phrase.Said(err)
}

// Why is what the system says of a file. Only what people meet has words in every language.
func Why(err error) phrase.Phrase {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return phrase.New("file-not-there")
	case errors.Is(err, fs.ErrPermission):
		return phrase.New("file-forbidden")
	case errors.Is(err, syscall.EISDIR):
		return phrase.New("file-is-folder")
	case errors.Is(err, syscall.ENOTDIR):
		return phrase.New("file-no-folder")
	}
	return phrase.Said(err)
}
