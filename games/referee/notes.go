package referee

import (
	"pbem/adjudicator"
	"pbem/notation/record"
	"pbem/rules"
)

// notes is the file of what the players of a match said to each other, and of what they have shared of their notebooks once it is over,
// bound to the turns of its record; nil where there is nothing.
func notes(r *record.Record, m *adjudicator.Match) []byte {
	var list []record.Note
	played := r.Played()
	for i, t := range m.Turns {
		for _, words := range t.Comment {
			list = append(list, record.WordNotes(i+1, played[i].Hash, m.Players[t.Side].Name, words)...)
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
