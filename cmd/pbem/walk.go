package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"pbem/games/archive"
	"pbem/notation/record"
)

// walked is what was found where records were looked for: files as they are named, and in folders those that are called
// *.pbem, in the order of their names. A folder of private copies is not looked into unless it is named: with the public
// ones, every game would be there twice, and with mail addresses.
type walked struct {
	files   []string
	unread  []error
	strange []string // called like records, and no files
	private []string // folders that were passed over
	empty   []error  // says of a folder that was named that it holds no record
}

// add looks into a file or a folder. What is named may be a link, or a pipe; in a folder, links to files are followed, and
// what is no file is passed over.
func (w *walked) add(name string) {
	info, err := os.Stat(name)
	switch {
	case err != nil:
		w.fail(name, err)
	case info.IsDir():
		met, passed := w.met(), len(w.private)
		w.folder(name)
		if w.met() == met {
			w.empty = append(w.empty, nothingIn(name, w.private[passed:]))
		}
	default:
		w.files = append(w.files, name)
	}
}

// met counts what was found for a record, good or not.
func (w *walked) met() int { return len(w.files) + len(w.unread) + len(w.strange) }

func (w *walked) folder(dir string) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		w.fail(dir, err)
	}
	for _, e := range entries {
		path := filepath.Join(dir, e.Name())
		switch {
		case e.IsDir() && e.Name() == archive.PrivateDir:
			w.private = append(w.private, path)
		case e.IsDir():
			w.folder(path)
		case filepath.Ext(path) == archive.Extension:
			w.file(path)
		}
	}
}

// file takes what is called a record. A pipe would keep its reader waiting.
func (w *walked) file(path string) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		w.fail(path, err)
	case info.Mode().IsRegular():
		w.files = append(w.files, path)
	default:
		w.strange = append(w.strange, path)
	}
}

// fail keeps why something could not be read.
func (w *walked) fail(path string, err error) { w.unread = append(w.unread, unreadable(path, err)) }

// unreadable names a file once, in a form that is fit for a line.
func unreadable(path string, err error) error {
	return fmt.Errorf("cannot read %s: %w", plain(path), cause(err))
}

// cause takes the file's name off an error.
func cause(err error) error {
	if of := (*fs.PathError)(nil); errors.As(err, &of) {
		return of.Err
	}
	return err
}

// nothingIn says that a folder holds no record, and where there may be some.
func nothingIn(dir string, private []string) error {
	if len(private) == 0 {
		return fmt.Errorf("%s: no record (*%s) was found", plain(dir), archive.Extension)
	}
	return fmt.Errorf("%s: no record (*%s) was found; private copies are looked at if their folder is named: %s",
		plain(dir), archive.Extension, plain(private[0]))
}

// tell says what was passed over.
func (w *walked) tell(out io.Writer) {
	for _, path := range w.strange {
		fmt.Fprintf(out, "%s: passed over, for it is no file\n", plain(path))
	}
}

// readRecordFile reads the text of a record, of a longer file no more than shows that it is none.
func readRecordFile(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return record.ReadAll(file)
}
