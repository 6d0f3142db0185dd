package daemon

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
)

// hours lets hours pass, in which the daemon looks at the clocks as often.
func (r *rig) hours(t *testing.T, ran *time.Duration, n int) {
	t.Helper()
	for range n {
		r.now, *ran = r.now.Add(time.Hour), *ran+time.Hour
		now, goesOn, err := r.look(t.Context())
		if err == nil {
			err = r.triedReading(t.Context(), now)
		}
		if err == nil && goesOn {
			err = r.Tick(t.Context(), now)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestMailboxThatCannotBeRead: while the mailbox cannot be read no flag falls and no claim is granted, by whatever way it comes,
// also after a start in the middle of it; what it took is no one's time.
func TestMailboxThatCannotBeRead(t *testing.T) {
	r, ran := timed(t)
	works, known, last := true, true, r.now
	r.ReadAgo = func() (time.Duration, bool) {
		if works {
			last = r.now
		}
		return r.now.Sub(last), known
	}
	r.hours(t, ran, 34)
	works = false
	r.hours(t, ran, 1)
	claim := r.letter(bo, "claim time")
	r.hours(t, ran, 80)
	r.keeper = timekeeper{first: r.keeper.first}
	if err := r.note(t.Context(), aliveMark, r.now); err != nil {
		t.Fatal(err)
	}
	if _, err := r.Resume(t.Context()); err != nil {
		t.Fatal(err)
	}
	stood := last
	last, known = r.now, false // the mailbox was not looked at yet
	if err := r.triedReading(t.Context(), r.now); err != nil {
		t.Fatal(err)
	}
	if err := r.Tick(t.Context(), r.now); err != nil {
		t.Fatal(err)
	}
	last, known = stood, true
	claim.Received = r.now
	if a := r.Handle(t.Context(), []mailer.Incoming{claim}); a[0] != Done {
		t.Fatal(a)
	}
	if got := r.kinds(t, 1); got != "Opened Accepted" {
		t.Errorf("while it cannot be read: %s", got)
	}
	works = true
	r.hours(t, ran, 37)
	if got, want := r.kinds(t, 1), "Opened Accepted Reminded Reminded"; got != want {
		t.Errorf("70 hours of reading: %s, want %s", got, want)
	}
	r.hours(t, ran, 2)
	if got, want := r.kinds(t, 1), "Opened Accepted Reminded Reminded FlagFell"; got != want {
		t.Errorf("72 hours of reading: %s, want %s", got, want)
	}
	if got := fmt.Sprint(r.outages(t)); got != "[82h0m0s]" {
		t.Errorf("outages %s", got)
	}
}

// TestRelayThatTakesNothing: while nobody takes our letters nobody can know whose turn it is. A recipient's own server that takes
// none of its letters is not meant.
func TestRelayThatTakesNothing(t *testing.T) {
	for name, c := range map[string]struct {
		failure error
		outage  string
	}{
		"it cannot be reached":     {&mailer.Failure{Unreached: true, Text: "connection refused"}, "[80h0m0s]"},
		"it takes nothing":         {&mailer.Failure{Code: 452, Text: "no room"}, "[80h0m0s]"},
		"the recipient is put off": {&mailer.Failure{Code: 450, Recipient: true, Text: "greylisted"}, "[]"},
		"the recipient is refused": {&mailer.Failure{Code: 550, Recipient: true, Permanent: true, Text: "no such user"}, "[]"},
	} {
		t.Run(name, func(t *testing.T) {
			r, ran := timed(t)
			r.courier.refuse = func(mailer.Envelope) error { return c.failure }
			r.say(t, "cy@example.org", "help")
			r.hours(t, ran, 80)
			r.courier.refuse = nil
			r.say(t, "cy@example.org", "presets")
			r.hours(t, ran, 1)
			if got := fmt.Sprint(r.outages(t)); got != c.outage {
				t.Errorf("outages %s, want %s", got, c.outage)
			}
			if fell := strings.Contains(r.kinds(t, 1), "FlagFell"); fell != (c.outage == "[]") {
				t.Error(r.kinds(t, 1))
			}
		})
	}
}

// TestUndecidedLetterKeepsTheFlagUp: White's turn waits for name servers, or is set aside, at a valid address; at one that is not
// valid it keeps up nothing. Its time is that of its first arrival, however often it is handed over.
func TestUndecidedLetterKeepsTheFlagUp(t *testing.T) {
	for name, c := range map[string]struct {
		failure error
		to      string
		holds   bool
	}{
		"waiting":                   {referee.ErrLater, "", true},
		"set aside":                 {errors.New("it breaks the program"), "", true},
		"waiting, without a secret": {referee.ErrLater, "games@example.com", false},
	} {
		t.Run(name, func(t *testing.T) {
			r, ran := timed(t)
			turn := r.letter(ada, "white: Zd2-d3")
			if c.to != "" {
				lines := strings.Split(string(turn.Raw), "\r\n")
				lines[1] = "To: " + c.to
				turn.Raw = []byte(strings.Join(lines, "\r\n"))
			}
			r.Referee.Authentic = func(context.Context, mailer.Incoming, mailer.Message) error { return nil }
			broken := func(context.Context, mailer.Incoming, mailer.Message) error {
				if c.failure == referee.ErrLater {
					return c.failure
				}
				panic(c.failure)
			}
			r.hours(t, ran, 70)
			r.Referee.Authentic = broken
			turn.Received = r.now
			for range maxAttempts {
				r.Handle(t.Context(), []mailer.Incoming{turn})
				turn.Received = turn.Received.Add(time.Minute) // handed over again, with another time
			}
			r.hours(t, ran, 4)
			if fell := strings.Contains(r.kinds(t, 1), "FlagFell"); fell == c.holds {
				t.Errorf("after four hours: %s", r.kinds(t, 1))
			}
			if !c.holds {
				return
			}
			r.Referee.Authentic = nil
			if c.failure == referee.ErrLater {
				r.Handle(t.Context(), []mailer.Incoming{turn})
			} else {
				all, err := r.Store.Quarantine(t.Context())
				if err != nil || len(all) != 1 {
					t.Fatal(all, err)
				}
				whole, err := r.Store.Aside(t.Context(), all[0].Number)
				if err == nil {
					err = r.Retry(t.Context(), whole)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			events, err := r.Store.Events(t.Context(), 1)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				if strings.Contains(fmt.Sprintf("%T", e.Fact), "TurnPlayed") && !e.At.Equal(r.now.Add(-4*time.Hour)) {
					t.Errorf("played at %v", e.At)
				}
			}
			if got := r.kinds(t, 1); got != "Opened Accepted Reminded Reminded TurnPlayed Credited" {
				t.Error(got)
			}
			if left, err := r.Store.Undecided(t.Context(), 10); err != nil || len(left) > 0 {
				t.Errorf("still undecided: %v, %v", left, err)
			}
		})
	}
}

// TestAClockThatIsWrongForOneTick: by cron, the clock is a year ahead, or ninety days, for one run. No game is closed, and afterwards
// its clocks run as if nothing had been.
func TestAClockThatIsWrongForOneTick(t *testing.T) {
	for _, jump := range []time.Duration{90 * 24 * time.Hour, 365 * 24 * time.Hour} {
		r := newRig(t)
		r.OutageCredit = 3 * time.Hour
		run := func() {
			t.Helper()
			r.keeper = timekeeper{}
			now, err := r.Forward(t.Context(), r.now)
			if err != nil {
				t.Fatal(err)
			}
			r.now = now
			goesOn, err := r.Resume(t.Context())
			if err == nil && goesOn {
				err = r.Tick(t.Context(), now)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		run()
		r.begin(t, ada, bo)
		began := r.now
		for i := range 36 {
			r.now = began.Add(time.Duration(i+1) * time.Hour)
			if i == 10 {
				r.now = r.now.Add(jump)
			}
			run()
		}
		if got := r.kinds(t, 1); got != "Opened Accepted" {
			t.Errorf("%v: %s", jump, got)
		}
		if got := fmt.Sprint(r.outages(t)); got != "[2h0m0s]" { // from the last good run to the next
			t.Errorf("%v: outages %s", jump, got)
		}
		for i := range 3 {
			r.now = began.Add(time.Duration(37+i) * time.Hour)
			run()
		}
		if got := r.kinds(t, 1); got != "Opened Accepted Reminded" {
			t.Errorf("%v: %s", jump, got)
		}
	}
}

// TestOneOutageIsOneRow: an outage is noted without a word to the games, however many there are, and they are due later.
func TestOneOutageIsOneRow(t *testing.T) {
	r, _ := timed(t)
	for i := range 5 {
		r.begin(t, fmt.Sprintf("a%d@example.org", i), fmt.Sprintf("b%d@example.org", i))
	}
	commits := r.store.commits
	r.now = r.now.Add(12 * 24 * time.Hour)
	for range 2 {
		r.keeper = timekeeper{}
		if _, err := r.Resume(t.Context()); err != nil {
			t.Fatal(err)
		}
		if err := r.Tick(t.Context(), r.now); err != nil {
			t.Fatal(err)
		}
	}
	if r.store.commits != commits {
		t.Errorf("%d commits", r.store.commits-commits)
	}
	if due, err := r.Store.Overdue(t.Context(), r.now, 10); err != nil || len(due) > 0 {
		t.Errorf("still due: %v, %v", due, err)
	}
}

// TestWhatIsStuckIsTold: a letter in quarantine, and one that the mailbox does not deliver.
func TestWhatIsStuckIsTold(t *testing.T) {
	r := newRig(t)
	r.Host = "host@example.org"
	ready := r.Health(prometheus.NewRegistry(), func() string { return "" })
	r.begin(t, ada, bo)
	q := r.quarantined(t, "white: Zd2-d3")
	if code, body := get(ready, "/ready"); code != http.StatusServiceUnavailable || !strings.Contains(body, "set aside (1)") {
		t.Error(code, body)
	}
	all, err := r.Store.Quarantine(t.Context())
	if err != nil || len(all) != 1 || all[0].Digest != q.Digest {
		t.Fatal(all, err)
	}
	if err := r.Store.Drop(t.Context(), all[0].Number); err != nil {
		t.Fatal(err)
	}
	u := NewUnfetched(17, 4711)
	for u.Tries = maxAttempts; u.Tries < maxAttempts+2; u.Tries++ {
		u.Since, u.Size, u.Reason = r.now, 2000, "it broke off"
		r.Missed(t.Context(), u)
		r.now = r.now.Add(time.Minute)
	}
	if code, body := get(ready, "/ready"); code != http.StatusServiceUnavailable || !strings.Contains(body, "does not deliver (1): it broke off") {
		t.Error(code, body)
	}
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	told := 0
	for _, l := range r.sentTo(r.Host) {
		if strings.Contains(string(l.Data), "number 4711") {
			told++
		}
	}
	if told != 1 {
		t.Errorf("the host was told %d times", told)
	}
	known, err := r.Store.Trace(t.Context(), u.Digest, 1)
	if err != nil || len(known) != 1 || known[0].Came.Disposition != games.Missing || known[0].Came.Why != "it broke off" {
		t.Errorf("the trace: %+v, %v", known, err)
	}
	r.Fetched(t.Context(), u)
	if code, body := get(ready, "/ready"); code != http.StatusOK {
		t.Error(code, body)
	}
}
