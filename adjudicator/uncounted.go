package adjudicator

import (
	"slices"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

// Uncounted says, to who sits at a seat, what of the time until the flag of one of the seats its clock does not count: "your weekends
// don't count". Of NoSeat it says so of both. It is empty where nothing moves the flag.
func (m *Match) Uncounted(of, to Seat, now time.Time) phrase.Phrase {
	seats, whose := []Seat{of}, phrase.Text("theirs")
	switch of {
	case to:
		whose = "yours"
	case NoSeat:
		seats, whose = []Seat{WhiteSeat, BlackSeat}, "both"
	}
	var weekends, vacation, pause bool
	for _, s := range seats {
		_, flag, runs := m.RemainsOf(s, now)
		if !runs {
			continue
		}
		ahead := func(i clock.Interval) bool {
			return i.Began.Before(flag) && i.Ended.After(now) && i.Began.Before(i.Ended)
		}
		for _, r := range m.Seats[s.Side()].Pace.Rests {
			weekends = weekends || r.Why == Weekend && ahead(r.Interval)
			vacation = vacation || r.Why == Vacation && !m.Terms.NoVacation && ahead(r.Interval)
		}
		vacation = vacation || ahead(ownVacation(m, s))
		pause = pause || slices.ContainsFunc(m.Pause.Agreed, ahead)
	}
	var what []phrase.Phrase
	if weekends {
		what = append(what, phrase.New("match-free-weekends", "whose", whose))
	}
	if vacation {
		what = append(what, phrase.New("match-free-vacation", "whose", whose))
	}
	if pause {
		what = append(what, phrase.New("match-free-pause"))
	}
	if len(what) == 0 {
		return phrase.Phrase{}
	}
	number := phrase.Text("one")
	if weekends || len(what) > 1 {
		number = "many"
	}
	return phrase.New("match-free", "what", phrase.Join(phrase.And, what...), "number", number)
}

// InBrackets is what [Match.Uncounted] says as it stands behind a length of time; empty where that is.
func InBrackets(free phrase.Phrase) phrase.Phrase {
	if free.Empty() {
		return free
	}
	return phrase.New("match-free-in-brackets", "free", free)
}
