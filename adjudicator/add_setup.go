package adjudicator

import (
	"fmt"

	"pbem/rules"
)

// tells reports whether both players can know of an event: not of what is held, nor that a secret set-up was replaced, nor
// which letters came back.
func (m *Match) tells(e Event) bool {
	switch e.Fact.(type) {
	case Held, Returned, Reached:
		return false
	case SetUp:
		return m.ToCome[e.By.Side()] || !m.Secret()
	}
	return true
}

// addSetup: a replacement of a secret set-up changes nothing but the set-up. One that the opponent has seen makes
// everything idle that was written for the old board.
func addSetup(m *Match, e Event, f SetUp) error {
	side, secret := e.By.Side(), m.Secret()
	again := !m.ToCome[side]
	m.Setups[side], m.ToCome[side] = sealed(f, e, secret), false
	m.Prepared[side] = Prepared{}
	if secret && m.unset() {
		return nil
	}
	p, err := m.placed(m.Setups)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrOutOfOrder, err)
	}
	m.Position = p
	if !m.unset() {
		m.Begun = p.String()
	}
	m.forget(e.By.Other())
	if again {
		m.Undos++
		m.DrawOffer = NoSeat
	}
	startClock(m, e)
	return nil
}

// forget drops a held turn or set-up, but not a held resignation, which does not depend on the board.
func (m *Match) forget(s Seat) {
	if !m.Prepared[s.Side()].Resign {
		m.Prepared[s.Side()] = Prepared{}
	}
}

// setupOf returns the side's set-up if it is in.
func (m *Match) setupOf(s rules.Side) (Setup, bool) { return m.Setups[s], m.Setups[s].Turn != "" }
