package adjudicator

import "slices"

// A yes means what the letter that asked for it said, and nothing that came after. So a match counts, for each side, the events after
// which an older yes of its player's says nothing any more.

// Disarmed says after which event a yes to an older letter does nothing: counted as
// Match.Heard does, 0 for none.
type Disarmed struct {
	All         int // whatever it was about
	Resignation int // a resignation: also an offer of the other side disarms that
}

// Armed reports whether a yes of a seat to a letter that told so much, as Heard counts, still means what it meant then.
func (m *Match) Armed(seat Seat, told int, resigns bool) bool {
	d := m.Seats[seat.Side()].Disarmed
	return d.All <= told && (!resigns || d.Resignation <= told)
}

// disarmBy takes note of an event that has been added: a turn of either side, a take-back and the end disarm both players, what
// a player does themselves disarms their own; talk, reminders and clocks disarm nobody.
func disarmBy(m *Match, e Event) {
	switch e.Fact.(type) {
	case Accepted, TurnPlayed, Undone, Ended:
		forgo(m, WhiteSeat)
		forgo(m, BlackSeat)
	case Held:
		m.Seats[e.By.Side()].Disarmed.All = m.Seats[e.By.Side()].Heard
	case Tried:
		if m.Stage == Playing {
			forgo(m, e.By)
		}
	case SetUp, UndoRefused, DrawRefused, CallOffRefused, Planned, Unplanned:
		forgo(m, e.By)
	case DrawOffered, UndoAsked, CallOffAsked:
		forgo(m, e.By)
		other := e.By.Other().Side()
		m.Seats[other].Disarmed.Resignation = m.Seats[other].Heard
	}
}

// forgo disarms all that a seat could say yes to, also what it has tried.
func forgo(m *Match, seat Seat) {
	m.Seats[seat.Side()].Disarmed.All = m.Seats[seat.Side()].Heard
	m.Seats[seat.Side()].Prepared = Prepared{}
}

// Closing is how often the reply address of a turn was ended for a seat, because the letter that came to it was read by others.
type Closing struct{ Turn, Undos, Times int }

func disarming() Action {
	return Action{
		Name:      "disarm",
		decisions: []decision{on(forgoAll), on(closeAddress)},
		facts:     []factRow{hidden(fact("address-closed", anyStage, addAddressClosed))},
	}
}

// Disarm is what a player's own act does that changed nothing in the game, for it was refused: an older yes of theirs says nothing
// any more. CloseAddress ends the reply address of a turn, counted with take-backs.
type (
	Disarm       struct{}
	CloseAddress struct{ Turn, Undos int }
)

func (Disarm) deed()       {}
func (CloseAddress) deed() {}

// AddressClosed ends the reply address of a turn, for the seat that brought it about; without a turn that of the one that stood.
type AddressClosed struct {
	Turn  int `json:"turn,omitempty"`
	Undos int `json:"undos,omitempty"`
}

func (AddressClosed) fact() {}

func forgoAll(d *decider, _ Disarm) {
	if d.Stage == Playing {
		d.happen(Held{})
	}
}

func closeAddress(d *decider, do CloseAddress) { d.happen(AddressClosed(do)) }

func addAddressClosed(m *Match, e Event, f AddressClosed) error {
	side, c := e.By.Side(), Closing{f.Turn, f.Undos, 1}
	if c.Turn == 0 {
		c.Turn, c.Undos = m.Number(), m.Undos
	}
	list := slices.Clone(m.Seats[side].Closings)
	if i := slices.IndexFunc(list, c.sameTurn); i >= 0 {
		list[i].Times++
	} else {
		list = append(list, c)
	}
	m.Seats[side].Closings = list
	return nil
}

func (c Closing) sameTurn(other Closing) bool { return c.Turn == other.Turn && c.Undos == other.Undos }

// Closed is how often the address of a turn was ended for a seat.
func (m *Match) Closed(seat Seat, turn, undos int) int {
	for _, c := range m.Seats[seat.Side()].Closings {
		if c.sameTurn(Closing{Turn: turn, Undos: undos}) {
			return c.Times
		}
	}
	return 0
}
