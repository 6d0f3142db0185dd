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
// variations, behind the turns that they are of. The tag Format says that the program can make the record again of it
// (Restored), and the tag Signature stands there if it then has the same bytes.
func (r *Record) AppendPGNNotes(dst []byte, start string, notes []Note) []byte {
	roster := []Tag{{"Event", "?"}, {"Site", "?"}, {"Date", "????.??.??"}, {"Round", "-"}, {"White", "?"}, {"Black", "?"}, {"Result", string(r.Result)}}
	for _, t := range roster {
		if v := r.Tag(t.Name); v != "" {
			t.Value = v
		}
		dst = appendTag(dst, t)
	}
	if !r.Typed {
		dst = appendTag(dst, Tag{"Format", format})
	}
	for _, t := range r.Tags {
		if !inRoster(roster, t.Name) && t.Name != "Start" {
			dst = appendTag(dst, t)
		}
	}
	if r.Termination != "" {
		dst = appendTag(dst, Tag{"Termination", r.Termination})
	}
	if r.Signature != "" && comesBack(r) {
		dst = appendTag(dst, Tag{"Signature", r.Signature})
	}
	dst = appendTag(appendTag(dst, Tag{"SetUp", "1"}), Tag{"FEN", start})
	return append(append(dst, '\n'), wrapPGN(movetext(r, notes))...)
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
func movetext(r *Record, notes []Note) []string {
	said := saying{notes: notes, by: NotedInPGN}
	words := said.to(0, nil)
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
		more := said.to(of, comments)
		commented = len(more) > 0
		words = append(words, more...)
	}
	return append(words, string(r.Result))
}

// noTurn is a set-up: no notes are of it.
const noTurn = -1

// saying puts notes into PGN.
type saying struct {
	notes []Note
	by    string // who made the mark or variation that stands last
}

// NotedInPGN makes the notes of PGN that does not say who has made them; they go back there without a name.
const NotedInPGN = "PGN"

// PGNBy begins a line that says who made the marks and variations behind it, for which PGN has no room. Other programs pass over lines
// that begin with a percent sign (PGN, section 6).
const PGNBy = "%by "

// to are the words behind a turn: in PGN marks stand right behind it (8.2.4), then comments, then variations. A word with a space in
// it is a line of its own.
func (s *saying) to(turn int, comments []string) []string {
	var marks, said, variations []string
	for _, c := range comments {
		said = append(said, strings.Fields("{"+cleanComment(c)+"}")...)
	}
	for _, n := range s.notes {
		switch {
		case n.Turn != turn:
		case n.Kind == NoteMark:
			marks = append(s.madeBy(marks, n.By), n.body())
		case n.Kind == NoteWords && strings.ContainsAny(n.Words, "{}"): // which no comment in braces can hold
			said = append(said, "; "+clean(n.spoken()))
		case n.Kind == NoteWords:
			said = append(said, strings.Fields("{"+cleanComment(n.spoken())+"}")...)
		}
	}
	for _, n := range s.notes {
		if n.Turn == turn && n.Kind == NoteVariation {
			variations = append(s.madeBy(variations, n.By), strings.Fields(n.body())...)
		}
	}
	return append(append(marks, said...), variations...)
}

// spoken are the words of a note behind the name of who made it.
func (n Note) spoken() string {
	if n.By == NotedInPGN && !strings.Contains(n.Words, ": ") {
		return n.Words
	}
	return n.By + ": " + n.Words
}

func (s *saying) madeBy(words []string, name string) []string {
	if name == s.by {
		return words
	}
	s.by = name
	return append(words, PGNBy+clean(name))
}

// pgnWidth is the length of a line of PGN's export form (section 8.2.1).
const pgnWidth = 79

func wrapPGN(words []string) []byte {
	var out []byte
	column := 0
	for _, w := range words {
		n := utf8.RuneCountInString(w)
		switch {
		case strings.Contains(w, " "):
			if column > 0 {
				out = append(out, '\n')
			}
			out, column = append(append(out, w...), '\n'), 0
			continue
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
