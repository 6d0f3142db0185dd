package daemon

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// visit is a run of cron when the machine's clock shows a time: it tells at what time it was done.
func (c *cron) visit(t *testing.T, shows time.Time) time.Time {
	t.Helper()
	now, err := c.Forward(t.Context(), shows)
	if err != nil {
		t.Fatal(err)
	}
	*c.timekeeper, c.now = timekeeper{troubles: c.troubles}, now
	goesOn, err := c.Resume(t.Context())
	if err == nil {
		err = c.Visit(t.Context(), now, goesOn)
	}
	if err == nil {
		err = c.Flush(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	return now
}

// TestRarerThanOnceAWeek: however rarely cron calls, and whatever the host has said of it, games come to their end.
func TestRarerThanOnceAWeek(t *testing.T) {
	t.Parallel()
	const day = 24 * time.Hour
	for _, every := range []time.Duration{8 * day, 9 * day, 14 * day, 30 * day} {
		for _, credit := range []time.Duration{0, time.Hour, 3 * every} {
			c := newCron(t)
			c.OutageCredit = credit
			for range int(120 * day / every) {
				c.visit(t, c.now.Add(every))
			}
			if at, ok, err := c.Store.NextDue(t.Context()); err != nil || ok || !strings.HasSuffix(c.kinds(t, 1), "Ended") {
				t.Errorf("every %v, credit %v: %s; due at %v, %v", every, credit, c.kinds(t, 1), at, err)
			}
		}
	}
}

// TestLeap: a clock that is put on for one run, and put right, ends no game and leaves no later run in the future; one that is put back does nothing.
func TestLeap(t *testing.T) {
	t.Parallel()
	const day = 24 * time.Hour
	for _, credit := range []time.Duration{0, time.Hour, 9 * time.Hour, 21 * day} {
		for _, jump := range []time.Duration{9 * day, 22 * day, 1500 * day, 60000 * day, -time.Hour, -3 * day, -1500 * day} {
			if credit > jump && jump > 0 {
				continue // as far as the host lets cron be late
			}
			c := newCron(t)
			c.OutageCredit = credit
			began, got := c.now, ""
			for _, shows := range []time.Duration{time.Hour, 2*time.Hour + jump, 3 * time.Hour, 4 * time.Hour, 10 * time.Hour} {
				got += fmt.Sprint(" ", c.visit(t, began.Add(shows)).Sub(began).Hours())
			}
			if !strings.HasSuffix(got, " 3 4 10") || c.kinds(t, 1) != "Opened Accepted" {
				t.Errorf("credit %v, jump %v: %s, at%s", credit, jump, c.kinds(t, 1), got)
			}
		}
	}
}
