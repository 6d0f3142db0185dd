package archive

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// WriteNotes writes what the players of a game have said to each other, beside its private record; nothing of it for everybody. Where
// there is nothing, or nothing any more, there is no file.
func (a *Archive) WriteNotes(number int, notes []byte) error {
	if number < 1 {
		return fmt.Errorf("write notes: games are numbered from 1, not %d", number)
	}
	path := a.notesPath(number)
	var err error
	if len(notes) > 0 {
		err = a.replace(path, notes, privateMode)
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
