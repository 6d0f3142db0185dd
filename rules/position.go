package rules

import (
	"iter"

	"pbem/rules/phrase"
)

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
	// Turns yields the legal turns in canonical form, each once, and nothing when the game is over or waits for a set-up.
	// The sequence is lazy. Where the turns can be too many to sort (Lifeform) it is in bytewise order of their writing;
	// see also Partial.
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
	Turn     Turn            // canonical, no holes
	Next     Position        // the position after it
	Outcome  Outcome         // whether it ended the game
	Captured []Placement     // units taken, in order, as they stood
	Removed  []Placement     // units that left the board without being taken (Lifeform's body rules), as they stood
	Reset    bool            // the count of quiet turns begins anew (G-4): see Vocabulary.Quiet
	Notes    []phrase.Phrase // sentences for the player: how a loose writing was understood
}

// Placement is a unit on its square.
type Placement struct {
	At      Square
	Unit    byte // its letter, upper case
	Side    Side
	Neutral bool   // belongs to nobody (FU-5); Side then means nothing
	Held    bool   // lies under the unit on the same square, which comes just before it (Lifeform's captives)
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

// Stepwise is kept by positions whose whole turns are too many to list, for those who put a turn together step by step.
type Stepwise interface {
	// Continue yields every legal turn that is one action longer than the turn begun and begins with it, each once; nothing
	// if the turn begun is not legal itself, or ends the game. The actions stand in the order begun, so not every turn is
	// canonical. The zero turn begins nothing: its continuations are the legal first actions. A lead that is not said is
	// filled in, in every way that fits; a pass and a set-up are no continuations.
	Continue(begun Turn) iter.Seq[Turn]
}

// Counter is kept by positions that can count sequences of turns without making them all.
type Counter interface {
	// Count returns the number of legal sequences of n turns, exactly; Count(1) is the number of legal turns.
	Count(n int) uint64
}

// Selective is kept by positions whose turns can be too many to go through in search of those of one unit.
type Selective interface {
	// TurnsFrom yields the legal turns whose first action begins on the square, in the order of Turns.
	TurnsFrom(Square) iter.Seq[Turn]
	// CountFrom counts them without making them, exactly.
	CountFrom(Square) uint64
}

// Holed is kept by positions whose board has locations without a square (Amoeba).
type Holed interface {
	// Exists reports whether there is a square at the location.
	Exists(Square) bool
}

// Adjudged is kept by positions in which a draw, agreed or claimed, is given to the side that stands better (CO-8).
type Adjudged interface {
	// Draw returns what such a draw is worth, with a reason that can follow "agreed draw": "White has more units, 7 to 5".
	Draw() Outcome
}

// Setting is kept by positions of games that begin with set-ups, which are turns of [Place] actions (LF-11).
type Setting interface {
	// Awaits reports whether the side's set-up is still to come; false for both once there are turns to play.
	Awaits(Side) bool
	// Secret reports whether neither player may see the other's set-up before both are in.
	Secret() bool
	// For returns the position in which this side sets up next: secret set-ups come in any order.
	For(Side) Position
	// Example returns a legal set-up of the side to move, canonical, for players who have never sent one; false if none is
	// known or none is awaited of that side.
	Example() (t Turn, ok bool)
}

// Mustering is kept by positions of games with set-ups that can say what is to be set up.
type Mustering interface {
	// Army returns the letters of the units that the side to move sets up, in the order in which a set-up is written:
	// "KQBBNNRRPPPPPPPP".
	Army() string
}

// AwaitsSetup reports whether a position waits for a set-up: it has no turns, but its game has not begun.
func AwaitsSetup(p Position) bool {
	s, ok := p.(Setting)
	return ok && (s.Awaits(White) || s.Awaits(Black))
}

// Checked is kept by positions of games with check.
type Checked interface {
	// Check reports whether the side to move stands in check.
	Check() bool
}

// Commanded is kept by positions in which units act through leaders.
type Commanded interface {
	// Leaders lists the leaders of the side to move that can act, with the units each may activate now.
	Leaders() []LeaderReport
}

// Explainer is kept by positions that can say what a unit may do now.
type Explainer interface {
	// Explain says what the unit on the square may do now; its error is a *Violation (no unit there, not your unit, …).
	// It takes little time whatever the position is: where whole turns are many, it lists their first actions.
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

// UnitReport says what one unit may do as the first action of a turn.
type UnitReport struct {
	Unit      Placement
	Connected bool          // it may act; in games with leaders: one of them reaches it
	Through   []Placement   // the chain from the leader to the unit, both included; empty when not connected, and without leaders
	Moves     []Turn        // its legal first actions, as turns of one action
	Needing   int           // how many more are legal only with what must follow them, such as a slide (AM-5); the Remark names them
	Remark    phrase.Phrase // sentences where there is more to say: what may follow, what a move needs; may be empty
}
