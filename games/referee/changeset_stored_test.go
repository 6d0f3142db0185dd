package referee_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/talk/lobby"
	"pbem/games/talk/play"
)

// tallied counts what a store is asked, by the question.
type tallied struct {
	games.Store
	times map[string]int
}

func (a tallied) PlayerAt(ctx context.Context, address string) (string, error) {
	a.times["whose is "+address]++
	return a.Store.PlayerAt(ctx, address)
}

func (a tallied) Erasures(ctx context.Context) ([]games.Erasure, error) {
	a.times["who leaves"]++
	return a.Store.Erasures(ctx)
}

func (a tallied) Charges(ctx context.Context, account string, since time.Time, n int) ([]games.Charge, error) {
	a.times[fmt.Sprint("what was counted against ", account, since, n)]++
	return a.Store.Charges(ctx, account, since, n)
}

func (a tallied) Traced(ctx context.Context, of string) (time.Time, error) {
	a.times["what stays of "+of]++
	return a.Store.Traced(ctx, of)
}

func (a tallied) Events(ctx context.Context, match int) ([]adjudicator.Event, error) {
	a.times[fmt.Sprint("what has happened in ", match)]++
	return a.Store.Events(ctx, match)
}

func (a tallied) Player(ctx context.Context, address string) (games.Player, error) {
	a.times["who is "+address]++
	return a.Store.Player(ctx, address)
}

func (a tallied) ClubEvents(ctx context.Context, stream club.Stream) ([]club.Event, error) {
	a.times[fmt.Sprint("what has happened to ", stream)]++
	return a.Store.ClubEvents(ctx, stream)
}

func (a tallied) Tellings(ctx context.Context, match int, from time.Time) ([]games.Telling, error) {
	a.times[fmt.Sprint("who was written to of ", match)]++
	return a.Store.Tellings(ctx, match, from)
}

func (a tallied) ClubEventsOf(ctx context.Context, streams ...club.Stream) (map[club.Stream][]club.Event, error) {
	a.times["what has happened to some"]++
	return a.Store.ClubEventsOf(ctx, streams...)
}

func (a tallied) PlayerNumbered(ctx context.Context, number int) (games.Player, error) {
	a.times[fmt.Sprint("who has number ", number)]++
	return a.Store.PlayerNumbered(ctx, number)
}

func (a tallied) PlayersNumbered(ctx context.Context, numbers ...int) ([]games.Player, error) {
	a.times["who have some numbers"]++
	return a.Store.PlayersNumbered(ctx, numbers...)
}

// asksOnce wants some questions, and none of them twice.
func (a tallied) asksOnce(t *testing.T) {
	t.Helper()
	if len(a.times) < 4 {
		t.Errorf("the store was asked nothing but %v", slices.Sorted(maps.Keys(a.times)))
	}
	for what, n := range a.times {
		if n > 1 {
			t.Errorf("%d times: %s", n, what)
		}
	}
}

// TestNothingIsAskedTwice: while one letter is decided the store is asked nothing twice, however often what it does looks at the game: each question is
// a round trip. A game with an inventor asks the most.
func TestNothingIsAskedTwice(t *testing.T) {
	t.Parallel()
	o := invented(t)
	o.says(ada, "copy inventor yes")
	a := tallied{o.store, map[string]int{}}
	c := o.referee.Changes(a)
	c.Now = o.now
	for range 3 {
		if _, err := c.Match(t.Context(), 1); err != nil {
			t.Fatal(err)
		}
	}
	a.asksOnce(t)
}

// TestRecordsAskOnce: neither does a record, with what of it may be told. When all letters have gone each turn is asked about, for both seats.
func TestRecordsAskOnce(t *testing.T) {
	t.Parallel()
	o := invented(t)
	o.says(ada, "copy inventor yes")
	for _, allGone := range []bool{false, true} {
		if allGone {
			o.allSent()
		}
		a := tallied{o.store, map[string]int{}}
		told, next, err := play.Told(t.Context(), o.referee, a, 1, o.now)
		if err != nil {
			t.Fatal(err)
		}
		if next.IsZero() != allGone || allGone != (len(told.Public.Played()) == 2) {
			t.Errorf("all letters gone: %v; told are %d turns, more from %v on", allGone, len(told.Public.Played()), next)
		}
		a.asksOnce(t)
	}
}

// TestOffersAskOnce: however many offers stand, and whoever seeks by them, all that is on offer is a few questions.
func TestOffersAskOnce(t *testing.T) {
	t.Parallel()
	o := open(t)
	for _, seeker := range []string{ada, bo} {
		for _, preset := range []string{"amoeba", "chesimals-0.1"} {
			o.send(seeker, "", "seek "+preset)
		}
	}
	a := tallied{o.store, map[string]int{}}
	list, err := lobby.Offered(t.Context(), o.referee, a, o.now)
	if err != nil || len(list.Seeks) != 4 || list.Seeks[0].Name == "" {
		t.Fatalf("%+v, %v", list.Seeks, err)
	}
	if len(a.times) != 2 {
		t.Errorf("the store was asked %v", a.times)
	}
	for what, n := range a.times {
		if n > 1 {
			t.Errorf("%d times: %s", n, what)
		}
	}
}

// allSent has all letters taken over by the next server.
func (o *fixture) allSent() {
	o.t.Helper()
	letters, err := o.store.Lease(context.Background(), o.now, o.now.Add(time.Second), 100)
	var sent []games.Settlement
	for _, l := range letters {
		sent = append(sent, games.Settlement{MessageID: l.MessageID, Sent: true})
	}
	if err := errors.Join(err, o.store.Settle(context.Background(), o.now, sent)); err != nil || len(sent) == 0 {
		o.t.Fatalf("%d letters were sent: %v", len(sent), err)
	}
}
