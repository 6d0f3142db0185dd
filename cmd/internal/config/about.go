package config

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"syscall"
)

// Mistake is an error that the next start meets again: in the configuration, or in a file that it names. Somebody must put it right.
type Mistake struct{ error }

// Unwrap returns what is wrong.
func (m Mistake) Unwrap() error { return m.error }

// Mistaken is a Mistake for what is wrong; nil stays nil, and so does what passes by itself: a disk that is full or fails, too many files.
func Mistaken(err error) error {
	if err == nil {
		return nil
	}
	for _, passing := range []error{syscall.EIO, syscall.ENOSPC, syscall.EMFILE, syscall.ENFILE, syscall.ENOMEM, syscall.EROFS} {
		if errors.Is(err, passing) {
			return err
		}
	}
	return Mistake{err}
}

// Unusable is a Mistake where a file or an address that is named cannot be used by us: it is not there, not ours, or of another kind.
func Unusable(err error) error {
	for _, lasting := range []error{fs.ErrNotExist, fs.ErrPermission, fs.ErrInvalid, syscall.ENOTDIR, syscall.EISDIR, syscall.ENAMETOOLONG, syscall.ELOOP} {
		if errors.Is(err, lasting) {
			return Mistake{err}
		}
	}
	return err
}

// Where names a field by its place: "pbem.yaml:12: presets". A field that is left out has no line.
func (c *Config) Where(field string) string {
	return place(c.File, c.Lines, field)
}

func place(path string, lines map[string]int, field string) string {
	if line, ok := lines[field]; ok {
		path = fmt.Sprintf("%s:%d", path, line)
	}
	if path == "" { // the configuration was not read from a file
		return field
	}
	return path + ": " + field
}

// About says of each line of an error that it is about what a field names; nil stays nil.
func (c *Config) About(field string, err error) error {
	if err == nil {
		return nil
	}
	return about{c.Where(field), err}
}

type about struct {
	where string
	err   error
}

func (a about) Error() string {
	var text strings.Builder
	for line := range strings.Lines(a.err.Error()) {
		text.WriteString(a.where + ": " + line)
	}
	return text.String()
}

func (a about) Unwrap() error { return a.err }
