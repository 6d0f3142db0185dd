package daemon

import (
	"context"
	"errors"
	"testing"
	"time"

	"pbem/games"
)

// TestOneOfTwoSleeps: what one node sleeps through is no outage while another was awake; of what both have missed it is the part since the
// last of them looked at the clock.
func TestOneOfTwoSleeps(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		other time.Duration // for how long the other was awake after this one fell asleep; negative for none
		want  time.Duration // the outage, 0 for none
	}{
		"no other":               {-1, 6 * time.Hour},
		"the other is awake":     {6*time.Hour - 30*time.Second, 0},
		"the other sleeps later": {4 * time.Hour, 2 * time.Hour},
	} {
		for how, wake := range map[string]func(r *rig) (bool, error){
			"frozen":  func(r *rig) (bool, error) { _, on, err := r.look(t.Context()); return on, err },
			"started": func(r *rig) (bool, error) { return r.Resume(t.Context()) },
		} {
			r := newRig(t)
			r.Node, r.OutageCredit = "one", time.Hour
			r.Ran = func() time.Duration { return 0 }
			if _, err := r.Resume(t.Context()); err != nil {
				t.Fatal(err)
			}
			asleep := r.now
			if c.other >= 0 {
				if err := r.store.Live(t.Context(), games.Node{Name: "two", Alive: asleep.Add(c.other)}); err != nil {
					t.Fatal(err)
				}
			}
			r.now = asleep.Add(6 * time.Hour)
			goesOn, err := wake(r)
			if err != nil || goesOn != (c.want == 0) {
				t.Errorf("%s, %s: goes on %v, %v", name, how, goesOn, err)
			}
			list, err := r.store.Outages(t.Context(), time.Time{})
			if err != nil || len(list) != min(1, int(c.want)) || len(list) == 1 && (list[0].Ended.Sub(list[0].Began) != c.want || !list[0].Ended.Equal(r.now)) {
				t.Errorf("%s, %s: %+v, %v", name, how, list, err)
			}
		}
	}
}

// TestTheClockLeaves: a daemon ends when its machine's clock has left the store's, and says so; it takes no letter any more.
func TestTheClockLeaves(t *testing.T) {
	t.Parallel()
	r := newRig(t)
	if r.apart(t.Context()) || r.finished() != nil {
		t.Fatal("its clock is said to have left the store's")
	}
	r.Store = leaving{r.store}
	if !r.apart(t.Context()) || !errors.Is(r.watch(t.Context()), games.ErrApart) {
		t.Errorf("it goes on: %v", r.finished())
	}
}

// leaving is a store whose clock is another one.
type leaving struct{ games.Store }

func (leaving) Apart(context.Context) error { return games.ErrApart }
