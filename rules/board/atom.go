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

// sector is a set of directions, as White sees them: dx and dy are the signs that a step must have, 0 for either; steep and flat
// ask for a step that goes further along the files than along the ranks, or the other way about.
type sector struct {
	dx, dy      int
	steep, flat bool
}

func (c sector) has(s step) bool {
	x, y := max(s.dx, -s.dx), max(s.dy, -s.dy)
	return c.dx*s.dx >= 0 && c.dy*s.dy >= 0 && (c.dx == 0 || s.dx != 0) && (c.dy == 0 || s.dy != 0) &&
		(!c.steep || y > x) && (!c.flat || x > y)
}

// direction returns what a word of one or two letters of direction means before an atom that lies so, if it means anything.
func (h lie) direction(word string) (sector, bool) {
	switch h {
	case straight:
		return straightDirection(word)
	case diagonal:
		return diagonalDirection(word)
	}
	return obliqueDirection(word)
}

// straightDirection reads one letter: each is a direction of its own.
func straightDirection(word string) (sector, bool) {
	switch word {
	case "f":
		return sector{dy: 1}, true
	case "b":
		return sector{dy: -1}, true
	case "l":
		return sector{dx: -1}, true
	case "r":
		return sector{dx: 1}, true
	case "v":
		return sector{steep: true}, true
	case "s":
		return sector{flat: true}, true
	}
	return sector{}, false
}

// diagonalDirection reads a letter, which names two diagonals (v and s all four), or an upright and a sideways letter in either
// order, which name those between them.
func diagonalDirection(word string) (sector, bool) {
	sideways := map[byte]int{'l': -1, 'r': 1, 's': 0}
	upright := map[byte]int{'f': 1, 'b': -1, 'v': 0}
	var c sector
	ups, sides := 0, 0
	for i := range len(word) {
		if dy, ok := upright[word[i]]; ok {
			c.dy, ups = dy, ups+1
		} else if dx, ok := sideways[word[i]]; ok {
			c.dx, sides = dx, sides+1
		} else {
			return c, false
		}
	}
	return c, len(word) > 0 && ups < 2 && sides < 2
}

// obliqueDirection reads the words of oblique leaps: pairs of the two leaps nearest to a direction, halves, and single leaps.
func obliqueDirection(word string) (sector, bool) {
	c, ok := map[string]sector{
		"ff": {dy: 1, steep: true}, "bb": {dy: -1, steep: true}, "ll": {dx: -1, flat: true}, "rr": {dx: 1, flat: true},
		"fs": {dy: 1, flat: true}, "bs": {dy: -1, flat: true}, "lv": {dx: -1, steep: true}, "rv": {dx: 1, steep: true},
		"fh": {dy: 1}, "bh": {dy: -1}, "lh": {dx: -1}, "rh": {dx: 1},
		"fl": {dx: -1, dy: 1, flat: true}, "fr": {dx: 1, dy: 1, flat: true},
		"bl": {dx: -1, dy: -1, flat: true}, "br": {dx: 1, dy: -1, flat: true},
		"lf": {dx: -1, dy: 1, steep: true}, "rf": {dx: 1, dy: 1, steep: true},
		"lb": {dx: -1, dy: -1, steep: true}, "rb": {dx: 1, dy: -1, steep: true},
		"v": {steep: true}, "s": {flat: true},
	}[word]
	return c, ok
}

// toward returns the turnings of a leap that letters of direction choose, in the order of [around]. The letters are read from the left,
// two together where two mean something. A letter that means nothing before such a leap is returned as bad.
func toward(leap step, letters string) (steps []step, bad string) {
	var chosen []sector
	h := leap.lie()
	for rest := letters; rest != ""; {
		n := min(2, len(rest))
		c, ok := h.direction(rest[:n])
		if !ok {
			n = 1
			c, ok = h.direction(rest[:1])
		}
		if !ok {
			return nil, rest[:1]
		}
		chosen, rest = append(chosen, c), rest[n:]
	}
	for _, s := range around(leap.dx, leap.dy) {
		if letters == "" || anyHas(chosen, s) {
			steps = append(steps, s)
		}
	}
	return steps, ""
}

func anyHas(list []sector, s step) bool {
	for _, c := range list {
		if c.has(s) {
			return true
		}
	}
	return false
}

// isDirection reports whether the letter is one of direction, before some atom.
func isDirection(c byte) bool { return strings.IndexByte("fblrvsh", c) >= 0 }
