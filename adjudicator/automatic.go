package adjudicator

import (
	"fmt"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

// AutomaticVacation is three days of a player's vacation budget that were taken as their flag would have fallen, in this game alone. It
// can be among the events of every command, and whoever keeps budgets takes the days with it, as of From (CR-5).
type AutomaticVacation struct {
	Seat Seat      `json:"seat"`
	From time.Time `json:"from"` // when the clock showed 0
}

func (AutomaticVacation) fact() {}

// RunOut has days of vacation taken that are due, before days of the same budget go to something else (CR-5); nothing else comes of it.
type RunOut struct{}

func (RunOut) deed() {}

func runningOut() Action {
	return Action{Name: "run-out", decisions: []decision{on(func(*decider, RunOut) {})}}
}

// automaticDays are what an automatic vacation takes.
const automaticDays = 3

// mayTake reports whether the clock of a seat, which shows 0 at a moment, lets days of vacation be taken: by the state at that moment,
// however late it is looked at.
func mayTake(m *Match, s Seat, at time.Time) bool {
	if m.Terms.NoVacation || m.FlagFell || !m.Seats[s.Side()].Automatic.IsZero() {
		return false
	}
	var now Leave
	for _, l := range m.Seats[s.Side()].Pace.Leave {
		if l.After.Before(at) {
			now = l
		}
	}
	return now.Automatic && now.Days >= automaticDays
}

// vacationStops are the seats of which days are due, or will be if nothing comes, and when their clocks show 0.
func vacationStops(m *Match) (list []Stop) {
	if _, running := m.Deadline(); !running {
		return nil
	}
	for _, s := range awaitedSeats(m) {
		if at := zeroAt(m, s); mayTake(m, s, at) {
			list = append(list, Stop{Seat: s, Since: at, Until: claimableAt(m, at)})
		}
	}
	return list
}

// RunsOut returns when the clock of a seat showed 0, if that was before a moment and days of vacation are to be taken for it that are not yet.
func (m *Match) RunsOut(s Seat, now time.Time) (at time.Time, ok bool) {
	for _, v := range vacationStops(m) {
		if v.Seat == s && v.Since.Before(now) {
			return v.Since, true
		}
	}
	return time.Time{}, false
}

// vacationDue returns when time by itself takes days of vacation: when letters that came before are read, as for a claim.
func vacationDue(m *Match) (due time.Time, waits bool) {
	for _, v := range vacationStops(m) {
		if at := heldUntil(m, v.Until, v.Since, v.Seat); !waits || at.Before(due) {
			due, waits = at, true
		}
	}
	return due, waits
}

// takeDue takes days of vacation of whoever's time is over, if it may: at the moment itself by a letter that came later, else by time when
// letters that came before are read. waits reports that some are still to be taken.
func takeDue(d *decider) (waits bool) {
	_, ticks := d.c.Do.(Tick)
	for _, v := range vacationStops(&d.Match) {
		if d.c.At.Before(v.Since) || inTime(d, v) {
			continue
		}
		if _, held := holds(d, v.Since, v.Seat); held || upheld(d, v.Since, v.Seat) || ticks && d.c.At.Before(v.Until) {
			waits = true
			continue
		}
		takeVacation(d, v.Seat, v.Since)
	}
	return waits
}

// inTime reports whether the command takes no days yet, for it came in the very second in which they are to be taken: a turn of then is in
// time (CR-3), and anything may stand above it, in its letter or in another. Only what gives a clock time, or spends days of the budget, finds
// these taken: by the state at that second (CR-5).
func inTime(d *decider, v Stop) bool {
	if !d.c.At.Equal(v.Since) {
		return false
	}
	switch d.c.Do.(type) {
	case Tick, RunOut, Grant, Extend, AnswerPause, AnswerUndo, Undelivered:
		return false
	}
	return true
}

// takeVacation tells both in so many words.
func takeVacation(d *decider, s Seat, from time.Time) {
	due := dueTurn(&d.Match)
	d.happenBy(NoSeat, AutomaticVacation{Seat: s, From: from})
	if d.refused {
		return
	}
	until := deadlineOf(&d.Match, s)
	d.tell(s, Reminder, phrase.New("match-automatic-yours", "due", due, "at", from, "days", automaticDays, "until", until), phrase.New("match-automatic-off"))
	d.notices[len(d.notices)-1].Heads = ClockStands
	d.tell(s.Other(), Happened, phrase.New("match-automatic-theirs", "name", seatName(&d.Match, s), "due", due, "at", from, "days", automaticDays, "until", until))
	d.notices[len(d.notices)-1].Heads = ClockStands
}

// addAutomaticVacation: the clock shows 0 throughout, so nothing is left to be reminded of.
func addAutomaticVacation(m *Match, _ Event, f AutomaticVacation) error {
	if f.Seat != WhiteSeat && f.Seat != BlackSeat || !m.Seats[f.Seat.Side()].Automatic.IsZero() {
		return fmt.Errorf("%w: automatic vacation of seat %d", ErrOutOfOrder, f.Seat)
	}
	m.Seats[f.Seat.Side()].Automatic = f.From
	m.Reminded = mostReminders
	return nil
}

// ownVacation is the free time of a seat's automatic vacation; one without length where there was none.
func ownVacation(m *Match, s Seat) clock.Interval {
	from := m.Seats[s.Side()].Automatic
	if from.IsZero() {
		return clock.Interval{}
	}
	return clock.Interval{Began: from, Ended: from.Add(automaticVacation)}
}
