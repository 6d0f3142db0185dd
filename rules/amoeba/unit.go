package amoeba

import "pbem/rules"

// What a location holds, in one byte. From free upwards there is a square; from white upwards a unit stands on it, its side
// one bit and its kind the lowest three.
const (
	outside byte = 0 // no square can be there
	vacant  byte = 1 // there is none now
	free    byte = 8 // a square without a unit
	white   byte = 16
	black   byte = 32
)

// Kinds of units.
const (
	pawn byte = iota
	knight
	bishop
	rook
	queen
	king
)

// kinds lists the letters in the order of the kinds.
const kinds = "PNBRQK"

func letterOf(kind byte) byte { return kinds[kind] }

// bit returns the side's bit in a unit.
func bit(s rules.Side) byte { return white << s }

func kindOf(unit byte) byte { return unit & 7 }

func sideOf(unit byte) rules.Side {
	if unit&black != 0 {
		return rules.Black
	}
	return rules.White
}

// kindOfLetter returns the kind with the letter in upper case, and whether there is one.
func kindOfLetter(letter byte) (byte, bool) {
	for k := range byte(len(kinds)) {
		if kinds[k] == letter {
			return k, true
		}
	}
	return 0, false
}
