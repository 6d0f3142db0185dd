// Package presetfile reads preset files that come from outside: one that a command names, those in a host's folder, the rules that
// lie beside a record.
//
// The idea: whoever hands over a file may hand over anything, a link to a device without an end, a pipe that nobody writes to, a
// loop of links. A preset is a regular file of at most 64 KB; everything else is refused before it is opened, and never waited for.
package presetfile

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"time"

	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// ErrIrregular is of what is no regular file: a folder, a device, a pipe, a socket.
var ErrIrregular = phrase.Errorf("file-irregular")

// ErrLarge is of a file that is too large for a preset.
var ErrLarge = errors.New("it is too large")

// Open opens a regular file, or a link to one, for reading. It never waits. The error of anything else is ErrIrregular.
func Open(path string) (*os.File, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() { // opening a device can do something, and a pipe waits for its writer
		return nil, irregular(path)
	}
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, err
	}
	if info, err = f.Stat(); err != nil || !info.Mode().IsRegular() { // it may be another than a moment ago
		return nil, errors.Join(irregular(path), f.Close())
	}
	return f, nil
}

func irregular(path string) error { return &fs.PathError{Op: "open", Path: path, Err: ErrIrregular} }

// Read returns the text of a preset file. The error is that it cannot be read, is no regular file, or is too large (ErrLarge).
func Read(path string) ([]byte, error) {
	f, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, presets.MostBytes+1))
	if err == nil && len(data) > presets.MostBytes {
		return nil, fmt.Errorf("%s: %w: it has more than the %d bytes of a preset file", path, ErrLarge, presets.MostBytes)
	}
	return data, err
}

// File is a preset file as it was read from a folder, or why it could not be.
type File struct {
	Path string
	Data []byte
	Err  error
}

// Folder reads a host's folder of presets: every file in it whose name ends in .yaml, in the order of their names. The error is
// that the folder itself cannot be listed.
func Folder(dir string) ([]File, error) {
	paths, err := List(dir)
	if err != nil {
		return nil, err
	}
	var files []File
	for _, path := range paths {
		data, err := Read(path)
		if at := (*fs.PathError)(nil); errors.As(err, &at) {
			err = fmt.Errorf("%s: %w", path, at.Err)
		}
		files = append(files, File{Path: path, Data: data, Err: err})
	}
	return files, nil
}

// List names the preset files of a folder, sorted.
func List(dir string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	var paths []string
	for _, e := range entries {
		if !e.IsDir() && filepath.Ext(e.Name()) == ".yaml" {
			paths = append(paths, filepath.Join(dir, e.Name()))
		}
	}
	return paths, err
}

// Mark is what tells by a look at a folder that something in it has changed.
type Mark struct{ files []mark }

type mark struct {
	path  string
	size  int64
	mode  fs.FileMode
	wrote time.Time
}

// Look marks the state of a folder; one that cannot be listed is like an empty one.
func Look(dir string) Mark {
	paths, _ := List(dir)
	var m Mark
	for _, path := range paths {
		seen := mark{path: path}
		if info, err := os.Stat(path); err == nil {
			seen.size, seen.mode, seen.wrote = info.Size(), info.Mode(), info.ModTime()
		}
		m.files = append(m.files, seen)
	}
	return m
}

// Same reports whether nothing has changed between two looks.
func (m Mark) Same(other Mark) bool { return slices.Equal(m.files, other.files) }
