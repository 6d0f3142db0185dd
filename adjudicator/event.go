package adjudicator

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Event is something that happened in a match and was committed. Match numbers and order belong to the store.
type Event struct {
	At    time.Time
	By    Seat
	Cause string // the digest or Message-ID of the letter that caused it; "" for a tick
	Fact  Fact
}

// Fact is what happened: one of the types that stand with the actions that bring them about (see the table of facts).
type Fact interface{ fact() }

// ErrUnknownFact marks a stored fact of a kind that this version does not know: the data were written by a newer one.
var ErrUnknownFact = errors.New("unknown kind of fact")

// MarshalFact returns the name of the fact's kind ("played") and its content as one JSON object.
func MarshalFact(f Fact) (kind string, data []byte, err error) {
	row, ok := rowOf(rows().facts, f)
	if !ok {
		return "", nil, fmt.Errorf("marshal fact: there is none")
	}
	data, err = json.Marshal(f)
	if err != nil {
		return "", nil, fmt.Errorf("marshal fact %q: %w", row.name, err)
	}
	return row.name, data, nil
}

// UnmarshalFact is the inverse of MarshalFact. A kind that it does not know is an ErrUnknownFact.
func UnmarshalFact(kind string, data []byte) (Fact, error) {
	err := ErrUnknownFact
	for _, row := range rows().facts {
		if row.name == kind {
			var f Fact
			if f, err = row.read(data); err == nil {
				return f, nil
			}
		}
	}
	return nil, fmt.Errorf("read fact %q: %w", kind, err)
}

// factRow is all that the program knows of one kind of fact.
type factRow struct {
	name  string // under which it is stored: never to be changed
	stage Stage  // in which it can happen
	is    func(Fact) bool
	read  func(data []byte) (Fact, error)
	add   func(*Match, Event) error // what it changes in the match
	told  func(*Match, Event) bool  // both players can know of it; asked before it is added
	own   bool                      // no more than one of them ever can
	// without is the fact once a player is forgotten; nil for what tells nothing of a person.
	without func(Fact, leaver) Fact
}

// fact is the row of one kind of fact.
func fact[F Fact](name string, stage Stage, add func(*Match, Event, F) error) factRow {
	return factRow{
		name: name, stage: stage,
		is: func(f Fact) bool { _, ok := f.(F); return ok },
		read: func(data []byte) (Fact, error) {
			var f F
			err := json.Unmarshal(data, &f)
			return f, err
		},
		add:  func(m *Match, e Event) error { return add(m, e, e.Fact.(F)) },
		told: func(*Match, Event) bool { return true },
	}
}

// hidden marks what only one of the players knows, or nobody: a held try, and which letters came back.
func hidden(row factRow) factRow {
	row.told, row.own = func(*Match, Event) bool { return false }, true
	return row
}

// Private reports whether nobody but the player whose event it is can know of it, if they can: nothing that others see depends on it.
func (e Event) Private() bool {
	row, ok := rowOf(rows().facts, e.Fact)
	return ok && row.own
}

// rowOf finds the row of a fact; ok is false for nil and for a type that has none.
func rowOf(table []factRow, f Fact) (row factRow, ok bool) {
	for _, row := range table {
		if row.is(f) {
			return row, true
		}
	}
	return factRow{}, false
}

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
