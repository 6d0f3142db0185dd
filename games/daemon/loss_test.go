package daemon

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
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
	*r.timekeeper = timekeeper{troubles: r.troubles, first: r.first}
	if err := r.lives(t.Context(), r.now); err != nil {
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
	if got := r.kinds(t, 1); got != "Opened Accepted Held" {
		t.Errorf("while it cannot be read: %s", got)
	}
	works = true
	r.hours(t, ran, 37)
	if got, want := r.kinds(t, 1), "Opened Accepted Held Reminded Reminded"; got != want {
		t.Errorf("70 hours of reading: %s, want %s", got, want)
	}
	r.hours(t, ran, 2)
	if got, want := r.kinds(t, 1), "Opened Accepted Held Reminded Reminded FlagFell"; got != want {
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

// TestOutagesThatNothingEnds: the mailbox that could not be read is not there any more, and all letters that nobody took were given
// up. Time must pass again.
func TestOutagesThatNothingEnds(t *testing.T) {
	r, ran := timed(t)
	r.ReadAgo = func() (time.Duration, bool) { return time.Hour, true }
	r.courier.refuse = func(mailer.Envelope) error { return &mailer.Failure{Code: 452, Text: "no room"} }
	r.say(t, "cy@example.org", "help")
	for range 30 * 24 { // until the letter is given up
		r.hours(t, ran, 1)
		if err := r.Flush(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	r.ReadAgo = nil
	if len(r.trials(r.now)) != 1 {
		t.Errorf("on trial: %v", r.trials(r.now))
	}
	if err := r.lives(t.Context(), r.now); err != nil {
		t.Fatal(err)
	}
	r.ReadAgo = func() (time.Duration, bool) { return 0, true }
	if _, err := r.Resume(t.Context()); err != nil {
		t.Fatal(err)
	}
	if len(r.trials(r.now)) != 0 {
		t.Errorf("still on trial: %v", r.trials(r.now))
	}
	r.hours(t, ran, 37)
	if got, want := r.kinds(t, 1), "Opened Accepted Reminded"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestUndecidedLetterKeepsTheFlagUp: White's turn waits for name servers, or is set aside, at a valid address; at one that is not
// valid it keeps up nothing, and neither does one that fails by its own fault. Its time is that of its first arrival, however often it is handed over.
func TestUndecidedLetterKeepsTheFlagUp(t *testing.T) {
	for name, c := range map[string]struct {
		failure error
		to      string
		holds   bool
	}{
		"waiting":                   {referee.ErrLater, "", true},
		"set aside":                 {errors.New("the history of the game cannot be read"), "", true},
		"it breaks the program":     {nil, "", false},
		"it cannot be stored":       {games.ErrUnfit, "", false},
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
			r.hours(t, ran, 70)
			r.undecided(t, turn, c.failure)
			r.hours(t, ran, 4)
			if fell := strings.Contains(r.kinds(t, 1), "FlagFell"); fell == c.holds {
				t.Errorf("after four hours: %s", r.kinds(t, 1))
			}
			if c.holds {
				r.decidedAtLast(t, turn)
			}
		})
	}
}

// undecided hands a letter over three times, at later and later times, and it fails each time.
func (r *rig) undecided(t *testing.T, turn mailer.Incoming, failure error) {
	t.Helper()
	r.store.seen = func() error { return failure }
	if failure == nil {
		r.store.seen = func() error { panic("poisoned") }
	}
	turn.Received = r.now
	for range maxAttempts {
		r.Handle(t.Context(), []mailer.Incoming{turn})
		turn.Received = turn.Received.Add(time.Minute)
	}
	r.store.seen = nil
}

// decidedAtLast has a letter of four hours ago handled: by a retry if it is in quarantine, else it is handed over once more.
func (r *rig) decidedAtLast(t *testing.T, turn mailer.Incoming) {
	t.Helper()
	all, err := r.Store.Quarantine(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(all) == 0 {
		turn.Received = r.now
		r.Handle(t.Context(), []mailer.Incoming{turn})
	}
	for _, q := range all {
		whole, err := r.Store.Aside(t.Context(), q.Number)
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
		if _, played := e.Fact.(adjudicator.TurnPlayed); played && !e.At.Equal(r.now.Add(-4*time.Hour)) {
			t.Errorf("played at %v", e.At)
		}
	}
	if got := r.kinds(t, 1); got != "Opened Accepted Reminded Reminded FlagWaits TurnPlayed Credited" {
		t.Error(got)
	}
	if left, err := r.Store.Undecided(t.Context(), 10); err != nil || len(left) > 0 {
		t.Errorf("still undecided: %v, %v", left, err)
	}
}
