package daemon

import (
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/mailer"
)

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
