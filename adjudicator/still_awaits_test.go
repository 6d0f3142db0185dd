package adjudicator

import (
	"testing"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestStillAwaits: a turn or a set-up of which somebody was told, as theirs or as the other's, is awaited until it is in, the game is over, or it
// was taken back (CR-28).
func TestStillAwaits(t *testing.T) {
	t.Parallel()
	secret, err := presets.Builtin("lifeform-secret", nil)
	if err != nil {
		t.Fatal(err)
	}
	turn := func() *Match { return paced(t, clock.PerTurn(72*time.Hour)) }
	setUps := func() *Match {
		return &Match{Stage: Playing, Game: secret.Game, Position: secret.Game.Start(), Seats: [2]SeatState{{ToCome: true}, {ToCome: true}}}
	}
	for name, c := range map[string]struct {
		of           func() *Match
		meanwhile    func(*Match)
		white, black bool
	}{
		"nothing":           {turn, func(*Match) {}, true, true},
		"more time":         {turn, func(m *Match) { m.Clocks[rules.White] += day }, true, true},
		"a turn":            {turn, func(m *Match) { playOut(t, m) }, false, false},
		"two turns":         {turn, func(m *Match) { playOut(t, m); playOut(t, m) }, false, false},
		"a take-back":       {turn, func(m *Match) { m.Undos++ }, false, false},
		"the end":           {turn, func(m *Match) { m.Stage = Over }, false, false},
		"no set-up":         {setUps, func(*Match) {}, true, true},
		"White's set-up":    {setUps, func(m *Match) { m.Seats[rules.White].ToCome = false }, false, true},
		"Black's set-up":    {setUps, func(m *Match) { m.Seats[rules.Black].ToCome = false }, true, false},
		"the set-ups":       {setUps, func(m *Match) { m.Seats[0].ToCome, m.Seats[1].ToCome = false, false }, false, false},
		"the end before it": {setUps, func(m *Match) { m.Stage = Over }, false, false},
	} {
		then, now := c.of(), c.of()
		c.meanwhile(now)
		if white, black := now.StillAwaits(then, WhiteSeat), now.StillAwaits(then, BlackSeat); white != c.white || black != c.black {
			t.Errorf("%s: White %t, Black %t", name, white, black)
		}
	}
}

// play plays some turn.
func playOut(t *testing.T, m *Match) {
	t.Helper()
	for turn := range m.Position.Turns() {
		by := SeatOf(m.Position.ToMove())
		*m = *Decide(m, Command{At: m.TurnSince.Add(day), By: by, Do: Play{Text: turn.String(), Answers: m.Number()}}).Match
		return
	}
}
