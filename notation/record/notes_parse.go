package record

import (
	"strconv"
	"strings"

	"pbem/rules/phrase"
)

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
