package rules

// Searching is kept by positions of games of whole turns that can be searched fast.
type Searching interface {
	// Search returns a look ahead from the position.
	Search() Lookahead
}

// Lookahead is a position on which turns are tried and taken back, for programs that look ahead. It is nobody else's: what it is asked, it is
// asked by one goroutine.
type Lookahead interface {
	ToMove() Side
	// Key is the same for the same position, and another for nearly all others.
	Key() uint64
	// Ended returns the result if the game is over, and whether it is.
	Ended() (Result, bool)
	// Draw is what a draw is worth that is claimed here: Drawn, or a win in games that give it to the side that stands better.
	Draw() Result
	// Worth is how much better the side to move stands, in hundredths of about a pawn; an estimate, by integers alone.
	Worth() int
	// Options appends the legal turns, or of these the captures and promotions alone; turns that lead to the same position once. Of
	// more than anybody can look through it may leave some out. They hold until the cursor leaves the position by Undo.
	Options(dst []Option, captures bool) []Option
	// Turn writes an option of the position as a turn.
	Turn(Option) Turn
	// Do plays an option of the position, and Undo takes back what was played last.
	Do(Option)
	Undo()
}

// Option is a turn that a Lookahead can play.
type Option struct {
	ID   uint32 // tells it from others of its position, and is the same wherever the position is met again
	N    int32  // its own number for it
	Gain int32  // what it takes and promotes, as Worth counts it; 0 for a quiet turn
	Wins bool   // it wins at once; not all that do say so
}
