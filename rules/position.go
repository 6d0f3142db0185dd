package rules

import "iter"

// Position is a board with the side to move, and whatever else the next turn depends on. It is an immutable value: two
// positions are the same if their lines are.
type Position interface {
	// String returns the position line, as Game.Parse reads it.
	String() string
	ToMove() Side
	// Extent returns the lower left and the upper right corner of the board.
	Extent() (low, high Square)
	// Placements yields every unit on the board, rank by rank from a1.
	Placements() iter.Seq[Placement]
	// Turns yields the legal turns in canonical form, each once, and nothing when the game is over. Where they are too
	// many to list the sequence is lazy; see Partial.
	Turns() iter.Seq[Turn]
	// Judge fills the holes of the draft, checks it whole (G-2) and plays it. The error is a *Violation.
	Judge(Draft) (Verdict, error)
	// Outcome says whether the position itself ends the game (G-6).
	Outcome() Outcome
}

// Game is one set of rules: a preset with its options, on its engine.
type Game interface {
	Start() Position
	// Parse reads a position line. Its error is a sentence that names the place in the line.
	Parse(line string) (Position, error)
	Vocabulary() *Vocabulary
}

// Verdict is an accepted turn.
type Verdict struct {
	Turn     Turn        // canonical, no holes
	Next     Position    // the position after it
	Outcome  Outcome     // whether it ended the game
	Captured []Placement // units taken, in order, as they stood
	Notes    []string    // sentences for the player: how a loose writing was understood
}

// Placement is a unit on its square.
type Placement struct {
	At      Square
	Unit    byte // its letter, upper case
	Side    Side
	Neutral bool   // belongs to nobody (FU-5); Side then means nothing
	Group   string // its AMP's name; "" in games without AMPs
	Code    byte   // its AMP's letter: 'y'; 0 in games without AMPs
}

// Partial is kept by games in which a turn is a sequence of activations, too many to list as whole turns.
type Partial interface {
	// FirstActions yields the legal first activations, each as a turn of one action; or the pass, if that is the one
	// legal turn.
	FirstActions() iter.Seq[Turn]
	// CountActivations counts the ordered sequences of exactly n activations that the side to move may make in one
	// turn, over all its leaders ("perft --activations").
	CountActivations(n int) uint64
}

// Explainer is kept by positions that can say what a unit may do now, and through whom.
type Explainer interface {
	// Leaders lists the leaders of the side to move that can act, with the units each may activate now.
	Leaders() []LeaderReport
	// Explain says what the unit on the square may do now; its error is a *Violation (no unit there, not your unit, …).
	Explain(Square) (UnitReport, error)
}

// LeaderReport is one leader and whom it reaches.
type LeaderReport struct {
	Lead    Lead
	Leader  Placement
	Quota   int
	Reaches []Placement // the connected units it may activate, itself included
	Cut     []Placement // units it could activate if they were connected
}

// UnitReport says what one unit may do as the first activation of a turn.
type UnitReport struct {
	Unit      Placement
	Connected bool
	Through   []Placement // the chain from the leader to the unit, both included; empty when not connected
	Moves     []Turn      // its legal first activations, as turns of one action
	Remark    string      // a sentence where there is more to say; may be empty
}
