package archive

import (
	"io/fs"
	"os"
	"path/filepath"
)

// Found is what was met where records were looked for: files as they are named, and in folders those that are called
// *.pbem, in the order of their names. A folder of private copies is not looked into unless it is named: with the public
// ones, every game would be there twice, and with mail addresses.
type Found struct {
	Files     []string
	Unread    []error  // files and folders that could not be looked at, each an *fs.PathError
	Irregular []string // called like records, and no files
	Empty     []Folder // folders that were named and hold no record
}

// Folder is a folder without a record, and the folders of private copies below it.
type Folder struct {
	Dir     string
	Private []string
}

// Find looks into files and folders.
func Find(names ...string) *Found {
	found := &Found{}
	for _, name := range names {
		found.Add(name)
	}
	return found
}

// Add looks into one more file or folder. What is named may be a link, or a pipe; in a folder, links to files are followed,
// and what is no file is passed over.
func (f *Found) Add(name string) {
	info, err := os.Stat(name)
	switch {
	case err != nil:
		f.Fail(name, err)
	case info.IsDir():
		met := f.met()
		if private := f.folder(name); f.met() == met {
			f.Empty = append(f.Empty, Folder{name, private})
		}
	default:
		f.Files = append(f.Files, name)
	}
}

// met counts what was found for a record, good or not.
func (f *Found) met() int { return len(f.Files) + len(f.Unread) + len(f.Irregular) }

// folder returns the folders of private copies, which it does not look into.
func (f *Found) folder(dir string) (private []string) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		f.Fail(dir, err)
	}
	for _, e := range entries {
		path := filepath.Join(dir, e.Name())
		switch {
		case e.IsDir() && isPrivateName(e.Name()):
			private = append(private, path)
		case e.IsDir():
			private = append(private, f.folder(path)...)
		case filepath.Ext(path) == Extension:
			f.file(path)
		}
	}
	return private
}

// file takes what is called a record. A pipe would keep its reader waiting.
func (f *Found) file(path string) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		f.Fail(path, err)
	case info.Mode().IsRegular():
		f.Files = append(f.Files, path)
	default:
		f.Irregular = append(f.Irregular, path)
	}
}

// Fail keeps that a file could not be read.
func (f *Found) Fail(path string, err error) { f.Unread = append(f.Unread, Unreadable(path, err)) }

// Unreadable is the error of a file by the name under which it was asked for, once.
func Unreadable(path string, err error) error {
	if of, ok := err.(*fs.PathError); ok {
		return &fs.PathError{Op: of.Op, Path: path, Err: of.Err}
	}
	return &fs.PathError{Op: "read", Path: path, Err: err}
}
