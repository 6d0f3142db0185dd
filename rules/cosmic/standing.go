package cosmic

import "pbem/rules"

// Exists reports whether the square is on the board.
func (p *Position) Exists(s rules.Square) bool {
	_, ok := index(s)
	return ok && s != rules.Off()
}

// Standing says what a draw is worth: it is given to the side with more units (CO-8).
func (p *Position) Standing() rules.Standing { return rules.Standing{Draw: p.Draw()} }
