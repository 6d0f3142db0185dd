package adjudicator

import (
	"slices"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules"
	"pbem/rules/phrase"
)

const day = clock.Day

// Deadline returns when the running clock runs out; ok is false when no clock is running, or when it stands. While two
// secret set-ups are awaited both players' clocks run, and it is the later of the two (CR-44).
func (m *Match) Deadline() (deadline time.Time, ok bool) {
	if _, stands := m.Stands(); stands || m.Stage != Playing || !m.Terms.Time.Limited() || m.Thinks() {
		return time.Time{}, false
	}
	for _, s := range awaitedSeats(m) {
		deadline = latest(deadline, deadlineOf(m, s))
	}
	return deadline, !deadline.IsZero()
}

// deadlineOf returns when the flag of a seat whose clock runs falls: as the clock shows 0, or at the end of the free time that an automatic
// vacation has made of that moment (CR-5).
func deadlineOf(m *Match, s Seat) time.Time {
	zero := zeroAt(m, s)
	if zero.Equal(m.Seats[s.Side()].Automatic) {
		return freeTime(m, s).End(zero)
	}
	return zero
}

// zeroAt is when the clock of a seat first shows 0, free time or not. One that shows 0 as its turn begins in free time does so at its end
// (CR-5).
func zeroAt(m *Match, s Seat) time.Time {
	if shows := clock.Sum(m.Clocks[s.Side()], m.Credit); shows > 0 {
		return freeTime(m, s).After(m.TurnSince, shows)
	}
	return freeTime(m, s).End(m.TurnSince)
}

// runningSeat is the seat whose clock runs: while two secret set-ups are awaited, of which the flag falls later.
func runningSeat(m *Match) Seat {
	if white, black := m.Awaits(WhiteSeat), m.Awaits(BlackSeat); white && (!black || !deadlineOf(m, WhiteSeat).Before(deadlineOf(m, BlackSeat))) {
		return WhiteSeat
	} else if black {
		return BlackSeat
	}
	return NoSeat
}

// claimableAt returns from when on a time that ran out at the deadline may be claimed.
func claimableAt(m *Match, deadline time.Time) time.Time {
	return m.Away.After(flagFellAt(m, deadline), claimAfter)
}

// Stop is why the clock that would run stands.
type Stop struct {
	Seat  Seat                         // because of whom; NoSeat where it is both
	Since time.Time                    // when that began
	Until time.Time                    // when the clock runs again at the latest
	Why   func(name any) phrase.Phrase // a clause: "because letters to Bo come back"
	Again func(name any) phrase.Phrase // a sentence: what lets the clock run again
}

// Stands returns why the running clock stands; Since is when it stopped. Of several reasons it is the one that began first.
func (m *Match) Stands() (stop Stop, ok bool) {
	stops := clockStops(m)
	if len(stops) == 0 {
		return Stop{}, false
	}
	stop = stops[0]
	stop.Since = latest(stop.Since, m.TurnSince)
	return stop, true
}

// clockStops are all reasons why the running clock stands, in the order in which they began.
func clockStops(m *Match) []Stop {
	if m.Stage != Playing || !m.Terms.Time.Limited() {
		return nil
	}
	var list []Stop
	for _, a := range rows().actions {
		if a.stops != nil {
			list = append(list, a.stops(m)...)
		}
	}
	slices.SortStableFunc(list, func(a, b Stop) int { return a.Since.Compare(b.Since) })
	return list
}

// stood is how long the running clock has stood because of a seat alone, or because of both. Where there are other reasons,
// their part begins with their own beginning.
func stood(d *decider, because Seat) time.Duration {
	var own Stop
	end := d.c.At
	for _, stop := range clockStops(&d.Match) {
		if stop.Seat == because {
			own = stop
		} else if stop.Since.Before(end) {
			end = stop.Since
		}
	}
	if own.Since.IsZero() {
		return 0
	}
	began := latest(own.Since, d.TurnSince)
	return freeTime(&d.Match, d.ToMove()).Counted(began, end)
}

// Left is what the clock of a seat shows at a moment: 0 when its time is over. It is not used up while it stands, or while the other
// player is to act.
func (m *Match) Left(s Seat, now time.Time) time.Duration {
	shows := m.Clocks[s.Side()]
	if !m.Awaits(s) || m.Thinks() {
		return shows
	}
	if stop, stands := m.Stands(); stands {
		now = stop.Since
	}
	return max(0, clock.Sum(shows, m.Credit, -freeTime(m, s).Counted(m.TurnSince, now)))
}

// Remains is how much time the running clock shows at a moment, whatever free time lies before its flag falls; during an automatic vacation
// what is left of that, and nothing where time is over, or no clock runs.
func (m *Match) Remains(now time.Time) time.Duration {
	deadline, running := m.Deadline()
	if !running {
		return 0
	}
	if left := m.Left(runningSeat(m), now); left > 0 {
		return left
	}
	return max(0, deadline.Sub(now))
}

