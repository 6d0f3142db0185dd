package daemon

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/games"
	"pbem/mailer"
)

// TestWhatIsDueGoesAtTheFirstTick: however rarely cron calls, with tick_every or without, and whether letters come by pipe between two ticks
// or not, each tick leaves nothing undone that is due: digests, reminders, flags, letters that could not be sent, open challenges, months.
func TestWhatIsDueGoesAtTheFirstTick(t *testing.T) {
	const week = 7 * 24 * time.Hour
	for _, every := range []time.Duration{time.Minute, time.Hour, 3 * time.Hour, 4 * time.Hour, 24 * time.Hour, week} {
		for _, told := range []bool{true, false} {
			for _, letters := range []bool{true, false} {
				if testing.Short() && every != time.Hour && every != week {
					continue
				}
				t.Run(fmt.Sprintf("every %v, tick_every %v, letters %v", every, told, letters), func(t *testing.T) {
					t.Parallel()
					c := newCron(t)
					if told {
						c.OutageCredit = max(c.OutageCredit, 3*every)
					}
					step, runs := every, min(200, int(45*24*time.Hour/every))
					if letters {
						step = min(every, 2*time.Hour)
						runs = max(runs, int(time.Duration(runs)*every/step))
					}
					c.runs(t, step, every, runs)
				})
			}
		}
	}
}

// cron is a service that runs for moments.
type cron struct {
	*rig
	last time.Time // of the ticks
}

func newCron(t *testing.T) *cron {
	c := &cron{rig: newRig(t)}
	c.OutageCredit = 3 * time.Hour
	c.now = time.Date(2026, 3, 20, 10, 0, 0, 0, time.UTC)
	c.run(t)
	c.now = c.now.Add(time.Second)
	c.begin(t, ada, bo)
	c.say(t, bo, "mail digest on 07:30")
	c.say(t, ada, "seek chesimals-0.1")
	c.last = c.now
	return c
}

// run is a run of the service: a sign of life.
func (c *cron) run(t *testing.T) (goesOn bool) {
	t.Helper()
	*c.timekeeper = timekeeper{troubles: c.troubles}
	if _, err := c.Forward(t.Context(), c.now); err != nil {
		t.Fatal(err)
	}
	goesOn, err := c.Resume(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return goesOn
}

// runs has the service run so often, with a tick now and then.
func (c *cron) runs(t *testing.T, step, every time.Duration, many int) {
	t.Helper()
	began := c.now
	for n := range many {
		c.now = began.Add(time.Duration(n+1) * step)
		if n == 0 {
			c.run(t)
			c.courier.refuse = func(mailer.Envelope) error { return errors.New("the relay is away") }
			c.say(t, ada, "1: say hello "+fmt.Sprint(n))
			c.courier.refuse = nil
		}
		if c.now.Sub(c.last) < every {
			c.run(t)
			continue
		}
		c.last = c.now
		c.tick(t, c.run(t))
	}
	lasted := time.Duration(many) * step
	if lasted < 40*24*time.Hour {
		return
	}
	digests := 0
	for _, l := range c.sentTo(bo) {
		if strings.Contains(string(l.Data), "hello") {
			digests++
		}
	}
	if digests == 0 {
		t.Error("what waited for the digest has not come")
	}
	if offers, err := c.Store.Offers(t.Context(), games.OfferQuery{Limit: 9}); err != nil || len(offers) > 0 {
		t.Errorf("the open challenge has not ended: %v, %v", offers, err)
	}
	if got := c.kinds(t, 1); !strings.HasSuffix(got, "Ended") {
		t.Errorf("the clock has not run out: %s", got)
	}
}

// tick is what “pbem tick” does.
func (c *cron) tick(t *testing.T, goesOn bool) {
	t.Helper()
	if err := c.Visit(t.Context(), c.now, goesOn); err != nil {
		t.Fatal(err)
	}
	if err := c.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if at, ok, err := c.Store.NextDue(t.Context()); err != nil || ok && !at.After(c.now) {
		t.Fatalf("at %v something is due since %v, %v: %s", c.now, at, err, c.kinds(t, 1))
	}
}

// TestHabit: a rare tick that comes as it always does is no outage; one that is late by far is, and so is what a single outage, a clock that was put
// on, letters, or a service that ran in between would make of it.
func TestHabit(t *testing.T) {
	const minute, hour, day = time.Minute, time.Hour, 24 * time.Hour
	for name, c := range map[string]struct {
		gaps []time.Duration // between ticks; negative: a run for a letter, as long after the last sign of life
		want string          // of each gap: "!" for an outage, "." for none
	}{
		"every four hours": {[]time.Duration{4 * hour, 4 * hour, 4 * hour, 4 * hour, 5 * hour, 11 * hour}, "!....."},
		"every day":        {[]time.Duration{day, day, day, 3 * day, 3*day + hour, day}, "!...!."},
		"every week":       {[]time.Duration{7 * day, 7 * day, 7 * day, 8 * day}, "!..."},
		"every minute":     {[]time.Duration{minute, minute, minute, minute, minute, 2 * day, minute, 3 * day, minute, minute}, ".....!.!.."},
		"away again":       {[]time.Duration{minute, minute, minute, minute, minute, 2 * day, 2 * day, minute, 2 * day}, ".....!!.!"},
		"now rarely":       {[]time.Duration{minute, minute, minute, minute, minute, day, day, day, day, day}, ".....!!!.."},
		"letters bring no": {[]time.Duration{hour, hour, -5 * hour, -5 * hour, -5 * hour, -5 * hour, -5 * hour}, "..!!!!!"},
		"a clock put on":   {[]time.Duration{hour, 365 * day, 365 * day, 365 * day, 365 * day}, ".!!!!"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := newRig(t)
			r.OutageCredit = 3 * hour
			svc := &cron{rig: r}
			svc.now = time.Date(2026, 3, 20, 10, 0, 0, 0, time.UTC)
			svc.tick(t, svc.run(t))
			got := ""
			for _, gap := range c.gaps {
				svc.now = svc.now.Add(max(gap, -gap))
				goesOn := svc.run(t)
				if got += map[bool]string{true: ".", false: "!"}[goesOn]; gap > 0 {
					if err := svc.Visit(t.Context(), svc.now, goesOn); err != nil {
						t.Fatal(err)
					}
				}
			}
			if got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
		})
	}
}

// TestServeHasNoHabit: beside a service that runs all the time a nightly tick makes no night without it usual.
func TestServeHasNoHabit(t *testing.T) {
	r := newRig(t)
	r.OutageCredit = 3 * time.Hour
	svc := &cron{rig: r}
	for range 5 {
		svc.now = svc.now.Add(24 * time.Hour)
		svc.tick(t, svc.run(t))
		svc.now = svc.now.Add(time.Minute)
		svc.beat(t.Context(), svc.now)
	}
	svc.now = svc.now.Add(24 * time.Hour)
	if svc.run(t) {
		t.Error("a day without the service is no outage")
	}
}
