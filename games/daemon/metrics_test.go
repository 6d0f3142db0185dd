package daemon

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/mailer"
)

func get(h http.Handler, path string) (code int, body string) {
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
	return w.Code, w.Body.String()
}

func TestReady(t *testing.T) {
	r := newRig(t)
	connected := true
	mailbox := func() string {
		if !connected {
			return "the mailbox is not connected"
		}
		return ""
	}
	byMail, byPipe := r.Health(prometheus.NewRegistry(), mailbox), r.Health(prometheus.NewRegistry(), func() string { return "" })
	if code, body := get(byMail, "/ready"); code != http.StatusOK || body != "ready\n" {
		t.Error(code, body)
	}
	connected = false
	if code, body := get(byMail, "/ready"); code != http.StatusServiceUnavailable || !strings.Contains(body, "the mailbox is not connected") {
		t.Error(code, body)
	}
	if code, _ := get(byPipe, "/ready"); code != http.StatusOK {
		t.Error("without a mailbox:", code)
	}
	if err := r.store.Close(); err != nil {
		t.Fatal(err)
	}
	if code, body := get(byPipe, "/ready"); code != http.StatusServiceUnavailable || !strings.Contains(body, "the store does not answer") {
		t.Error(code, body)
	}
}

func TestMetrics(t *testing.T) {
	r := newRig(t)
	registry := prometheus.NewRegistry()
	r.Metrics = NewMetrics(registry)
	r.begin(t, ada, bo)
	turn := r.letter(ada, "white: Zd2-d3")
	r.courier.refuse = func(l mailer.Envelope) error {
		if l.To == bo {
			return &mailer.Failure{Permanent: true, Text: "no such user"}
		}
		return &mailer.Failure{Text: "later"}
	}
	for range 2 {
		r.Handle(t.Context(), []mailer.Incoming{turn})
	}
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	code, body := get(r.Health(registry, func() string { return "" }), "/metrics")
	if code != http.StatusOK {
		t.Fatal(code)
	}
	for _, line := range []string{
		`pbem_letters_total{outcome="handled"} 4`, `pbem_letters_total{outcome="duplicate"} 1`, "pbem_events_total 3",
		`pbem_sends_total{outcome="sent"} 5`, `pbem_sends_total{outcome="put off"} 1`, `pbem_sends_total{outcome="given up"} 1`,
		"pbem_outbox_waiting 1", "pbem_outbox_given_up 1",
	} {
		if !strings.Contains(body, line+"\n") {
			t.Errorf("no line %q in\n%s", line, grep(body, "pbem_"))
		}
	}
}

func grep(text, word string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, word) {
			b.WriteString(line)
		}
	}
	return b.String()
}

// TestWhatAlertsLookAt: outages, and letters that are stuck, are told while they last.
func TestWhatAlertsLookAt(t *testing.T) {
	r := newRig(t)
	r.OutageCredit = 30 * time.Minute
	registry := prometheus.NewRegistry()
	r.Metrics = NewMetrics(registry)
	reason, ago := "", time.Duration(0)
	r.ReadAgo = func() (time.Duration, bool) { return ago, true }
	health := r.Health(registry, func() string { return reason })
	tells := func(lines ...string) {
		t.Helper()
		_, body := get(health, "/metrics")
		for _, line := range lines {
			if !strings.Contains(body, line+"\n") {
				t.Errorf("no line %q in\n%s", line, grep(body, "pbem_"))
			}
		}
	}
	if _, err := r.Resume(t.Context()); err != nil {
		t.Fatal(err)
	}
	tells("pbem_ready 1", `pbem_outage{what="unread"} 0`, `pbem_outage{what="unsent"} 0`, "pbem_outages_week 0",
		`pbem_letters_stuck{where="quarantine"} 0`, `pbem_letters_stuck{where="mailbox"} 0`, `pbem_letters_stuck{where="undecided"} 0`,
		`pbem_sends_total{outcome="sent"} 0`, `pbem_letters_in_total{disposition="capped",route="imap"} 0`)

	reason, ago = "the mailbox is not connected", 10*time.Minute
	if err := r.triedReading(t.Context(), r.now); err != nil {
		t.Fatal(err)
	}
	tells("pbem_ready 0", `pbem_outage{what="unread"} 1`)

	reason, ago = "", 0
	r.now = r.now.Add(time.Hour)
	if err := r.triedReading(t.Context(), r.now); err != nil {
		t.Fatal(err)
	}
	tells("pbem_ready 1", `pbem_outage{what="unread"} 0`, "pbem_outages_week 1")

	paused := clock.Interval{Began: r.now.Add(-time.Hour), Ended: r.now.Add(24 * time.Hour)}
	if err := r.store.SetOutage(t.Context(), games.Outage{Interval: paused, Why: games.WhyPaused}); err != nil {
		t.Fatal(err)
	}
	tells("pbem_outages_week 1")

	old := clock.Interval{Began: r.now.Add(-20 * 24 * time.Hour), Ended: r.now.Add(-10 * 24 * time.Hour)}
	if err := r.store.SetOutage(t.Context(), games.Outage{Interval: old}); err != nil {
		t.Fatal(err)
	}
	if err := r.store.SetAside(t.Context(), games.Quarantined{Digest: "a", Letter: mailer.Incoming{Received: r.now}}); err != nil {
		t.Fatal(err)
	}
	r.Missed(t.Context(), NewUnfetched(1, 2), nil)
	r.begins(games.Arrival{Digest: "d"})
	tells("pbem_ready 0", "pbem_outages_week 1", `pbem_letters_stuck{where="quarantine"} 1`, `pbem_letters_stuck{where="mailbox"} 1`, `pbem_letters_stuck{where="undecided"} 1`)

	if err := r.store.Close(); err != nil {
		t.Fatal(err)
	}
	tells("pbem_ready 0", `pbem_letters_stuck{where="quarantine"} 1`)
}
