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
