package collection

import (
	"io/fs"
	"iter"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"pbem/games/archive"
	"pbem/games/archive/gamelog"
	"pbem/notation/eventfile"
)

// Events are the files of tournaments in packs: in those that are named, and in those that lie in folders that are named or below. Text is a
// file as it lies there. Private copies are not looked among, and a pipe is not read, for the records in it are read once.
func Events(names ...string) (all []Member) {
	for _, name := range names {
		for file, root := range packsAt(name) {
			all = append(all, eventsIn(file, root)...)
		}
	}
	return all
}

// packsAt yields a file that is named, and of a folder the packs in it and below, each with the folder that was named.
func packsAt(name string) iter.Seq2[string, string] {
	return func(yield func(file, root string) bool) {
		info, err := os.Stat(name)
		if err == nil && info.Mode().IsRegular() && path.Ext(name) != eventfile.Extension && called(name) != rows {
			yield(name, "")
		}
		if err != nil || !info.IsDir() {
			return
		}
		// A folder that cannot be looked into is named by whoever goes through the records.
		_ = filepath.WalkDir(name, func(file string, d fs.DirEntry, err error) error {
			switch {
			case err != nil || d.IsDir() && file != name && archive.IsPrivate(file):
				return fs.SkipDir
			case d.Type().IsRegular() && isPack(file) && !yield(file, name):
				return fs.SkipAll
			}
			return nil
		})
	}
}

// isPack reports whether a file is called as one that holds others.
func isPack(name string) bool {
	ext := strings.ToLower(path.Ext(name))
	switch k := called(name); {
	case k == tarred, k == zipped, ext == ".tgz", ext == ".tzst":
		return true
	case k == gzipped, k == zstandard:
		return isPack(strings.TrimSuffix(name, path.Ext(name)))
	}
	return false
}

// eventsIn are the files of tournaments in one pack, by their names.
func eventsIn(file, root string) (all []Member) {
	k := &pack{file: file, events: true}
	k.seek()
	for _, inner := range slices.Sorted(maps.Keys(k.kept)) {
		m := Member{Name: file + ":" + inner, File: file, Root: root, Text: k.kept[inner], inner: inner, pack: k}
		if path.Ext(inner) == eventfile.Extension && !m.Private() {
			all = append(all, m)
		}
	}
	return all
}

// wants reports whether a file that lies beside records is kept: where tournaments are looked for, they and what their signatures are checked by.
func (k *pack) wants(name string) bool {
	return !k.events || path.Ext(name) == eventfile.Extension || path.Base(name) == archive.KeysFile || path.Base(name) == gamelog.HeadFile
}
