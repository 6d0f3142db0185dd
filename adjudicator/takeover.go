package adjudicator

import (
	"fmt"

	"pbem/rules/phrase"
)

func takingOver() Action {
	return Action{
		Name:      "take-over",
		service:   true,
		decisions: []decision{on(takeOver)},
		facts:     []factRow{fact("taken-over", Over, addTakenOver)},
	}
}

// TakeOver has a match that is over name the game in which somebody else goes on with the seat that was given up (CR-35). The result stands.
type TakeOver struct{ Game int }

func (TakeOver) deed() {}

// TakenOver keeps it. It happens once to a match.
type TakenOver struct {
	Game int `json:"game"`
}

func (TakenOver) fact() {}

func takeOver(d *decider, do TakeOver) {
	if d.Stage != Over || d.c.By != NoSeat || d.TakenOver != 0 || do.Game <= d.ID {
		d.refuse(phrase.New("match-cannot-do"))
		return
	}
	d.happen(TakenOver(do))
}

func addTakenOver(m *Match, _ Event, f TakenOver) error {
	if m.TakenOver != 0 || f.Game <= m.ID {
		return fmt.Errorf("%w: game %d is taken over in game %d", ErrOutOfOrder, m.ID, f.Game)
	}
	m.TakenOver = f.Game
	return nil
}
