package talk

import (
	"strconv"
	"strings"

	"pbem/adjudicator"
	"pbem/notation/record"
	"pbem/rules"
)

// Notes is the file of what the players of a match said to each other, and of what they have shared of their notebooks once it is over,
// bound to the turns of its record; nil where there is nothing.
func Notes(r *record.Record, m *adjudicator.Match) []byte {
	var list []record.Note
	played := r.Played()
	for i, t := range m.Turns {
		for _, words := range t.Comment {
			list = append(list, record.WordNotes(i+1, played[i].Hash, m.Seats[t.Side].Player.Name, words)...)
		}
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		list = append(list, bookNotes(r, m, side)...)
	}
	var file []byte
	for _, n := range list {
		file = append(append(file, n.String()...), '\n')
	}
	return file
}

// bookNotes are the notes of what a side has released and shared, once the game is over.
func bookNotes(r *record.Record, m *adjudicator.Match, side rules.Side) (list []record.Note) {
	book, by := m.Seats[side].Notebook, m.Seats[side].Player.Name
	if m.Stage != adjudicator.Over {
		return nil
	}
	for _, e := range book.Diary[:book.Released] {
		list = append(list, record.WordNotes(e.Turn, head(r, m, e.Turn), by, e.Text)...)
	}
	for _, v := range book.Kept {
		if v.Shared {
			list = append(list, variationNotes(r, m, v, by)...)
		}
	}
	return list
}

// head is the link after so many turns of a match, to which notes are bound.
func head(r *record.Record, m *adjudicator.Match, turn int) string {
	if at := len(r.Turns) - len(r.Played()) + turn - 1; at >= 0 {
		return r.Turns[at].Hash
	}
	return r.FirstLink()
}

// longestVariation is how many bytes of a variation have room in a line of notes.
const longestVariation = 3000

// variationNotes are a variation as notes, with its name in words. Behind the last turn of the game there is none that it could stand
// instead of: there it stands in words, and so does one that is too long.
func variationNotes(r *record.Record, m *adjudicator.Match, v adjudicator.Variation, by string) (list []record.Note) {
	turns := numbered(r, m, v.Course)
	var words []string
	for _, t := range turns {
		words = append(words, strconv.Itoa(t.Number)+dots(t), t.Text)
	}
	text := strings.Join(words, " ")
	if v.From >= len(r.Played()) || len(text) > longestVariation {
		return record.WordNotes(v.From, head(r, m, v.From), by, strings.TrimSpace(v.Name+" ("+text+")"))
	}
	at := v.From + 1
	if v.Name != "" {
		list = record.WordNotes(at, head(r, m, at), by, v.Name)
	}
	return append(list, record.Note{Turn: at, Head: head(r, m, at), By: by, Kind: record.NoteVariation, Variation: turns})
}

// numbered are the turns of a line as the record would number them.
func numbered(r *record.Record, m *adjudicator.Match, l adjudicator.Course) []record.Turn {
	played := r.Played()
	next := record.Turn{Number: 1, Side: m.Position.ToMove()}
	switch {
	case l.From < len(played):
		next.Number, next.Side = played[l.From].Number, played[l.From].Side
	case l.From > 0:
		last := played[l.From-1]
		next.Number, next.Side = last.Number+int(last.Side), last.Side.Other()
	}
	var list []record.Turn
	for _, text := range l.Turns {
		next.Text = text
		list = append(list, next)
		next.Number, next.Side = next.Number+int(next.Side), next.Side.Other()
	}
	return list
}

// dots are what stands behind the number of a turn.
func dots(t record.Turn) string {
	if t.Side == rules.White {
		return "."
	}
	return "..."
}
