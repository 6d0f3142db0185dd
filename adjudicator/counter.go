package adjudicator

import (
	"slices"

	"pbem/rules/phrase"
)

// A counter-offer is a challenge of its own, beside the invitation that it answers by other terms: whichever gets a yes first makes the game.
// The invitation knows the newest, and how many there were.

// MostCounters is how many counter-offers an invitation gets.
const MostCounters = 3

func countering() Action {
	return Action{
		Name:      "counter",
		decisions: []decision{on(counter)},
		facts:     []factRow{fact("countered", Challenged, addCountered)},
	}
}

// Counter notes at an invitation that other terms were named, which stand in a match of their own.
type Counter struct{ Match int }

// Countered is the same as an event.
type Countered struct {
	Match int `json:"match"`
}

func (Counter) deed()   {}
func (Countered) fact() {}

func counter(d *decider, do Counter) {
	if challenged(d) {
		d.happen(Countered(do))
	}
}

func addCountered(m *Match, _ Event, f Countered) error {
	m.Countered, m.Counters = f.Match, m.Counters+1
	return nil
}

// Root is the invitation that a challenge belongs to: its own number, or that of the one that it answers by other terms.
func (m *Match) Root() int {
	if m.Terms.Counter != 0 {
		return m.Terms.Counter
	}
	return m.ID
}

// countered is what whoever names other terms is told.
func countered(d *decider, other Seat) []phrase.Phrase {
	text := []phrase.Phrase{phrase.New("match-counter-sent", "name", seatName(&d.Match, other), "game", d.ID, "side", d.Challenger.Side())}
	return append(append(text, d.Terms.Phrases()...), phrase.New("match-counter-waits", "name", seatName(&d.Match, other), "game", d.Terms.Counter))
}

// counterOffer is what the other is told: by which terms the game would be, and that nothing else has changed.
func counterOffer(m *Match, note string) Notice {
	challenger, other := m.Challenger, m.Challenger.Other()
	text := []phrase.Phrase{phrase.New("match-counter", "name", seatName(m, challenger), "title", m.Titled(), "side", other.Side())}
	text = append(append(text, m.Terms.Phrases()...), quoted(seatName(m, challenger), note), phrase.New("match-counter-answer", "game", m.Terms.Counter))
	return Notice{To: other, Kind: Invitation, Text: slices.DeleteFunc(text, phrase.Phrase.Empty), Asks: "accept"}
}
