package durable

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Replace writes the file, over an older one if there is one.
func Replace(path string, data []byte, mode fs.FileMode) error {
	return write(path, content(data, mode), os.Rename)
}

// Create writes a file that must not be there: else the error is an fs.ErrExist, and the file stays as it is. After any other
// error there is none.
func Create(path string, data []byte, mode fs.FileMode) error {
	return create(path, content(data, mode))
}

// ReplaceBy is Replace for a file that something else writes: fill is given the path of an empty file of mode 0600, and
// when it returns an error the older file stays.
func ReplaceBy(path string, fill func(temporary string) error) error {
	return write(path, fill, os.Rename)
}

// CreateBy is Create for a file that something else writes.
func CreateBy(path string, fill func(temporary string) error) error {
	return create(path, fill)
}

func create(path string, fill func(temporary string) error) error {
	linked := false
	err := write(path, fill, func(temporary, path string) error {
		err := os.Link(temporary, path)
		linked = err == nil
		return err
	})
	if linked && err != nil { // its name may not be on the disk: who finds it must not rely on it
		err = errors.Join(err, os.Remove(path))
	}
	return err
}

func content(data []byte, mode fs.FileMode) func(string) error {
	return func(temporary string) error {
		return errors.Join(os.WriteFile(temporary, data, mode), os.Chmod(temporary, mode))
	}
}

func write(path string, fill func(temporary string) error, name func(temporary, path string) error) error {
	dir := filepath.Dir(path)
	temporary, err := writeTemporary(dir, "."+filepath.Base(path)+".*", fill)
	if err != nil {
		return err
	}
	err = name(temporary, path)
	if gone := os.Remove(temporary); gone != nil && !errors.Is(gone, fs.ErrNotExist) {
		err = errors.Join(err, gone)
	}
	return errors.Join(err, Sync(dir))
}

func writeTemporary(dir, pattern string, fill func(temporary string) error) (path string, err error) {
	file, err := os.CreateTemp(dir, pattern) // with mode 0600: never open to others while it is written
	if err != nil {
		return "", err
	}
	err = errors.Join(file.Close(), fill(file.Name()))
	if err == nil {
		err = Sync(file.Name())
	}
	if err != nil {
		return "", errors.Join(err, os.Remove(file.Name()))
	}
	return file.Name(), nil
}
