package durable

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Replace writes the file, over an older one if there is one.
func Replace(path string, data []byte, mode fs.FileMode) error {
	return write(path, data, mode, os.Rename)
}

// Create writes a file that must not be there: else the error is an fs.ErrExist, and the file stays as it is.
func Create(path string, data []byte, mode fs.FileMode) error {
	return write(path, data, mode, os.Link)
}

func write(path string, data []byte, mode fs.FileMode, name func(temporary, path string) error) error {
	dir := filepath.Dir(path)
	temporary, err := writeTemporary(dir, "."+filepath.Base(path)+".*", data, mode)
	if err != nil {
		return err
	}
	err = name(temporary, path)
	if gone := os.Remove(temporary); gone != nil && !errors.Is(gone, fs.ErrNotExist) {
		err = errors.Join(err, gone)
	}
	return errors.Join(err, syncDir(dir))
}

func writeTemporary(dir, pattern string, data []byte, mode fs.FileMode) (path string, err error) {
	file, err := os.CreateTemp(dir, pattern) // with mode 0600: never open to others while it is written
	if err != nil {
		return "", err
	}
	_, err = file.Write(data)
	err = errors.Join(err, file.Chmod(mode), file.Sync(), file.Close())
	if err != nil {
		return "", errors.Join(err, os.Remove(file.Name()))
	}
	return file.Name(), nil
}

func syncDir(path string) error {
	dir, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}
