package cosmic

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// kind is a kind of unit; it is a part of a cell.
type kind uint8

const (
	king kind = iota
	rook
	knight
	pawn
	kinds
)

// letter returns K, R, N or P.
func (k kind) letter() byte { return "KRNP"[k] }

// name returns the kind's name as a sentence has it.
func (k kind) name() string { return [kinds]string{"King", "rook", "knight", "pawn"}[k] }

// kindOf returns the kind with the letter, in capitals, if there is one.
func kindOf(letter byte) (kind, bool) {
	for k := range kinds {
		if k.letter() == letter {
			return k, true
		}
	}
	return 0, false
}

// directions returns the first and the last of the directions in which the kind moves and jumps (CO-1, CO-2). A knight's are those
// of the straight part of its path (CO-4).
func (k kind) directions() (first, last int) {
	switch k {
	case king:
		return 0, 7
	case pawn:
		return 4, 7
	}
	return 0, 3
}

func vocabulary(s *shape) rules.Vocabulary {
	v := rules.Vocabulary{Files: s.files, Ranks: s.ranks, Jumps: true, Example: phrase.New("cosmic-example")}
	for k := range kinds {
		v.Units = append(v.Units, rules.UnitName{Letter: k.letter(), Name: k.name(), Royal: k == king})
	}
	return v
}
