package adjudicator

import (
	"errors"
	"fmt"
	"time"

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
	m.Seats[rules.White].Player, m.Seats[rules.Black].Player = f.White, f.Black
	m.Stage, m.ChallengedAt = Challenged, e.At
	m.Start, m.Position = start.String(), start
	if s, ok := start.(rules.Setting); ok {
		m.Seats[rules.White].ToCome, m.Seats[rules.Black].ToCome = s.Awaits(rules.White), s.Awaits(rules.Black)
	}
	if !awaitsSetup(m) {
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

func addAccepted(m *Match, e Event, f Accepted) error {
	m.Stage, m.StartedAt, m.Record = Playing, e.At, f.Record
	if f.Name != "" {
		m.Seats[m.Challenger.Other().Side()].Player.Name = f.Name
	}
	m.Clocks = [2]time.Duration{m.Terms.Time.First, m.Terms.Time.First}
	startClock(m, e)
	return nil
}

func addDeclined(m *Match, e Event, _ Declined) error {
	return closeMatch(m, e, Refused, rules.Outcome{Cause: rules.Declined})
}

func addWithdrawn(m *Match, e Event, _ Withdrawn) error {
	return closeMatch(m, e, Refused, rules.Outcome{Cause: rules.Withdrawn})
}
