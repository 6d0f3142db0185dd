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
		decisions: []decision{on((*decider).resign)},
		facts:     []factRow{fact("ended", Playing, addEnded)},
	}
}

func confirming() Action {
	return Action{
		Name: "confirm", Help: "turns",
		Words: []Words{{[]string{"confirm", "confirmed"}, Nothing}},
		Make:  func(a Asked) Deed { return Confirm{Answers: a.Answers} },

		inPlay:    true,
		decisions: []decision{on((*decider).confirm)},
		facts:     []factRow{hidden(fact("held", Playing, addHeld))},
	}
}

// Resign asks to be confirmed. Confirm does what was held: the tried turn or the resignation; Answers as in Play.
type (
	Resign  struct{}
	Confirm struct{ Answers int }
)

func (Resign) deed()  {}
func (Confirm) deed() {}

// Held remembers what the seat's "confirm" will do.
type Held struct {
	Prepared Prepared `json:"prepared"`
}

func (Held) fact() {}

// resign asks back first: a resignation cannot be undone.
func (d *decider) resign(Resign) {
	held := Prepared{Resign: true, Number: d.Number()}
	if d.Prepared[d.c.By.Side()] != held {
		d.happen(Held{Prepared: held})
	}
	d.answer(phrase.New("match-resign-asked-back", "name", d.name(d.c.By.Other())))
}

// confirm does what is held. A held turn never outlives the turn it was tried for; a held resignation may be confirmed
// with any letter of the game.
func (d *decider) confirm(do Confirm) {
	held := d.Prepared[d.c.By.Side()]
	switch {
	case held.Resign:
		d.answer(phrase.New("match-resigned"))
		d.report(phrase.New("match-resigns", "name", d.name(d.c.By)))
		d.end(d.c.By, rules.Outcome{Result: rules.Win(d.c.By.Other().Side()), Cause: rules.Resigned, By: rules.By(d.c.By.Side())})
	case held.Turn == "":
		d.refuse(phrase.New("match-confirm-nothing"))
	case d.answersThis(do.Answers):
		d.playText(held.Turn)
	}
}

func addHeld(m *Match, e Event, f Held) error {
	m.Prepared[e.By.Side()] = f.Prepared
	return nil
}
