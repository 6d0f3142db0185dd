package daemon

import (
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-smtp"
	"github.com/prometheus/client_golang/prometheus"

	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/mailtest"
)

const hostMailbox = "host@example.com"

// TestWeAreRefused: what the world's servers say of us, at each stage of a letter, for two weeks. No letter is given up, /ready says so, tries are
// few, and all goes out once when the server takes letters again.
func TestWeAreRefused(t *testing.T) {
	for _, c := range []mailtest.Fault{
		{Code: 550, Status: smtp.EnhancedCode{5, 4, 5}, Text: "Daily user sending limit exceeded"},
		{Code: 550, Status: smtp.EnhancedCode{5, 7, 60}, Text: "client does not have permissions to send as this sender"},
		{Code: 554, Status: smtp.EnhancedCode{5, 7, 1}, Text: "account blocked"},
		{Code: 550, Status: smtp.EnhancedCode{5, 1, 8}, Text: "bad sender"},
		{Code: 552, Status: smtp.EnhancedCode{5, 2, 0}, Text: "sending quota exceeded"},
	} {
		for name, at := range map[string]mailtest.Point{"MAIL": mailtest.AtMail, "RCPT": mailtest.AtRecipient, "the dot": mailtest.AtData} {
			t.Run(fmt.Sprint(c.Text, " at ", name), func(t *testing.T) {
				p := newPost(t)
				p.Host = hostMailbox
				if err := p.host.Add(hostMailbox, "secret"); err != nil {
					t.Fatal(err)
				}
				c.At, c.Times = at, 400
				p.host.Fail(c)
				p.after(t, 0, 0, 2, 0) // the answer, and what the host is told
				for range 14 * 6 {
					p.after(t, 4*time.Hour, 0, 2, 0)
					if got := p.ready(t); !strings.Contains(got, "refuses all of them since 2026-03-02T10:00:00Z") || !strings.Contains(got, c.Text) {
						t.Fatalf("/ready: %s", got)
					}
				}
				p.host.Relent()
				p.after(t, time.Hour, 2, 0, 0)
				if got := p.ready(t); got != "ready\n" {
					t.Errorf("/ready: %s", got)
				}
				p.after(t, 24*time.Hour, 2, 0, 0)
				if told := string(p.arrived()[0]) + string(p.arrived()[1]); strings.Count(told, "Subject: pbem: no letters go out") != 1 || !strings.Contains(told, c.Text) {
					t.Errorf("the host is told\n%s", told)
				}
			})
		}
	}
}

func (r *rig) ready(t *testing.T) string {
	t.Helper()
	w := httptest.NewRecorder()
	r.Health(prometheus.NewRegistry(), func() string { return "" }).ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), "GET", "/ready", nil))
	return w.Body.String()
}

