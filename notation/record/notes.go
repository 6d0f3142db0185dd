package record

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"pbem/notation"
	"pbem/rules"
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

// Annotate returns the notes that fit a record, which was verified, in its order, with their turns in canonical writing; and those
// that do not: of other links, or with turns that the game's engine refuses.
func (r *Record) Annotate(notes []Note, g rules.Game) (fit []Note, faults []*NoteFault, err error) {
	heads, err := headsOf(r, g)
	if err != nil {
		return nil, nil, err
	}
	steps, err := Steps(r, g, -1)
	if err != nil {
		return nil, nil, err
	}
	byTurn := make([][]Note, len(heads))
	for _, n := range notes {
		why := n.fits(r, heads)
		if why == nil && n.Kind == NoteVariation {
			n, why = n.judged(r, g, steps)
		}
		if why != nil {
			faults = append(faults, &NoteFault{n.String(), why})
			continue
		}
		byTurn[n.Turn] = append(byTurn[n.Turn], n)
	}
	for _, of := range byTurn {
		fit = append(fit, of...)
	}
	return fit, faults, nil
}

// headsOf are the digits of the links that notes can be bound to: from before the first turn, and after each.
func headsOf(r *Record, g rules.Game) ([]string, error) {
	written, err := Canonical(r, g)
	if err != nil {
		return nil, err
	}
	before, err := written.Head(g, 0)
	if err != nil {
		return nil, err
	}
	heads := []string{before}
	for _, t := range written.Played() {
		heads = append(heads, t.Hash)
	}
	return heads, nil
}

func (n Note) fits(r *Record, heads []string) error {
	switch {
	case n.Turn >= len(heads):
		return phrase.Errorf("record-ends", "n", len(heads)-1)
	case n.Head != heads[n.Turn]:
		return phrase.Errorf("record-note-head", "turn", n.Turn, "head", heads[n.Turn])
	case n.Kind == NoteVariation && n.Turn == 0:
		return phrase.Errorf("record-note-before")
	}
	return nil
}

// judged plays a variation from the position before the turn that it stands for.
func (n Note) judged(r *Record, g rules.Game, steps []Step) (Note, error) {
	instead := r.Played()[n.Turn-1]
	if first := n.Variation[0]; first.Number != instead.Number || first.Side != instead.Side {
		return n, phrase.Errorf("record-next-number", "want", appendNumber(nil, instead.Number, instead.Side), "got", appendNumber(nil, first.Number, first.Side))
	}
	position := steps[r.setups()+n.Turn-1].After
	canonical := make([]Turn, len(n.Variation))
	for i, t := range n.Variation {
		verdict, err := notation.Judge(t.Text, g.Vocabulary(), position)
		if err != nil {
			return n, err
		}
		t.Text = verdict.Turn.String()
		canonical[i], position = t, verdict.Next
	}
	n.Variation = canonical
	return n, nil
}

// ParseNotes reads a file of notes; several files may stand one behind the other. A note that stands there twice is one. Lines
// that are none are told apart from those that are.
func ParseNotes(text []byte) (notes []Note, faults []*NoteFault) {
	if len(text) > MaxSize {
		return nil, []*NoteFault{{"", phrase.Errorf("record-long", "most", MaxSize)}}
	}
	seen := map[string]bool{}
	for line := range strings.Lines(strings.TrimPrefix(string(text), "\uFEFF")) {
		line = strings.TrimRight(line, " \t\r\n")
		if line == "" || seen[line] {
			continue
		}
		seen[line] = true
		n, err := parseNote(line)
		if err != nil {
			faults = append(faults, &NoteFault{line, err})
			continue
		}
		notes = append(notes, n)
	}
	return notes, faults
}

// parseNote reads "7 #0123456789abcdef by Ada: words".
func parseNote(line string) (n Note, err error) {
	if len(line) > maxNote || clean(line) != line {
		return Note{}, phrase.Errorf("record-note-long", "most", maxNote)
	}
	number, rest, found := strings.Cut(line, " #")
	head, rest, named := strings.Cut(rest, noteName)
	name, body, said := strings.Cut(rest, ": ")
	n = Note{Head: head, By: name}
	n.Turn, err = strconv.Atoi(number)
	isHead := len(head) == LinkDigits && isHex(head)
	switch {
	case err != nil, strconv.Itoa(n.Turn) != number, n.Turn < 0, !found, !named, !said, !isHead, strings.TrimSpace(name) != name, name == "", strings.TrimSpace(body) == "":
		return Note{}, phrase.Errorf("record-note-form")
	}
	return n, n.read(body)
}

// read reads what a note says.
func (n *Note) read(body string) error {
	switch body[0] {
	case '$':
		mark, err := strconv.Atoi(body[1:])
		if err != nil || mark < 0 || mark > maxMark || strconv.Itoa(mark) != body[1:] {
			return phrase.Errorf("record-note-mark", "mark", phrase.Quote(body, 0), "most", maxMark)
		}
		n.Kind, n.Mark = NoteMark, mark
		return nil
	case '(':
		n.Kind = NoteVariation
		return n.readVariation(body)
	}
	n.Words = strings.TrimPrefix(body, `\`)
	return nil
}

// readVariation reads "(4. orange: Wn4-n6 4... purple: Wn9-n7)".
func (n *Note) readVariation(body string) error {
	inner, closed := strings.CutSuffix(body[1:], ")")
	if !closed || strings.ContainsAny(inner, "(){}#") {
		return phrase.Errorf("record-note-brackets")
	}
	for word := range strings.FieldsSeq(inner) {
		number, side, rest, err := splitNumber(word)
		switch last := len(n.Variation) - 1; {
		case err == nil && rest == "":
			n.Variation = append(n.Variation, Turn{Number: number, Side: side})
		case last < 0:
			return phrase.Errorf("record-number")
		case n.Variation[last].Text == "":
			n.Variation[last].Text = word
		default:
			n.Variation[last].Text += " " + word
		}
	}
	for i, t := range n.Variation {
		if t.Text == "" || i > 0 && !followsTurn(n.Variation[i-1], t) {
			return phrase.Errorf("record-note-numbers")
		}
	}
	if len(n.Variation) == 0 {
		return phrase.Errorf("record-note-numbers")
	}
	return nil
}

func followsTurn(last, t Turn) bool {
	return t.Number == last.Number+int(last.Side) && t.Side == last.Side.Other()
}
