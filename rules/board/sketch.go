package board

import (
	"bytes"

	"pbem/rules/phrase"
)

// Sketch draws where White's move leads, as [Move.Reach] does, with the unit's letter in the middle.
func (m Move) Sketch(letter byte, most int) [][]byte {
	rows := m.Reach(most)
	rows[len(rows)/2][len(rows)/2] = letter
	return rows
}

// Signs says what the marks of drawings mean; nothing where their units capture wherever they go.
func Signs(rows [][]byte) []phrase.Phrase {
	var signs []phrase.Phrase
	all := bytes.Join(rows, nil)
	for _, mark := range []byte{Anyhow, OnlyMoving, OnlyTaking, TakingOver, OnlyFirst, OverUnits} {
		if bytes.IndexByte(all, mark) >= 0 {
			signs = append(signs, phrase.New("rules-says-sign", "mark", mark))
		}
	}
	if len(signs) == 1 && bytes.IndexByte(all, Anyhow) >= 0 {
		return nil
	}
	return signs
}
