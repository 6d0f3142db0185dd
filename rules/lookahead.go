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

// Stepping is kept by positions of games whose turns are made of many steps, for programs that try very many of them.
type Stepping interface {
	// Cursor returns a cursor at the position, of which the position itself knows nothing more.
	Cursor() Cursor
}

// Cursor tries a game step by step, and takes steps back. What it says of the rules is what the position says; but it makes no turns
// and no positions while it goes, and allocates only to grow. Its turns are those that [Stepwise] puts together.
type Cursor interface {
	ToMove() Side
	// Steps appends every step by which the turn begun can go on. Where none is begun and there are none, the one turn is a pass.
	Steps(dst []Step) []Step
	// Strikes appends those of the steps that may win at once, or take what must be taken before: no other does.
	Strikes(dst []Step) []Step
	// Needed is a lower bound of how many steps more are needed to win in this turn, Never where it can't be won in it; and whether so many
	// win only if each of them is a strike.
	Needed() (steps int, strikes bool)
	// Far is a guess of how far away that is; the less the nearer.
	Far() int
	// Do makes a step of Steps or Strikes. End ends the turn begun; where none is, it passes. Undo takes back the last of them.
	Do(Step)
	End()
	Undo()
	// Result is Ongoing until a step or the end of a turn has ended the game.
	Result() Result
	// Key is a number of the position and of what may still be done in the turn begun: two that are alike have the same.
	// Board is one of the position that ending the turn here comes to.
	Key() uint64
	Board() uint64
	// Worth estimates how a side would stand if the turn begun ended here, in hundredths of what a unit that reaches one square is worth.
	Worth(Side) int
	// Begun returns the turn begun, in the order in which it was made; a pass where none is.
	Begun() Turn
	// Position returns the position, with what the turn begun has changed; once it has ended, that is the position after it.
	Position() Position
}

// Never is more steps than any turn has.
const Never = 1 << 20

// Step is one action as a [Cursor] knows it, by numbers of its own.
type Step struct {
	From, To uint8
	Lead     uint8  // steps of one turn have the same lead
	Takes    bool   // a unit of the other side
	Code     uint32 // whatever else the cursor must know
}
