package adjudicator

import (
	"fmt"
	"strings"

	"pbem/rules"
)

// drawn is what a draw for a reason is worth now: in some games it is given to the side that stands better (CO-8).
func (m Match) drawn(reason string) rules.Outcome {
	position, ok := m.Position.(rules.Adjudged)
	if !ok {
		return rules.Outcome{Result: rules.Drawn, Reason: reason}
	}
	o := position.Draw()
	if o.Reason != "" {
		reason += "; " + o.Reason
	}
	return rules.Outcome{Result: o.Result, Reason: reason}
}

// drawReason reports whether a game ended by an agreed or a claimed draw.
func drawReason(why string) bool {
	return why == reasonAgreed || strings.HasSuffix(why, "fold repetition") || strings.Contains(why, " without ")
}

// drawRule says in an invitation what a draw is worth, where it is not simply a draw.
func (m Match) drawRule() string {
	if _, ok := m.Position.(rules.Adjudged); !ok {
		return ""
	}
	return "In this game a draw, agreed or claimed, is given to the side that stands better."
}

// worth warns a reader in a sentence what a draw would be worth now; "" where it would be a draw and nothing else.
func (m Match) worth(reader Seat) string {
	position, ok := m.Position.(rules.Adjudged)
	if !ok {
		return ""
	}
	o := position.Draw()
	why := ""
	if o.Reason != "" {
		why = " (" + o.Reason + ")"
	}
	switch winner := winnerOf(o.Result); {
	case winner == NoSeat:
		return fmt.Sprintf("In this game a draw is given to the side that stands better. On the present board neither does%s: it would be a draw.", why)
	case winner == reader:
		return fmt.Sprintf("In this game a draw is given to the side that stands better. On the present board you would win%s.", why)
	default:
		return fmt.Sprintf("In this game a draw is given to the side that stands better. On the present board %s would win%s.", m.name(winner), why)
	}
}

// offerStands reminds a reader, after a turn of the side that has offered a draw, what the offer is worth now.
func (d *decider) offerStands(reader Seat) string {
	if d.DrawOffer != d.c.By || d.Stage != Playing {
		return ""
	}
	worth := d.worth(reader)
	if worth == "" {
		return ""
	}
	return "The offer of a draw still stands. " + worth
}
