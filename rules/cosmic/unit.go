package cosmic

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// kind is a kind of unit; it numbers the words of a layout.
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

// directions returns the steps in which the kind moves and jumps, and how many they are (CO-1, CO-2). A knight's are those
// of the straight part of its path (CO-4).
func (k kind) directions() (steps [8]int, n int) {
	switch k {
	case king:
		return [8]int{1, -1, north, -north, north + 1, north - 1, 1 - north, -1 - north}, 8
	case pawn:
		return [8]int{north + 1, north - 1, 1 - north, -1 - north}, 4
	}
	return [8]int{1, -1, north, -north}, 4
}

func vocabulary() rules.Vocabulary {
	v := rules.Vocabulary{Files: size, Ranks: size, Jumps: true, Example: phrase.New("cosmic-example")}
	for k := range kinds {
		v.Units = append(v.Units, rules.UnitName{Letter: k.letter(), Name: k.name(), Royal: k == king})
	}
	return v
}
