package record

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"pbem/rules/phrase"
)

// Notes are what people say of a game's turns: words, marks, and turns that could have been played. They stand in NNN.notes beside
// the record, bound to its links, and are no part of it; docs/record.md has the format.

// Note is one line of a file of notes.
type Note struct {
	Turn int    // after which it stands, both sides' counted from 1; 0 is before the first
	Head string // the digits of the link after that turn
	By   string
	Kind NoteKind

	Words     string
	Mark      int    // as in PGN (NAG), up to 255
	Variation []Turn // instead of the turn, and what could have followed; of each Number, Side and Text
}

// NoteKind says which of a note's fields holds what it says.
type NoteKind uint8

const (
	NoteWords NoteKind = iota
	NoteMark
	NoteVariation
)

// The bounds of what is read.
const (
	maxNote  = 4000
	maxMark  = 255
	noteName = " by "
)

// NoteFault is a line of a file of notes that is not shown, and why.
type NoteFault struct {
	Text string
	Err  error
}

// Error is for programmers and logs; people read Phrase.
func (f *NoteFault) Error() string { return f.Phrase().String() }

// Phrase quotes the line, and says why it is none.
func (f *NoteFault) Phrase() phrase.Phrase {
	return phrase.New("record-note", "note", phrase.Quote(f.Text, 60), "why", f.Err)
}

func (f *NoteFault) Unwrap() error { return f.Err }

// String writes the note as its line stands in a file, without the line's end.
func (n Note) String() string {
	name := strings.TrimSpace(strings.ReplaceAll(clean(n.By), ":", ""))
	if name == "" {
		name = "?"
	}
	return strconv.Itoa(n.Turn) + " #" + n.Head + noteName + name + ": " + n.body()
}

// WordNotes are the notes that hold what somebody said after a turn: several where one line has no room for it, and none for nothing.
func WordNotes(turn int, head, by, words string) []Note {
	n := Note{Turn: turn, Head: head, By: by}
	room := maxNote - len(n.String())
	var list []Note
	for rest := strings.TrimSpace(clean(words)); rest != ""; {
		n.Words, rest = cutWords(rest, max(room, utf8.UTFMax))
		list = append(list, n)
	}
	return list
}

// cutWords cuts a text before so many bytes, at a space if there is one.
func cutWords(text string, most int) (first, rest string) {
	if len(text) <= most {
		return text, ""
	}
	end := most
	for !utf8.RuneStart(text[end]) {
		end--
	}
	if space := strings.LastIndexByte(text[:end], ' '); space > 0 {
		end = space
	}
	return strings.TrimSpace(text[:end]), strings.TrimSpace(text[end:])
}

func (n Note) body() string {
	switch n.Kind {
	case NoteMark:
		return "$" + strconv.Itoa(n.Mark)
	case NoteVariation:
		return "(" + n.variation() + ")"
	}
	words := strings.TrimSpace(clean(n.Words))
	if words == "" || strings.ContainsRune(`$(\`, rune(words[0])) {
		return `\` + words
	}
	return words
}

func (n Note) variation() string {
	var words []string
	for _, t := range n.Variation {
		words = append(words, string(appendNumber(nil, t.Number, t.Side)), t.Text)
	}
	return strings.Join(words, " ")
}
