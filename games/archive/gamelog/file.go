package gamelog

import (
	"bufio"
	"bytes"
	"crypto/ed25519"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"golang.org/x/text/unicode/norm"

	"pbem/games/durable"
	"pbem/games/system"
)

// File is the log of an archive as it is written. It only ever grows: a line that the signed head covers is never touched.
// It is not safe for concurrent use; of several processes one writes at a time.
type File struct {
	dir  string
	site string
	key  ed25519.PrivateKey

	edge   Edge  // of what was read or written last
	length int64 // in bytes
	known  bool
}

// The ways in which a log cannot be written.
var (
	// ErrBusy is of a log that another process has been writing for longer than writing takes.
	ErrBusy = errors.New("another process is writing this log; two services must not have one archive")
	// ErrOther is of a folder that holds the log of another store: its signed lines are not ours.
	ErrOther = errors.New("the log in this folder is not this store's: lines of it are others. Two services must not have one archive, and nobody may change a log; " +
		"move it away (log, log.head), and it is written anew from the store")
	// ErrAhead is of a log that begins as ours does and goes on: the store is older.
	ErrAhead = errors.New("the log in this folder has lines that the store does not have")
)

// NewFile is the log in a folder, whose head is signed in the name of a site, in the letters that records have it in.
func NewFile(dir, site string, key ed25519.PrivateKey) *File {
	return &File{dir: dir, site: SiteName(norm.NFC.String(site)), key: key}
}

const fileMode = 0o644

