package adjudicator

import (
	"time"

	"pbem/rules/phrase"
)

func extending() Action {
	return Action{
		Name: "extend", service: true,
		decisions: []decision{on(extend)},
	}
}

// Extend gives time to whoever is to move, or to all that owe a set-up (CR-27). What comes of it is kept as a grant is, by nobody's seat.
type Extend struct {
	By     time.Duration
	Reason string // in the host's own words; may be ""
}

func (Extend) deed() {}

func extend(d *decider, do Extend) {
	switch {
	case d.c.By != NoSeat:
		d.refuse(phrase.New("match-cannot-do"))
	case d.Stage != Playing:
		d.refuse(phrase.New("host-not-playing"))
	case !d.Terms.Time.Limited():
		d.refuse(phrase.New("host-no-clock"))
	case do.By <= 0 || do.By > longestGrant:
		d.refuse(phrase.New("match-grant-bounds", "most", longestGrant))
	case overfills(d, do.By, awaitedSeats(&d.Match)...):
	default:
		extendAll(d, do)
	}
}

// extendAll credits the clocks that run once, for they share what they are given.
func extendAll(d *decider, do Extend) {
	owe := awaitedSeats(&d.Match)
	if len(owe) == 0 {
		d.refuse(phrase.New("host-not-playing"))
		return
	}
	credit := creditTo(d, runningSeat(&d.Match), do.By)
	for i, s := range owe {
		if i > 0 {
			credit = 0
		}
		d.happenBy(NoSeat, Granted{To: s, By: do.By, Credit: credit, Reason: do.Reason})
	}
	for _, reader := range []Seat{WhiteSeat, BlackSeat} {
		text := []phrase.Phrase{phrase.New("host-extends", "name", seatName(&d.Match, owe[0]), "time", do.By)}
		switch {
		case len(owe) > 1:
			text[0] = phrase.New("host-extends-both", "time", do.By)
		case owe[0] == reader:
			text[0] = phrase.New("host-extends-yours", "time", do.By)
		}
		d.tell(reader, Happened, append(text, reasonGiven(d, ByHost, do.Reason), granted(d, owe[0], reader))...)
	}
	d.heads(TimeGiven)
}
