package adjudicator

import (
	"errors"
	"fmt"
	"slices"

	"pbem/rules"
)

func addOpened(m *Match, e Event, f Opened) error {
	if m.Game == nil {
		return errors.New("a match cannot be opened without the rules of its game")
	}
	start, err := startOf(m.Game, f.Terms)
	if err != nil {
		return fmt.Errorf("start position: %w", err)
	}
	m.ID, m.Terms, m.Challenger = f.ID, f.Terms, f.Challenger
	m.Players = [2]Player{f.White, f.Black}
	m.Stage, m.ChallengedAt = Challenged, e.At
	m.Start, m.Position = start.String(), start
	if s, ok := start.(rules.Setting); ok {
		m.ToCome = [2]bool{s.Awaits(rules.White), s.Awaits(rules.Black)}
	}
	if !m.unset() {
		m.Begun = m.Start
	}
	return nil
}

// startOf returns the first position: the one agreed on, or the game's own.
func startOf(g rules.Game, t Terms) (rules.Position, error) {
	if t.Position == "" {
		return g.Start(), nil
	}
	return g.Parse(t.Position)
}

// addTurn: a turn answers the opponent's draw offer with no, and makes every request about the turns before it idle. The
// opponent's resignation that waits to be confirmed stays: it does not depend on the turn.
func addTurn(m *Match, e Event, f TurnPlayed) {
	p := Played{Number: f.Number, Side: e.By.Side(), Turn: f.Turn, Line: f.Line, Captured: knownIn(m.Game.Vocabulary(), f.Captured), Removed: knownIn(m.Game.Vocabulary(), f.Removed), Reset: f.Reset,
		At: e.At, Cause: e.Cause}
	if m.Spoken.By == e.By && m.Spoken.Cause == e.Cause {
		p.Comment = m.Spoken.Texts
	}
	m.Turns = append(m.Turns, p)
	m.Position, m.Spoken = nil, Spoken{}
	m.UndoAsked = NoSeat
	if m.DrawOffer == e.By.Other() {
		m.DrawOffer = NoSeat
	}
	m.Prepared[e.By.Side()] = Prepared{}
	if other := e.By.Other().Side(); !m.Prepared[other].Resign {
		m.Prepared[other] = Prepared{}
	}
	startClock(m, e)
}

func addUndone(m *Match, e Event, f Undone) {
	m.Turns = slices.Clip(m.Turns[:f.To])
	m.Position, m.Spoken = nil, Spoken{}
	m.Undos++
	m.UndoAsked, m.DrawOffer, m.Prepared = NoSeat, NoSeat, [2]Prepared{}
	startClock(m, e)
}

// addSaid keeps what was said in the same letter as a turn with that turn, whether it stood before or after it.
func addSaid(m *Match, e Event, f Said) {
	if e.Cause == "" || m.Stage != Playing && m.Stage != Over {
		return
	}
	if n := len(m.Turns); n > 0 && m.Turns[n-1].Cause == e.Cause && SeatOf(m.Turns[n-1].Side) == e.By {
		m.Turns = slices.Clone(m.Turns)
		last := &m.Turns[n-1]
		last.Comment = append(slices.Clip(last.Comment), f.Text)
		return
	}
	if m.Spoken.By != e.By || m.Spoken.Cause != e.Cause {
		m.Spoken = Spoken{By: e.By, Cause: e.Cause}
	}
	m.Spoken.Texts = append(slices.Clip(m.Spoken.Texts), f.Text)
}

func addStage(m *Match, e Event) {
	switch f := e.Fact.(type) {
	case Accepted:
		m.Stage, m.StartedAt = Playing, e.At
		if f.Name != "" {
			m.Players[m.Challenger.Other().Side()].Name = f.Name
		}
		startClock(m, e)
		return
	case Declined:
		m.Stage, m.Outcome = Refused, rules.Outcome{Cause: rules.Declined}
	case Withdrawn:
		m.Stage, m.Outcome = Refused, rules.Outcome{Cause: rules.Withdrawn}
	case Ended:
		m.Stage, m.Outcome = Over, f.Outcome
	}
	m.EndedAt = e.At
	m.DrawOffer, m.UndoAsked, m.Prepared = NoSeat, NoSeat, [2]Prepared{}
}

func startClock(m *Match, e Event) {
	m.TurnSince, m.Credit, m.Reminded, m.FlagFell = e.At, 0, 0, false
}

// addClock: time that is given back lifts a fallen flag if it moves the deadline past the present.
func addClock(m *Match, e Event) {
	switch f := e.Fact.(type) {
	case Reminded:
		m.Reminded = f.Times
	case FlagFell:
		m.FlagFell = true
	case Credited:
		m.Credit += f.By
		if deadline, ok := m.Deadline(); ok && e.At.Before(deadline) {
			m.FlagFell = false
		}
	}
}

func addRequest(m *Match, e Event) {
	switch e.Fact.(type) {
	case DrawOffered:
		m.DrawOffer = e.By
	case DrawRefused:
		m.DrawOffer = NoSeat
	case UndoAsked:
		m.UndoAsked = e.By
	case UndoRefused:
		m.UndoAsked = NoSeat
	}
}
