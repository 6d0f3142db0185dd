package board

import "strings"

// atoms are the letters of Betza's notation that a move is made of.
const atoms = "W F D A N H C Z G K R B Q"

type step struct{ dx, dy int }

// lie says how the leaps of an atom lie on the board, which decides what letters of direction mean before it.
type lie uint8

const (
	straight lie = iota // along a file or a rank
	diagonal
	oblique
)

// lie returns how the leap lies.
func (s step) lie() lie {
	switch x, y := max(s.dx, -s.dx), max(s.dy, -s.dy); {
	case x == 0 || y == 0:
		return straight
	case x == y:
		return diagonal
	}
	return oblique
}

// heading returns the step's direction: two steps lie in one line if their headings are equal.
func (s step) heading() step {
	d := divisor(max(s.dx, -s.dx), max(s.dy, -s.dy))
	return step{s.dx / d, s.dy / d}
}

func divisor(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// turned is the step as the other side makes it.
func (s step) turned() step { return step{-s.dx, -s.dy} }

// leapsOf returns the leaps that a letter stands for, each in one of its turnings, and whether they go on without end: W F D A
// N H C Z G and K leap once; R, B and Q go on in a line. It returns none for a letter that is no atom.
func leapsOf(letter byte) (leaps []step, rides bool) {
	switch letter {
	case 'K':
		return []step{{0, 1}, {1, 1}}, false
	case 'R':
		return []step{{0, 1}}, true
	case 'B':
		return []step{{1, 1}}, true
	case 'Q':
		return []step{{0, 1}, {1, 1}}, true
	}
	if i := strings.IndexByte("WFDANHCZG", letter); i >= 0 {
		return []step{[...]step{{0, 1}, {1, 1}, {0, 2}, {2, 2}, {1, 2}, {0, 3}, {1, 3}, {2, 3}, {3, 3}}[i]}, false
	}
	return nil, false
}

// around returns the step turned and mirrored in every way, each once.
func around(x, y int) []step {
	all := []step{{x, y}, {y, x}, {y, -x}, {x, -y}, {-x, -y}, {-y, -x}, {-y, x}, {-x, y}}
	var once []step
	for _, s := range all {
		if !contains(once, s) {
			once = append(once, s)
		}
	}
	return once
}

func contains(list []step, s step) bool {
	for _, t := range list {
		if s == t {
			return true
		}
	}
	return false
}
