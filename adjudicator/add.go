package adjudicator

import (
	"errors"
	"fmt"
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

// ErrOutOfOrder marks an event that does not fit the match it was added to: the record is damaged.
var ErrOutOfOrder = errors.New("the event does not fit the game")

// Replay adds up all events of a match. It believes the position lines that the events carry and reads only the first
// and the last two of them; see Check for a replay that judges every turn again.
func Replay(g rules.Game, events []Event) (*Match, error) {
	m, table := &Match{Game: g}, rows().facts
	for i, e := range events {
		if err := add(table, m, e); err != nil {
			return nil, fmt.Errorf("event %d: %w", i+1, err)
		}
	}
	m.Turns = slices.Clip(m.Turns)
	return m, locate(m)
}

// add changes the match, which must own the spare capacity of its turns. Position is nil afterwards if it must be read
// again.
func add(table []factRow, m *Match, e Event) error {
	row, ok := rowOf(table, e.Fact)
	switch {
	case !ok:
		return fmt.Errorf("%w: it says nothing", ErrOutOfOrder)
	case row.stage != m.Stage && row.stage != anyStage || m.Stage == Unborn && row.stage != Unborn:
		return fmt.Errorf("%w: %q in stage %d", ErrOutOfOrder, row.name, m.Stage)
	}
	m.Version++
	told := row.told(m, e)
	if told {
		m.Told++
	}
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		if told || e.By == seat {
			m.Seats[seat.Side()].Heard++
		}
	}
	if err := row.add(m, e); err != nil {
		return err
	}
	lapseClaim(m, e.Fact)
	disarmBy(m, e)
	return nil
}

// anyStage stands for the facts that every stage knows but the first.
const anyStage Stage = 255

// locate reads the position that the match has come to, and the last turn, unless they are known.
func locate(m *Match) error {
	n := len(m.Turns)
	if m.Position == nil && m.Stage != Unborn {
		p, err := m.PositionAfter(n)
		if err != nil {
			return err
		}
		m.Position = p
	}
	if m.Before == nil && n > 0 {
		m.Last, m.Before = m.Turn(n)
	}
	return nil
}

// Turn reads the turn with the number n, and the position in which it was played. It is for marks on a board: what damage in a
// store has made unreadable is left out.
func (m *Match) Turn(n int) (t rules.Turn, before rules.Position) {
	if reading, v := read(m.Game, m.Turns[n-1].Turn); v == nil {
		t = reading.Draft.Turn
	}
	before, err := m.PositionAfter(n - 1)
	if err != nil {
		before = nil
	}
	return t, before
}

// PositionAfter returns the position after n turns; 0 is the first one, with the set-ups where there are any.
func (m *Match) PositionAfter(n int) (rules.Position, error) {
	switch {
	case m.Game == nil || m.Stage == Unborn:
		return nil, phrase.Errorf("match-no-game-yet")
	case n < 0 || n > len(m.Turns):
		return nil, phrase.Errorf("match-no-position", "turn", n, "n", len(m.Turns))
	case n == len(m.Turns) && m.Position != nil:
		return m.Position, nil
	}
	line := m.Begun
	if awaitsSetup(m) {
		line = m.Start
	}
	if n > 0 {
		line = m.Turns[n-1].Line
	}
	p, err := m.Game.Parse(line)
	if err != nil {
		return nil, fmt.Errorf("position after turn %d: %w", n, err)
	}
	return p, nil
}
