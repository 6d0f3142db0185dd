package lifeform

import (
	"math/bits"

	"pbem/rules"
)

// A set of squares is a uint64: a1 is bit 0, h1 bit 7, a2 bit 8. A square's number is the bit's, so numbers compare in the
// order a1, b1, … h1, a2.
const (
	fileA  = 0x0101010101010101
	fileH  = fileA << 7
	rank1  = 0xFF
	ranks3 = 0xFFFFFF // White's first three ranks
)

func bit(sq uint8) uint64 { return 1 << sq }

// index returns the number of a square, and whether it is on the board.
func index(s rules.Square) (uint8, bool) {
	if s.File < 0 || s.File > 7 || s.Rank < 1 || s.Rank > 8 {
		return 0, false
	}
	return uint8(s.Rank-1)*8 + uint8(s.File), true
}

func square(sq uint8) rules.Square { return rules.Square{File: int16(sq % 8), Rank: int16(sq/8) + 1} }

func first(set uint64) uint8 { return uint8(bits.TrailingZeros64(set)) }

func size(set uint64) int { return bits.OnesCount64(set) }

// squares yields the squares of a set in the order of their numbers.
func squares(set uint64) func(yield func(uint8) bool) {
	return func(yield func(uint8) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(first(set)) {
				return
			}
		}
	}
}

// byFile yields the squares of a set in the order in which they are written: a1, a2, … a8, b1.
func byFile(set uint64) func(yield func(uint8) bool) {
	return func(yield func(uint8) bool) {
		files := set | set>>32
		files |= files >> 16
		files |= files >> 8
		for files &= rank1; files != 0; files &= files - 1 {
			for column := set & (fileA << first(files)); column != 0; column &= column - 1 {
				if !yield(first(column)) {
					return
				}
			}
		}
	}
}

// around returns the squares adjacent to any square of the set.
func around(set uint64) uint64 {
	east, west := set&^fileH<<1, set&^fileA>>1
	row := set | east | west
	return east | west | row<<8 | row>>8
}

// leaps returns the squares a knight's leap from the square.
func leaps(sq uint8) uint64 {
	b := bit(sq)
	one := b&^fileA>>1 | b&^fileH<<1
	two := b&^(fileA|fileA<<1)>>2 | b&^(fileH|fileH>>1)<<2
	return one<<16 | one>>16 | two<<8 | two>>8
}

// flood returns the squares of the set within that chains of adjacent squares join to the seeds, which lie within.
func flood(seeds, within uint64) uint64 {
	for {
		next := seeds | around(seeds)&within
		if next == seeds {
			return seeds
		}
		seeds = next
	}
}

// between returns the squares passed from one square to another in a straight line, in order; none if they lie in none.
func between(from, to uint8) []uint8 {
	df, dr := int(to%8)-int(from%8), int(to/8)-int(from/8)
	if df != 0 && dr != 0 && df != dr && df != -dr {
		return nil
	}
	step := sign(df) + 8*sign(dr)
	var list []uint8
	for sq := int(from) + step; sq != int(to) && step != 0; sq += step {
		list = append(list, uint8(sq))
	}
	return list
}

func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}

// slide returns the squares reached in the direction, at most so many away, up to the first that is taken.
func slide(sq uint8, df, dr, most int, taken uint64) uint64 {
	var set uint64
	file, rank := int(sq%8)+df, int(sq/8)+dr
	for ; most > 0 && file >= 0 && file < 8 && rank >= 0 && rank < 8; most-- {
		b := bit(uint8(rank*8 + file))
		set |= b
		if taken&b != 0 {
			break
		}
		file, rank = file+df, rank+dr
	}
	return set
}

// rook and queen return the squares reached by sliding, at most so many away.
func rook(sq uint8, most int, taken uint64) uint64 {
	return slide(sq, 0, 1, most, taken) | slide(sq, 0, -1, most, taken) |
		slide(sq, 1, 0, most, taken) | slide(sq, -1, 0, most, taken)
}

func queen(sq uint8, taken uint64) uint64 {
	return rook(sq, 7, taken) | slide(sq, 1, 1, 7, taken) | slide(sq, 1, -1, 7, taken) |
		slide(sq, -1, 1, 7, taken) | slide(sq, -1, -1, 7, taken)
}
