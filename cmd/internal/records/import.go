package records

import (
	"bytes"
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
)

// Importer verifies records in any form and writes them as text.
type Importer struct {
	Out     io.Writer // they follow each other there; nil for Dir
	Dir     string    // a folder, in which each has a file of its own
	Rules   *rulebook.Registry
	Salvage bool // of a broken record, the turns that are good
	// By is who keeps games that were not judged here, and Now when they took them in: a record without a signature is marked so.
	// "" marks none.
	By  string
	Now time.Time
	Key ed25519.PrivateKey // signs marked records of finished games; nil for none
}

// Add imports one record. The error is of the record, an *Unwritten, or a *Taken.
func (i *Importer) Add(m collection.Member) error {
	told, by, err := read(i.Rules, m, i.Salvage)
	if err != nil {
		return err
	}
	if by.Game == nil {
		if by, err = rulesOf(i.Rules, m, told); err != nil {
			return err
		}
	}
	if m.Form == collection.PGN {
		withoutStart(told, by)
	}
	_, positions, _ := m.Record()
	if i.Salvage && len(positions) != len(told.Turns)+1 {
		positions = nil
	}
	r, err := record.Import(told, positions, by)
	if err != nil {
		return err
	}
	if err := i.mark(r, m.Name); err != nil {
		return err
	}
	return i.write(r, m)
}

// mark says that a game was not judged here, unless a server has signed it.
func (i *Importer) mark(r *record.Record, from string) error {
	if i.By == "" || r.Signature != "" {
		return nil
	}
	if r.Tag("Imported") == "" {
		value := fmt.Sprintf("%s, %s, %s", filepath.Base(from), i.By, i.Now.UTC().Format(time.DateOnly))
		r.Tags = append(r.Tags, record.Tag{Name: "Imported", Value: value})
	}
	if i.Key == nil || r.InPlay() {
		return nil
	}
	return r.Sign(i.Key)
}

func (i *Importer) write(r *record.Record, m collection.Member) error {
	if i.Dir != "" {
		return i.save(r, m)
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

// save writes a record into a file that its number names, never over another one.
func (i *Importer) save(r *record.Record, m collection.Member) error {
	n, err := strconv.Atoi(r.Tag("Game"))
	if err != nil || n < 1 {
		return errors.New("it has no number in a tag Game, by which its file would be named")
	}
	mode := fs.FileMode(0o644)
	if m.Private() || strings.Contains(r.Tag("White")+r.Tag("Black"), "@") {
		mode = 0o600
	}
	path := filepath.Join(i.Dir, archive.FileName(n))
	text := []byte(r.String())
	err = durable.Create(path, text, mode)
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
