package archive

import "io/fs"

// Unreadable is the error of a file by the name under which it was asked for, once.
func Unreadable(path string, err error) error {
	if of, ok := err.(*fs.PathError); ok {
		return &fs.PathError{Op: of.Op, Path: path, Err: of.Err}
	}
	return &fs.PathError{Op: "read", Path: path, Err: err}
}
