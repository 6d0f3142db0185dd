package adjudicator_test

import (
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
)

// pace tells the match, from now on, what a player's budget allows, a time from now in which their clocks stand, or their reminders.
func (tb *table) pace(word string, args []string) {
	if len(args) == 0 {
		tb.t.Fatalf("%s: of whom?", word)
	}
	pace := &tb.match.Seats[seatNamed(args[0]).Side()].Pace
	switch args = args[1:]; word {
	case "leave":
		pace.Leave = append(pace.Leave, adjudicator.Leave{After: tb.now, Days: tb.number(args[0]), Automatic: len(args) == 1})
	case "rests":
		why := map[string]adjudicator.Reason{"weekend": adjudicator.Weekend, "vacation": adjudicator.Vacation, "unreached": adjudicator.Unreached}[args[0]]
		pace.Rests = append(pace.Rests, adjudicator.Rest{Interval: clock.Interval{Began: tb.now, Ended: tb.now.Add(tb.span(args[1]))}, Why: why})
	default:
		pace.Reminders, pace.Chosen = []time.Duration{}, tb.now
		for _, span := range args {
			pace.Reminders = append(pace.Reminders, tb.span(span))
		}
	}
}
