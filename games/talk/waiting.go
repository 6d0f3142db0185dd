package talk

import (
	"slices"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// Waiting lists what a yes of a seat could do in a match, as it stands: the first is what the letters to the seat ask.
func Waiting(m *adjudicator.Match, seat adjudicator.Seat) []token.Act {
	var acts []token.Act
	if m.Stage == adjudicator.Challenged && seat != m.Challenger {
		acts = append(acts, token.Accept)
	}
	if m.Stage != adjudicator.Playing {
		return acts
	}
	if held := m.Seats[seat.Side()].Prepared; held.Waits() && held.Number == m.Number() {
		acts = append(acts, token.Play)
	}
	if m.UndoAsked == seat.Other() {
		acts = append(acts, token.Undo)
	}
	if m.DrawOffer == seat.Other() {
		acts = append(acts, token.Draw)
	}
	return acts
}

// WaitsIn reports whether an act waits for a yes of a seat.
func WaitsIn(m *adjudicator.Match, seat adjudicator.Seat, act token.Act) bool {
	return slices.Contains(Waiting(m, seat), act)
}

// MostWaiting bounds how many requests are looked at, and how many things are listed.
const MostWaiting = 20

// Waits says what waits in a game, and how else it can be written.
func Waits(m *adjudicator.Match, seat adjudicator.Seat, act token.Act) phrase.Phrase {
	other := changes.NameIn(m, seat.Other())
	switch act {
	case token.Accept:
		return phrase.New("referee-waits-accept", "game", m.ID, "name", other)
	case token.Draw:
		return phrase.New("referee-waits-draw", "game", m.ID, "name", other)
	case token.Undo:
		return phrase.New("referee-waits-undo", "game", m.ID, "name", other)
	}
	if held := m.Seats[seat.Side()].Prepared; held.Turn == "" {
		return phrase.New("referee-waits-ahead", "game", m.ID, "n", len(held.Ahead))
	}
	return phrase.New("referee-waits-play", "game", m.ID, "turn", m.Seats[seat.Side()].Prepared.Turn)
}
