package adjudicator

import (
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

func granting() Action {
	return Action{
		Name: "grant", Help: "time", Proof: OfTurn,
		Words: []Words{{[]string{"grant", "grant time"}, ASpan}},
		Make:  func(a Asked) Deed { return Grant{By: a.Span} },

		inPlay:    true,
		decisions: []decision{on(grantTime)},
		facts:     []factRow{personal(fact("granted", Playing, addGranted), Granted.without)},
	}
}

// Grant gives the opponent time.
type Grant struct{ By time.Duration }

func (Grant) deed() {}

// Granted is time that a player was given. Where their clock runs, Credit is what it is given: after the fall of the flag that is more
// (CR-27).
type Granted struct {
	To     Seat          `json:"to"`
	By     time.Duration `json:"by"`
	Credit time.Duration `json:"credit,omitempty"`
	Reason string        `json:"reason,omitempty"` // the host's, who has given it by no seat
}

func (Granted) fact() {}

// longestGrant bounds a slip of the pen; who means more may grant again.
const longestGrant = 365 * day

func grantTime(d *decider, do Grant) {
	other := d.c.By.Other()
	switch {
	case !d.Terms.Time.Limited():
		d.refuse(phrase.New("match-grant-no-clock"))
		return
	case do.By <= 0 || do.By > longestGrant:
		d.refuse(phrase.New("match-grant-bounds", "most", longestGrant))
		return
	case overfills(d, do.By, other):
		return
	case !d.Awaits(other):
		d.happen(Granted{To: other, By: do.By})
	default:
		d.happen(Granted{To: other, By: do.By, Credit: creditTo(d, other, do.By)})
	}
	if d.refused {
		return
	}
	d.answer(phrase.New("match-granted", "name", seatName(&d.Match, other), "time", do.By), granted(d, other, d.c.By))
	d.report(phrase.New("match-grants", "name", seatName(&d.Match, d.c.By), "time", do.By), granted(d, other, other))
	d.heads(TimeGiven)
}

// overfills refuses what would have the clock of one of the seats show more than clocks do.
func overfills(d *decider, by time.Duration, seats ...Seat) bool {
	for _, s := range seats {
		if shows := willShow(d, s); clock.Sum(shows, by) > clock.Most {
			d.refuse(phrase.New("match-grant-full", "name", seatName(&d.Match, s), "years", clock.MostYears, "left", phrase.Left(shows)))
			return true
		}
	}
	return false
}

// willShow is what a grant is added to: what the clock of a seat shows, or will as its next turn begins, where each turn has its own time.
func willShow(d *decider, s Seat) time.Duration {
	if !d.Awaits(s) && !d.Terms.Time.Carries() {
		return clock.Lift(d.Terms.Time.First, d.Seats[s.Side()].Extra)
	}
	return d.Left(s, d.c.At)
}

// creditTo is what the running clock of a seat is given: after its time has run out, so much that it shows the grant from now on.
func creditTo(d *decider, s Seat, by time.Duration) time.Duration {
	if !outOfTime(&d.Match, d.c.At) {
		return by
	}
	return clock.Sum(freeTime(&d.Match, s).Counted(d.TurnSince, d.c.At), by, -clockShown(&d.Match), -d.Credit)
}

// granted tells a reader what the grant has made of the clock.
func granted(d *decider, to, reader Seat) phrase.Phrase {
	switch {
	case d.Awaits(to):
		return dueAfter(d)
	case d.Terms.Time.Carries() && to == reader:
		return phrase.New("match-grant-shows-yours", "left", phrase.Left(d.Left(to, d.c.At)))
	case d.Terms.Time.Carries():
		return phrase.New("match-grant-shows", "name", seatName(&d.Match, to), "left", phrase.Left(d.Left(to, d.c.At)))
	}
	next := clock.Lift(d.Terms.Time.First, d.Seats[to.Side()].Extra)
	if to == reader {
		return phrase.New("match-grant-next-yours", "time", next)
	}
	return phrase.New("match-grant-next", "name", seatName(&d.Match, to), "time", next)
}

// dueAfter says until when what is awaited may come; nothing while the clock stands.
func dueAfter(d *decider) phrase.Phrase {
	deadline, running := d.Deadline()
	if !running {
		return phrase.Phrase{}
	}
	return phrase.New("match-grant-until", "may", mayCome(&d.Match), "until", deadline)
}

// addGranted gives a clock that runs the credit. One that stands shows more at once, or from its owner's next turn on where each turn
// has its own time. A grant outlives turns that are taken back (CR-43).
func addGranted(m *Match, e Event, f Granted) error {
	if f.To != WhiteSeat && f.To != BlackSeat {
		return fmt.Errorf("%w: time for nobody", ErrOutOfOrder)
	}
	if e.By == NoSeat {
		noteAct(m, Act{At: e.At, By: ByHost, Reason: f.Reason, Kind: Extending, Span: f.By})
	}
	side := f.To.Side()
	if err := locate(m); err != nil {
		return err
	}
	runs := m.Awaits(f.To)
	if !runs && !m.Terms.Time.Carries() {
		m.Seats[side].Extra = clock.Lift(m.Seats[side].Extra, f.By)
		return nil
	}
	m.Turns = slices.Clone(m.Turns)
	for i := range m.Turns {
		m.Turns[i].Clocks[side] = clock.Lift(m.Turns[i].Clocks[side], f.By)
	}
	if !runs {
		m.Clocks[side] = clock.Lift(m.Clocks[side], f.By)
		return nil
	}
	m.Given, m.Credit = clock.Lift(m.Given, f.By), clock.Sum(m.Credit, f.Credit)
	raiseFlag(m) // the clock shows what was granted from now on, whatever it stands for meanwhile
	return nil
}

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
