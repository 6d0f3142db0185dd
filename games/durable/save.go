package durable

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// Save writes a file for somebody who named it: it is then whole or, after an error, as it was. Allowed is the most that may be
// done with it by its mode: a new file gets what the umask leaves of that, an older one keeps what it had of it. A symbolic link
// stays, and what it leads to is written. Pipes and devices have nothing to lose, and are just written to. The error is a
// syscall.Errno where the system gave one: the temporary file's name in it would tell nobody anything.
func Save(path string, data []byte, allowed fs.FileMode) error {
	err := save(path, data, allowed)
	if number := syscall.Errno(0); errors.As(err, &number) {
		return number
	}
	return err
}

func save(path string, data []byte, allowed fs.FileMode) error {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return saveNew(path, data, allowed)
	case err != nil:
		return err
	case !info.Mode().IsRegular():
		return os.WriteFile(path, data, allowed)
	}
	if err := writable(path); err != nil {
		return err
	}
	target, err := filepath.EvalSymlinks(path)
	if err != nil {
		return err
	}
	return Replace(target, data, info.Mode().Perm()&allowed)
}

// writable opens an older file as if to write to it: who may not, may not replace it either.
func writable(path string) error {
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return file.Close()
}

func saveNew(path string, data []byte, allowed fs.FileMode) error {
	target, err := end(path)
	if err != nil {
		return err
	}
	return ReplaceBy(target, func(temporary string) error {
		if err := os.Remove(temporary); err != nil { // only a file that is made anew is given a mode by the umask
			return err
		}
		file, err := os.OpenFile(temporary, os.O_WRONLY|os.O_CREATE|os.O_EXCL, allowed)
		if err != nil {
			return err
		}
		_, err = file.Write(data)
		return errors.Join(err, file.Close())
	})
}

// end follows symbolic links to a file that is not there. They cannot go round in a ring: such a path is another error.
func end(path string) (string, error) {
	for {
		folder, name := filepath.Split(path)
		if folder == "" {
			folder = "."
		}
		folder, err := filepath.EvalSymlinks(folder)
		if err != nil {
			return "", err
		}
		path = filepath.Join(folder, name)
		to, err := os.Readlink(path)
		if err != nil { // no link
			return path, nil
		}
		if path = to; !filepath.IsAbs(to) {
			path = folder + string(filepath.Separator) + to // not joined: ".." after a link leads elsewhere than it seems
		}
	}
}
