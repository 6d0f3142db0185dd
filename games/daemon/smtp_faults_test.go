package daemon

import (
	"testing"
	"time"

	"pbem/mailer"
	"pbem/mailer/endpoint"
	"pbem/mailer/mailtest"
	"pbem/mailer/smtp"
)

// TestServerDownForADay: the letters wait, and go out once when the server is back, at once: that it was not there says nothing
// about them.
func TestServerDownForADay(t *testing.T) {
	p := newPost(t)
	line, err := mailtest.StartProxy(p.host.SMTPAddr())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(line.Stop)
	courier := smtp.New(smtp.Config{Address: line.Addr(), TLS: endpoint.Local})
	t.Cleanup(func() { courier.Close() })
	p.Courier = courier
	line.Refuse(true)
	for range 24 * 60 {
		p.after(t, time.Minute, 0, 1, 0)
	}
	line.Refuse(false)
	p.after(t, time.Minute, 1, 0, 0)
	p.after(t, 24*time.Hour, 1, 0, 0)
}

// TestGreylisting: a server that takes a letter only some minutes after it first saw its sender and recipient gets it then, once.
func TestGreylisting(t *testing.T) {
	r := newRig(t)
	first := map[string]time.Time{}
	r.courier.refuse = func(l mailer.Envelope) error {
		triple := l.From + " " + l.To
		if first[triple].IsZero() {
			first[triple] = r.now
		}
		if r.now.Sub(first[triple]) < 5*time.Minute {
			return &mailer.Failure{Code: 450, Text: "greylisted, come back in five minutes"}
		}
		return nil
	}
	for _, from := range []string{ada, bo} {
		if got := r.Handle(t.Context(), []mailer.Incoming{r.letter(from, "help")}); got[0] != Done {
			t.Fatal(got)
		}
	}
	for range 60 {
		r.now = r.now.Add(time.Minute)
		if err := r.Flush(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	waiting, failed, err := r.Store.OutboxCounts(t.Context())
	if err != nil || waiting+failed != 0 || len(r.courier.newest) != 2 {
		t.Errorf("%d letters wait, %d were given up, %d came, %v", waiting, failed, len(r.courier.newest), err)
	}
	if n := len(r.courier.sent); n != 2*4 { // at once, after 1, 3 and 7 minutes
		t.Errorf("%d attempts at two letters", n)
	}
}
