package daemon

import (
	"testing"
	"time"

	"pbem/mailer"
)

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
