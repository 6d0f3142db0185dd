package robot

import (
	"errors"
	"fmt"

	"pbem/rules"
)

// Task is what a robot is asked.
type Task struct {
	// Start is where the game, or the part of it that is known, began; nil for the game's own start. Where set-ups are secret it is the
	// position as the side to move may know it: no robot looks for more.
	Start rules.Position
	Turns []rules.Turn // played since
	Level int          // from 1 to what Levels says
	// Nodes is the budget: at most so many positions are looked at. 0 is the level's own; what is less or more than can be meant is
	// bounded, so that any number does.
	Nodes int
	Seed  uint64
	Best  bool // the best turn that is found, not one of those near it; of steps, Nodes then ends the search and does not narrow it
}

// Thought is a robot's answer.
type Thought struct {
	Turn  rules.Turn   // legal and canonical
	Score int          // what the side to move may expect: 0 is a loss, 50 a draw, 100 a win
	Line  []rules.Turn // what is expected, beginning with Turn
	Nodes int          // spent; never more than the budget
}

// Errors of a task that has no answer. Those that have more to say are a [*LevelError] and a [*TurnError].
var (
	ErrOver   = errors.New("the game is over")
	ErrNoTurn = errors.New("there is no legal turn")
)

// LevelError is of a level that the game doesn't have.
type LevelError struct{ Level, Levels int }

func (e *LevelError) Error() string {
	return fmt.Sprintf("level %d: this game has levels 1 to %d", e.Level, e.Levels)
}

// TurnError is of a turn played that isn't legal.
type TurnError struct {
	Number int // counted from 1
	Turn   rules.Turn
	Err    error // a *rules.Violation
}

func (e *TurnError) Error() string { return fmt.Sprintf("turn %d, %s: %v", e.Number, e.Turn, e.Err) }

func (e *TurnError) Unwrap() error { return e.Err }
