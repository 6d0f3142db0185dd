package daemon

import (
	"strings"
	"testing"
	"time"

	"pbem/games"
	"pbem/mailer"
)

// TestOutdatedReminders: at sending, the turn that somebody is reminded of must still be open (CR-28). What the relay has put off, and is not
// so any more, is not sent; the store and the log say why.
func TestOutdatedReminders(t *testing.T) {
	const reminder, flag = 36 * time.Hour, 72 * time.Hour
	for name, c := range map[string]struct {
		ticks time.Duration // since the game began
		says  func(*testing.T, *rig)
		sent  int // of the letters that were put off
		left  int
	}{
		"still open":      {reminder, func(*testing.T, *rig) {}, 1, 0},
		"only talk":       {reminder, func(t *testing.T, r *rig) { r.say(t, ada, "say Soon.") }, 1, 0},
		"played":          {reminder, func(t *testing.T, r *rig) { r.say(t, ada, "d2d3") }, 0, 1},
		"over":            {reminder, func(t *testing.T, r *rig) { r.say(t, ada, "resign"); r.say(t, ada, "yes") }, 0, 1},
		"flag down":       {flag, func(*testing.T, *rig) {}, 2, 0},
		"played after it": {flag, func(t *testing.T, r *rig) { r.say(t, ada, "d2d3") }, 0, 2},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRig(t)
			r.begin(t, ada, bo)
			var putOff []string
			r.courier.refuse = func(l mailer.Envelope) error {
				putOff = append(putOff, l.MessageID)
				return &mailer.Failure{Code: 451, Recipient: true, Text: "4.2.1 try again later"}
			}
			r.now = r.now.Add(c.ticks)
			if err := r.Tick(t.Context(), r.now); err != nil {
				t.Fatal(err)
			}
			if err := r.Flush(t.Context()); err != nil {
				t.Fatal(err)
			}
			if len(putOff) != c.sent+c.left {
				t.Fatalf("%d letters were put off", len(putOff))
			}
			r.courier.refuse = nil
			c.says(t, r)
			log := r.logged()
			r.now = r.now.Add(firstRetry)
			if err := r.Flush(t.Context()); err != nil {
				t.Fatal(err)
			}
			if sent, left := r.became(t, putOff); sent != c.sent || left != c.left {
				t.Errorf("%d were sent and %d left out, want %d and %d", sent, left, c.sent, c.left)
			}
			if out := strings.Count(log.String(), `result="left out" why="what it reminds of is not awaited any more" tries=1`); out != c.left {
				t.Errorf("of %d the log says so:\n%s", out, log)
			}
			if waiting, failed, err := r.store.OutboxCounts(t.Context()); waiting+failed > 0 || err != nil {
				t.Errorf("%d letters wait, %d were given up, %v", waiting, failed, err)
			}
		})
	}
}

// became counts letters that were sent, and those that were left out with a reason.
func (r *rig) became(t *testing.T, letters []string) (sent, left int) {
	t.Helper()
	for _, id := range letters {
		traces, err := r.store.Trace(t.Context(), id, 1)
		if err != nil || len(traces) != 1 {
			t.Fatalf("%s: %d traces, %v", id, len(traces), err)
		}
		for _, d := range traces[0].Went {
			switch {
			case d.State == games.Sent:
				sent++
			case d.State == games.LeftOut && d.Reply == whyLeftOut:
				left++
			}
		}
	}
	return sent, left
}

// TestLeftOutIsNoTry: that nothing is left to be sent does not show that our relay takes letters again.
func TestLeftOutIsNoTry(t *testing.T) {
	r, _ := timed(t)
	r.courier.refuse = func(mailer.Envelope) error { return &mailer.Failure{Unreached: true, Text: "connection refused"} }
	r.now = r.now.Add(36 * time.Hour)
	if err := r.Tick(t.Context(), r.now); err != nil {
		t.Fatal(err)
	}
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if !r.onTrial("unsent") {
		t.Fatal("nobody takes our letters, and it is not noted")
	}
	r.now = r.now.Add(firstRetry / 2) // so that the answers wait for longer than the reminder
	r.say(t, ada, "d2d3")
	sent := len(r.courier.sent)
	r.now = r.now.Add(firstRetry / 2)
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if len(r.courier.sent) != sent || !r.onTrial("unsent") {
		t.Errorf("%d letters were tried, on trial: %t", len(r.courier.sent)-sent, r.onTrial("unsent"))
	}
}
