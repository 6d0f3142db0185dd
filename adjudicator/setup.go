package adjudicator

import (
	"fmt"
	"slices"
	"time"

	"pbem/notation/seal"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Games that begin with set-ups (LF-11) have a phase before turn 1. A set-up is not one of the turns. In it Position is
// made of what both players may see: open set-ups as soon as they are in, secret ones when both are. So nothing that is
// written from Position can give a secret away.

// awaitsSetup reports whether a set-up is still to come, in whatever stage the match is.
func awaitsSetup(m *Match) bool { return m.Seats[rules.White].ToCome || m.Seats[rules.Black].ToCome }

// SettingUp reports whether the game is being played and waits for set-ups.
func (m *Match) SettingUp() bool { return m.Stage == Playing && awaitsSetup(m) }

// Secret reports whether set-ups are hidden until both are in.
func (m *Match) Secret() bool {
	s, ok := m.Position.(rules.Setting)
	return ok && s.Secret()
}

// Awaits reports whether a turn or a set-up of the seat is awaited now. Secret set-ups may be awaited from both.
func (m *Match) Awaits(s Seat) bool {
	switch {
	case m.Stage != Playing || m.Position == nil || s != WhiteSeat && s != BlackSeat:
		return false
	case !awaitsSetup(m):
		return SeatOf(m.Position.ToMove()) == s
	case m.Secret():
		return m.Seats[s.Side()].ToCome
	}
	return m.Seats[s.Side()].ToCome && (s == WhiteSeat || !m.Seats[rules.White].ToCome)
}

// StillAwaits reports whether what a seat was told at an earlier moment to be awaited, of itself or else of the other, still is.
func (m *Match) StillAwaits(then *Match, s Seat) bool {
	if !then.Awaits(s) {
		s = s.Other()
	}
	return m.Awaits(s) && m.Number() == then.Number() && m.Undos == then.Undos
}

// awaitedSeats lists the seats from which something is awaited, White first.
func awaitedSeats(m *Match) []Seat {
	return slices.DeleteFunc([]Seat{WhiteSeat, BlackSeat}, func(s Seat) bool { return !m.Awaits(s) })
}

// MaySetUp reports whether the seat may send a set-up now, a first one or another in its place. LF-11: a secret one can be
// replaced until the opponent's is in, an open one until the opponent acts on it.
func (m *Match) MaySetUp(s Seat) bool {
	if m.Stage != Playing || m.Position == nil || s != WhiteSeat && s != BlackSeat {
		return false
	}
	_, in := setupOf(m, s.Side())
	switch {
	case !in:
		return m.SettingUp() && m.Awaits(s)
	case s == WhiteSeat || m.Secret():
		return m.Seats[s.Other().Side()].ToCome
	}
	return len(m.Turns) == 0
}

// SetupsShown returns the set-ups that everybody may see, White's first: of secret ones both or none. Their salts are told
// when the game is over.
func (m *Match) SetupsShown() []Setup {
	if m.Secret() && awaitsSetup(m) {
		return nil
	}
	var shown []Setup
	for _, s := range m.Setups {
		if m.Stage != Over {
			s.Salt = ""
		}
		if s.Turn != "" {
			shown = append(shown, s)
		}
	}
	return shown
}

// setupBoard returns the position in which the side's set-up is judged: one without what its player may not see.
func setupBoard(m *Match, side rules.Side) (rules.Position, error) {
	others := m.Setups
	others[side] = Setup{}
	if m.Secret() {
		others = [2]Setup{}
	}
	p, err := placedSetups(m, others)
	if err != nil {
		return nil, err
	}
	setting, ok := p.(rules.Setting)
	if !ok {
		return nil, phrase.Errorf("match-no-set-ups")
	}
	return setting.For(side), nil
}

// placedSetups returns the start with set-ups put on it.
func placedSetups(m *Match, setups [2]Setup) (rules.Position, error) {
	p, err := startOf(m.Game, m.Terms)
	if err != nil {
		return nil, err
	}
	for side, s := range setups {
		if s.Turn == "" {
			continue
		}
		v, err := checkSetup(m.Game, p, rules.Side(side), s.Turn)
		if err != nil {
			return nil, err
		}
		p = v.Next
	}
	return p, nil
}

// checkSetup judges a recorded set-up again.
func checkSetup(g rules.Game, p rules.Position, side rules.Side, text string) (rules.Verdict, error) {
	setting, ok := p.(rules.Setting)
	if !ok {
		return rules.Verdict{}, phrase.Errorf("match-no-set-ups")
	}
	reading, violation := read(g, text)
	if violation != nil {
		return rules.Verdict{}, violation
	}
	v, violation := judgedSetup(setting.For(side), side, reading.Draft, g.Vocabulary())
	if violation != nil {
		return rules.Verdict{}, violation
	}
	if turn := v.Turn.String(); turn != text {
		return v, fmt.Errorf("%s's set-up is written %q, canonically it is %q", side, text, turn)
	}
	return v, nil
}

func sealed(f SetUp, e Event, secret bool) Setup {
	s := Setup{Turn: f.Turn, At: e.At, Cause: e.Cause}
	if secret {
		s.Salt, s.Commitment = f.Salt, seal.Commit(f.Salt, f.Turn)
	}
	return s
}

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
