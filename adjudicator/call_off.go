package adjudicator

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// A game that has only just begun can be called off: until both sides have two turns it counts for nothing anyway (CR-9). It ends with the result *.

// AnswerCallOff answers a player who may not call the game off alone.
type AnswerCallOff struct{ Yes bool }

func (AnswerCallOff) deed() {}

// CallOffAsked stands until it is answered, or until both sides have two turns.
type (
	CallOffAsked   struct{}
	CallOffRefused struct{}
)

func (CallOffAsked) fact()   {}
func (CallOffRefused) fact() {}

// turnsBeforeCallOff is how many turns of each side make a game too old to be called off.
const turnsBeforeCallOff = 2

func callOff(d *decider, do Withdraw) {
	other := seatName(&d.Match, d.c.By.Other())
	switch {
	case !mayCallOff(d):
	case !do.Spent:
		calledOff(d, rules.By(d.c.By.Side()))
	case d.CallOff == d.c.By.Other():
		d.refuse(phrase.New("match-call-off-asked-first", "name", other))
	case d.CallOff == d.c.By:
		d.answer(phrase.New("match-undo-waits", "name", other))
	default:
		d.happen(CallOffAsked{})
		d.answer(phrase.New("match-call-off-asked", "name", other))
		d.report(phrase.New("match-call-off-asks", "name", seatName(&d.Match, d.c.By)))
		d.asks("withdraw")
	}
}

func answerCallOff(d *decider, do AnswerCallOff) {
	other := seatName(&d.Match, d.c.By.Other())
	switch {
	case !inPlay(d):
	case d.CallOff != d.c.By.Other():
		d.refuse(phrase.New("match-call-off-not-asked", "name", other))
	case !do.Yes:
		d.happen(CallOffRefused{})
		d.answer(phrase.New("match-call-off-refused", "name", other))
		d.report(phrase.New("match-call-off-refuses", "name", seatName(&d.Match, d.c.By)))
	case mayCallOff(d):
		calledOff(d, rules.Nobody)
	}
}

// calledOff ends the game. By is who has called it off alone.
func calledOff(d *decider, by rules.Party) {
	d.answer(phrase.New("match-called-off"))
	d.report(phrase.New("match-calls-off", "name", seatName(&d.Match, d.c.By)))
	end(d, d.c.By, rules.Outcome{Result: rules.Ongoing, Cause: rules.CalledOff, By: by})
}

// mayCallOff refuses in games that others count on or go on with, when both sides have two turns, and for a player whose time has run out.
func mayCallOff(d *decider) bool {
	switch {
	case !inPlay(d):
	case d.Terms.Event > 0:
		d.refuse(phrase.New("match-call-off-event"))
	case d.Terms.Takeover > 0:
		d.refuse(phrase.New("match-call-off-takeover"))
	case !isYoung(&d.Match):
		d.refuse(phrase.New("match-call-off-late", "n", turnsBeforeCallOff))
	case d.Awaits(d.c.By) && outOfTime(&d.Match, d.c.At):
		d.refuse(phrase.New("match-call-off-out-of-time"))
	}
	return !d.refused
}

// isYoung reports whether a side has fewer than two turns.
func isYoung(m *Match) bool {
	return min(turnsOf(m, rules.White), turnsOf(m, rules.Black)) < turnsBeforeCallOff
}

func callOffAsked(m *Match, reader Seat, opponent any) (Question, bool) {
	if m.CallOff != reader.Other() || !isYoung(m) {
		return Question{}, false
	}
	return Question{Asked: phrase.New("match-call-off-asks", "name", opponent), Yes: phrase.New("match-does-call-off"), No: phrase.New("match-does-play-on")}, true
}

func addCallOffAsked(m *Match, e Event, _ CallOffAsked) error {
	m.CallOff = e.By
	return nil
}

func addCallOffRefused(m *Match, _ Event, _ CallOffRefused) error {
	m.CallOff = NoSeat
	return nil
}
