package adjudicator

import (
	"slices"
	"time"
)

// What was asked back waits for its player's yes (CR-46): a turn that hurts its player, and what came in a letter that was not believed.
// With a yes within 24 hours it counts as of the arrival of the letter that was asked back. Until then neither the flag nor an automatic
// vacation falls, and a claim is held: see held_claim.go. What is only tried waits for a yes, too, but holds nothing up.

// askedFor is for how long, the second in which the 24 hours end included.
const askedFor = day + time.Second

func askingBack() Action {
	return Action{
		Name:      "ask-back",
		decisions: []decision{on(askBack)},
	}
}

// AskBack notes that a seat's player is asked back about a turn of theirs, or, with Pause, about "pause yes", which their letter was not
// believed enough for: the words wait with whoever asks.
type AskBack struct{ Pause bool }

func (AskBack) deed() {}

func askBack(d *decider, do AskBack) {
	if d.Stage == Playing && (do.Pause || d.Awaits(d.c.By)) {
		d.happen(Held{Prepared: Prepared{Number: d.Number(), Asked: d.c.At, Pause: do.Pause}})
	}
}

// waitingYes returns what a seat was asked back about, while it holds the clocks up.
func waitingYes(m *Match, s Seat, at time.Time) (Prepared, bool) {
	p := m.Seats[s.Side()].Prepared
	return p, p.waits(m) && !at.Before(p.Asked) && at.Before(p.Asked.Add(askedFor))
}

// CountsAsOf returns as of when a yes to what a seat was asked back about counts, where that is told: in games with a clock, for 24 hours.
func (m *Match) CountsAsOf(s Seat, now time.Time) (asked time.Time, counts bool) {
	p, waits := waitingYes(m, s, now)
	return p.Asked, waits && p.Turn == "" && m.Terms.Time.Limited()
}

func (p Prepared) waits(m *Match) bool { return !p.Asked.IsZero() && p.Number == m.Number() }

// heldUntil returns until when something is held up that was to happen at a moment: by what chosen seats were asked back about, in letters
// that came by the other moment. A pause stops the clocks of both.
func heldUntil(m *Match, due, by time.Time, chosen ...Seat) time.Time {
	for _, s := range []Seat{WhiteSeat, BlackSeat} {
		if p := m.Seats[s.Side()].Prepared; p.waits(m) && !p.Asked.After(by) && (p.Pause || slices.Contains(chosen, s)) {
			due = latest(due, p.Asked.Add(askedFor))
		}
	}
	return due
}

// HeldUp returns who has been asked back about what keeps a flag from falling that would have fallen, as of when a yes of theirs counts, and
// until when it can come; ok is false where no flag is held up so.
func (m *Match) HeldUp(now time.Time) (who Seat, asked, until time.Time, ok bool) {
	deadline, running := m.Deadline()
	if !running || m.FlagFell || now.Before(deadline) {
		return NoSeat, asked, until, false
	}
	for _, s := range []Seat{WhiteSeat, BlackSeat} {
		p, waits := waitingYes(m, s, now)
		if waits && !p.Asked.After(deadline) && (p.Pause || m.Awaits(s)) {
			return s, p.Asked, p.Asked.Add(day), true
		}
	}
	return NoSeat, asked, until, false
}

// upheld reports whether something that would have happened at a moment is held up now.
func upheld(d *decider, by time.Time, chosen ...Seat) bool {
	return d.c.At.Before(heldUntil(&d.Match, time.Time{}, by, chosen...))
}

// asOf has the command, a yes to what was asked back, count as of the arrival of the letter that was asked back, if that still waits. The
// clock that it sets going begins when the yes is decided.
func asOf(d *decider) {
	p, ok := waitingYes(&d.Match, d.c.By, d.c.At)
	if !ok {
		return
	}
	if d.c.Decided.Before(d.c.At) {
		d.c.Decided = d.c.At
	}
	d.c.At = p.Asked
}

// endWait ends what waits for a yes of the speaker's, by something else of theirs: what it has held up happens before that.
func endWait(d *decider) {
	if p, ok := waitingYes(&d.Match, d.c.By, d.c.At); ok && !d.c.At.Equal(p.Asked) {
		d.happen(Held{})
		takeDue(d)
	}
}

// lapse ends what waits for a yes of a seat, by a turn that is played or taken back: its number is past, and what was held up happens before
// that, by the state at its moment.
func lapse(d *decider, s Seat) {
	held := slices.ContainsFunc(vacationStops(&d.Match), func(v Stop) bool { return v.Since.Before(d.c.At) })
	if _, waits := waitingYes(&d.Match, s, d.c.At); waits && held {
		d.happenBy(s, Held{})
		takeDue(d)
	}
}

// doubtedTurn is when a turn that hurts its player was asked back: once for each number of a turn, and anew after a take-back.
type doubtedTurn struct{ Number, Undos int }

func inDoubt(m *Match) doubtedTurn { return doubtedTurn{m.Number(), m.Undos} }
