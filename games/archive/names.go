package archive

import (
	"fmt"
	"os"
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
