package changes

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/rules"
)

// longAgo is from when on nobody asks whether players have been told: their letters are sent or given up.
const longAgo = 30 * 24 * time.Hour

// AskAgain is when it is looked again whether letters to players have gone out.
const AskAgain = time.Minute

// Publicly is as much of a match as everybody may know: nothing of which one of its players has not been told (CR-54).
type Publicly struct {
	Events []adjudicator.Event // all that the store has
	UpTo   int                 // so many of them
	Count  int                 // of which so many are told to observers
	Next   time.Time           // when there may be more; zero where those are all
}

// Public tells how much of a match observers may know who have been told of its first events already.
func Public(ctx context.Context, c *Set, id, from int, now time.Time) (Publicly, error) {
	events, err := c.Stored.EventsOf(ctx, c.Store, id)
	if err != nil {
		return Publicly{}, err
	}
	m, err := c.Registry.Replay(ctx, c.Store, events)
	if err != nil {
		return Publicly{}, err
	}
	p := Publicly{Events: events, UpTo: len(events)}
	told := worthTelling(m, events)
	known := func(at int) bool { return at < from || now.Sub(events[at].At) > longAgo }
	letters, err := tellings(ctx, c, id, events, slices.DeleteFunc(slices.Clone(told), known))
	if err != nil {
		return Publicly{}, err
	}
	turned, err := turnedFor(ctx, c, m, events, told, letters, now)
	if err != nil {
		return Publicly{}, err
	}
	for i, at := range told {
		if known(at) || at <= turned {
			p.Count++
			continue
		}
		if p.Next, err = toldAt(ctx, c, m, letters, window(events, told[i:]), now); err != nil || !p.Next.IsZero() {
			p.UpTo = at
			return p, err
		}
		p.Count++
	}
	return p, nil
}

// ToldOfAll is public for a whole match. A game of somebody who is forgotten is not held back: the letters of its end went before that.
func ToldOfAll(ctx context.Context, c *Set, m *adjudicator.Match, now time.Time) (Publicly, error) {
	p, err := Public(ctx, c, m.ID, 0, now)
	if m.Seats[rules.White].Forgotten || m.Seats[rules.Black].Forgotten {
		p.UpTo, p.Next = len(p.Events), time.Time{}
	}
	return p, err
}

// turnedFor is the place of the last end, or correction of one, of which both players have been told; -1 for none. The letter that tells of it
// goes at once, and tells of all that was before it.
func turnedFor(ctx context.Context, c *Set, m *adjudicator.Match, events []adjudicator.Event, told []int, letters []games.Telling, now time.Time) (int, error) {
	for i, at := range slices.Backward(told) {
		if !Turning(events[at].Fact) || now.Sub(events[at].At) > longAgo {
			continue
		}
		next, err := toldAt(ctx, c, m, letters, window(events, told[i:]), now)
		if err != nil || next.IsZero() {
			return at, err
		}
	}
	return -1, nil
}

// Turning reports whether a fact ends a game, corrects how it ended, or has it go on again. That cannot wait: players hear of it at once.
func Turning(f adjudicator.Fact) bool {
	switch f.(type) {
	case adjudicator.Ended, adjudicator.Adjudicated, adjudicator.Reopened:
		return true
	}
	return false
}

// tellings are the letters that may have told of the events at some places, all at once: each event is asked about for each seat.
func tellings(ctx context.Context, c *Set, match int, events []adjudicator.Event, places []int) ([]games.Telling, error) {
	if len(places) == 0 {
		return nil, nil
	}
	first := slices.MinFunc(places, func(a, b int) int { return events[a].At.Compare(events[b].At) })
	return c.Store.Tellings(ctx, match, events[first].At)
}

// After is the match after the events that everybody may know.
func (c *Set) After(ctx context.Context, p Publicly, n int) (*adjudicator.Match, error) {
	return c.Registry.Replay(ctx, c.Store, p.Events[:n])
}

// worthTelling are the places of the events of which observers hear: turns, take-backs, set-ups and the end. A secret set-up is nobody's
// business, nor when it was sent or sent anew: both are shown by the one that completes them.
func worthTelling(m *adjudicator.Match, events []adjudicator.Event) (places []int) {
	completes := -1
	for i, e := range events {
		if _, ok := e.Fact.(adjudicator.SetUp); ok && m.Number() > 0 {
			completes = i
		}
	}
	for i, e := range events {
		switch e.Fact.(type) {
		case adjudicator.TurnPlayed, adjudicator.Undone, adjudicator.Ended, adjudicator.Adjudicated, adjudicator.Reopened:
			places = append(places, i)
		case adjudicator.SetUp:
			if !m.Secret() || i == completes {
				places = append(places, i)
			}
		}
	}
	return places
}

