package club

import (
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
)

// Game is what of a game the pace of one of its players depends on.
type Game struct {
	Number int
	Since  time.Time // nothing that ended before it matters
	Until  time.Time // nothing that begins after it matters
	Event  bool      // a tournament's: letters that come back stop no clock in it (CR-52)
}

// Pace is what the clocks of a game must know of them. playing is since when they have had games, zero for never.
func (p Person) Pace(g Game, playing time.Time, locate Locate) adjudicator.Pace {
	pace := adjudicator.Pace{Leave: p.leave(g.Number, playing, g.Since, g.Until), Reminders: p.Reminders.Left, Chosen: p.Reminders.At}
	rest := func(why adjudicator.Reason, list ...clock.Interval) {
		for _, i := range list {
			if i.Ended.After(g.Since) && i.Began.Before(g.Until) {
				pace.Rests = append(pace.Rests, adjudicator.Rest{Interval: i, Why: why})
			}
		}
	}
	rest(adjudicator.Weekend, p.weekends(g.Since, g.Until, locate)...)
	for _, v := range p.Vacations {
		rest(adjudicator.Vacation, v.Interval)
	}
	if !g.Event {
		rest(adjudicator.Unreached, p.Unreached...)
	}
	return pace
}
