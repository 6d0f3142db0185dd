package adjudicator

import (
	"slices"
	"sort"
	"testing"
	"time"

	"pbem/adjudicator/clock"
	"pbem/adjudicator/clock/abacus"
)

// step is what happens next.
func (h *history) step() {
	kinds := []func(){h.turn, h.turn, h.turn, h.tick, h.restart, h.grant, h.pause, h.resume, h.outage, h.bookVacation, h.move, h.leave, h.undo}
	kinds[h.dice.IntN(len(kinds))]()
}

func (h *history) turn() {
	h.note("turn")
	h.book.Look()
	seat, before, skip := h.match.ToMove(), len(h.match.Turns), h.dice.IntN(6)
	for turn := range h.match.Position.Turns() {
		if skip--; skip >= 0 {
			continue
		}
		if h.do(seat, Play{Text: turn.String(), Answers: h.match.Number()}); len(h.match.Turns) > before {
			h.book.Played() // one that hurts oneself is asked back
			return
		}
	}
}

func (h *history) tick() {
	h.note("tick")
	h.do(NoSeat, Tick{})
}

// restart reads the match anew from its events.
func (h *history) restart() {
	h.note("restart")
	m, err := Replay(h.match.Game, slices.Clone(h.events))
	if err != nil {
		h.fail("%v", err)
		return
	}
	h.match = m
}

func (h *history) grant() {
	by, side := 1+h.dice.Int64N(2*24*60), h.dice.IntN(2)
	h.note("grant of %d minutes to %d", by, side)
	h.book.Look()
	h.do(Seat(side+1).Other(), Grant{By: time.Duration(by) * time.Minute})
	h.book.Granted(side, by)
}

func (h *history) pause() {
	h.note("pause")
	b := &h.book
	b.Look()
	may := b.Flag == abacus.Never && b.Stood() < 60*24*60 && (len(b.Paused) == 0 || b.Now >= b.Paused[len(b.Paused)-1].Ended)
	h.do(WhiteSeat, OfferPause{})
	if d := h.do(BlackSeat, AnswerPause{Yes: true}); d.Refused == may {
		h.fail("at %s a pause is refused: %t", abacus.Moment(b.Now), d.Refused)
	}
	if may {
		b.Paused = append(b.Paused, abacus.Span{Began: b.Now, Ended: b.Now + 60*24*60 - b.Stood()})
	}
}

func (h *history) resume() {
	h.note("resume")
	h.do(WhiteSeat, EndPause{})
	if n := len(h.book.Paused); n > 0 && h.book.Now < h.book.Paused[n-1].Ended {
		h.book.Paused[n-1].Ended = min(h.book.Paused[n-1].Ended, h.book.Now+24*60)
	}
}

// outage: nothing is decided meanwhile.
func (h *history) outage() {
	long := 31 + h.dice.Int64N(3*24*60)
	h.note("outage of %d minutes", long)
	h.book.Away = append(h.book.Away, abacus.Span{Began: h.book.Now, Ended: h.book.Now + long})
	for range long {
		h.book.Minute()
	}
}

// bookVacation books a vacation from now on.
func (h *history) bookVacation() {
	side, long := h.dice.IntN(2), h.dice.Int64N(6*24*60)
	h.note("vacation of %d for %d minutes", side, long)
	h.book.Booked[side] = append(h.book.Booked[side], abacus.Span{Began: h.book.Now, Ended: h.book.Now + long})
}

// move goes to another zone, or has weekends on or off.
func (h *history) move() {
	side := h.dice.IntN(2)
	last := h.book.Homes[side][len(h.book.Homes[side])-1]
	next := abacus.Home{Since: h.book.Now, Zone: last.Zone, Off: !last.Off}
	if h.dice.IntN(2) == 0 {
		next.Zone, next.Off = h.zone(), last.Off
	}
	h.note("side %d lives in %s, weekends off: %t", side, next.Zone, next.Off)
	h.book.Homes[side] = append(h.book.Homes[side], next)
}

