package referee

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
)

// longAgo is from when on nobody asks whether players have been told: their letters are sent or given up.
const longAgo = 30 * 24 * time.Hour

// askAgain is when it is looked again whether letters to players have gone out.
const askAgain = time.Minute

// publicly is as much of a match as everybody may know: nothing of which one of its players has not been told (CR-54).
type publicly struct {
	events []adjudicator.Event // all that the store has
	upTo   int                 // so many of them
	count  int                 // of which so many are told to observers
	next   time.Time           // when there may be more; zero where those are all
}

// public tells how much of a match observers may know who have been told of its first events already.
func (c *Changeset) public(ctx context.Context, id, from int, now time.Time) (publicly, error) {
	events, err := c.stored.eventsOf(ctx, c.store, id)
	if err != nil {
		return publicly{}, err
	}
	m, err := c.registry.replay(ctx, c.store, events)
	if err != nil {
		return publicly{}, err
	}
	p := publicly{events: events, upTo: len(events)}
	told := worthTelling(m, events)
	for i, at := range told {
		if at < from || now.Sub(events[at].At) > longAgo {
			p.count++
			continue
		}
		if p.next, err = c.toldAt(ctx, m, window(events, told[i:]), now); err != nil || !p.next.IsZero() {
			p.upTo = at
			return p, err
		}
		p.count++
	}
	return p, nil
}

// after is the match after the events that everybody may know.
func (c *Changeset) after(ctx context.Context, p publicly, n int) (*adjudicator.Match, error) {
	return c.registry.replay(ctx, c.store, p.events[:n])
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
	returned     [2]bool // by side: letters to its player came back at the time
}

// window is the span of the event at the first of the places.
func window(events []adjudicator.Event, places []int) span {
	w := span{from: events[places[0]].At}
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
func (c *Changeset) toldAt(ctx context.Context, m *adjudicator.Match, w span, now time.Time) (next time.Time, err error) {
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		told, err := c.seatTold(ctx, m, seat, w, now)
		if err != nil {
			return next, err
		}
		if told.After(next) {
			next = told
		}
	}
	return next, nil
}

// seatTold is zero if a player has been told: their letters were given to our relay, or, where they get none or none at once, a day has
// gone by (CR-54).
func (c *Changeset) seatTold(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat, w span, now time.Time) (next time.Time, err error) {
	letters, err := c.tellings(ctx, m.ID, seat, w)
	if err != nil {
		return next, err
	}
	if letters.Waiting > 0 {
		return now.Add(askAgain), nil
	}
	late := letters.Sent == 0 || letters.Failed > 0 || w.returned[seat.Side()]
	if !late {
		late, err = c.toldLate(ctx, m, seat, w.from)
	}
	if day := w.from.Add(club.ToldAfter); err == nil && late && now.Before(day) {
		return day, nil
	}
	return next, err
}

// tellings are the letters to a seat that told of an event: those of its very moment, if there are any. Else it was decided later than the
// letter came that caused it, and they are among all up to the next event.
func (c *Changeset) tellings(ctx context.Context, match int, seat adjudicator.Seat, w span) (games.Telling, error) {
	letters, err := c.store.Telling(ctx, match, seat, w.from, w.from.Add(1))
	if err != nil || letters != (games.Telling{}) {
		return letters, err
	}
	return c.store.Telling(ctx, match, seat, w.from, w.before)
}

// toldLate reports whether a player had chosen, at the time, to hear of turns later than at once, or not at all. What they have chosen since
// untells nothing.
func (c *Changeset) toldLate(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat, at time.Time) (bool, error) {
	player, err := c.seated(ctx, m, seat)
	if err != nil || player.Number == 0 {
		return false, err
	}
	events, err := c.store.ClubEvents(ctx, club.PersonStream(player.Number))
	if err != nil {
		return false, err
	}
	then, err := club.Apply(club.Person{}, slices.DeleteFunc(events, func(e club.Event) bool { return e.At.After(at) })...)
	return then.Letters.ToldLate(), err
}
