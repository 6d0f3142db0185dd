package archive

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Extension is what the names of records end in.
const Extension = ".pbem"

// ProofExtension is what the names of files end in that prove that a line of the log is that of the record beside them: "042.proof".
const ProofExtension = ".proof"

// ProofName returns the name of the proof that lies beside a record.
func ProofName(file string) string { return strings.TrimSuffix(file, Extension) + ProofExtension }

// NotesExtension is what the names of files end in that say something of the turns of the record beside them: "042.notes".
const NotesExtension = ".notes"

// NotesName returns the name of the notes to the record of a game: "042.notes".
func NotesName(number int) string { return fmt.Sprintf("%03d%s", number, NotesExtension) }

// FileName returns the name of the record of a game: "042.pbem".
func FileName(number int) string { return fmt.Sprintf("%03d%s", number, Extension) }

// PrivateNumbers lists all games that have a record, in order. Files of other names are passed over.
func (a *Archive) PrivateNumbers() ([]int, error) {
	entries, err := os.ReadDir(a.private)
	if err != nil {
		return nil, fmt.Errorf("list archive: %w", err)
	}
	var numbers []int
	for _, e := range entries {
		if n, ok := NumberOf(e.Name()); ok && e.Type().IsRegular() {
			numbers = append(numbers, n)
		}
	}
	slices.Sort(numbers)
	return numbers, nil
}

// NumberOf returns the number of the game whose record has this name, as FileName writes it; false for all other names.
func NumberOf(name string) (int, bool) {
	n, err := strconv.Atoi(strings.TrimSuffix(name, Extension))
	return n, err == nil && n > 0 && FileName(n) == name
}

// PrivateSuffix is what the folder of an archive's private copies has behind the archive's own name: records-private beside
// records.
const PrivateSuffix = "-private"

// Home returns the folder of the archive that a record's file belongs to: the one in which it lies, or, of a private copy, the one
// above that or beside it.
func Home(record string) string {
	dir := filepath.Dir(record)
	switch {
	case !IsPrivate(dir):
		return dir
	case filepath.Base(absolute(dir)) == PrivateDir:
		return filepath.Join(dir, "..")
	case strings.HasSuffix(dir, PrivateSuffix):
		return PublicBeside(dir)
	}
	return PublicBeside(absolute(dir)) // the program was started in it
}

// PublicBeside returns the folder beside which one of this name keeps the private copies: "records" for "records-private". Any
// other is its own.
func PublicBeside(dir string) string {
	if base := filepath.Base(dir); base != PrivateSuffix {
		return strings.TrimSuffix(dir, PrivateSuffix)
	}
	return dir
}

// IsPrivate reports whether a folder is one of private copies, also if it is where the program was started: ".".
func IsPrivate(dir string) bool {
	name := filepath.Base(filepath.Clean(dir))
	if name == "." || name == ".." {
		name = filepath.Base(absolute(dir))
	}
	return isPrivateName(name)
}

// InPrivate reports whether a folder is one of private copies, or lies in one, as far as its path says.
func InPrivate(dir string) bool {
	return slices.ContainsFunc(strings.Split(filepath.ToSlash(dir), "/"), isPrivateName) || IsPrivate(dir)
}

func isPrivateName(name string) bool {
	return name == PrivateDir || strings.HasSuffix(name, PrivateSuffix) && name != PrivateSuffix
}

func absolute(dir string) string {
	if abs, err := filepath.Abs(dir); err == nil {
		return abs
	}
	return dir
}
