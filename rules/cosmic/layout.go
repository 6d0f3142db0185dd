package cosmic

import (
	"pbem/rules"
	"pbem/rules/line"
	"pbem/rules/phrase"
)

// cell is what stands on a square: nothing, a side's mark and a kind, or the edge.
type cell uint8

const (
	empty    cell = 0
	edge     cell = 0x80
	kindBits      = 0x0f // the part of a cell that is the kind
)

// mark is the bit by which the cells of a side's units are told.
func mark(side rules.Side) cell { return 0x10 << side }

func cellOf(side rules.Side, k kind) cell { return mark(side) | cell(k) }

// layout is what stands where. The cell of off is the edge.
type layout struct {
	cell  [MostSquares + 1]cell
	count [2]uint8 // of each side's units
	king  [2]uint8 // where each side's King stands; off where it is gone
}

func noUnits() layout {
	l := layout{king: [2]uint8{off, off}}
	l.cell[off] = edge
	return l
}

func (l *layout) put(sq uint8, side rules.Side, k kind) {
	l.cell[sq] = cellOf(side, k)
	l.count[side]++
	if k == king {
		l.king[side] = sq
	}
}

// at returns what stands on a square that is not empty.
func (l *layout) at(sq uint8) (rules.Side, kind) {
	c := l.cell[sq]
	if c&mark(rules.Black) != 0 {
		return rules.Black, kind(c & kindBits)
	}
	return rules.White, kind(c & kindBits)
}

func (l *layout) has(sq uint8) bool { return l.cell[sq]&^edge != empty }

func (l *layout) units(s rules.Side) int { return int(l.count[s]) }

// hasKing reports whether the side's King is on the board.
func (l *layout) hasKing(s rules.Side) bool { return l.king[s] != off }

// bare reports whether the side has only its King left (CO-7).
func (l *layout) bare(s rules.Side) bool { return l.count[s] == 1 && l.hasKing(s) }

// over reports whether the game has ended: a King is gone (CO-6), or a side has nothing else left (CO-7).
func (l *layout) over() bool {
	return !l.hasKing(rules.White) || !l.hasKing(rules.Black) || l.bare(rules.White) || l.bare(rules.Black)
}

// A board has from FewestSquares to MostSquares squares, on at most MostSide files and as many ranks.
const (
	FewestSquares = 36
	MostSquares   = 144
	MostSide      = 16
)

// off is where a piece stands that has left the board (CO-5), and what lies beyond the edges and in the holes.
const off = MostSquares

// hole is a place in a line where the board has no square.
const hole = '*'

// directions are the steps to the eight squares beside one, as files and ranks: the orthogonal ones first, so that the directions of
// each kind stand side by side.
func directions() [8][2]int {
	return [8][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}}
}

// turnsAside are the two directions, by number, at a right angle to each orthogonal one.
func turnsAside() [4][2]int { return [4][2]int{{2, 3}, {2, 3}, {0, 1}, {0, 1}} }

// shape is which squares the board has, numbered rank by rank from a1, and what lies beside them.
type shape struct {
	files, ranks, size int

	squares [MostSquares + 1]rules.Square
	numbers [MostSide * MostSide]uint8   // by 16 * (rank - 1) + file; off where the board has no square
	beside  [MostSquares + 1][8]uint8    // by direction
	bends   [MostSquares + 1][4][2]uint8 // where a knight ends that goes two squares in a direction, then aside (CO-4)
}

// readShape finds the squares of the board in the line of the first position: files as many as its top rank has, holes where it says so.
func readShape(text string) (*shape, error) {
	board, _, err := line.CutPlain(text)
	if err != nil {
		return nil, err
	}
	var holes [MostSide * MostSide]bool
	s := &shape{}
	s.files, s.ranks, err = line.ReadOpenBoard(board, MostSide, func(text string, file, rank int) (int, error) {
		holes[rank*MostSide+file] = text[0] == hole
		return 1, nil
	})
	if err != nil {
		return nil, err
	}
	if n := s.count(holes[:]); n < FewestSquares || n > MostSquares {
		return nil, phrase.Errorf("spec-wrong", "field", "Start")
	}
	s.number(holes[:])
	s.join()
	return s, nil
}

func (s *shape) count(holes []bool) int {
	n := s.files * s.ranks
	for _, is := range holes {
		if is {
			n--
		}
	}
	return n
}

func (s *shape) number(holes []bool) {
	for at := range s.numbers {
		s.numbers[at] = off
		file, rank := at%MostSide, at/MostSide
		if file >= s.files || rank >= s.ranks || holes[at] {
			continue
		}
		s.squares[s.size] = rules.Square{File: int16(file), Rank: int16(rank + 1)}
		s.numbers[at] = uint8(s.size)
		s.size++
	}
	s.squares[off] = rules.Off()
}

// join notes what lies beside each square, and where a knight's paths from it end.
func (s *shape) join() {
	steps, aside := directions(), turnsAside()
	for sq := range s.beside {
		for d, step := range steps {
			s.beside[sq][d] = s.from(sq, step[0], step[1])
		}
		for d := range s.bends[sq] {
			for i, turn := range aside[d] {
				s.bends[sq][d][i] = s.from(sq, 2*steps[d][0]+steps[turn][0], 2*steps[d][1]+steps[turn][1])
			}
		}
	}
}

// from returns the number of the square so many files and ranks away; off if there is none.
func (s *shape) from(sq, files, ranks int) uint8 {
	if sq >= s.size {
		return off
	}
	at := s.squares[sq]
	to, ok := s.index(rules.Square{File: at.File + int16(files), Rank: at.Rank + int16(ranks)})
	if !ok {
		return off
	}
	return to
}

// index returns the number of a square of the board, or off for [rules.Off].
func (s *shape) index(at rules.Square) (uint8, bool) {
	if at == rules.Off() {
		return off, true
	}
	if !s.within(at) {
		return off, false
	}
	sq := s.numbers[int(at.Rank-1)*MostSide+int(at.File)]
	return sq, sq != off
}

// within reports whether a place lies between the edges of the board: it is a square or a hole.
func (s *shape) within(at rules.Square) bool {
	return at.File >= 0 && int(at.File) < s.files && at.Rank >= 1 && int(at.Rank) <= s.ranks
}

// extent returns the corners of the board.
func (s *shape) extent() (low, high rules.Square) {
	return rules.Square{File: 0, Rank: 1}, rules.Square{File: int16(s.files - 1), Rank: int16(s.ranks)}
}

// holes lists the places between the edges where the board has no square.
func (s *shape) holes() []rules.Square {
	var list []rules.Square
	for rank := range s.ranks {
		for file := range s.files {
			if s.numbers[rank*MostSide+file] == off {
				list = append(list, rules.Square{File: int16(file), Rank: int16(rank + 1)})
			}
		}
	}
	return list
}
