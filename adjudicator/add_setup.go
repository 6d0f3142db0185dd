package adjudicator

import (
	"fmt"
	"time"

	"pbem/rules"
)

// SetUp is a player's set-up, the first or one that replaces it. Salt seals a secret one; an open one has none.
type SetUp struct {
	Turn string `json:"turn"`
	Salt string `json:"salt,omitempty"`
	// Left is what was left on the player's clock as the first set-up came in, where that is kept for later turns.
	Left time.Duration `json:"left,omitempty"`
}

func (SetUp) fact() {}

// setUpFact is a set-up's row: that a secret set-up was replaced is nobody's business.
func setUpFact() factRow {
	row := fact("set-up", Playing, addSetup)
	row.told = func(m *Match, e Event) bool {
		if locate(m) != nil {
			return true // adding it says what is wrong
		}
		return m.Seats[e.By.Side()].ToCome || !m.Secret()
	}
	return row
}

// addSetup adds a set-up. A replacement of a secret one changes nothing but the set-up. One that the opponent has seen makes
// everything idle that was written for the old board.
func addSetup(m *Match, e Event, f SetUp) error {
	if err := locate(m); err != nil {
		return err
	}
	if !m.MaySetUp(e.By) {
		return fmt.Errorf("%w: a set-up that is not awaited", ErrOutOfOrder)
	}
	side, secret := e.By.Side(), m.Secret()
	again := !m.Seats[side].ToCome
	s := sealed(f, e, secret)
	if s.First = e.At; again {
		s.First = m.Setups[side].First
	}
	m.Setups[side], m.Seats[side].ToCome = s, false
	m.Seats[side].Prepared = Prepared{}
	if !again {
		m.Clocks[side] = m.Terms.Time.AfterSetup(f.Left)
	}
	if !again && m.DrawOffer == e.By.Other() { // as with every other turn; that a secret one is replaced nobody hears
		m.DrawOffer = NoSeat
	}
	if !again {
		m.Pause.lapse(e.By.Other())
	}
	if secret && awaitsSetup(m) {
		return nil
	}
	p, err := placedSetups(m, m.Setups)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrOutOfOrder, err)
	}
	m.Position = p
	if !awaitsSetup(m) {
		m.Begun = p.String()
	}
	forgetTry(m, e.By.Other())
	m.Seats[0].Branches, m.Seats[1].Branches = nil, nil
	if again {
		m.Undos++
		m.DrawOffer, m.Pause.Offer = NoSeat, NoSeat
	}
	wind(m, m.ToMove().Side())
	startClock(m, e)
	return nil
}

// forgetTry drops a held turn or set-up.
func forgetTry(m *Match, s Seat) { m.Seats[s.Side()].Prepared = Prepared{} }

// setupOf returns the side's set-up if it is in.
func setupOf(m *Match, s rules.Side) (Setup, bool) { return m.Setups[s], m.Setups[s].Turn != "" }
