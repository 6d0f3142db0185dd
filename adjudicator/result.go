package adjudicator

import (
	"fmt"
	"strings"

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
func (d *decider) end(by Seat, o rules.Outcome) {
	d.happenBy(by, Ended{Result: string(o.Result), Reason: o.Reason})
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		text := []string{"The game is over. " + d.resultFor(seat) + praise(winnerOf(o.Result) == seat)}
		d.tell(seat, Ending, append(text, d.opened()...)...)
	}
}

// opened opens the seals of secret set-ups, so that everybody can check that none was changed. A set-up that was never shown
// stays hidden.
func (d *decider) opened() []string {
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
			"    "+s.check())
	}
	return text
}

// checkWidth is how long a line of the command may be: letters indent it, and it must not be broken elsewhere.
const checkWidth = 64

// check is the command that prints the seal of a set-up again, in lines that end between two pieces of the text: printf joins
// them.
func (s Setup) check() string {
	command, line := "", "printf %b '"+s.Salt+`\n`
	for i, word := range strings.SplitAfter(s.Turn, " ") {
		if i > 0 && len(line)+len(word)+len("' \\") > checkWidth {
			command, line = command+line+"' \\\n", "  '"
		}
		line += word
	}
	return command + line + "' | sha256sum"
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
