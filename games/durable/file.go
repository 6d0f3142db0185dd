// Package durable writes small files that are whole or not there, whatever crashes.
//
// The idea: the bytes go into a temporary file of the same directory and to the disk, then the file gets its name in one
// step, then the directory goes to the disk. A crash leaves the old file or the new one, and at worst a temporary file
// whose name begins with a dot.
package durable

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
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

// Save writes a file for somebody who named it: it is then whole or, after an error, as it was. Allowed is the most that may be
// done with it by its mode: a new file gets what the umask leaves of that, an older one keeps what it had of it. A symbolic link
// stays, and what it leads to is written. Pipes and devices have nothing to lose, and are just written to. The error is a
// syscall.Errno where the system gave one: the temporary file's name in it would tell nobody anything.
func Save(path string, data []byte, allowed fs.FileMode) error {
	return SaveBy(path, func(out io.Writer) (fs.FileMode, error) {
		_, err := out.Write(data)
		return allowed, err
	})
}

// SaveBy is Save for what is written piece by piece: fill returns what may be done with it at most, and nobody else can read it
// before.
func SaveBy(path string, fill func(out io.Writer) (allowed fs.FileMode, err error)) error {
	err := save(path, fill)
	if number := syscall.Errno(0); errors.As(err, &number) {
		return number
	}
	return err
}

type filler func(out io.Writer) (fs.FileMode, error)

func save(path string, fill filler) error {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return saveNew(path, fill)
	case err != nil:
		return err
	case !info.Mode().IsRegular():
		return onto(path, fill)
	}
	if err := writable(path); err != nil {
		return err
	}
	target, err := filepath.EvalSymlinks(path)
	if err != nil {
		return err
	}
	return ReplaceBy(target, func(temporary string) error { return fillIn(temporary, info.Mode().Perm(), fill) })
}

// onto writes to a pipe or a device.
func onto(path string, fill filler) error {
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = fill(file)
	return errors.Join(err, file.Close())
}

// fillIn fills a file that its owner alone can read, and then gives it the mode, as far as that is allowed.
func fillIn(path string, mode fs.FileMode, fill filler) error {
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	allowed, err := fill(file)
	return errors.Join(err, file.Chmod(mode&allowed), file.Close())
}

// writable opens an older file as if to write to it: who may not, may not replace it either.
func writable(path string) error {
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return file.Close()
}

func saveNew(path string, fill filler) error {
	target, err := end(path)
	if err != nil {
		return err
	}
	return ReplaceBy(target, func(temporary string) error {
		mode, err := usual(temporary)
		if err != nil {
			return err
		}
		return fillIn(temporary, mode, fill)
	})
}

// usual makes a file anew, for its owner alone, and returns the mode that the umask gave it.
func usual(path string) (fs.FileMode, error) {
	if err := os.Remove(path); err != nil {
		return 0, err
	}
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return 0, err
	}
	info, err := file.Stat()
	err = errors.Join(err, file.Chmod(0o600), file.Close())
	if err != nil {
		return 0, err
	}
	return info.Mode().Perm(), nil
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
