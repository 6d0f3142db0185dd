package daemon

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"pbem/adjudicator"
	"pbem/games"
)

// TestAClockThatIsWrongForOneTick: by cron, the clock is a year ahead, or ninety days, for one run. No game is closed, and afterwards
// its clocks run as if nothing had been.
func TestAClockThatIsWrongForOneTick(t *testing.T) {
	for _, jump := range []time.Duration{90 * 24 * time.Hour, 365 * 24 * time.Hour} {
		r := newRig(t)
		r.OutageCredit = 3 * time.Hour
		run := func() {
			t.Helper()
			*r.timekeeper = timekeeper{troubles: r.troubles}
			now, err := r.Forward(t.Context(), r.now)
			if err != nil {
				t.Fatal(err)
			}
			r.now = now
			goesOn, err := r.Resume(t.Context())
			if err == nil {
				err = r.Visit(t.Context(), now, goesOn)
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
		*r.timekeeper = timekeeper{troubles: r.troubles}
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
	if due, err := r.Store.Overdue(t.Context(), r.now, games.Claim{}, 10); err != nil || len(due) > 0 {
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
	u, turn := NewUnfetched(17, 4711), r.letter(ada, "white: Zd2-d3")
	u.Arrived = r.now
	for u.Tries = maxAttempts; u.Tries < maxAttempts+2; u.Tries++ {
		u.Since, u.Size, u.Reason = r.now, 2000, "it broke off"
		r.Missed(t.Context(), u, turn.Raw[:bytes.Index(turn.Raw, []byte("\r\n\r\n"))+4])
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
	if held, err := r.Store.UndecidedOf(t.Context(), 1); err != nil || len(held) != 1 || held[0].Seat != adjudicator.WhiteSeat || !held[0].Arrived.Equal(u.Arrived) {
		t.Errorf("undecided: %+v, %v", held, err)
	}
	r.Fetched(t.Context(), u)
	if held, err := r.Store.UndecidedOf(t.Context(), 1); err != nil || len(held) > 0 {
		t.Errorf("still undecided: %+v, %v", held, err)
	}
	if code, body := get(ready, "/ready"); code != http.StatusOK {
		t.Error(code, body)
	}
}
