package adjudicator

import (
	"slices"
	"time"
)

// step is what happens next.
func (h *history) step() {
	kinds := []func(){h.turn, h.turn, h.turn, h.tick, h.restart, h.grant, h.pause, h.resume, h.outage, h.bookVacation, h.move, h.leave, h.undo}
	kinds[h.dice.IntN(len(kinds))]()
}

func (h *history) turn() {
	h.note("turn")
	h.book.look()
	seat, before, skip := h.match.ToMove(), len(h.match.Turns), h.dice.IntN(6)
	for turn := range h.match.Position.Turns() {
		if skip--; skip >= 0 {
			continue
		}
		if h.do(seat, Play{Text: turn.String(), Answers: h.match.Number()}); len(h.match.Turns) > before {
			h.book.played() // one that hurts oneself is asked back
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
	h.book.look()
	h.do(Seat(side+1).Other(), Grant{By: time.Duration(by) * time.Minute})
	h.book.granted(side, by)
}

func (h *history) pause() {
	h.note("pause")
	b := &h.book
	b.look()
	may := b.flag == never && b.stood() < 60*24*60 && (len(b.paused) == 0 || b.now >= b.paused[len(b.paused)-1].ended)
	h.do(WhiteSeat, OfferPause{})
	if d := h.do(BlackSeat, AnswerPause{Yes: true}); d.Refused == may {
		h.fail("at %s a pause is refused: %t", moment(b.now), d.Refused)
	}
	if may {
		b.paused = append(b.paused, span{b.now, b.now + 60*24*60 - b.stood()})
	}
}

func (h *history) resume() {
	h.note("resume")
	h.do(WhiteSeat, EndPause{})
	if n := len(h.book.paused); n > 0 && h.book.now < h.book.paused[n-1].ended {
		h.book.paused[n-1].ended = min(h.book.paused[n-1].ended, h.book.now+24*60)
	}
}

// outage: nothing is decided meanwhile.
func (h *history) outage() {
	long := 31 + h.dice.Int64N(3*24*60)
	h.note("outage of %d minutes", long)
	h.book.away = append(h.book.away, span{h.book.now, h.book.now + long})
	for range long {
		h.book.minute()
	}
}

// bookVacation books a vacation from now on.
func (h *history) bookVacation() {
	side, long := h.dice.IntN(2), h.dice.Int64N(6*24*60)
	h.note("vacation of %d for %d minutes", side, long)
	h.book.booked[side] = append(h.book.booked[side], span{h.book.now, h.book.now + long})
}

// move goes to another zone, or has weekends on or off.
func (h *history) move() {
	side := h.dice.IntN(2)
	last := h.book.homes[side][len(h.book.homes[side])-1]
	next := home{h.book.now, last.zone, !last.off}
	if h.dice.IntN(2) == 0 {
		next.zone, next.off = h.zone(), last.off
	}
	h.note("side %d lives in %s, weekends off: %t", side, next.zone, next.off)
	h.book.homes[side] = append(h.book.homes[side], next)
}

func (h *history) leave() {
	side := h.dice.IntN(2)
	h.note("leave of %d", side)
	h.book.leave[side] = append(h.book.leave[side], Leave{After: moment(h.book.now), Days: h.dice.IntN(6), Automatic: h.dice.IntN(4) > 0})
}

func (h *history) undo() {
	asker := Seat(h.dice.IntN(2) + 1)
	h.note("undo asked by %d", asker)
	n := h.match.lastTurnOf(asker)
	if n == 0 {
		return
	}
	h.book.look()
	h.do(asker, AskUndo{})
	if d := h.do(asker.Other(), AnswerUndo{Yes: true}); d.Refused {
		h.fail("undo was refused")
	}
	h.book.undone(n - 1)
}
