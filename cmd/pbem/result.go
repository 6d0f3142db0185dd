package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"pbem/games/durable"
)

// writeResult writes to a file, or to standard output where none is named.
func writeResult(env *Env, path string, data []byte) error {
	if path == "" || path == "/dev/stdout" { // opened by that name, a file behind it would lose what is in it
		_, err := env.Out.Write(data)
		return err
	}
	return writeFile(path, data, 0o666)
}

// writeFile writes a file that is then whole or, after an error, as it was. Allowed is the most that may be done with it by
// its mode: a new file gets what the umask leaves of that, an older one keeps what it had of it. A symbolic link stays, and
// what it leads to is written. Pipes and devices have nothing to lose, and are just written to.
func writeFile(path string, data []byte, allowed fs.FileMode) error {
	err := replaceFile(path, data, allowed)
	if number := syscall.Errno(0); errors.As(err, &number) {
		err = number // without the temporary file's name, which tells nobody anything
	}
	if err != nil {
		return outside(fmt.Errorf("cannot write: %s: %w", plain(path), err))
	}
	return nil
}

func replaceFile(path string, data []byte, allowed fs.FileMode) error {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return createFile(path, data, allowed)
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
	return durable.Replace(target, data, info.Mode().Perm()&allowed)
}

// writable opens an older file as if to write to it: who may not, may not replace it either.
func writable(path string) error {
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return file.Close()
}

func createFile(path string, data []byte, allowed fs.FileMode) error {
	target, err := end(path)
	if err != nil {
		return err
	}
	return durable.ReplaceBy(target, func(temporary string) error {
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
