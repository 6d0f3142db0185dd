package lifeform

import "pbem/rules"

// Exists reports whether the square is on the board.
func (p *Position) Exists(s rules.Square) bool {
	_, ok := index(s)
	return ok
}

// Standing has nothing to add: there is no check, and a draw is a draw.
func (p *Position) Standing() rules.Standing { return rules.Standing{} }
