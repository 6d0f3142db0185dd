package records

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"pbem/notation/pgn"
	"pbem/notation/record"
	"pbem/rules"
)

// The bounds of a note, in bytes: of its line, its words, and the name of who made it.
const (
	mostNote  = 4000
	mostWords = 3000
	mostName  = 200
)

// annotated are the remarks of a PGN file as notes to a record that was made of it. Nothing is lost: what cannot be a mark or a
// variation, for the engine refuses it, say, is kept as words.
func annotated(g *pgn.Game, r *record.Record, game rules.Game) ([]record.Note, error) {
	before, err := r.Head(game, 0)
	if err != nil {
		return nil, err
	}
	n := noting{played: r.Played(), before: before, by: g.Annotator}
	if n.by == "" {
		n.by = record.NotedInPGN
	}
	var notes []record.Note
	for _, remark := range g.Remarks {
		notes = append(notes, n.notes(remark)...)
	}
	fit, faults, err := r.Annotate(notes, game)
	if err != nil || len(faults) == 0 {
		return fit, err
	}
	refused := map[string]bool{}
	for _, f := range faults {
		refused[f.Text] = true
	}
	var again []record.Note
	for _, note := range notes {
		if text := note.String(); refused[text] {
			_, body, _ := strings.Cut(text, ": ")
			again = append(again, worded(note, body)...)
			continue
		}
		again = append(again, note)
	}
	fit, _, err = r.Annotate(again, game)
	return fit, err
}

// noting makes notes to the turns of a record.
type noting struct {
	played []record.Turn
	before string // the link before the first turn
	by     string // who made what does not say so
}

// notes are those of one remark.
func (n noting) notes(r pgn.Remark) []record.Note {
	blank := record.Note{Turn: min(r.Turn, len(n.played)), Head: n.before, By: r.By}
	if blank.Turn > 0 {
		blank.Head = n.played[blank.Turn-1].Hash
	}
	if blank.By == "" {
		blank.By = n.by
	}
	blank.By = blank.By[:min(len(blank.By), mostName)]
	if mark, err := strconv.Atoi(strings.TrimPrefix(r.Mark, "$")); r.Mark != "" && err == nil && mark >= 0 && mark <= 255 {
		blank.Kind, blank.Mark = record.NoteMark, mark
		return []record.Note{blank}
	}
	if r.Variation == "" || blank.Turn == 0 {
		return worded(blank, r.Words())
	}
	lines, more := r.Lines()
	var all []record.Note
	for _, line := range lines {
		one := blank
		one.Kind, one.Variation = record.NoteVariation, numbered(line, n.played[blank.Turn-1])
		if text := one.String(); len(text) > mostNote {
			_, body, _ := strings.Cut(text, ": ")
			all = append(all, worded(blank, body)...)
			continue
		}
		all = append(all, one)
	}
	for _, words := range more {
		all = append(all, worded(blank, words)...)
	}
	return all
}

// numbered are the turns of a line that could have been played instead of one.
func numbered(line pgn.Line, instead record.Turn) []record.Turn {
	number, side := instead.Number, instead.Side
	turns := make([]record.Turn, 0, len(line))
	for _, text := range line {
		turns = append(turns, record.Turn{Number: number, Side: side, Text: text})
		number, side = number+int(side), side.Other()
	}
	return turns
}

// worded are notes of words, of which there may be many.
func worded(blank record.Note, words string) []record.Note {
	blank.Kind, blank.Variation = record.NoteWords, nil
	var all []record.Note
	for rest := printed(words); rest != ""; {
		n := len(rest)
		if n > mostWords {
			n = mostWords
			if space := strings.LastIndexByte(rest[:n], ' '); space > 0 {
				n = space
			}
			for !utf8.RuneStart(rest[n]) {
				n--
			}
		}
		blank.Words = rest[:n]
		all, rest = append(all, blank), strings.TrimSpace(rest[n:])
	}
	return all
}

func printed(words string) string { return strings.Join(strings.Fields(words), " ") }
