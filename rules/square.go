package rules

import (
	"math"
	"strconv"
)

// Square is a place on a board, or a location next to it where a board can grow. File 0 is file a, file -1 is the first
// file to the left of a (written "-a"), file 26 is aa. Rank 1 is White's first rank; ranks may be zero or negative.
type Square struct{ File, Rank int16 }

// Off is the place beyond every board: where a piece stands that has left it (written "off").
func Off() Square { return Square{math.MaxInt16, math.MaxInt16} }

// String writes the square canonically: "a1", "p12", "-b0", "c-1", "off".
func (s Square) String() string { return string(s.Append(make([]byte, 0, 8))) }

// Append appends the canonical writing of the square to dst.
func (s Square) Append(dst []byte) []byte {
	if s == Off() {
		return append(dst, "off"...)
	}
	dst = AppendFile(dst, int(s.File))
	return strconv.AppendInt(dst, int64(s.Rank), 10)
}

// AppendFile appends the letters of a file: 0 is a, 25 is z, 26 is aa; -1 is -a, -27 is -aa.
func AppendFile(dst []byte, file int) []byte {
	if file < 0 {
		dst = append(dst, '-')
		file = -file - 1
	}
	if file >= 26 {
		dst = AppendFile(dst, file/26-1)
	}
	return append(dst, 'a'+byte(file%26))
}

// Adjacent reports whether two different squares touch, by an edge or a corner.
func (s Square) Adjacent(t Square) bool {
	df, dr := int(s.File)-int(t.File), int(s.Rank)-int(t.Rank)
	return s != t && df >= -1 && df <= 1 && dr >= -1 && dr <= 1
}

// maxCoordinate bounds what ParseSquare reads, so that no text makes a square that arithmetic could overflow.
const maxCoordinate = 999

// ParseSquare reads a square at the very start of text, in either case, and returns how many bytes it took; 0 when there
// is none. "off" is not read here.
func ParseSquare(text string) (Square, int) {
	i, negative := 0, false
	if i < len(text) && text[i] == '-' {
		negative, i = true, 1
	}
	file, letters := 0, 0
	for ; i < len(text) && letters < 2; i++ {
		c := text[i] | 0x20
		if c < 'a' || c > 'z' {
			break
		}
		file = file*26 + int(c-'a') + 1
		letters++
	}
	if letters == 0 {
		return Square{}, 0
	}
	file--
	if negative {
		file = -file - 1
	}
	rank, end := parseRank(text, i)
	if end == 0 {
		return Square{}, 0
	}
	return Square{int16(file), int16(rank)}, end
}

func parseRank(text string, start int) (rank, end int) {
	i, sign := start, 1
	if i < len(text) && text[i] == '-' {
		sign, i = -1, i+1
	}
	digits := i
	for ; i < len(text) && text[i] >= '0' && text[i] <= '9'; i++ {
		if rank = rank*10 + int(text[i]-'0'); rank > maxCoordinate {
			return 0, 0
		}
	}
	if i == digits {
		return 0, 0
	}
	return rank * sign, i
}

// mostNumber is far above all that anybody counts here.
const mostNumber = 1_000_000_000_000

// ParseNumber reads a whole number of decimal digits, with a sign or without; ok is false for what is none, or beyond a million
// millions. It is strconv.Atoi without its errors, which quote what they refuse: by all of Unicode's tables, and these are a hundredth
// of what a browser loads.
func ParseNumber(text string) (n int, ok bool) {
	digits, sign := text, 1
	if text != "" && (text[0] == '-' || text[0] == '+') {
		digits = text[1:]
		if text[0] == '-' {
			sign = -1
		}
	}
	for i := range len(digits) {
		c := digits[i]
		if c < '0' || c > '9' || n > mostNumber/10 {
			return 0, false
		}
		n = 10*n + int(c-'0')
	}
	return sign * n, digits != "" && n <= mostNumber
}
