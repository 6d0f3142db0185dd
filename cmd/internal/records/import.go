package records

import (
	"bytes"
	"cmp"
	"crypto/ed25519"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/games/durable"
	"pbem/notation/record"
	"pbem/rules"
)

// Importer verifies records in any form and writes them as text.
type Importer struct {
	Out     io.Writer // they follow each other there; nil for Dir
	Dir     string    // a folder, in which each has a file of its own, and its notes another
	Rules   *rulebook.Registry
	Salvage bool // of a broken record, the turns that are good
	// By is who keeps games that were not judged here, and Now when they took them in: a record without a signature is marked so.
	// "" marks none but games of other programs.
	By  string
	Now time.Time
	Key ed25519.PrivateKey // signs marked records of finished games; nil for none
	// Unfit names what does not come along: the rest of a broken record, and notes that do not fit or for which there is no file.
	Unfit func(name string, err error)

	number int // the highest that a game without a number was given
}

// Add imports one record. The error is of the record, an *Unwritten, or a *Taken.
func (i *Importer) Add(m collection.Member) error {
	told, by, err := read(i.Rules, m, i.Salvage, i.Unfit)
	if err != nil {
		return err
	}
	preset, err := i.Rules.With(m.Beside).Of(told)
	if err != nil {
		return err
	}
	if by.Game == nil {
		by = rulebook.RulesOf(preset)
	}
	if told.Typed {
		ending := ""
		if m.Game != nil {
			ending = m.Game.Ending
		}
		if told, err = i.adopted(told, preset, ending, m); err != nil {
			return err
		}
	}
	_, positions, _ := m.Record()
	if i.Salvage && len(positions) != len(told.Turns)+1 {
		positions = nil
	}
	r, err := record.Import(told, positions, by)
	if err != nil {
		return err
	}
	if err := i.mark(r, m); err != nil {
		return err
	}
	return i.write(r, m, by.Game)
}

// foreign reports whether a game was written by another program.
func foreign(m collection.Member) bool { return m.Form == collection.PGN && !m.Game.Own }

// mark says that a game was not judged here, unless a server has signed it.
func (i *Importer) mark(r *record.Record, m collection.Member) error {
	if i.By == "" && !foreign(m) || r.Signature != "" {
		return nil
	}
	if r.Tag("Imported") == "" {
		value := fmt.Sprintf("%s, %s, %s", filepath.Base(m.Name), cmp.Or(i.By, "-"), i.Now.UTC().Format(time.DateOnly))
		r.Tags = append(r.Tags, record.Tag{Name: "Imported", Value: value})
	}
	if i.Key == nil || r.InPlay() || r.Typed {
		return nil
	}
	return r.Sign(i.Key)
}

func (i *Importer) write(r *record.Record, m collection.Member, game rules.Game) error {
	notes, err := i.notes(m, r, game)
	if err != nil {
		return err
	}
	if i.Dir != "" {
		return i.save(r, m, notes)
	}
	if len(notes) > 0 {
		i.Unfit(m.Name, &LeftOut{len(notes)})
	}
	if _, err := io.WriteString(i.Out, r.String()); err != nil {
		return &Unwritten{err}
	}
	return nil
}

// Taken is the error of a record for which another lies where its own file would be.
type Taken struct{ File string }

func (t *Taken) Error() string {
	return fmt.Sprintf("%s is there already, and is another record: it stays as it is", terminal.Name(t.File))
}

// save writes a record into a file that its number names, never over another one, and its notes behind those that are beside it.
func (i *Importer) save(r *record.Record, m collection.Member, notes []record.Note) error {
	mode := fs.FileMode(0o644)
	if m.Private() || strings.Contains(r.Tag("White")+r.Tag("Black"), "@") {
		mode = 0o600
	}
	n, err := strconv.Atoi(r.Tag("Game"))
	switch {
	case err == nil && n > 0:
		err = i.place(n, r, mode)
	case r.Tag("Imported") != "": // which other programs do not count
		n, err = i.placeNext(r, mode)
	default:
		return errors.New("it has no number in a tag Game, by which its file would be named")
	}
	if err != nil || len(notes) == 0 {
		return err
	}
	return addNotes(filepath.Join(i.Dir, strings.TrimSuffix(archive.FileName(n), recordMark)+notesMark), notes, mode)
}

// place writes the file of a number. One that says the same may be there.
func (i *Importer) place(n int, r *record.Record, mode fs.FileMode) error {
	path := filepath.Join(i.Dir, archive.FileName(n))
	text := []byte(r.String())
	err := durable.Create(path, text, mode)
	switch {
	case errors.Is(err, fs.ErrExist):
		if there, err := os.ReadFile(path); err == nil && bytes.Equal(there, text) {
			return nil
		}
		return &Taken{path}
	case err != nil:
		return &Unwritten{archive.Unreadable(path, err)}
	}
	return nil
}

// placeNext gives a game that has no number the file of the next one that is free, or in which it stands already.
func (i *Importer) placeNext(r *record.Record, mode fs.FileMode) (int, error) {
	for {
		i.number++
		err := i.place(i.number, r, mode)
		if taken := (*Taken)(nil); !errors.As(err, &taken) {
			return i.number, err
		}
	}
}