// Grow adds the lines that the file does not have yet, up to so many in all; lines returns those of the store from a place on. made tells
// that there was no file before. A crash leaves the file as it was, or with lines that the head does not cover, which the next call mends.
func (f *File) Grow(lines func(from int64) ([]string, error), upTo int64) (made bool, err error) {
	file, err := os.OpenFile(f.path(LogFile), os.O_RDWR|os.O_CREATE, fileMode)
	if err != nil {
		return false, err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	if err := lock(file); err != nil {
		return false, err
	}
	info, err := file.Stat()
	if err != nil {
		return false, err
	}
	made = info.Size() == 0
	if !f.known || info.Size() != f.length {
		if err := f.reread(file, lines); err != nil {
			return false, err
		}
	}
	return made, f.add(file, lines, upTo)
}

func (f *File) path(name string) string { return filepath.Join(f.dir, name) }

// lockWithin is how long others may write before it is an error.
const lockWithin = 10 * time.Second

// lock waits until no other process writes. The kernel gives it back when a process dies.
func lock(file *os.File) error {
	for began := time.Now(); ; time.Sleep(20 * time.Millisecond) {
		err := system.Take(file, system.Alone)
		if !errors.Is(err, system.ErrHeld) {
			return err
		}
		if time.Since(began) > lockWithin {
			return ErrBusy
		}
	}
}

// reread compares the file with the store's lines, and cuts off what a crash has left.
func (f *File) reread(file *os.File, lines func(from int64) ([]string, error)) error {
	ours, err := lines(0)
	if err != nil {
		return err
	}
	covered, err := f.covered()
	if err != nil {
		return err
	}
	f.edge, f.length, f.known = Edge{}, 0, false
	in := bufio.NewReader(file)
	for {
		line, err := in.ReadString('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		text, whole := strings.CutSuffix(line, "\n")
		switch n := f.edge.Size(); {
		case line == "":
			f.known = true
			return nil
		case n < int64(len(ours)) && whole && ours[n] == text:
			f.edge, f.length = f.edge.Add(text), f.length+int64(len(line))
		case n >= covered && debris(text, whole):
			f.known = true
			return file.Truncate(f.length)
		case n >= int64(len(ours)):
			return ErrAhead
		default:
			return ErrOther
		}
	}
}

// debris is what a crash leaves behind the lines that are safe: the beginning of a line, or none at all. What is a whole line
// was written from a store, and perhaps told of in letters.
func debris(text string, whole bool) bool {
	_, err := ParseLine(text)
	return !whole || err != nil
}

// covered is how many lines the signed head covers; 0 where there is none, or it is another's.
func (f *File) covered() (int64, error) {
	text, err := os.ReadFile(f.path(HeadFile))
	if errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	head, err := readHead(text)
	if err != nil {
		return 0, nil // a head that says nothing is written anew
	}
	return head.Size, nil
}

// add writes the lines that are not there yet, and then the head that covers them.
func (f *File) add(file *os.File, lines func(from int64) ([]string, error), upTo int64) error {
	more, err := lines(f.edge.Size())
	if err != nil {
		return err
	}
	more = more[:max(0, min(int64(len(more)), upTo-f.edge.Size()))]
	edge, text := f.edge, []byte(nil)
	for _, line := range more {
		edge, text = edge.Add(line), append(append(text, line...), '\n')
	}
	if len(text) > 0 {
		f.known = false // until it is known to be on the disk
		if _, err := file.WriteAt(text, f.length); err != nil {
			return err
		}
		if err := errors.Join(file.Sync(), durable.Sync(f.dir)); err != nil {
			return err
		}
		f.edge, f.length, f.known = edge, f.length+int64(len(text)), true
	}
	return f.sign()
}

// sign writes the head, unless it stands there. The signature of the same head by the same key has the same bytes.
func (f *File) sign() error {
	if f.key == nil {
		return nil
	}
	text, err := Sign(f.edge.Head(), f.site, f.key)
	if err != nil {
		return fmt.Errorf("sign the head of the log: %w", err)
	}
	if old, err := os.ReadFile(f.path(HeadFile)); err == nil && bytes.Equal(old, text) {
		return nil
	}
	return durable.Replace(f.path(HeadFile), text, fileMode)
}

// State is how far the file was written when Grow last returned, for Resume in another process; "" where that is not known.
func (f *File) State() string {
	if !f.known {
		return ""
	}
	return fmt.Sprintf("%d %d %s", f.edge.Size(), f.length, base64.StdEncoding.EncodeToString(f.edge.Bytes())+".")
}

// Resume has Grow go on from a state, and not read the whole file again, if the file has that length and a head that says so. What is no
// state is passed over.
func (f *File) Resume(state string) {
	var size, length int64
	var code string
	if _, err := fmt.Sscanf(state, "%d %d %s", &size, &length, &code); err != nil || code == "" {
		return
	}
	roots, err := base64.StdEncoding.DecodeString(code[:len(code)-1])
	if err != nil {
		return
	}
	edge, err := EdgeOf(size, roots)
	head, err2 := f.signed()
	if err == nil && err2 == nil && head.Head == edge.Head() {
		f.edge, f.length, f.known = edge, length, true
	}
}

// signed is what the head in the folder says, whoever signed it.
func (f *File) signed() (Signed, error) {
	text, err := os.ReadFile(f.path(HeadFile))
	if err != nil {
		return Signed{}, err
	}
	return readHead(text)
}

// Covered is how many lines the head in the folder covers; 0 where there is none. More than the store has mean that the store is older.
func (f *File) Covered() (int64, error) { return f.covered() }

// Beyond returns the lines that the file has and the store does not. ErrOther where it does not begin as the store's.
func (f *File) Beyond(lines func(from int64) ([]string, error)) ([]string, error) {
	file, err := os.Open(f.path(LogFile))
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	there, err := Read(file)
	if err != nil {
		return nil, err
	}
	ours, err := lines(0)
	if err != nil {
		return nil, err
	}
	var all []string
	for _, line := range there.Lines() {
		if line.Kind == NoLine {
			break // what stands behind it is debris
		}
		all = append(all, line.String())
	}
	if n := min(len(all), len(ours)); !slices.Equal(all[:n], ours[:n]) {
		return nil, ErrOther
	}
	return all[min(len(all), len(ours)):], nil
}

// PutAside gives the log and its head other names beside the old ones, "log.lost-1" and "log.head.lost-1", so that another can be
// written. It overwrites nothing.
func (f *File) PutAside() error {
	for n := 1; ; n++ {
		old := fmt.Sprintf(".lost-%d", n)
		err := os.Link(f.path(LogFile), f.path(LogFile)+old)
		if os.IsExist(err) {
			continue
		}
		if err != nil {
			return err
		}
		if err := os.Rename(f.path(HeadFile), f.path(HeadFile)+old); err != nil && !os.IsNotExist(err) {
			return err
		}
		f.known = false
		return os.Remove(f.path(LogFile))
	}
}
