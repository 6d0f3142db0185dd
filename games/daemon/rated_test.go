package daemon

import (
	"context"
	"testing"
	"time"

	"golang.org/x/sync/errgroup"

	"pbem/adjudicator/rating"
	"pbem/games"
)

// slow is a store in which it is long until a list is reckoned.
type slow struct {
	games.Store
	begun func()
}

// BeginReckoning implements games.Reckoning.
func (s slow) BeginReckoning(ctx context.Context, l games.RatingList, until rating.Month) (games.RatingList, error) {
	s.begun()
	return s.Store.BeginReckoning(ctx, l, until)
}

// TestMonthsBeside: while a great list is reckoned, time passes in the games.
func TestMonthsBeside(t *testing.T) {
	r := newRig(t)
	ended := games.Result{Match: 1, Counts: true, Names: [2]string{"Ada", "Bo"},
		Game: rating.Game{List: "cosmic", White: "p1@x", Black: "p2@x", Score: 1, Ended: r.now.AddDate(0, -1, 0).UTC().Truncate(time.Second)}}
	if err := r.store.Commit(t.Context(), games.Commit{Results: []games.Result{ended}}); err != nil {
		t.Fatal(err)
	}
	begun, end, tries := make(chan bool), make(chan bool), 0
	r.Store = slow{r.store, func() {
		tries++
		close(begun)
		<-end
	}}
	var beside errgroup.Group
	beside.SetLimit(1)
	for range 3 {
		r.now = r.now.Add(time.Second)
		if err := r.lapse(t.Context(), &beside, r.now); err != nil {
			t.Fatal(err)
		}
	}
	<-begun
	close(end)
	err := beside.Wait()
	list, wrong := r.store.RatingList(t.Context(), "cosmic")
	if err != nil || wrong != nil || tries != 1 || list.Until != rating.MonthOf(r.now) {
		t.Errorf("%v, %v, it was begun %d times, and reckoned until %d", err, wrong, tries, list.Until)
	}
}
