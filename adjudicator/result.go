package adjudicator

import (
	"fmt"

	"pbem/rules"
)

// Reasons for results that do not come from a game's own rules.
const (
	reasonResigned = "resigned"
	reasonTime     = "time"
	reasonNobody   = "time: neither side was set up"
	reasonAgreed   = "agreed draw"
)

// end ends the game and tells both players.
func (d *desk) end(by Seat, o rules.Outcome) {
	d.happenBy(by, Ended{Result: string(o.Result), Reason: o.Reason})
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		text := []string{"The game is over. " + d.resultFor(seat) + praise(winnerOf(o.Result) == seat)}
		d.tell(seat, Ending, append(text, d.opened()...)...)
	}
}

// opened opens the seals of secret set-ups, so that everybody can check that none was changed. A set-up that was never shown
// stays hidden.
func (d *desk) opened() []string {
	if !d.Secret() || d.unset() {
		return nil
	}
	var text []string
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		s, in := d.setupOf(seat.Side())
		if !in {
			continue
		}
		text = append(text, fmt.Sprintf("%s's set-up was sealed as %s, with the salt %s. To check it, run:", d.name(seat), s.Commitment, s.Salt),
			fmt.Sprintf("    printf '%%s\\n%%s' %s '%s' | sha256sum", s.Salt, s.Turn))
	}
	return text
}

func praise(won bool) string {
	if won {
		return " Congratulations!"
	}
	return ""
}

// resultFor is the result in a sentence for the reader: "Result 1-0 (resigned): you have won."
func (m Match) resultFor(reader Seat) string {
	o := m.Outcome
	var who string
	switch winner := winnerOf(o.Result); {
	case winner == NoSeat:
		who = "a draw."
	case winner == reader:
		who = "you have won."
	default:
		who = fmt.Sprintf("%s has won.", m.name(winner))
	}
	return fmt.Sprintf("Result %s (%s): %s", o.Result, o.Reason, who)
}

func winnerOf(r rules.Result) Seat {
	switch r {
	case rules.WhiteWins:
		return WhiteSeat
	case rules.BlackWins:
		return BlackSeat
	}
	return NoSeat
}
