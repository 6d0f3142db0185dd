package board

// Move is a way of moving: alternatives, each a list of legs.
type Move struct {
	text string
	ways [][]leg
}

// leg is one part of a move: one of several steps, made once or, in a line, up to most times.
type leg struct {
	steps []step
	most  int
	bends bool // it may go another way than the leg before it
}

type step struct{ dx, dy int }

// String returns the text the move was read from.
func (m Move) String() string { return m.text }

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

// atom returns the steps of a Betza letter, and whether they slide: W F D A N H C Z G and K leap or step once; R, B and Q
// go on in a line.
func atom(letter byte) (steps []step, slides, known bool) {
	switch letter {
	case 'K':
		return append(around(0, 1), around(1, 1)...), false, true
	case 'R':
		return around(0, 1), true, true
	case 'B':
		return around(1, 1), true, true
	case 'Q':
		return append(around(0, 1), around(1, 1)...), true, true
	}
	leaps := map[byte]step{
		'W': {0, 1}, 'F': {1, 1}, 'D': {0, 2}, 'A': {2, 2}, 'N': {1, 2},
		'H': {0, 3}, 'C': {1, 3}, 'Z': {2, 3}, 'G': {3, 3},
	}
	s, known := leaps[letter]
	return around(s.dx, s.dy), false, known
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
