package library

import (
	"bytes"
	"errors"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Notes to a game stand beside its record: words, marks and variations. They are shown where they belong to a link of the record, and in it
// are turns that could have been played.

// NotesMark ends the names of files of notes: 042.notes, beside 042.pbem.
const NotesMark = ".notes"

// mostNotes bounds what a page shows of them, in bytes as they stand in the file.
const mostNotes = 24_000

// Notes are those to a game.
type Notes struct {
	Fit    []record.Note
	faults []phrase.Phrase // why others are not shown; they name them
	told   int             // how many of those that fit have room on a page
}

// NotesName is the file of notes beside a record.
func NotesName(name string) string { return strings.TrimSuffix(name, RecordMark) + NotesMark }

// notesText is a file of notes as it lies there: nil where there is none.
type notesText struct {
	text  []byte
	there bool
	err   error  // why it cannot be read
	name  string // of one that cannot be read
}

// texts reads a record and the notes beside it. The error is that of the record, or ErrAway.
func (l *Library) texts(name string) (text []byte, beside notesText, err error) {
	if text, err = l.File(name, record.MaxSize); err != nil {
		return nil, beside, err
	}
	beside.text, beside.err = l.File(NotesName(name), record.MaxSize)
	switch {
	case errors.Is(beside.err, fs.ErrNotExist):
		return text, notesText{}, nil
	case errors.Is(beside.err, ErrAway):
		return nil, beside, beside.err
	case beside.err != nil:
		beside.name = NotesName(name)
	}
	beside.there = true
	return text, beside, nil
}

// annotated are the notes that lie beside the record. Those beside a private copy that got among the public ones may be private, too: there are none.
func (p *Played) annotated(beside notesText) Notes {
	switch {
	case p.Masked || !beside.there:
		return Notes{}
	case beside.err != nil:
		return Notes{faults: []phrase.Phrase{phrase.New("web-notes-unread")}}
	}
	return p.annotate(beside.text)
}

// annotate holds notes to the record, which must be in order itself.
func (p *Played) annotate(text []byte) (n Notes) {
	if p.Gap != nil || p.Fault != nil {
		return Notes{faults: []phrase.Phrase{phrase.New("web-notes-unverified")}}
	}
	all, faults := record.ParseNotes(text)
	fit, others, err := p.Record.Annotate(all, p.Preset.Game)
	if err != nil {
		return Notes{faults: []phrase.Phrase{phrase.New("web-sentence", "clause", err)}}
	}
	n.Fit = fit
	for _, f := range append(faults, others...) {
		n.faults = append(n.faults, phrase.New("referee-sentence", "why", f))
	}
	for size := 0; n.told < len(fit); n.told++ {
		if size += len(fit[n.told].String()); size > mostNotes {
			break
		}
	}
	return n
}

// notesFile writes those that fit, as their lines stand in a file.
func (n Notes) File() []byte {
	var b bytes.Buffer
	for _, note := range n.Fit {
		b.WriteString(note.String() + "\n")
	}
	return b.Bytes()
}

// Noted is a note on a page. One of its last three says something.
type Noted struct {
	By        string
	Words     string
	Mark      *mark
	Variation []alternative
}

// alternative is a turn of a variation.
type alternative struct{ Number, Text string }

// At returns the notes to a turn, 0 for those before the first.
func (n Notes) At(turn int) (all []Noted) {
	for _, note := range n.Fit[:n.told] {
		if note.Turn != turn {
			continue
		}
		shown := Noted{By: note.By, Words: note.Words}
		switch note.Kind {
		case record.NoteMark:
			shown.Mark = markOf(note.Mark)
		case record.NoteVariation:
			for _, t := range note.Variation {
				shown.Variation = append(shown.Variation, alternative{strconv.Itoa(t.Number) + []string{".", "..."}[t.Side], t.Text})
			}
		}
		all = append(all, shown)
	}
	return all
}

// Untold is how many that fit have no room on the page.
func (n Notes) Untold() int { return len(n.Fit) - n.told }

// Faults says which notes are not shown, and why: the first of them.
func (n Notes) Faults() []phrase.Phrase { return n.faults[:min(len(n.faults), mostNamed)] }

// Unnamed is how many others are not shown.
func (n Notes) Unnamed() int { return len(n.faults) - len(n.Faults()) }

// mark is a judgement by a number that other programs know (PGN, section 10).
type mark struct {
	Sign  string // "" for one without
	Words phrase.Phrase
}

func markOf(n int) *mark {
	m := &mark{Words: judgement(n)}
	signs := []string{"", "!", "?", "!!", "??", "!?", "?!", "□", "□", "", "=", "=", "=", "∞", "⩲", "⩱", "±", "∓", "+−", "−+", "+−", "−+", "⨀", "⨀"}
	others := []struct {
		numbers []int
		sign    string
	}{{[]int{36, 37}, "↑"}, {[]int{40, 41}, "→"}, {[]int{44, 45}, "=∞"}, {[]int{132, 133}, "⇆"}, {[]int{138, 139}, "⊕"}, {[]int{146}, "N"}}
	if n < len(signs) {
		m.Sign = signs[n]
	}
	for _, o := range others {
		if slices.Contains(o.numbers, n) {
			m.Sign = o.sign
		}
	}
	return m
}

// judgement says what a mark means. Many come in pairs, the even one of White and the odd one of Black.
func judgement(n int) phrase.Phrase {
	if pair := n &^ 1; pair >= 14 && pair <= 22 || slices.Contains([]int{36, 40, 44, 132, 138}, pair) {
		return phrase.New("web-nag-of", "side", rules.Side(n-pair), "n", pair)
	}
	return phrase.New("web-nag", "n", n)
}