// span is when letters were made that told of an event: from its moment on, up to the moment of the next of which players are told, and
// in it: a turn that was asked back is played at the moment of its own letter, told when the answer comes, and may be answered in that same
// second. A zero end is none.
type span struct {
	from, before time.Time
	turning      bool    // it cannot wait
	returned     [2]bool // by side: letters to its player came back at the time
}

// window is the span of the event at the first of the places.
func window(events []adjudicator.Event, places []int) span {
	w := span{from: events[places[0]].At, turning: Turning(events[places[0]].Fact)}
	for _, e := range events[:places[0]] {
		switch f := e.Fact.(type) {
		case adjudicator.Returned:
			w.returned[f.Seat.Side()] = true
		case adjudicator.Reached:
			w.returned[e.By.Side()] = false
		}
	}
	for _, later := range places[1:] {
		if at := events[later].At; at.After(w.from) {
			w.before = at.Add(1)
			break
		}
	}
	return w
}

// toldAt is zero if both players have been told of what happened, else when it is worth asking again.
func toldAt(ctx context.Context, c *Set, m *adjudicator.Match, letters []games.Telling, w span, now time.Time) (next time.Time, err error) {
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		told, err := seatTold(ctx, c, m, seat, letters, w, now)
		if err != nil {
			return next, err
		}
		if told.After(next) {
			next = told
		}
	}
	return next, nil
}

// seatTold is zero if a player has been told: their letters were given to our relay, or a day has gone by (CR-54). An end waits for nothing but its
// letter; a turn also for the day on which those are told who read letters later than at once. No mailbox holds an end back for longer, and
// nobody waits for who has gone.
func seatTold(ctx context.Context, c *Set, m *adjudicator.Match, seat adjudicator.Seat, letters []games.Telling, w span, now time.Time) (next time.Time, err error) {
	if m.Player(seat).Level > 0 { // a robot
		return next, nil
	}
	n, day := w.tellings(letters, seat), w.from.Add(club.ToldAfter)
	switch {
	case n.waiting > 0 && (!w.turning || now.Before(n.since.Add(club.ToldAfter))):
		return now.Add(AskAgain), nil
	case w.turning && n.sent > 0, !now.Before(day):
		return next, nil
	}
	late := n.sent == 0 || n.failed > 0 || w.returned[seat.Side()]
	switch {
	case w.turning:
		late, err = stays(ctx, c, m, seat)
	case !late:
		late, err = toldLate(ctx, c, m, seat, w.from)
	}
	if err == nil && late {
		return day, nil
	}
	return next, err
}

// stays reports whether a player is still somebody, and has not asked to be forgotten.
func stays(ctx context.Context, c *Set, m *adjudicator.Match, seat adjudicator.Seat) (bool, error) {
	player, err := c.Seated(ctx, m, seat)
	if err != nil || player.Number == 0 {
		return false, err
	}
	leaving, err := c.Stored.erasures(ctx, c.Store)
	return !slices.ContainsFunc(leaving, func(e games.Erasure) bool { return e.Player == player.Address }), err
}

// tellings are the letters to a seat that told of an event: those of its very moment, if there are any. Else it was decided later than the
// letter came that caused it, and they are among all up to the next event.
func (w span) tellings(letters []games.Telling, seat adjudicator.Seat) dispatched {
	if at := count(letters, seat, w.from, w.from.Add(1)); at != (dispatched{}) {
		return at
	}
	return count(letters, seat, w.from, w.before)
}

// dispatched is how many letters wait to be sent, were taken by the next server, and were given up; and since when the first of them waits.
type dispatched struct {
	waiting, sent, failed int
	since                 time.Time
}

// count counts the letters to a seat that were made from one moment on and before another; zero for any later one.
func count(letters []games.Telling, seat adjudicator.Seat, from, before time.Time) (n dispatched) {
	for _, l := range letters {
		if l.Seat != seat || l.Created.Before(from) || !before.IsZero() && !l.Created.Before(before) {
			continue
		}
		switch l.State {
		case games.Queued:
			if n.waiting++; n.since.IsZero() || l.Created.Before(n.since) {
				n.since = l.Created
			}
		case games.Sent:
			n.sent++
		case games.GivenUp:
			n.failed++
		}
	}
	return n
}

// toldLate reports whether a player had chosen, at the time, to hear of turns later than at once, or not at all. What they have chosen since
// untells nothing.
func toldLate(ctx context.Context, c *Set, m *adjudicator.Match, seat adjudicator.Seat, at time.Time) (bool, error) {
	player, err := c.Seated(ctx, m, seat)
	if err != nil || player.Number == 0 {
		return false, err
	}
	events, err := c.Stored.personEvents(ctx, c.Store, player.Number)
	if err != nil {
		return false, err
	}
	then, err := club.Apply(club.Person{}, slices.DeleteFunc(slices.Clone(events), func(e club.Event) bool { return e.At.After(at) })...)
	return then.Letters.ToldLate(), err
}
