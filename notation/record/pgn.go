package record

import (
	"strings"
	"time"
	"unicode/utf8"
)

// AppendPGN appends the record in the export form of PGN (section 8): the seven tags that every PGN has, first and in
// their order; then the others; the moves in lines of less than 80 characters. Turns are written as everywhere here, with
// spaces in them: readers of chess games will find the tags and the comments, but not the moves. start is the first position.
func (r *Record) AppendPGN(dst []byte, start string) []byte { return r.AppendPGNNotes(dst, start, nil) }

// AppendPGNNotes is AppendPGN with notes that fit the record (Annotate): marks, comments that begin with who made them, and
// variations, behind the turns that they are of.
func (r *Record) AppendPGNNotes(dst []byte, start string, notes []Note) []byte {
	roster := []Tag{{"Event", "?"}, {"Site", "?"}, {"Date", "????.??.??"}, {"Round", "-"}, {"White", "?"}, {"Black", "?"}, {"Result", string(r.Result)}}
	for _, t := range roster {
		if v := r.Tag(t.Name); v != "" {
			t.Value = v
		}
		dst = appendTag(dst, t)
	}
	for _, t := range r.Tags {
		if !inRoster(roster, t.Name) && t.Name != r.startTag() {
			dst = appendTag(dst, t)
		}
	}
	if r.Termination != "" {
		dst = appendTag(dst, Tag{"Termination", r.Termination})
	}
	dst = appendTag(appendTag(dst, Tag{"SetUp", "1"}), Tag{"FEN", start})
	return append(append(dst, '\n'), wrapPGN(r.movetext(notes))...)
}

func inRoster(roster []Tag, name string) bool {
	for _, t := range roster {
		if t.Name == name {
			return true
		}
	}
	return false
}

// movetext returns the words of the moves. PGN leaves out Black's number where White's turn stands right before it.
func (r *Record) movetext(notes []Note) []string {
	words := notesTo(notes, 0, nil)
	commented, setups := true, r.setups()
	for i, t := range r.Turns {
		if t.Side == 0 || commented || i == 0 {
			words = append(words, string(appendNumber(nil, t.Number, t.Side)))
		}
		words = append(words, strings.Fields(t.Text)...)
		var comments []string
		if !t.At.IsZero() {
			comments = append(comments, t.At.UTC().Format(time.RFC3339))
		}
		comments = append(comments, t.Comments...)
		of := i + 1 - setups
		if of < 1 {
			of = noTurn
		}
		more := notesTo(notes, of, comments)
		commented = len(more) > 0
		words = append(words, more...)
	}
	return append(words, string(r.Result))
}

// noTurn is a set-up: no notes are of it.
const noTurn = -1

// notesTo are the words behind a turn: in PGN marks stand right behind it (8.2.4), then comments, then variations.
func notesTo(notes []Note, turn int, comments []string) []string {
	var marks, variations []string
	for _, n := range notes {
		switch {
		case n.Turn != turn:
		case n.Kind == NoteMark:
			marks = append(marks, n.body())
		case n.Kind == NoteVariation:
			variations = append(variations, strings.Fields(n.body())...)
		default:
			comments = append(comments, n.By+": "+n.Words)
		}
	}
	words := marks
	for _, c := range comments {
		words = append(words, strings.Fields("{"+cleanComment(c)+"}")...)
	}
	return append(words, variations...)
}

// pgnWidth is the length of a line of PGN's export form (section 8.2.1).
const pgnWidth = 79

func wrapPGN(words []string) []byte {
	var out []byte
	column := 0
	for _, w := range words {
		n := utf8.RuneCountInString(w)
		switch {
		case column == 0:
		case column+1+n > pgnWidth:
			out, column = append(out, '\n'), 0
		default:
			out, column = append(out, ' '), column+1
		}
		out, column = append(out, w...), column+n
	}
	return append(out, "\n\n"...)
}
