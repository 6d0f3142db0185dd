package records

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/durable"
	"pbem/notation/record"
	"pbem/rules"
)

// The names of a record's file and of the notes beside it.
const (
	recordMark = ".pbem"
	notesMark  = ".notes"
)

// pgn writes a record with the notes that stand in a file beside it, or, where it came as PGN, with what stood there. A note that does not
// fit is named, and the rest is written.
func (e *Exporter) pgn(m collection.Member, r *record.Record, game rules.Game, start string) error {
	r, err := record.Canonical(r, game)
	if err != nil {
		return err
	}
	if foreign(m) {
		r = withoutComments(r)
	}
	notes, faults, err := notesOf(m, r, game)
	if err != nil {
		return err
	}
	for _, f := range faults {
		e.Unfit(notesName(m), f)
	}
	return e.write(r.AppendPGNNotes(nil, start, notes), nil)
}

// notes are those that come along with a record. Those that do not fit are named.
func (i *Importer) notes(m collection.Member, r *record.Record, game rules.Game) ([]record.Note, error) {
	if m.Form != collection.PGN && i.Dir == "" && len(comments(m, r)) == 0 { // they stay where they are
		return nil, nil
	}
	notes, faults, err := notesOf(m, r, game)
	for _, f := range faults {
		i.Unfit(notesName(m), f)
	}
	return notes, err
}

// notesOf are the notes to a member's record that fit it, and those that do not.
func notesOf(m collection.Member, r *record.Record, game rules.Game) (fit []record.Note, faults []*record.NoteFault, err error) {
	if m.Form == collection.PGN {
		fit, err = annotated(m.Game, r, game)
		return fit, nil, err
	}
	text, err := notesBeside(m)
	if err != nil {
		return nil, nil, err
	}
	notes, faults := record.ParseNotes(text)
	notes = append(comments(m, r), notes...)
	if len(notes) == 0 {
		return nil, faults, nil
	}
	fit, others, err := r.Annotate(notes, game)
	return fit, append(faults, others...), err
}

// comments are what was said of the turns in a record that was typed by hand, as notes to the one that became of it.
func comments(m collection.Member, r *record.Record) (notes []record.Note) {
	typed, _, err := m.Record()
	if err != nil || r.Typed {
		return nil
	}
	for i, t := range typed.Played() {
		for _, words := range t.Comments {
			if played := r.Played(); i < len(played) {
				notes = append(notes, record.WordNotes(i+1, played[i].Hash, record.NotedInPGN, words)...)
			}
		}
	}
	return notes
}

func notesName(m collection.Member) string { return strings.TrimSuffix(m.Name, recordMark) + notesMark }

// withoutComments is a record without what notes say of it.
func withoutComments(r *record.Record) *record.Record {
	c := *r
	c.Turns = slices.Clone(r.Turns)
	for i := range c.Turns {
		c.Turns[i].Comments = nil
	}
	return &c
}

// LeftOut is the error of notes for which there is no file.
type LeftOut struct{ Notes int }

func (l *LeftOut) Error() string {
	return fmt.Sprintf("what is said of its turns is left out (%s): with -o DIR/ it stands in a file beside the record", terminal.Counted(l.Notes, "note"))
}

// addNotes writes notes into a file, behind those that are there.
func addNotes(path string, notes []record.Note, mode fs.FileMode) error {
	there, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return &Unwritten{archive.Unreadable(path, err)}
	}
	known := map[string]bool{}
	for line := range strings.Lines(string(there)) {
		known[strings.TrimRight(line, "\r\n")] = true
	}
	text := there
	if len(text) > 0 && text[len(text)-1] != '\n' {
		text = append(text, '\n')
	}
	for _, n := range notes {
		if line := n.String(); !known[line] {
			known[line], text = true, append(append(text, line...), '\n')
		}
	}
	if len(text) == len(there) {
		return nil
	}
	if err := durable.Replace(path, text, mode); err != nil {
		return &Unwritten{archive.Unreadable(path, err)}
	}
	return nil
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
