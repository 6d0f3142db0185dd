package daemon

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/mailer"
)

func TestForward(t *testing.T) {
	r := newRig(t)
	start := r.now
	for i, step := range []struct{ given, want time.Duration }{
		{0, 0}, {time.Hour, time.Hour}, {-time.Hour, time.Hour}, {-365 * 24 * time.Hour, time.Hour}, {2 * time.Hour, 2 * time.Hour},
	} {
		got, err := r.Forward(t.Context(), start.Add(step.given))
		if err != nil || !got.Equal(start.Add(step.want)) {
			t.Errorf("step %d: %v, want %v, %v", i, got, start.Add(step.want), err)
		}
	}
}

// outages lists what the store knows of, by length.
func (r *rig) outages(t *testing.T) (list []time.Duration) {
	t.Helper()
	all, err := r.Store.Outages(t.Context(), time.Time{})
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range all {
		list = append(list, o.Ended.Sub(o.Began))
	}
	return list
}

func TestResume(t *testing.T) {
	for name, c := range map[string]struct {
		away, limit time.Duration
		want        string
	}{
		"a long outage":  {5 * time.Hour, 30 * time.Minute, "[5h0m0s]"},
		"a short one":    {20 * time.Minute, 30 * time.Minute, "[]"},
		"never credited": {5 * time.Hour, 0, "[]"},
		"clock put back": {-5 * time.Hour, 30 * time.Minute, "[]"},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRig(t)
			r.OutageCredit = c.limit
			if _, err := r.Resume(t.Context()); err != nil { // the first start of all
				t.Fatal(err)
			}
			r.begin(t, ada, bo)
			r.now = r.now.Add(c.away)
			commits := r.store.commits
			for i := range 2 { // the second start finds nothing to do
				goesOn, err := r.Resume(t.Context())
				if err != nil || goesOn != (i == 1 || c.want == "[]") {
					t.Errorf("start %d: %v, %v", i, goesOn, err)
				}
			}
			if got := fmt.Sprint(r.outages(t)); got != c.want {
				t.Errorf("outages %s, want %s", got, c.want)
			}
			if r.store.commits != commits {
				t.Error("an outage was written to games")
			}
		})
	}
}

func TestTick(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	for _, step := range []struct {
		after time.Duration
		want  string
	}{
		{35 * time.Hour, ""},
		{36 * time.Hour, " Reminded"}, // half of three days
		{36 * time.Hour, " Reminded"},
		{48 * time.Hour, " Reminded Reminded"}, // one day left
		{72 * time.Hour, " Reminded Reminded FlagFell"},
		{97 * time.Hour, " Reminded Reminded FlagFell Ended"}, // and the grace of a day
		{500 * time.Hour, " Reminded Reminded FlagFell Ended"},
	} {
		if err := r.Tick(t.Context(), r.now.Add(step.after)); err != nil {
			t.Fatal(err)
		}
		if got, want := r.kinds(t, 1), "Opened Accepted"+step.want; got != want {
			t.Errorf("after %v: %s, want %s", step.after, got, want)
		}
	}
}

// TestTickMany: more matches than are looked at in one go.
func TestTickMany(t *testing.T) {
	r := newRig(t)
	const many = dueBatch + 5
	for _, words := range []string{"new chesimals-0.1 vs b%d@example.org as white time 3d", "yes", "accept"} {
		var batch []mailer.Incoming
		for i := range many {
			who := map[bool]string{true: "b%d@example.org", false: "a%d@example.org"}[words == "accept"]
			batch = append(batch, r.letter(fmt.Sprintf(who, i), strings.ReplaceAll(words, "%d", fmt.Sprint(i))))
		}
		r.Handle(t.Context(), batch)
		if err := r.Flush(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if err := r.Tick(t.Context(), r.now.Add(36*time.Hour)); err != nil {
		t.Fatal(err)
	}
	for match := 1; match <= many; match++ {
		if got := r.kinds(t, match); got != "Opened Accepted Reminded" {
			t.Fatalf("match %d: %s", match, got)
		}
	}
}

// TestBrokenMatch: a match that cannot be read, or breaks the program, stops neither the clocks of the others nor a start.
func TestBrokenMatch(t *testing.T) {
	for name, breaks := range map[string]func() error{
		"unreadable": func() error { return errors.New("its rules are gone") },
		"panicking":  func() error { panic("broken") },
	} {
		t.Run(name, func(t *testing.T) {
			r := newRig(t)
			r.OutageCredit = 30 * time.Minute
			if _, err := r.Resume(t.Context()); err != nil {
				t.Fatal(err)
			}
			r.begin(t, ada, bo)
			r.begin(t, "cy@example.org", "di@example.org")
			r.store.events = func(match int) error {
				if match != 1 {
					return nil
				}
				return breaks()
			}
			r.now = r.now.Add(36 * time.Hour)
			if err := r.Tick(t.Context(), r.now); err == nil || !strings.Contains(err.Error(), "game 1") {
				t.Errorf("the error of game 1: %v", err)
			}
			if _, err := r.Resume(t.Context()); err != nil {
				t.Error(err)
			}
			if got := r.kinds(t, 1); got != "Opened Accepted" {
				t.Errorf("game 1: %s", got)
			}
			if got := r.kinds(t, 2); got != "Opened Accepted Reminded" {
				t.Errorf("game 2: %s", got)
			}
		})
	}
}

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
