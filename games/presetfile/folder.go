package presetfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"
)

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
