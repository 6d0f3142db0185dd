package adjudicator

import (
	"errors"
	"fmt"
	"slices"

	"pbem/notation/seal"
	"pbem/rules"
	"pbem/rules/phrase"
)

// TurnError says which turn of a match does not hold, and why. Turn 0 is the start position with the set-ups.
type TurnError struct {
	Turn int
	Err  error
}

func (e *TurnError) Error() string { return fmt.Sprintf("turn %d: %v", e.Turn, e.Err) }
func (e *TurnError) Unwrap() error { return e.Err }

// Check judges every set-up and turn of a match again and compares what comes out with what was recorded, the seals of
// secret set-ups too. Its error is a *TurnError for the first turn that fails.
func Check(g rules.Game, m *Match) error {
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
	if p, err = checkSetups(g, m, p); err != nil {
		return &TurnError{Err: err}
	}
	var last rules.Verdict
	for i, t := range m.Turns {
		if last, err = checkTurn(g, p, t); err != nil {
			return &TurnError{Turn: i + 1, Err: err}
		}
		if p = last.Next; last.Outcome.Over() && i+1 < len(m.Turns) {
			return &TurnError{Turn: i + 2, Err: fmt.Errorf("the game was over with turn %d: %s", i+1, last.Outcome.Cause)}
		}
	}
	if o := last.Outcome; o.Over() && m.Outcome != o {
		return &TurnError{Turn: len(m.Turns), Err: fmt.Errorf("it ends the game, %s (%s), but recorded is %q (%s)",
			o.Result, o.Cause, m.Outcome.Result, m.Outcome.Cause)}
	}
	return checkDrawn(m, p)
}

// checkDrawn checks the worth of a draw that was agreed or claimed: it is what the last board says.
func checkDrawn(m *Match, p rules.Position) error {
	if m.Stage != Over || !m.Outcome.Cause.Drawing() {
		return nil
	}
	last := *m
	last.Position = p
	bare := m.Outcome
	bare.Weighed, bare.Units = false, [2]int{}
	if o := drawnOutcome(&last, bare); o != m.Outcome {
		return &TurnError{Turn: len(m.Turns), Err: fmt.Errorf("the draw is worth %s %v, recorded is %q %v", o.Result, o.Units, m.Outcome.Result, m.Outcome.Units)}
	}
	return checkClaim(&last)
}

// checkClaim counts what was claimed, by the terms of the match (G-4).
func checkClaim(m *Match) error {
	o := m.Outcome
	switch {
	case o.Cause == rules.Repetition && (m.Terms.Repetition <= 0 || o.Count != m.Terms.Repetition || m.Occurrences() < o.Count):
		return &TurnError{Turn: len(m.Turns), Err: fmt.Errorf("the position has occurred %d times, recorded is a claim of %d where the terms ask for %d",
			m.Occurrences(), o.Count, m.Terms.Repetition)}
	case o.Cause == rules.QuietTurns && (m.Terms.QuietTurns <= 0 || o.Count != m.Terms.QuietTurns || m.Quiet() < o.Count):
		return &TurnError{Turn: len(m.Turns), Err: fmt.Errorf("there were %d quiet turns, recorded is a claim of %d where the terms ask for %d",
			m.Quiet(), o.Count, m.Terms.QuietTurns)}
	}
	return nil
}

// checkSetups returns the position after the set-ups. One that is hidden is judged, but not on the board.
func checkSetups(g rules.Game, m *Match, start rules.Position) (rules.Position, error) {
	p := start
	for i, s := range m.Setups {
		side := rules.Side(i)
		awaited := rules.AwaitsSetup(start) && start.(rules.Setting).Awaits(side)
		switch {
		case s.Turn == "" && awaited != m.Seats[side].ToCome || s.Turn != "" && m.Seats[side].ToCome:
			return nil, fmt.Errorf("it is not as recorded whether %s's set-up is in", side)
		case s.Turn == "":
			continue
		}
		v, err := checkSetup(g, p, side, s.Turn)
		if err != nil {
			return nil, fmt.Errorf("%s's set-up: %w", side, err)
		}
		if p = v.Next; s.Commitment != "" && !seal.Opens(s.Commitment, s.Salt, s.Turn) {
			return nil, fmt.Errorf("%s's set-up is not the one that was sealed as %s", side, s.Commitment)
		}
	}
	switch {
	case awaitsSetup(m) && len(m.Turns) > 0:
		return nil, errors.New("turns were played before the set-ups were in")
	case !awaitsSetup(m) && p.String() != m.Begun:
		return nil, fmt.Errorf("the game begins with %s, recorded is %s", p, m.Begun)
	}
	return p, nil
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
	if lost := taken(v.Captured); !slices.Equal(lost, t.Captured) {
		return v, fmt.Errorf("it captures %v, recorded is %v", lost, t.Captured)
	}
	if gone := taken(v.Removed); !slices.Equal(gone, t.Removed) {
		return v, fmt.Errorf("it removes %v, recorded is %v", gone, t.Removed)
	}
	if t.Reset && !v.Reset {
		return v, errors.New("it does not begin the count of quiet turns anew, though recorded is that it does")
	}
	return v, nil
}

// refuseTurn tells how far a turn was right, what is wrong with it, and the nearest turn that is legal.
func refuseTurn(d *decider, draft rules.Draft, v *rules.Violation) {
	refuseWith(d, phrase.New("match-turn-refused"), explainDraft(&d.Match, d.Position, draft, v), v)
}

// refuseWith refuses with a violation, explained.
func refuseWith(d *decider, first phrase.Phrase, why explanation, v *rules.Violation) {
	d.refuse(append([]phrase.Phrase{first}, why.text...)...)
	last := &d.notices[len(d.notices)-1]
	last.Violation, last.Fault = v, 1+why.fault
}

// explanation is a violation in paragraphs.
type explanation struct {
	text  []phrase.Phrase
	fault int // which of them has the violation's own words
}

// explainDraft tells how far a turn was right, what is wrong with it, and what is left of it that is legal.
func explainDraft(m *Match, p rules.Position, draft rules.Draft, v *rules.Violation) explanation {
	words := m.Game.Vocabulary()
	names, left := partsOf(words, draft), rules.RemainsOf(p, words, draft, v)
	var e explanation
	if left.Front != nil {
		e.text, e.fault = append(e.text, names.howFar(p, *left.Front, left.Fault)), 1
	}
	e.text = append(e.text, v.Phrase())
	switch {
	case left.Rest != nil:
		return e.legal(phrase.New("match-without", "part", names.one(left.Fault), "whole", names.whole()), left.Rest.Turn)
	case left.Front != nil && v.Action == len(draft.Actions) && (names.setup || names.style != rules.Numbered):
		return e.legal(phrase.New("match-without", "part", names.one(left.Fault), "whole", "turn"), left.Front.Turn)
	case left.Front != nil:
		return e.legal(phrase.New("match-prefix"), left.Front.Turn)
	}
	return e
}

// legal adds a turn that can be sent, and what it is.
func (e explanation) legal(what phrase.Phrase, turn rules.Turn) explanation {
	e.text = append(e.text, what, phrase.Verbatim(turn.String()))
	return e
}

// quotaOf returns the leader's quota in a turn, or 0 where the game has none.
func quotaOf(p rules.Position, lead rules.Lead) int {
	for _, r := range p.Standing().Leaders {
		if r.Lead.Group == lead.Group && r.Lead.Unit == lead.Unit && r.Lead.At == lead.At {
			return r.Quota
		}
	}
	return 0
}
