package archive

import (
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"pbem/games/durable"
)

// Game is all that an archive keeps of one game.
type Game struct {
	Number    int
	RulesHash string // "sha256:" and 64 hex digits, as its records name them
	Rules     []byte // the preset file that it is played by
	Public    []byte // the record for everybody; nil: there is none
	Private   []byte // the record with the players' mail addresses
	Notes     []byte // what they said to each other, beside the private record; nil: nothing
	Comments  []byte // what observers said, beside the public one; nil: nothing
}

// Keep writes all of a game: the rules first, so that no record names any that are not there. When it returns nil all is on the disk.
func (a *Archive) Keep(g Game) error {
	if err := a.keepRules(g); err != nil {
		return err
	}
	if err := a.WriteNotes(g.Number, g.Notes); err != nil {
		return err
	}
	if err := a.WriteComments(g.Number, g.Comments); err != nil {
		return err
	}
	return a.Write(g.Number, g.Public, g.Private)
}

// File is a file of an archive, wherever that is.
type File struct {
	Path string // with slashes, below PublicPart or PrivatePart
	Text []byte // nil: there is none
}

// The two folders of an archive in the paths of its files.
const (
	PublicPart  = "public"
	PrivatePart = "private"
)

// rulesPart is where the rules lie: beside the record for everybody, or beside the private one, for they may be of a game that its inventor
// has shown to nobody else.
func (g Game) rulesPart() string {
	if g.Public == nil {
		return PrivatePart
	}
	return PublicPart
}

// Files are the files that Keep writes, in its order.
func (g Game) Files() []File {
	files := []File{
		{path.Join(g.rulesPart(), filepath.ToSlash(RulesName(g.RulesHash))), g.Rules},
		{path.Join(PrivatePart, NotesName(g.Number)), g.Notes},
		{path.Join(PublicPart, NotesName(g.Number)), g.Comments},
		{path.Join(PrivatePart, FileName(g.Number)), g.Private},
	}
	if g.Public != nil {
		files = append(files, File{path.Join(PublicPart, FileName(g.Number)), g.Public})
	}
	return files
}

// Put writes a file as it is to be, or takes it away. When it returns nil it is on the disk.
func (a *Archive) Put(f File) error {
	name, mode, err := a.place(f.Path)
	if err != nil {
		return err
	}
	if len(f.Text) > 0 {
		return a.replace(name, f.Text, mode)
	}
	err = os.Remove(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return errors.Join(err, durable.Sync(filepath.Dir(name)))
}

// Text reads a file; fs.ErrNotExist when there is none.
func (a *Archive) Text(of string) ([]byte, error) {
	name, _, err := a.place(of)
	if err != nil {
		return nil, err
	}
	return os.ReadFile(name)
}

// place is where a file lies, and who may read it.
func (a *Archive) place(of string) (name string, mode fs.FileMode, err error) {
	part, rest, _ := strings.Cut(of, "/")
	dir, mode := a.dir, fs.FileMode(publicMode)
	if part == PrivatePart {
		dir, mode = a.private, privateMode
	} else if part != PublicPart {
		return "", 0, fmt.Errorf("%q is no file of an archive", of)
	}
	if !filepath.IsLocal(filepath.FromSlash(rest)) {
		return "", 0, fmt.Errorf("%q is no file of an archive", of)
	}
	return filepath.Join(dir, filepath.FromSlash(rest)), mode, nil
}

const rulesDir = "rules"

// RulesName returns where an archive keeps the rules that records name by this hash: "rules/HEX.yaml". What is no hash has a
// name that is kept nowhere.
func RulesName(hash string) string {
	return filepath.Join(rulesDir, filepath.Base(strings.TrimPrefix(hash, "sha256:"))+".yaml")
}

// KeepRules writes the preset file that public records name by this hash, "sha256:" and 64 hex digits. It does nothing when the
// file is there as it should be.
func (a *Archive) KeepRules(hash string, text []byte) error {
	return a.putRules(PublicPart, hash, text)
}

// keepRules writes the preset file of a game where it belongs.
func (a *Archive) keepRules(g Game) error { return a.putRules(g.rulesPart(), g.RulesHash, g.Rules) }

func (a *Archive) putRules(part, hash string, text []byte) error {
	digits, ok := strings.CutPrefix(hash, "sha256:")
	if sum, err := hex.DecodeString(digits); !ok || err != nil || len(sum) != 32 {
		return fmt.Errorf("keep rules: %q is no hash of rules", hash)
	}
	name, mode, err := a.place(path.Join(part, filepath.ToSlash(RulesName(hash))))
	if err == nil {
		err = a.replace(name, text, mode)
	}
	if err != nil {
		return fmt.Errorf("keep rules: %w", err)
	}
	return nil
}

// WriteNotes writes what the players of a game have said to each other, beside its private record; nothing of it for everybody. Where
// there is nothing, or nothing any more, there is no file.
func (a *Archive) WriteNotes(number int, notes []byte) error {
	if number < 1 {
		return fmt.Errorf("write notes: games are numbered from 1, not %d", number)
	}
	return a.writeNotes(a.notesPath(number), number, notes, privateMode)
}

// WriteComments writes what observers have said of a game, beside its public record; where there is nothing, there is no file.
func (a *Archive) WriteComments(number int, comments []byte) error {
	if number < 1 {
		return fmt.Errorf("write comments: games are numbered from 1, not %d", number)
	}
	return a.writeNotes(a.commentsPath(number), number, comments, publicMode)
}

func (a *Archive) writeNotes(path string, number int, notes []byte, mode fs.FileMode) error {
	var err error
	if len(notes) > 0 {
		err = a.replace(path, notes, mode)
	} else if err = os.Remove(path); errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	if err != nil {
		return fmt.Errorf("write notes of game %d: %w", number, err)
	}
	return nil
}

func (a *Archive) notesPath(number int) string {
	return filepath.Join(a.private, NotesName(number))
}

func (a *Archive) commentsPath(number int) string {
	return filepath.Join(filepath.Dir(a.publicPath(number)), NotesName(number))
}
