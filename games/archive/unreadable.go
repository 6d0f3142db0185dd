package archive

import (
	"errors"
	"io/fs"
	"syscall"

	"pbem/rules/phrase"
)

// Unreadable is the error of a file by the name under which it was asked for, once.
func Unreadable(path string, err error) error {
	if of, ok := err.(*fs.PathError); ok {
		return &fs.PathError{Op: of.Op, Path: path, Err: of.Err}
	}
	return &fs.PathError{Op: "read", Path: path, Err: err}
}

// Told is an error of the system about a file as one that can say itself in every language; any other error stays as it is.
func Told(err error) error {
	if of := (*fs.PathError)(nil); errors.As(err, &of) {
		return &told{of}
	}
	return err
}

type told struct{ *fs.PathError }

func (t *told) Unwrap() error { return t.PathError }

// Phrase is what the error says.
func (t *told) Phrase() phrase.Phrase {
	return phrase.New("file-unread", "file", t.Path, "why", Why(t.Err))
}

// Cause is what is wrong with a file, without its name.
func Cause(err error) phrase.Phrase {
	if of := (*fs.PathError)(nil); errors.As(err, &of) {
		return Why(of.Err)
	}
	return phrase.Said(err)
}

// Why is what the system says of a file. Only what people meet has words in every language.
func Why(err error) phrase.Phrase {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return phrase.New("file-not-there")
	case errors.Is(err, fs.ErrPermission):
		return phrase.New("file-forbidden")
	case errors.Is(err, syscall.EISDIR):
		return phrase.New("file-is-folder")
	case errors.Is(err, syscall.ENOTDIR):
		return phrase.New("file-no-folder")
	}
	return phrase.Said(err)
}
