package web

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

const recordMark = ".pbem"

// walk visits the files of the folder: of it alone, or of those below it as well, but for folders of private copies and hidden
// ones. Links are not followed: what they lead to may be private.
func (l *library) walk(visit func(name string, e fs.DirEntry) error) error {
	if l.deep {
		return filepath.WalkDir(l.dir, func(at string, e fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case e.IsDir() && at != l.dir && closed(e.Name()):
				return fs.SkipDir
			case e.IsDir():
				return nil
			}
			name, err := filepath.Rel(l.dir, at)
			if err != nil {
				return err
			}
			return visit(filepath.ToSlash(name), e)
		})
	}
	entries, err := os.ReadDir(l.dir)
	for _, e := range entries {
		if err := visit(e.Name(), e); err != nil {
			return err
		}
	}
	return err
}

// closed reports whether a folder of this name is not looked into.
func closed(name string) bool {
	return name == "private" || strings.HasSuffix(name, "-private") || strings.HasPrefix(name, ".")
}

// addressOf returns where the pages show the record of a file: "42" for 042.pbem, a name that can be read and is like no other
// for those of other names, which are records of a folder of anybody's alone; ok is false for other files.
func (l *library) addressOf(name string) (address string, ok bool) {
	if number, ok := numberOf(name); ok {
		return strconv.Itoa(number), true
	}
	base, isRecord := strings.CutSuffix(name, recordMark)
	if !l.deep || !isRecord || strings.HasPrefix(path.Base(name), ".") || putAside(path.Base(name)) {
		return "", false
	}
	return "of-" + slug(base), true
}

// putAside reports whether an archive has laid a record aside for another that took its place: 042.lost-1.pbem.
func putAside(name string) bool {
	aside, err := regexp.MatchString(`^\d+\.lost-\d+\.pbem$`, name)
	return err == nil && aside
}

// numberOf reads the number of a game from the name of its record, "042.pbem"; other names are of other files. It and
// recordName say again what games/archive says: the pages know records and no games, and import nothing of them, so that
// they cannot come by a store or a private copy. TestNamesOfRecords holds the two together.
func numberOf(name string) (int, bool) {
	n, err := strconv.Atoi(strings.TrimSuffix(name, recordMark))
	return n, err == nil && n > 0 && name == recordName(n)
}

// recordName is the name of a game's record, as the archive writes it.
func recordName(number int) string { return fmt.Sprintf("%03d.pbem", number) }
