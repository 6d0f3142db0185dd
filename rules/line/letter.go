package line

import (
	"strconv"

	"pbem/rules"
)

// Letter returns how a position line writes a unit, where one letter is enough: White's in upper case, as it is given, and
// Black's in lower case.
func Letter(side rules.Side, unit byte) byte {
	if side == rules.Black {
		return unit | 0x20
	}
	return unit
}

// Unit is the reverse of Letter: whose unit a letter stands for, and the letter in upper case.
func Unit(letter byte) (rules.Side, byte) {
	if letter >= 'a' && letter <= 'z' {
		return rules.Black, letter &^ 0x20
	}
	return rules.White, letter
}

// AppendEmpty appends the number of empty squares in a row, nothing if there are none.
func AppendEmpty(dst []byte, run int) []byte {
	if run == 0 {
		return dst
	}
	return strconv.AppendInt(dst, int64(run), 10)
}
