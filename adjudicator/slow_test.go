package adjudicator

import (
	"time"

	"pbem/adjudicator/clock"
)

// slow is a second bookkeeping of the clocks of a match, minute by minute, as somebody would keep it with a calendar and an abacus. It
// shares nothing with the clocks of a match but what was told to both: letters, settings, outages. A moment is a number of minutes.
type slow struct {
	control clock.Control
	barred  bool // no vacation in this game (CR-40)
	homes   [2][]home
	booked  [2][]span
	away    []span // when the service was out of order
	paused  []span
	leave   [2][]Leave

	now   int64
	mover int
	shows [2]int64 // minutes
	extra [2]int64
	turns []begun // those played, as they began
	begun begun   // the one that is awaited
	zero  int64   // when the clock of the mover showed 0; never while it does not
	flag  int64   // when the flag fell
	auto  [2]int64
}

// home is where somebody lives from a moment on, and whether their weekends are free.
type home struct {
	since int64
	zone  *time.Location
	off   bool
}

type span struct{ began, ended int64 }

// begun is what both clocks showed as a turn of a side began.
type begun struct {
	side  int
	shows [2]int64
}

const never = int64(-1)

func (p span) has(t int64) bool { return p.began <= t && t < p.ended }

func moment(t int64) time.Time { return time.Unix(t*60, 0).UTC() }

func anyHas(list []span, t int64) bool {
	for _, p := range list {
		if p.has(t) {
			return true
		}
	}
	return false
}

// free says whether a minute is free time of a side: by the calendar of where its player lives at that minute, and by all lists.
func (b *slow) free(t int64, side int) bool {
	var here home
	for _, h := range b.homes[side] {
		if h.since <= t {
			here = h
		}
	}
	if here.off {
		if day := moment(t).In(here.zone).Weekday(); day == time.Saturday || day == time.Sunday {
			return true
		}
	}
	return !b.barred && anyHas(b.booked[side], t) || anyHas(b.away, t) || anyHas(b.paused, t) ||
		b.auto[side] != never && t >= b.auto[side] && t < b.auto[side]+3*24*60
}

// look decides what this minute brings before it passes: the end of an automatic vacation, or a turn that begins with nothing.
func (b *slow) look() {
	if b.flag != never || b.shows[b.mover] > 0 || b.free(b.now, b.mover) {
		return
	}
	if b.zero != never {
		b.flag = b.now
		return
	}
	b.ranOut(b.now)
	b.look()
}

// minute lets one pass.
func (b *slow) minute() {
	b.look()
	if b.flag == never && b.shows[b.mover] > 0 && !b.free(b.now, b.mover) {
		b.shows[b.mover]--
		if b.shows[b.mover] == 0 {
			b.ranOut(b.now + 1)
		}
	}
	b.now++
}

// ranOut: three days of vacation, or the flag, by the state at that moment (CR-5).
func (b *slow) ranOut(at int64) {
	b.zero = at
	var now Leave
	for _, l := range b.leave[b.mover] {
		if l.After.Before(moment(at)) {
			now = l
		}
	}
	if b.barred || b.auto[b.mover] != never || !now.Automatic || now.Days < 3 {
		b.flag = at
		return
	}
	b.auto[b.mover] = at
}

// begin starts the clock of a side.
func (b *slow) begin(side int) {
	b.mover, b.zero, b.flag = side, never, never
	b.begun = begun{side, b.shows}
}

func minutes(d time.Duration) int64 { return int64(d / time.Minute) }

// played: what the turn adds, and the other clock.
func (b *slow) played() {
	b.turns = append(b.turns, b.begun)
	own, c := &b.shows[b.mover], b.control
	count := int64(0)
	for _, t := range b.turns {
		if t.side == b.mover {
			count++
		}
	}
	switch {
	case c.Turns == 1:
		b.shows = [2]int64{minutes(c.First), minutes(c.First)}
		b.shows[1-b.mover] += b.extra[1-b.mover]
		b.extra[1-b.mover] = 0
	case c.Turns > 1:
		if count%int64(c.Turns) == 0 {
			*own += minutes(c.First)
		}
	default:
		grown := *own + minutes(c.Add)
		if c.Most > 0 {
			grown = min(grown, minutes(c.Most))
		}
		*own = max(*own, grown)
	}
	b.begin(1 - b.mover)
}

// granted gives a side time (CR-27). It stays when turns are taken back (CR-43).
func (b *slow) granted(side int, by int64) {
	if side != b.mover && b.control.Turns == 1 {
		b.extra[side] += by
		return
	}
	for i := range b.turns {
		b.turns[i].shows[side] += by
	}
	b.begun.shows[side] += by
	b.shows[side] += by
	if side == b.mover {
		b.zero, b.flag = never, never
	}
}

// undone takes turns back until so many are left.
func (b *slow) undone(to int) {
	back := b.turns[to]
	b.turns, b.shows = b.turns[:to], back.shows
	b.begin(back.side)
}

// stood is how many minutes both clocks have stood by agreement, or will have.
func (b *slow) stood() (sum int64) {
	for _, p := range b.paused {
		sum += p.ended - p.began
	}
	return sum
}