func (h *history) leave() {
	side := h.dice.IntN(2)
	h.note("leave of %d", side)
	h.book.Leave[side] = append(h.book.Leave[side], abacus.Leave{After: abacus.Moment(h.book.Now), Days: h.dice.IntN(6), Automatic: h.dice.IntN(4) > 0})
}

func (h *history) undo() {
	asker := Seat(h.dice.IntN(2) + 1)
	h.note("undo asked by %d", asker)
	n := lastTurnOf(h.match, asker)
	if n == 0 {
		return
	}
	h.book.Look()
	h.do(asker, AskUndo{})
	if d := h.do(asker.Other(), AnswerUndo{Yes: true}); d.Refused {
		h.fail("undo was refused")
	}
	h.book.Undone(n - 1)
}

// tell tells the match what its clocks must know: of what is to come as much as these histories can need.
func (h *history) tell() {
	h.match.Away = nil
	for _, p := range h.book.Away {
		h.match.Away = append(h.match.Away, p.Interval())
	}
	h.match.Away = clock.Join(h.match.Away)
	for side := range 2 {
		h.match.Seats[side].Pace = Pace{Rests: h.rests(side), Leave: leave(h.book.Leave[side])}
	}
}

// leave is the same list of what a budget holds, as a match is told it.
func leave(book []abacus.Leave) (list []Leave) {
	for _, l := range book {
		list = append(list, Leave(l))
	}
	return list
}

// rests are the weekends and vacations of a side: whole days by the calendar of each home, cut to the time in which it was one.
func (h *history) rests(side int) (list []Rest) {
	for _, p := range h.book.Booked[side] {
		list = append(list, Rest{p.Interval(), Vacation})
	}
	homes := h.book.Homes[side]
	for i, here := range homes {
		within := clock.Interval{Began: h.from, Ended: abacus.Moment(h.book.Now).Add(150 * day)}
		if began := abacus.Moment(here.Since); began.After(within.Began) {
			within.Began = began
		}
		if i+1 < len(homes) && abacus.Moment(homes[i+1].Since).Before(within.Ended) {
			within.Ended = abacus.Moment(homes[i+1].Since)
		}
		if here.Off {
			list = append(list, cut(h.calendar[here.Zone.String()], within)...)
		}
	}
	return list
}

// cut are the weekends of a calendar within some time.
func cut(weekends []clock.Interval, within clock.Interval) (list []Rest) {
	first := sort.Search(len(weekends), func(i int) bool { return weekends[i].Ended.After(within.Began) })
	for _, i := range weekends[first:] {
		if !i.Began.Before(within.Ended) {
			break
		}
		if i.Began.Before(within.Began) {
			i.Began = within.Began
		}
		if i.Ended.After(within.Ended) {
			i.Ended = within.Ended
		}
		list = append(list, Rest{i, Weekend})
	}
	return list
}

// calendars have the weekends of some years, by zone.
func calendars(t *testing.T) map[string][]clock.Interval {
	books := map[string][]clock.Interval{}
	for _, name := range someZones() {
		zone, err := time.LoadLocation(name)
		if err != nil {
			t.Fatal(err)
		}
		for noon := time.Date(2025, 12, 6, 12, 0, 0, 0, zone); noon.Year() < 2028; noon = noon.AddDate(0, 0, 7) { // Saturdays
			books[name] = append(books[name], clock.Interval{Began: midnight(noon), Ended: midnight(noon.AddDate(0, 0, 2))})
		}
	}
	return books
}

// midnight is the first moment of the day that has a noon: where the clocks are put on at midnight, or back to before it, it is not what
// they show.
func midnight(noon time.Time) time.Time {
	y, m, d := noon.Date()
	at := time.Date(y, m, d, 0, 0, 0, 0, noon.Location())
	for at.Day() != noon.Day() {
		at = at.Add(time.Minute)
	}
	for at.Add(-time.Minute).Day() == noon.Day() {
		at = at.Add(-time.Minute)
	}
	return at
}
