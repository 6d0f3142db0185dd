package library

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"

	"pbem/adjudicator/rating"
	"pbem/games/archive/catalogue"
	"pbem/notation/offers"
	"pbem/notation/record"
	"pbem/rules"
)

// Archive are the files that pages read: records, notes beside them, tournaments, what is on offer, and the public keys. Names are from its
// top, with slashes. Its methods are safe for concurrent use.
type Archive interface {
	// Files visits files whose names are wanted. An archive that can tell what has changed visits what was written since it returned a mark, and
	// what has gone since, and returns another mark; "" is before everything. Any other visits all files that there are now, in the order of
	// [catalogue.Walk], and returns "".
	Files(ctx context.Context, since string, wanted func(name string) bool, visit func(File) error) (mark string, err error)
	// Read returns a file of at most so many bytes; fs.ErrNotExist where there is none.
	Read(ctx context.Context, name string, most int64) ([]byte, error)
}

// File is a file of an archive. One that has changed differs in its size, time or place.
type File struct {
	Name  string
	Gone  bool
	Size  int64
	At    time.Time // when it was written; zero where that is not known
	Place int64     // a number that each writing has to itself; zero where they are not numbered
}

// listed is how the listing knows a file.
func (f File) listed() catalogue.File {
	if f.Gone {
		return catalogue.File{Name: f.Name}
	}
	return catalogue.File{Name: f.Name, Stamp: fmt.Sprintf("%d %d %d", f.Size, nanoseconds(f.At), f.Place)}
}

// ErrAway: the archive cannot be read just now, which says nothing about what is in it. Pages that need nothing new are shown meanwhile.
var ErrAway = errors.New("the archive cannot be read just now")

// Folder is an archive in a folder. Links are not followed: what they lead to may be private.
type Folder struct {
	Dir  string
	Deep bool // the folders below it belong to it, but for hidden ones and those called private
}

// Files implements Archive.
func (f Folder) Files(ctx context.Context, _ string, wanted func(name string) bool, visit func(File) error) (string, error) {
	return "", f.walk(func(name string, e fs.DirEntry) error {
		if !wanted(name) || !e.Type().IsRegular() {
			return ctx.Err()
		}
		info, err := e.Info()
		if errors.Is(err, fs.ErrNotExist) { // gone in between
			return nil
		}
		if err == nil {
			err = visit(File{Name: name, Size: info.Size(), At: info.ModTime()})
		}
		return errors.Join(err, ctx.Err())
	})
}

// Read implements Archive.
func (f Folder) Read(_ context.Context, name string, most int64) ([]byte, error) {
	path := filepath.Join(f.Dir, filepath.FromSlash(name))
	info, err := os.Lstat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > most {
		return nil, fmt.Errorf("it is no file of at most %d bytes", most)
	}
	return os.ReadFile(path)
}

// walk visits what is in the folder.
func (f Folder) walk(visit func(name string, e fs.DirEntry) error) error {
	if f.Deep {
		return filepath.WalkDir(f.Dir, func(at string, e fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case e.IsDir() && at != f.Dir && closed(e.Name()):
				return fs.SkipDir
			case e.IsDir():
				return nil
			}
			name, err := filepath.Rel(f.Dir, at)
			if err != nil {
				return err
			}
			return visit(filepath.ToSlash(name), e)
		})
	}
	entries, err := os.ReadDir(f.Dir)
	for _, e := range entries {
		if err := visit(e.Name(), e); err != nil {
			return err
		}
	}
	return err
}

// nanoseconds is a time as a number; 0 where it is not known.
func nanoseconds(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixNano()
}

const RecordMark = ".pbem"

// closed reports whether a folder of this name is not looked into.
func closed(name string) bool {
	return name == "private" || strings.HasSuffix(name, "-private") || strings.HasPrefix(name, ".")
}

// addressOf returns where the pages show the record of a file: "42" for 042.pbem, a name that can be read and is like no other
// for those of other names, which are records of a folder of anybody's alone; ok is false for other files.
func (l *Library) addressOf(name string) (address string, ok bool) {
	if number, ok := numberOf(name); ok {
		return strconv.Itoa(number), true
	}
	base, isRecord := strings.CutSuffix(name, RecordMark)
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
	n, err := strconv.Atoi(strings.TrimSuffix(name, RecordMark))
	return n, err == nil && n > 0 && name == recordName(n)
}

// recordName is the name of a game's record, as the archive writes it.
func recordName(number int) string { return fmt.Sprintf("%03d.pbem", number) }

// ratedOf is what ratings need of a record that is verified; nil for a game in play.
func ratedOf(r *record.Record) *catalogue.Rated {
	if r.InPlay() {
		return nil
	}
	of := &catalogue.Rated{Place: strings.ToLower(r.Tag("Site")) + "\n" + r.Tag("Game"), Link: r.ResultHash, Ended: rating.Ended(r),
		Players: [2]string{rating.Player(r, rules.White), rating.Player(r, rules.Black)}}
	of.Revision, _ = strconv.Atoi(r.Tag("Revision"))
	if game, counts := rating.Of(r); counts {
		of.Counts, of.List, of.Score = true, game.List, game.Score
	}
	return of
}

// openFile is the file of what is on offer; there is none beside an archive alone.
type openFile struct {
	stamp string
	there bool
	list  offers.List
}

// isOffersName reports whether a file is that of what is on offer: in the folder itself alone.
func isOffersName(name string) bool { return name == offers.FileName }

// readOffers reads what is on offer if that has changed. The error is ErrAway alone.
func (l *Library) readOffers(f catalogue.File, known openFile) (now openFile, err error) {
	if known.there && known.stamp == f.Stamp {
		return known, nil
	}
	now = openFile{stamp: f.Stamp, there: true}
	text, err := l.File(f.Name, offers.MaxSize)
	if err == nil {
		now.list, err = offers.Parse(text)
	}
	if errors.Is(err, ErrAway) {
		return now, err
	}
	if err != nil {
		l.log.Warn("what is on offer is left out of the pages", "file", f.Name, "err", err)
	}
	return now, nil
}