// RemainsOf is what Remains is, of a seat that acts, and when its own flag falls: while two secret set-ups are awaited, free time of each can
// part the two clocks. ok is false where its clock does not run.
func (m *Match) RemainsOf(s Seat, now time.Time) (left time.Duration, deadline time.Time, ok bool) {
	if _, running := m.Deadline(); !running || !m.Awaits(s) {
		return 0, time.Time{}, false
	}
	deadline = deadlineOf(m, s)
	if left = m.Left(s, now); left <= 0 {
		left = max(0, deadline.Sub(now))
	}
	return left, deadline, true
}

// Rests returns until when the running clock of a seat stands because of free time of its player's; ok is false where it counts, and where it
// shows nothing any more.
func (m *Match) Rests(s Seat, now time.Time) (until time.Time, ok bool) {
	if _, running := m.Deadline(); !running || !m.Awaits(s) || m.Left(s, now) <= 0 {
		return time.Time{}, false
	}
	until = freeTime(m, s).End(now)
	return until, until.After(now)
}

// ShowsAt returns when the clock of a seat will show so much, or has shown less for the first time in this turn; ok is false where it does not
// run.
func ShowsAt(m *Match, s Seat, left time.Duration) (at time.Time, ok bool) {
	if _, stands := m.Stands(); stands || m.Stage != Playing || !m.Terms.Time.Limited() || !m.Awaits(s) || m.Thinks() {
		return time.Time{}, false
	}
	return freeTime(m, s).After(m.TurnSince, max(0, clock.Sum(m.Clocks[s.Side()], m.Credit, -left))), true
}

// keeps is what the player who acts has left for later turns: nothing once their flag fell, or where each turn has its own time. A letter of
// before that may be read after it: then they have what their clock showed as it came.
func keeps(d *decider) time.Duration {
	deadline, _ := d.Deadline()
	if fell := d.FlagFell && !d.c.At.Before(deadline); fell || !d.Terms.Time.Carries() {
		return 0
	}
	return d.Left(d.c.By, d.c.At)
}

// turnsOf counts the turns of a side, as the record numbers them: what was taken back is not there, and set-ups are no turns (CR-4).
func turnsOf(m *Match, side rules.Side) int {
	n := 0
	for i := range m.Turns {
		if m.Turns[i].Side == side {
			n++
		}
	}
	return n
}

func latest(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

// NextDue returns when time will next do something in the match: a Tick before it does nothing, a Tick then or later does.
func NextDue(m *Match) (due time.Time, ok bool) {
	due, ok = clockDue(m)
	for _, a := range rows().actions {
		if a.next == nil {
			continue
		}
		if at, waits := a.next(m); waits && (!ok || at.Before(due)) {
			due, ok = at, true
		}
	}
	return due, ok
}

// clockDue is when time will next do something to the running clock.
func clockDue(m *Match) (due time.Time, ok bool) {
	if stops := clockStops(m); len(stops) > 0 {
		return slices.MinFunc(stops, func(a, b Stop) int { return a.Until.Compare(b.Until) }).Until, true
	}
	deadline, ok := m.Deadline()
	if !ok {
		return time.Time{}, false
	}
	if m.FlagFell {
		closes := closesAt(m, deadline)
		return heldUntil(m, closes, closes, WhiteSeat, BlackSeat), true
	}
	if next := reminderTimes(m); len(next) > 0 {
		return reminderAt(m, next[0]), true
	}
	return heldUntil(m, deadline, deadline, awaitedSeats(m)...), len(vacationStops(m)) == 0
}

// clockShown is what the running clock showed as its turn began. While two secret set-ups are awaited both run, and showed the same.
func clockShown(m *Match) time.Duration { return m.Clocks[m.ToMove().Side()] }

// outOfTime reports whether the side to move has used up its time.
func outOfTime(m *Match, now time.Time) bool {
	deadline, ok := m.Deadline()
	return ok && (m.FlagFell || !now.Before(deadline))
}

func startClock(m *Match, e Event) {
	m.Starts++
	m.TurnSince, m.Credit, m.Given, m.Reminded, m.RemindedOf = e.At, 0, 0, 0, 0
	raiseFlag(m)
}

// wind gives both clocks the time of a turn, where each turn has its own: who is to act next gets what was granted for it, too.
func wind(m *Match, next rules.Side) {
	control := m.Terms.Time
	if !control.Limited() || control.Carries() {
		return
	}
	m.Clocks = [2]time.Duration{control.First, control.First}
	m.Clocks[next] = clock.Lift(m.Clocks[next], m.Seats[next].Extra)
	m.Seats[next].Extra = 0
}

// addCredited: time that is given back lifts a fallen flag if it moves the deadline past the present.
func addCredited(m *Match, e Event, f Credited) error {
	m.Credit = clock.Sum(m.Credit, f.By)
	if deadline, ok := m.Deadline(); ok && e.At.Before(deadline) {
		raiseFlag(m)
	}
	return nil
}
