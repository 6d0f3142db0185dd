package referee

import (
	"pbem/adjudicator"
	"pbem/notation/record"
)

// notes is the file of what the players of a match said to each other, bound to the turns of its record; nil where they said nothing. In
// version 1 it stands in the record itself.
func notes(r *record.Record, m *adjudicator.Match) []byte {
	if !isSecond(m) {
		return nil
	}
	var file []byte
	played := r.Played()
	for i, t := range m.Turns {
		for _, words := range t.Comment {
			for _, n := range record.WordNotes(i+1, played[i].Hash, m.Players[t.Side].Name, words) {
				file = append(append(file, n.String()...), '\n')
			}
		}
	}
	return file
}
