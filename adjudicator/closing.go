package adjudicator

import (
	"slices"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

// closesAt returns when the service closes a game whose time ran out at the deadline: outages prolong the grace, other free time does not
// (CR-3). Where both owed a set-up and one comes later than that, it is as it comes (CR-44); that it was replaced nobody learns.
func closesAt(m *Match, deadline time.Time) time.Time {
	at := m.Away.After(flagFellAt(m, deadline), m.Terms.Grace)
	for side, s := range m.Setups {
		if !m.Seats[side].ToCome && m.SettingUp() {
			at = latest(at, s.First)
		}
	}
	return at
}

// passedBefore is what the service would have done before a command came: it has closed a game whose flag was seen to fall, or the flag falls
// for which a letter was waited that is decided now. Closings and letters are decided in the order of their moments, however late the
// service looks (CR-3).
func passedBefore(m *Match, c Command) (passed Decision, ok bool) {
	if _, ticks := c.Do.(Tick); ticks || m.Stage != Playing {
		return Decision{}, false
	}
	deadline, running := m.Deadline()
	late := m.FlagFell && c.At.After(closesAt(m, deadline)) || m.FlagWaits && !m.FlagFell && c.At.After(deadline)
	if !running || !late {
		return Decision{}, false
	}
	passed = decide(m, Command{At: c.At, Cause: c.Cause, Do: Tick{}})
	return passed, passed.Match.Stage == Over || passed.Match.FlagFell && !m.FlagFell
}

// mayClose reports whether a game is to be closed whose flag fell at the deadline: when every letter that came before is decided, or has
// waited for seven days, and nothing that was asked back holds it up (CR-3, CR-46).
func mayClose(d *decider, deadline time.Time) bool {
	if d.FlagWaits && !d.FlagFell { // it falls just now
		return false
	}
	closes := closesAt(&d.Match, deadline)
	waits := func(u Undecided) bool {
		return u.Cause != d.c.Cause && !u.Arrived.After(closes) && d.c.At.Before(u.Arrived.Add(holdsFor))
	}
	return !d.c.At.Before(closes) && !slices.ContainsFunc(d.Undecided, waits) && !upheld(d, closes, WhiteSeat, BlackSeat)
}

// closeOnTime ends the game as of the closing moment, however late the service looks (CR-22).
func closeOnTime(d *decider) {
	deadline, _ := d.Deadline()
	d.c.At = closesAt(&d.Match, deadline)
	if len(awaitedSeats(&d.Match)) == 2 {
		end(d, NoSeat, withoutSetUps())
		putFirst(d, func(Seat) phrase.Phrase { return phrase.New("match-closed-both", "at", deadline) })
		return
	}
	late, what, kind := d.ToMove(), dueTurn(&d.Match), dueKind(&d.Match)
	end(d, NoSeat, rules.Outcome{Result: rules.Win(late.Other().Side()), Cause: rules.TimeOut, By: rules.By(late.Side())})
	putFirst(d, func(reader Seat) phrase.Phrase {
		if reader == late {
			return phrase.New("match-closed-yours", "what", what, "at", deadline, "due", kind)
		}
		return phrase.New("match-closed-theirs", "name", seatName(&d.Match, late), "what", what, "at", deadline, "due", kind)
	})
}

// withoutSetUps is how a game ends for which neither has set up: it is void (CR-44).
func withoutSetUps() rules.Outcome {
	return rules.Outcome{Result: rules.Ongoing, Cause: rules.Void}
}

// putFirst puts a paragraph before the text of every notice.
func putFirst(d *decider, text func(reader Seat) phrase.Phrase) {
	for i := range d.notices {
		n := &d.notices[i]
		n.Text = append([]phrase.Phrase{text(n.To)}, n.Text...)
	}
}
