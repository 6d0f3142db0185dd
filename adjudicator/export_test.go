package adjudicator

import "slices"

// Apply adds one event to a match and returns the sum; the given match stays as it was. An unborn match must know its
// Game: Match{Game: g}.
func Apply(m *Match, e Event) (*Match, error) {
	sum := *m
	sum.Turns = slices.Clip(m.Turns) // so that adding a turn copies the list
	if err := add(rows().facts, &sum, e); err != nil {
		return nil, err
	}
	return &sum, locate(&sum)
}

// ForgetTries takes out of a match what has been kept of tries, and of turns that were asked back, only since then.
func (m *Match) ForgetTries() {
	for side := range m.Seats {
		m.Seats[side].Notebook, m.Seats[side].Doubt = Notebook{}, doubtedTurn{}
	}
}
