package records

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"strings"

	"pbem/games/archive/collection"
	"pbem/notation/record"
	"pbem/rules"
)

// The names of a record's file and of the notes beside it.
const (
	recordMark = ".pbem"
	notesMark  = ".notes"
)

// pgn writes a record with the notes that stand in a file beside it. A note that does not fit is named, and the rest is written.
func (e *Exporter) pgn(m collection.Member, r *record.Record, game rules.Game, start string) error {
	text, err := notesBeside(m)
	if err != nil {
		return err
	}
	notes, faults := record.ParseNotes(text)
	if len(notes) > 0 {
		fit, others, err := r.Annotate(notes, game)
		if err != nil {
			return err
		}
		notes, faults = fit, append(faults, others...)
	}
	for _, f := range faults {
		e.Unfit(strings.TrimSuffix(m.Name, recordMark)+notesMark, f)
	}
	return e.write(r.AppendPGNNotes(nil, start, notes), nil)
}

// notesBeside reads NNN.notes beside NNN.pbem. A record that lies in a pack, in a letter or behind others has none.
func notesBeside(m collection.Member) ([]byte, error) {
	path, isRecord := strings.CutSuffix(m.File, recordMark)
	if !isRecord || m.Name != m.File {
		return nil, nil
	}
	info, err := os.Stat(path + notesMark)
	if errors.Is(err, fs.ErrNotExist) || err == nil && !info.Mode().IsRegular() {
		return nil, nil
	}
	file, err := os.Open(path + notesMark)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, record.MaxSize+1))
}
