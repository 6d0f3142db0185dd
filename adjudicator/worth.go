package adjudicator

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// drawnOutcome is what a draw is worth now: in some games it is given to the side that stands better (CO-8).
func drawnOutcome(m *Match, o rules.Outcome) rules.Outcome {
	o.Result = rules.Drawn
	if worth := m.Position.Standing().Draw; worth.Over() {
		o.Result, o.Weighed, o.Units = worth.Result, true, worth.Units
	}
	return o
}

// drawRule says in an invitation what a draw is worth, where it is not simply a draw.
func drawRule(m *Match) phrase.Phrase {
	if m.Position.Standing().Draw.Over() {
		return phrase.New("match-draw-rule")
	}
	return phrase.Phrase{}
}

// worthLine warns a reader in a sentence what a draw would be worth now; nothing where it would be a draw and nothing else.
func worthLine(m *Match, reader Seat) phrase.Phrase {
	o := m.Position.Standing().Draw
	switch winner := winnerOf(o.Result); {
	case !o.Over():
		return phrase.Phrase{}
	case winner == NoSeat:
		return phrase.New("match-worth-nothing", "why", o)
	case winner == reader:
		return phrase.New("match-worth-yours", "why", o)
	default:
		return phrase.New("match-worth-theirs", "name", seatName(m, winner), "why", o)
	}
}

// offerStands reminds a reader, after a turn of the side that has offered a draw, what the offer is worth now.
func offerStands(d *decider, reader Seat) phrase.Phrase {
	if d.DrawOffer != d.c.By || d.Stage != Playing {
		return phrase.Phrase{}
	}
	worth := worthLine(&d.Match, reader)
	if worth.Empty() {
		return worth
	}
	return phrase.New("match-offer-stands", "worth", worth)
}
