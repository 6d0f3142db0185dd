package daemon

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
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

// TestNobodyTakesOfTwo: that nobody takes our letters is one outage, from the first letter that any node could not send to the first that any
// node could, whoever of them has tried meanwhile; and none where one of them could all the time (CR-29).
func TestNobodyTakesOfTwo(t *testing.T) {
	t.Parallel()
	type try struct {
		after time.Duration
		node  int
		works bool
	}
	for name, c := range map[string]struct {
		tries []try
		want  time.Duration // the outage, 0 for none
	}{
		"both try":          {[]try{{0, 0, false}, {time.Minute, 1, false}, {5 * time.Hour, 0, true}, {6 * time.Hour, 1, true}}, 5 * time.Hour},
		"the other ends it": {[]try{{0, 0, false}, {5 * time.Hour, 1, true}, {6 * time.Hour, 0, true}}, 5 * time.Hour},
		"one could always":  {[]try{{0, 0, false}, {20 * time.Minute, 1, true}, {2 * time.Hour, 0, false}, {2*time.Hour + time.Minute, 1, true}, {5 * time.Hour, 0, true}}, 0},
	} {
		one := newRig(t)
		one.Node, one.OutageCredit, one.Ran = "one", time.Hour, func() time.Duration { return 0 }
		two := New(Parts{Store: one.Store, Referee: one.Referee, Clock: one.Clock, Log: one.Log, Metrics: one.Metrics, Node: "two", OutageCredit: time.Hour, Ran: one.Ran})
		nodes := []*Daemon{one.Daemon, two}
		began := one.now
		for _, d := range nodes {
			if _, err := d.Resume(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		for _, try := range c.tries {
			if err := nodes[try.node].tried(t.Context(), "unsent", try.works, began.Add(try.after)); err != nil {
				t.Fatal(err)
			}
		}
		list, err := one.store.Outages(t.Context(), time.Time{})
		if err != nil || len(list) != min(1, int(c.want)) || len(list) == 1 && (!list[0].Began.Equal(began) || list[0].Ended.Sub(began) != c.want) {
			t.Errorf("%s: %+v, %v", name, list, err)
		}
		for _, d := range nodes {
			if _, _, err := d.look(t.Context()); err != nil || d.onTrial("unsent") {
				t.Errorf("%s: %s thinks that nobody takes our letters: %v", name, d.Node, err)
			}
		}
	}
}

// TestLooksAround: a node tells its log of another that is called as it is, and of one that has a key which it has not; not of those that were there
// before it, or are silent.
func TestLooksAround(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		other games.Process
		gone  time.Duration // how long ago the other was alive last
		want  string        // "" for no word
	}{
		"another node":          {games.Process{Node: "two", Key: "old"}, 0, ""},
		"of its name":           {games.Process{Node: "one", Key: "old"}, 0, "called the same"},
		"of its name, before":   {games.Process{Node: "one", Key: "old"}, 4 * time.Minute, ""},
		"of its name, and gone": {games.Process{Node: "one", Key: "old"}, 2 * time.Minute, ""},
		"with a strange key":    {games.Process{Node: "two", Key: "strange"}, 0, "the same key file"},
		"with one, before":      {games.Process{Node: "two", Key: "strange"}, 4 * time.Minute, ""},
		"with one, and gone":    {games.Process{Node: "two", Key: "strange"}, 2 * time.Minute, ""},
	} {
		r := newRig(t)
		var log bytes.Buffer
		r.Node, r.Key, r.Keys, r.Log = "one", "new", []string{"new", "old"}, slog.New(slog.NewTextHandler(&log, nil))
		began := r.now
		c.other.Name, c.other.Alive = "other", began
		runs := func(at time.Time) {
			t.Helper()
			c.other.Alive = at
			if err := r.store.Runs(t.Context(), c.other); err != nil {
				t.Fatal(err)
			}
		}
		runs(began)
		r.runs(t.Context())
		r.now = began.Add(4 * time.Minute)
		runs(r.now.Add(-c.gone))
		r.runs(t.Context())
		if said := log.String(); (said == "") != (c.want == "") || !strings.Contains(said, c.want) {
			t.Errorf("%s: %s", name, said)
		}
	}
}

// TestProcessIsNoted: a process that shares its store says at each beat who it is, by the name that its leases have, and from its first word on;
// one that is alone says nothing.
func TestProcessIsNoted(t *testing.T) {
	t.Parallel()
	for _, node := range []string{"one", ""} {
		r := newRig(t)
		r.Node, r.Machine, r.Key, r.Version = node, "m1", "key1", "v1"
		began := r.now
		r.runs(t.Context())
		r.now = began.Add(time.Minute)
		r.beat(t.Context(), r.now)
		list, err := r.store.Processes(t.Context())
		if err != nil || (len(list) == 1) != (node != "") {
			t.Fatalf("node %q: %+v, %v", node, list, err)
		}
		for _, p := range list {
			p.Layout = 0
			if want := (games.Process{Name: r.itself(), Node: node, Machine: "m1", Key: "key1", Version: "v1", Began: began.UTC(), Alive: r.now.UTC()}); p != want {
				t.Errorf("%+v, want %+v", p, want)
			}
		}
	}
}
