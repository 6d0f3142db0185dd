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

// Apply adds one event to a match and returns the sum; the given match stays as it was. An unborn match must know its
// Game: Match{Game: g}.
func Apply(m *Match, e Event) (*Match, error) {
	sum := *m
	sum.Turns = slices.Clip(m.Turns) // so that adding a turn copies the list
	if err := add(&sum, e); err != nil {
		return nil, err
	}
	return &sum, locate(&sum)
}

// Replay adds up all events of a match. It believes the position lines that the events carry and reads only the first
// and the last of them; see Check for a replay that judges every turn again.
func Replay(g rules.Game, events []Event) (*Match, error) {
	m := &Match{Game: g}
	for i, e := range events {
		if err := add(m, e); err != nil {
			return nil, fmt.Errorf("event %d: %w", i+1, err)
		}
	}
	m.Turns = slices.Clip(m.Turns)
	return m, locate(m)
}

// add changes the match, which must own the spare capacity of its turns. Position is nil afterwards if it must be read
// again.
func add(m *Match, e Event) error {
	if e.Fact == nil {
		return fmt.Errorf("%w: it says nothing", ErrOutOfOrder)
	}
	if _, placed := e.Fact.(SetUp); placed {
		if err := locate(m); err != nil {
			return err
		}
	}
	if err := fits(m, e); err != nil {
		return err
	}
	m.Version++
	if m.tells(e) {
		m.Told++
	}
	switch f := e.Fact.(type) {
	case Opened:
		return addOpened(m, e, f)
	case SetUp:
		return addSetup(m, e, f)
	case TurnPlayed:
		addTurn(m, e, f)
	case Undone:
		addUndone(m, e, f)
	case Said:
		addSaid(m, e, f)
	case Held:
		m.Prepared[e.By.Side()] = f.Prepared
	case Accepted, Declined, Withdrawn, Ended:
		addStage(m, e)
	case Reminded, FlagFell, Credited:
		addClock(m, e)
	case Returned, Reached, CutOff, Resumed:
		return addMail(m, e)
	default:
		addRequest(m, e)
	}
	return nil
}

// fits checks what a damaged record would get wrong.
func fits(m *Match, e Event) error {
	if want := stageFor(e.Fact); want != m.Stage && want != anyStage {
		return fmt.Errorf("%w: %q when the stage is %d, not %d", ErrOutOfOrder, e.Fact.fact(), m.Stage, want)
	}
	switch f := e.Fact.(type) {
	case SetUp:
		if !m.MaySetUp(e.By) {
			return fmt.Errorf("%w: a set-up that is not awaited", ErrOutOfOrder)
		}
	case TurnPlayed:
		if f.Number != m.Number() || m.unset() || e.By == NoSeat {
			return fmt.Errorf("%w: turn %d where turn %d is due", ErrOutOfOrder, f.Number, m.Number())
		}
	case Undone:
		if f.To < 0 || f.To >= len(m.Turns) {
			return fmt.Errorf("%w: back to %d of %d turns", ErrOutOfOrder, f.To, len(m.Turns))
		}
	case Said:
		if m.Stage == Unborn {
			return fmt.Errorf("%w: said before the game was opened", ErrOutOfOrder)
		}
	}
	return nil
}

// anyStage stands for the facts that more than one stage knows.
const anyStage Stage = 255

// stageFor returns the stage in which a fact can happen.
func stageFor(f Fact) Stage {
	switch f.(type) {
	case Opened:
		return Unborn
	case Accepted, Declined, Withdrawn:
		return Challenged
	case Said:
		return anyStage
	}
	return Playing
}

// locate reads the position that the match has come to, unless it is known.
func locate(m *Match) error {
	if m.Position != nil || m.Stage == Unborn {
		return nil
	}
	p, err := m.PositionAfter(len(m.Turns))
	if err != nil {
		return err
	}
	m.Position = p
	return nil
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
	if m.unset() {
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
