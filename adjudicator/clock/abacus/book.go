// Package abacus keeps the clocks of a match a second time, slowly and obviously: minute by minute. Tests hold
// the clocks of matches to it.
package abacus

import (
	"time"

	"pbem/adjudicator/clock"
)

// Never is the moment of what has not happened.
const Never = int64(-1)

// Book is a second bookkeeping of the clocks of a match, as somebody would keep it with a calendar and an abacus. It shares nothing with
// the clocks of a match but what was told to both: letters, settings, outages. Moments are numbers of minutes since 1970, lengths are
// numbers of minutes; a side is 0 for White and 1 for Black.
type Book struct {
	Control clock.Control
	Barred  bool      // no vacation in this game (CR-40)
	Homes   [2][]Home // by side, in the order of time
	Booked  [2][]Span // vacations, by side
	Away    []Span    // when the service was out of order
	Paused  []Span
	Leave   [2][]Leave // by side, in the order of time

	Now   int64
	Mover int
	Shows [2]int64 // by side
	Extra [2]int64 // granted for the next turn, by side
	Turns []Begun  // those played, as they began
	Begun Begun    // the one that is awaited
	Zero  int64    // when the clock of the mover showed 0; Never while it does not
	Flag  int64    // when the flag fell, or Never
	Auto  [2]int64 // when an automatic vacation began, by side, or Never
	Waits [2]Wait  // by side
}

// Leave is what the vacation budget of a player holds after a moment.
type Leave struct {
	After     time.Time
	Days      int
	Automatic bool // automatic vacation is not switched off
}

// New is the book of a match in which White's clock begins to run at a moment.
func New(control clock.Control, now int64) *Book {
	first := Minutes(control.First)
	b := &Book{Control: control, Now: now, Shows: [2]int64{first, first}, Auto: [2]int64{Never, Never}}
	b.Begin(0)
	return b
}

// Home is where somebody lives from a moment on, and whether their weekends are free.
type Home struct {
	Since int64
	Zone  *time.Location
	Off   bool
}

// Span is the time from one moment on, and before another.
type Span struct{ Began, Ended int64 }

// Wait is the time in which a yes to what was asked back still counts as of its beginning (CR-46): to a turn, or to a pause, which stops the
// clocks of both.
type Wait struct {
	Span
	Pause bool
}

// Begun is what both clocks showed as a turn of a side began.
type Begun struct {
	Side  int
	Shows [2]int64
}

// Interval is the same time in times.
func (p Span) Interval() clock.Interval {
	return clock.Interval{Began: Moment(p.Began), Ended: Moment(p.Ended)}
}

func (p Span) has(t int64) bool { return p.Began <= t && t < p.Ended }

// Moment is a moment as a time.
func Moment(t int64) time.Time { return time.Unix(t*60, 0).UTC() }

func anyHas(list []Span, t int64) bool {
	for _, p := range list {
		if p.has(t) {
			return true
		}
	}
	return false
}

// Free says whether a minute is free time of a side: by the calendar of where its player lives at that minute, and by all lists.
func (b *Book) Free(t int64, side int) bool {
	var here Home
	for _, h := range b.Homes[side] {
		if h.Since <= t {
			here = h
		}
	}
	if here.Off {
		if day := Moment(t).In(here.Zone).Weekday(); day == time.Saturday || day == time.Sunday {
			return true
		}
	}
	return !b.Barred && anyHas(b.Booked[side], t) || anyHas(b.Away, t) || anyHas(b.Paused, t) ||
		b.Auto[side] != Never && t >= b.Auto[side] && t < b.Auto[side]+3*24*60
}

// Look decides what this minute brings before it passes: the end of an automatic vacation, or a turn that begins with nothing.
func (b *Book) Look() {
	if b.Flag != Never || b.Shows[b.Mover] > 0 || b.Free(b.Now, b.Mover) {
		return
	}
	if b.Zero != Never {
		b.Flag = b.Now
		return
	}
	b.ranOut(b.Now)
	b.Look()
}

// Minute lets one pass.
func (b *Book) Minute() {
	b.Look()
	if b.Flag == Never && b.Shows[b.Mover] > 0 && !b.Free(b.Now, b.Mover) {
		b.Shows[b.Mover]--
		if b.Shows[b.Mover] == 0 {
			b.ranOut(b.Now + 1)
		}
	}
	b.Now++
}

// ranOut: three days of vacation, or the flag, by the state at that moment (CR-5).
func (b *Book) ranOut(at int64) {
	b.Zero = at
	var now Leave
	for _, l := range b.Leave[b.Mover] {
		if l.After.Before(Moment(at)) {
			now = l
		}
	}
	if b.Barred || b.Auto[b.Mover] != Never || !now.Automatic || now.Days < 3 {
		b.Flag = at
		return
	}
	b.Auto[b.Mover] = at
}

// Begin starts the clock of a side.
func (b *Book) Begin(side int) {
	b.Mover, b.Zero, b.Flag = side, Never, Never
	b.Begun = Begun{side, b.Shows}
}

// Minutes is how many whole minutes a length has.
func Minutes(d time.Duration) int64 { return int64(d / time.Minute) }

// Played: what the turn adds, and the other clock. A turn of the very moment at which the clock shows 0 is in time, and takes no days of
// vacation (CR-3).
func (b *Book) Played() {
	if b.Auto[b.Mover] == b.Now {
		b.Auto[b.Mover] = Never
	}
	b.Turns = append(b.Turns, b.Begun)
	own, c := &b.Shows[b.Mover], b.Control
	count := int64(0)
	for _, t := range b.Turns {
		if t.Side == b.Mover {
			count++
		}
	}
	switch {
	case c.Turns == 1:
		b.Shows = [2]int64{Minutes(c.First), Minutes(c.First)}
		b.Shows[1-b.Mover] += b.Extra[1-b.Mover]
		b.Extra[1-b.Mover] = 0
	case c.Turns > 1:
		if count%int64(c.Turns) == 0 {
			*own += Minutes(c.First)
		}
	default:
		grown := *own + Minutes(c.Add)
		if c.Most > 0 {
			grown = min(grown, Minutes(c.Most))
		}
		*own = max(*own, grown)
	}
	b.Begin(1 - b.Mover)
}

// Granted gives a side time (CR-27). It stays when turns are taken back (CR-43). While a yes is waited for no days are taken yet (CR-46); who has
// time again by then needs none.
func (b *Book) Granted(side int, by int64) {
	if side == b.Mover && b.waits(b.Auto[side]) {
		b.Auto[side] = Never
	}
	if side != b.Mover && b.Control.Turns == 1 {
		b.Extra[side] += by
		return
	}
	for i := range b.Turns {
		b.Turns[i].Shows[side] += by
	}
	b.Begun.Shows[side] += by
	b.Shows[side] += by
	if side == b.Mover {
		b.Zero, b.Flag = Never, Never
	}
}

// waits reports whether what would have happened at a moment waits now.
func (b *Book) waits(at int64) bool {
	for side, w := range b.Waits {
		if w.Began <= at && w.has(b.Now) && (side == b.Mover || w.Pause) {
			return true
		}
	}
	return false
}

// Undone takes turns back until so many are left.
func (b *Book) Undone(to int) {
	back := b.Turns[to]
	b.Turns, b.Shows = b.Turns[:to], back.Shows
	b.Begin(back.Side)
}

// Stood is how many minutes both clocks have stood by agreement, or will have.
func (b *Book) Stood() (sum int64) {
	for _, p := range b.Paused {
		sum += p.Ended - p.Began
	}
	return sum
}
