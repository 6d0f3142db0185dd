package daemon

import (
	"errors"
	"testing"
	"time"

	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/mailer"
)

// TestImplausibleArrival: a letter that came at a time at which none comes, by what its mailbox says, came now.
func TestImplausibleArrival(t *testing.T) {
	for _, at := range []time.Time{{}, time.Date(0, 1, 1, 0, 0, 0, 0, time.UTC), time.Date(1601, 11, 28, 0, 0, 0, 0, time.UTC), time.Unix(0, 0),
		time.Date(2262, 4, 12, 0, 0, 0, 0, time.UTC), time.Date(9999, 12, 31, 23, 59, 59, 0, time.UTC), time.Date(292277026596, 1, 1, 0, 0, 0, 0, time.UTC)} {
		r := newRig(t)
		r.begin(t, ada, bo)
		letter := r.letter(ada, "white: Zd2-d3")
		letter.Received = at
		if got := r.Handle(t.Context(), []mailer.Incoming{letter}); got[0] != Done {
			t.Errorf("%v: %v", at, got)
		}
		events, err := r.Store.Events(t.Context(), 1)
		if last := events[len(events)-1]; err != nil || len(events) != 3 || !last.At.Equal(r.now) {
			t.Errorf("%v: %v, %v", at, last, err)
		}
	}
}

// TestImplausibleClock: a clock that is centuries wrong writes nothing, and afterwards all goes on.
func TestImplausibleClock(t *testing.T) {
	r := newRig(t)
	r.OutageCredit = time.Hour
	right := r.now
	if _, err := r.Resume(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, year := range []int{1, 1600, 1999, 2200, 2262, 9999} {
		r.now = time.Date(year, 11, 21, 10, 0, 0, 0, time.UTC)
		if _, _, err := r.look(t.Context()); !errors.Is(err, clock.ErrImplausible) {
			t.Errorf("in %d: %v", year, err)
		}
		if err := r.lives(t.Context(), r.now); !errors.Is(err, clock.ErrImplausible) {
			t.Errorf("in %d it lives: %v", year, err)
		}
		if got := r.Handle(t.Context(), []mailer.Incoming{r.letter(ada, "help")}); got[0] != Leave {
			t.Errorf("in %d: %v", year, got)
		}
	}
	r.now = right.Add(time.Minute)
	r.say(t, ada, "help")
	if got := r.outages(t); len(got) > 0 {
		t.Errorf("outages %v", got)
	}
}

// TestMarkOfAWrongClock: what was noted by such a clock keeps nobody from going on.
func TestMarkOfAWrongClock(t *testing.T) {
	r := newRig(t)
	if err := r.store.SetMark(t.Context(), games.OfService, timeMark, "2300-11-21T10:00:00Z"); err != nil {
		t.Fatal(err)
	}
	if now, err := r.Forward(t.Context(), r.now); err != nil || !now.Equal(r.now) {
		t.Errorf("%v, %v", now, err)
	}
}
