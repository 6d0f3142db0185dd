package adjudicator

import (
	"errors"
	"fmt"
	"slices"

	"pbem/rules"
)

// TurnError says which turn of a match does not hold, and why. Turn 0 is the start position.
type TurnError struct {
	Turn int
	Err  error
}

func (e *TurnError) Error() string { return fmt.Sprintf("turn %d: %v", e.Turn, e.Err) }
func (e *TurnError) Unwrap() error { return e.Err }

// Check judges every turn of a match again and compares what comes out with what was recorded. Its error is a
// *TurnError for the first turn that fails.
func Check(g rules.Game, m Match) error {
	if m.Stage == Unborn {
		return &TurnError{Err: errors.New("there is no game")}
	}
	p, err := startOf(g, m.Terms)
	if err != nil {
		return &TurnError{Err: err}
	}
	if p.String() != m.Start {
		return &TurnError{Err: fmt.Errorf("the start position is %s, not %s", p, m.Start)}
	}
	var last rules.Verdict
	for i, t := range m.Turns {
		if last, err = checkTurn(g, p, t); err != nil {
			return &TurnError{Turn: i + 1, Err: err}
		}
		if p = last.Next; last.Outcome.Over() && i+1 < len(m.Turns) {
			return &TurnError{Turn: i + 2, Err: fmt.Errorf("the game was over with turn %d: %s", i+1, last.Outcome.Reason)}
		}
	}
	if o := last.Outcome; o.Over() && m.Outcome != o {
		return &TurnError{Turn: len(m.Turns), Err: fmt.Errorf("it ends the game, %s (%s), but recorded is %q (%s)",
			o.Result, o.Reason, m.Outcome.Result, m.Outcome.Reason)}
	}
	return nil
}

func checkTurn(g rules.Game, p rules.Position, t Played) (v rules.Verdict, err error) {
	if p.ToMove() != t.Side {
		return v, fmt.Errorf("it is %s's, but %s is to move", t.Side, p.ToMove())
	}
	_, v, violation := judge(g, p, t.Turn)
	if violation != nil {
		return v, violation
	}
	if turn := v.Turn.String(); turn != t.Turn {
		return v, fmt.Errorf("it is written %q, canonically it is %q", t.Turn, turn)
	}
	if line := v.Next.String(); line != t.Line {
		return v, fmt.Errorf("it leads to %s, recorded is %s", line, t.Line)
	}
	if taken := captured(g.Vocabulary(), v.Captured); !slices.Equal(taken, t.Captured) {
		return v, fmt.Errorf("it captures %q, recorded is %q", taken, t.Captured)
	}
	return v, nil
}
