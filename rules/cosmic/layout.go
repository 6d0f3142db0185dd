package cosmic

import (
	"math/bits"

	"pbem/rules"
)

const (
	size  = 6
	north = 8 // the number to add for one rank up; files 7 and 8 of each rank are no squares, so that no step wraps round
	// board has a bit for every square.
	board = uint64(0x0000_3F3F_3F3F_3F3F)
	// off is where a piece stands that has left the board (CO-5).
	off = 255
)

// layout is what stands where: square s is bit s, file + 8 * (rank - 1).
type layout struct {
	side [2]uint64
	kind [kinds]uint64
}

// bit returns the square's bit; 0 for a number beside the board.
func bit(sq int) uint64 { return 1 << uint(sq) & board }

func first(set uint64) int { return bits.TrailingZeros64(set) }

func (l *layout) put(sq int, side rules.Side, k kind) {
	l.side[side] |= bit(sq)
	l.kind[k] |= bit(sq)
}

func (l *layout) remove(set uint64) {
	l.side[0] &^= set
	l.side[1] &^= set
	for k := range l.kind {
		l.kind[k] &^= set
	}
}

// play moves a piece and removes what it took.
func (l *layout) play(side rules.Side, m move) {
	l.remove(m.taken | bit(m.from))
	if m.to != off {
		l.put(m.to, side, m.kind)
	}
}

// at returns what stands on a square that is not empty.
func (l *layout) at(sq int) (rules.Side, kind) {
	side := rules.White
	if l.side[rules.Black]&bit(sq) != 0 {
		side = rules.Black
	}
	for k := range kinds {
		if l.kind[k]&bit(sq) != 0 {
			return side, k
		}
	}
	return side, king
}

func (l *layout) has(sq int) bool { return (l.side[0]|l.side[1])&bit(sq) != 0 }

func (l *layout) units(s rules.Side) int { return bits.OnesCount64(l.side[s]) }

// kingOf returns the bit of the side's King; 0 if it is gone.
func (l *layout) kingOf(s rules.Side) uint64 { return l.kind[king] & l.side[s] }

// bare reports whether the side has only its King left (CO-7).
func (l *layout) bare(s rules.Side) bool { return l.side[s] == l.kingOf(s) && l.side[s] != 0 }

// over reports whether the game has ended: a King is gone (CO-6), or a side has nothing else left (CO-7).
func (l *layout) over() bool {
	return l.kingOf(rules.White) == 0 || l.kingOf(rules.Black) == 0 || l.bare(rules.White) || l.bare(rules.Black)
}

// square and index turn a square's number into its name and back.
func square(sq int) rules.Square {
	if sq == off {
		return rules.Off()
	}
	return rules.Square{File: int16(sq % north), Rank: int16(sq/north + 1)}
}

func index(s rules.Square) (int, bool) {
	if s == rules.Off() {
		return off, true
	}
	if s.File < 0 || s.File >= size || s.Rank < 1 || s.Rank > size {
		return 0, false
	}
	return int(s.Rank-1)*north + int(s.File), true
}
