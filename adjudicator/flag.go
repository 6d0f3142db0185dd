package adjudicator

import "time"

// FlagFell: the time ran out, and both were told. Since is when, where a letter was waited for that in the end played nothing: when the
// service saw that it was decided (CR-3); zero where it was when the clock showed 0. FlagWaits keeps that one is waited for.
type (
	FlagFell struct {
		Since time.Time `json:"since,omitzero"`
	}
	FlagWaits struct{}
)

func (FlagFell) fact()  {}
func (FlagWaits) fact() {}

// flagFellAt is when the flag fell, or falls, whose clock showed 0 at the deadline.
func flagFellAt(m *Match, deadline time.Time) time.Time { return latest(deadline, m.FlagSince) }

// waitsForLetter keeps that the flag would have fallen, if no letter had to be decided before.
func waitsForLetter(d *decider) {
	if !d.FlagWaits {
		d.happenBy(NoSeat, FlagWaits{})
	}
}

// flagFact is what is kept of the fall of the flag.
func flagFact(d *decider) FlagFell {
	if d.FlagWaits {
		return FlagFell{Since: d.c.At}
	}
	return FlagFell{}
}

func addFlagFell(m *Match, _ Event, f FlagFell) error {
	m.FlagFell, m.FlagSince = true, f.Since
	return nil
}

func addFlagWaits(m *Match, _ Event, _ FlagWaits) error {
	m.FlagWaits = true
	return nil
}

// raiseFlag forgets what was seen of the flag: the clock shows something again.
func raiseFlag(m *Match) { m.FlagFell, m.FlagWaits, m.FlagSince = false, false, time.Time{} }
