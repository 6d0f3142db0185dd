package adjudicator

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

func resigning() Action {
	return Action{
		Name: "resign", Help: "ending",
		Words: []Words{{[]string{"resign", "resigns", "give up", "surrender"}, Nothing}},
		Make:  func(Asked) Deed { return Resign{} },

		inPlay:    true,
		decisions: []decision{on(resign)},
		facts:     []factRow{fact("ended", Playing, addEnded)},
	}
}

func confirming() Action {
	return Action{
		Name: "confirm", Help: "turns",
		Words: []Words{{[]string{"confirm", "confirmed"}, Nothing}},
		Make:  func(a Asked) Deed { return Confirm{Answers: a.Answers} },

		inPlay:    true,
		decisions: []decision{on(confirm)},
		facts:     []factRow{personal(hidden(fact("held", Playing, addHeld)), Held.without)},
	}
}

// Resign ends the game: whoever decides that it is asked for has been given a yes to it. Who Leaves plays here no more, and is to be
// forgotten. Confirm plays the turn that is held; Answers
// as in Play.
type (
	Resign  struct{ Leaves bool }
	Confirm struct{ Answers int }
)

func (Resign) deed()  {}
func (Confirm) deed() {}

// Held remembers what the seat's yes will do; with nothing in it, that it does nothing any more.
type Held struct {
	Prepared Prepared `json:"prepared"`
}

func (Held) fact() {}

func resign(d *decider, do Resign) {
	d.answer(phrase.New("match-resigned"))
	d.report(phrase.New("match-resigns", "name", seatName(&d.Match, d.c.By)))
	if do.Leaves {
		d.report(phrase.New("match-leaves"))
	}
	endWith(d, d.c.By, Ended{Left: do.Leaves, Outcome: rules.Outcome{Result: rules.Win(d.c.By.Other().Side()), Cause: rules.Resigned, By: rules.By(d.c.By.Side())}})
}

// confirm plays what is held. A held turn never outlives the turn it was tried for.
func confirm(d *decider, do Confirm) {
	held := d.Seats[d.c.By.Side()].Prepared
	switch {
	case !held.Waits():
		d.refuse(phrase.New("match-confirm-nothing"))
	case !answersThis(d, do.Answers):
	case held.Turn == "":
		planNow(d, held.Ahead, true)
	default:
		asOf(d)
		playHeld(d, held)
	}
}

// playHeld plays what is held, and leaves ready what waits with it.
func playHeld(d *decider, held Prepared) {
	played := len(d.Turns)
	playText(d, held.Turn)
	if len(d.Turns) > played {
		planHeld(d, held.Ahead)
		fire(d)
	}
}

func addHeld(m *Match, e Event, f Held) error {
	m.Seats[e.By.Side()].Prepared = f.Prepared
	if !f.Prepared.Asked.IsZero() && f.Prepared.Turn != "" {
		m.Seats[e.By.Side()].Doubt = inDoubt(m)
	}
	return nil
}