// TestPauses: while we are refused one letter is tried at a time, after as long as it has lasted, an hour at most; none is tried because others
// come, by whichever process; and a service that is started anew tries one at once.
func TestPauses(t *testing.T) {
	r := newRig(t)
	r.OutageCredit = time.Hour
	if _, err := r.Resume(t.Context()); err != nil {
		t.Fatal(err)
	}
	limit := &mailer.Failure{Code: 550, Ours: true, Text: "limit"}
	r.courier.refuse = func(mailer.Envelope) error { return limit }
	for i := range 5 {
		r.say(t, fmt.Sprintf("ada%d@example.org", i), "help")
	}
	if n := len(r.courier.sent); n != 1 {
		t.Fatalf("%d tries, though the first was refused", n)
	}
	began := r.now
	var tries []string
	for r.now.Sub(began) < 5*time.Hour {
		r.now = r.now.Add(time.Minute)
		before := len(r.courier.sent)
		if r.now.Sub(began)%(7*time.Minute) == 0 { // as a pipe does, which knows what stands in the store alone
			r.learned = time.Time{}
		}
		if err := r.Flush(t.Context()); err != nil {
			t.Fatal(err)
		}
		if n := len(r.courier.sent) - before; n > 1 {
			t.Fatalf("%d tries at once", n)
		} else if n == 1 {
			tries = append(tries, r.now.Sub(began).String())
		}
	}
	if got := strings.Join(tries, " "); got != "1m0s 2m0s 4m0s 8m0s 16m0s 32m0s 1h4m0s 2h4m0s 3h4m0s 4h4m0s" {
		t.Errorf("tried after %s", got)
	}
	if seen := map[string]bool{}; true {
		for _, l := range r.courier.sent {
			seen[l.To] = true
		}
		if len(seen) != 5 {
			t.Errorf("letters to %d of 5 were tried", len(seen))
		}
	}
	if err := r.tryAgain(t.Context()); err != nil {
		t.Fatal(err)
	}
	r.courier.refuse = nil
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if waiting, failed, err := r.Store.OutboxCounts(t.Context()); err != nil || waiting+failed != 0 {
		t.Errorf("%d wait, %d were given up, %v", waiting, failed, err)
	}
	list, err := r.Store.Outages(t.Context(), began)
	if err != nil || len(list) != 1 || list[0].Ended.Sub(list[0].Began) != 5*time.Hour || list[0].Why != whyUnsent {
		t.Errorf("outages %+v, %v", list, err)
	}
	if got := games.ParseRefusal(must(r.Store.Mark(t.Context(), games.OfNode(""), games.MarkRefused))); got.Now() {
		t.Errorf("%+v", got)
	}
}

func must(text string, err error) string {
	if err != nil {
		return err.Error()
	}
	return text
}

// TestOneLetterIsRefusedForUs: a refusal that speaks of us and meets one recipient's letters alone keeps the others from nothing, and stops no
// clock; the letter is tried like any other, and when it is given up the host is told, once a day.
func TestOneLetterIsRefusedForUs(t *testing.T) {
	r := newRig(t)
	r.Host = hostMailbox
	r.refusing(bo, &mailer.Failure{Code: 550, Ours: true, Text: "SPF"})
	write := func() {
		for _, from := range []string{ada, bo, "cleo@example.org"} {
			if got := r.Handle(t.Context(), []mailer.Incoming{r.letter(from, "help")}); got[0] != Done {
				t.Fatal(got)
			}
		}
	}
	write()
	for range 8 * 24 {
		if got := r.Handle(t.Context(), []mailer.Incoming{r.letter("dora@example.org", "help")}); got[0] != Done {
			t.Fatal(got)
		}
		if err := r.Flush(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := r.ready(t); got != "ready\n" {
			t.Fatalf("/ready: %s", got)
		}
		r.now = r.now.Add(time.Hour)
	}
	if waiting, failed, err := r.Store.OutboxCounts(t.Context()); err != nil || waiting != 0 || failed != 1 {
		t.Errorf("%d wait, %d were given up, %v", waiting, failed, err)
	}
	if told := r.sentTo(hostMailbox); len(told) != 1 || !strings.Contains(string(told[0].Data), "was given up") {
		t.Errorf("the host is told %d times", len(told))
	}
}

// TestGivenUpIsTold: of letters that are given up for what is in them, or after days, the host is told, once a day; of players' mailboxes that
// refuse mail their opponents are; of letters to the host nobody.
func TestGivenUpIsTold(t *testing.T) {
	for name, c := range map[string]struct {
		failure *mailer.Failure
		want    int
	}{
		"too big":         {&mailer.Failure{Code: 552, Permanent: true, Text: "5.3.4 too big"}, 2},
		"no such mailbox": {&mailer.Failure{Code: 550, Permanent: true, Recipient: true, Text: "5.1.1 nobody"}, 0},
	} {
		r := newRig(t)
		r.Host = hostMailbox
		r.courier.refuse = func(mailer.Envelope) error { return c.failure }
		for range 26 {
			for _, from := range []string{ada, bo} {
				r.say(t, from, "help")
			}
			r.now = r.now.Add(time.Hour)
		}
		if told := r.sentTo(hostMailbox); len(told) != c.want {
			t.Errorf("%s: the host is told %d times, want %d", name, len(told), c.want)
		}
	}
}

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
