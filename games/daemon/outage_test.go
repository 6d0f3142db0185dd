package daemon

import (
	"fmt"
	"testing"
	"time"

	"pbem/mailer"
)

// arrive has a letter handled that came to the mail server at a time, and the clocks looked at.
func (r *rig) arrive(t *testing.T, l mailer.Incoming, at time.Time) {
	t.Helper()
	l.Received = at
	if v := r.Handle(t.Context(), []mailer.Incoming{l}); v[0] != Done {
		t.Fatalf("ack %d", v[0])
	}
	r.lookAndTick(t)
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// lookAndTick does what the daemon does every 15 seconds.
func (r *rig) lookAndTick(t *testing.T) {
	t.Helper()
	now, goesOn, err := r.look(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if !goesOn {
		return
	}
	if err := r.Tick(t.Context(), now); err != nil {
		t.Fatal(err)
	}
}

// timed is a rig that runs, with a game of three days a turn, and a clock of its own that nobody sets.
func timed(t *testing.T) (r *rig, ran *time.Duration) {
	t.Helper()
	r, ran = newRig(t), new(time.Duration)
	r.OutageCredit, r.Ran = 30*time.Minute, func() time.Duration { return *ran }
	if _, err := r.Resume(t.Context()); err != nil {
		t.Fatal(err)
	}
	r.begin(t, ada, bo)
	return r, ran
}

// TestLetterInOutage: White's turn lies in the mailbox while the service is away for longer than a turn may take. It is not
// late, and Black's clock runs only from the end of the outage: its player was not told before. The service may die again meanwhile.
func TestLetterInOutage(t *testing.T) {
	for name, deaths := range map[string]int{"once": 1, "dying again before the mailbox is read": 2} {
		t.Run(name, func(t *testing.T) {
			r, _ := timed(t)
			began := r.now
			turn := r.letter(ada, "white: Zd2-d3")
			r.now = began.Add(5 * 24 * time.Hour)
			for range deaths {
				*r.timekeeper = timekeeper{troubles: r.troubles}
				if _, err := r.Resume(t.Context()); err != nil {
					t.Fatal(err)
				}
				r.now = r.now.Add(20 * time.Second)
			}
			r.arrive(t, turn, began.Add(24*time.Hour))
			if got := r.kinds(t, 1); got != "Opened Accepted TurnPlayed" {
				t.Error(got)
			}
			r.now = began.Add((5*24 + 35) * time.Hour) // an hour before half of Black's time is over
			*r.timekeeper = timekeeper{troubles: r.troubles}
			r.OutageCredit = 0
			r.lookAndTick(t)
			if got := r.kinds(t, 1); got != "Opened Accepted TurnPlayed" {
				t.Error(got)
			}
			r.now = r.now.Add(time.Hour)
			r.lookAndTick(t)
			if got := r.kinds(t, 1); got != "Opened Accepted TurnPlayed Reminded" {
				t.Error(got)
			}
		})
	}
}

// TestOutageAfterTheFlag: a flag that had fallen before an outage stays fallen, and what was left of the grace is left after it.
func TestOutageAfterTheFlag(t *testing.T) {
	r, ran := timed(t)
	pass := func(hours int) {
		for range hours {
			r.now, *ran = r.now.Add(time.Hour), *ran+time.Hour
			r.lookAndTick(t)
		}
	}
	pass(73) // an hour each, and the last one beyond the three days
	if err := r.lives(t.Context(), r.now); err != nil {
		t.Fatal(err)
	}
	r.now = r.now.Add(5 * 24 * time.Hour)
	if goesOn, err := r.Resume(t.Context()); err != nil || goesOn {
		t.Fatal(goesOn, err)
	}
	for hours, want := range map[int]string{22: "Opened Accepted Reminded Reminded FlagFell"} {
		pass(hours)
		if got := r.kinds(t, 1); got != want {
			t.Errorf("after %d hours: %s, want %s", hours, got, want)
		}
	}
	pass(1)
	if got, want := r.kinds(t, 1), "Opened Accepted Reminded Reminded FlagFell Ended"; got != want {
		t.Errorf("in the end: %s, want %s", got, want)
	}
}

// TestClockJumps puts the clock on and back while the daemon runs and while it is down. Nobody runs out of time for it, and
// nobody is reminded twice.
func TestClockJumps(t *testing.T) {
	const hour, year = time.Hour, 365 * 24 * time.Hour
	for _, c := range []struct {
		name   string
		jumps  []time.Duration // of the clock, each before an hour that really passes
		down   bool            // while the daemon is not running
		outage string
	}{
		{"an hour on", []time.Duration{hour}, false, "[1h0m0s]"},
		{"ten minutes on", []time.Duration{hour / 6}, false, "[]"},
		{"a year on", []time.Duration{year}, false, "[8760h0m0s]"},
		{"a year on and back", []time.Duration{year, -year}, false, "[1h0m0s]"},
		{"an hour back", []time.Duration{-hour}, false, "[]"},
		{"a year back", []time.Duration{-year}, false, "[]"},
		{"a year back and on", []time.Duration{-year, year}, false, "[8760h0m0s]"},
		{"back a little, again and again", []time.Duration{-time.Second, -time.Second, -time.Second}, false, "[]"},
		{"an hour on, down", []time.Duration{hour}, true, "[1h0m0s]"},
		{"a year on, down", []time.Duration{year}, true, "[8760h0m0s]"},
		{"an hour back, down", []time.Duration{-hour}, true, "[]"},
		{"a year back, down", []time.Duration{-year}, true, "[]"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r, ran := timed(t)
			for _, jump := range c.jumps {
				r.now = r.now.Add(jump)
				if c.down {
					if _, err := r.Resume(t.Context()); err != nil {
						t.Fatal(err)
					}
				}
				r.lookAndTick(t)
				r.now, *ran = r.now.Add(time.Hour), *ran+time.Hour
				r.lookAndTick(t)
			}
			if got, want := r.kinds(t, 1), "Opened Accepted"; got != want {
				t.Errorf("%s, want %s", got, want)
			}
			if got := fmt.Sprint(r.outages(t)); got != c.outage {
				t.Errorf("outages %s, want %s", got, c.outage)
			}
		})
	}
}

// TestNoReminderTwice puts the clock back by an hour whenever somebody was reminded, as a clock does that is set by another
// over and over; the hours that follow are lived twice, the reminders are not.
func TestNoReminderTwice(t *testing.T) {
	r, ran := timed(t)
	before := r.kinds(t, 1)
	for range 60 {
		r.now, *ran = r.now.Add(time.Hour), *ran+time.Hour
		r.lookAndTick(t)
		if now := r.kinds(t, 1); now != before {
			before, r.now = now, r.now.Add(-time.Hour)
			r.lookAndTick(t)
		}
	}
	if before != "Opened Accepted Reminded Reminded" {
		t.Error(before)
	}
}

// TestMailServersClock: a letter from a mail server whose clock is a year ahead sets no clock of a game so far ahead.
func TestMailServersClock(t *testing.T) {
	r, ran := timed(t)
	r.arrive(t, r.letter(ada, "white: Zd2-d3"), r.now.Add(365*24*time.Hour))
	for range 73 {
		r.now, *ran = r.now.Add(time.Hour), *ran+time.Hour
		r.lookAndTick(t)
	}
	if got := r.kinds(t, 1); got != "Opened Accepted TurnPlayed Reminded Reminded FlagFell" {
		t.Error(got)
	}
}

// TestServerAway: the mail server that we send through cannot be reached for a week. Nothing is given up, and within a minute
// of its coming back everything goes out; a server that then puts a letter off (greylisting) does not lose it for us.
func TestServerAway(t *testing.T) {
	r := newRig(t)
	var answer error = &mailer.Failure{Unreached: true, Text: "connection refused"}
	r.courier.refuse = func(mailer.Envelope) error { return answer }
	r.say(t, ada, "help")
	for range 7 * 24 / 4 { // every four hours
		r.now = r.now.Add(4 * time.Hour)
		if err := r.Flush(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	due, ok, err := r.Store.NextDue(t.Context())
	if err != nil || !ok || due.Sub(r.now) > time.Minute {
		t.Errorf("the next try is due in %v, %v", due.Sub(r.now), err)
	}
	for _, answer = range []error{&mailer.Failure{Code: 450, Text: "greylisted"}, nil} {
		r.now = r.now.Add(time.Minute)
		if err := r.Flush(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if waiting, failed, err := r.Store.OutboxCounts(t.Context()); err != nil || waiting+failed != 0 {
		t.Errorf("%d letters wait and %d were given up, %v", waiting, failed, err)
	}
}
