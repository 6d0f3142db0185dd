package daemon

import (
	"bytes"
	"net/mail"
	"sync"
	"testing"
	"time"

	"pbem/mailer"
	"pbem/mailer/endpoint"
	"pbem/mailer/mailtest"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/smtp"
)

// post is a rig whose letters go through a real SMTP dialogue with a server that fails when told to.
type post struct {
	*rig
	host *mailtest.Server

	mu        sync.Mutex
	delivered [][]byte // to ada
}

func (p *post) arrived() [][]byte {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.delivered
}

func newPost(t *testing.T) *post {
	t.Helper()
	host, err := lint.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(host.Stop)
	if err := host.Add(ada, "secret"); err != nil {
		t.Fatal(err)
	}
	p := &post{rig: newRig(t), host: host}
	host.Delivered = func(_, _ string, raw []byte) {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.delivered = append(p.delivered, raw)
	}
	courier := smtp.New(smtp.Config{Address: host.SMTPAddr(), TLS: endpoint.Local})
	t.Cleanup(func() { courier.Close() })
	p.Courier = courier
	if got := p.Handle(t.Context(), []mailer.Incoming{p.letter(ada, "help")}); got[0] != Done {
		t.Fatal(got)
	}
	return p
}

// after moves the clock on and sends what is due; so many letters must have come then, and wait, and be given up.
func (p *post) after(t *testing.T, d time.Duration, delivered, waiting, failed int) {
	t.Helper()
	p.now = p.now.Add(d)
	if err := p.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	w, f, err := p.Store.OutboxCounts(t.Context())
	come := len(p.arrived())
	if err != nil || come != delivered || w != waiting || f != failed {
		t.Fatalf("%v later: %d delivered, %d waiting, %d given up, %v; want %d, %d, %d", d, come, w, f, err, delivered, waiting, failed)
	}
}

func TestTemporaryRefusals(t *testing.T) {
	for name, at := range map[string]mailtest.Point{"MAIL": mailtest.AtMail, "RCPT": mailtest.AtRecipient, "DATA": mailtest.AtData} {
		t.Run(name, func(t *testing.T) {
			p := newPost(t)
			p.host.Fail(mailtest.Fault{At: at, Code: 451, Times: 2})
			p.after(t, 0, 0, 1, 0)
			p.after(t, 59*time.Second, 0, 1, 0) // the second try is due after a minute,
			p.after(t, time.Second, 0, 1, 0)
			p.after(t, 119*time.Second, 0, 1, 0) // the third two minutes later
			p.after(t, time.Second, 1, 0, 0)
			p.after(t, 24*time.Hour, 1, 0, 0)
		})
	}
}

func TestTemporaryRefusalsForEver(t *testing.T) {
	p := newPost(t)
	p.host.Fail(mailtest.Fault{At: mailtest.AtRecipient, Code: 450, Times: 1 << 30})
	for range 5 * 24 / 4 { // every four hours, up to five days
		p.after(t, 4*time.Hour, 0, 1, 0)
	}
	p.after(t, 4*time.Hour, 0, 0, 1)
	p.after(t, 24*time.Hour, 0, 0, 1)
}

func TestPermanentRefusal(t *testing.T) {
	p := newPost(t)
	p.host.Fail(mailtest.Fault{At: mailtest.AtRecipient, Code: 550, Times: 1})
	p.after(t, 0, 0, 0, 1)
	p.after(t, 24*time.Hour, 0, 0, 1) // it is not tried again, though the server would take it now
}

// TestLostReply: the server has the letter, and the connection is gone before it says so. The letter goes out again, the
// same in Message-ID and every byte (RFC 1047).
func TestLostReply(t *testing.T) {
	p := newPost(t)
	p.host.Fail(mailtest.Fault{At: mailtest.AfterData, Times: 1})
	p.after(t, 0, 1, 1, 0)
	p.after(t, time.Minute, 2, 0, 0)
	p.after(t, 24*time.Hour, 2, 0, 0)
	first, second := ownBytes(t, p.arrived()[0]), ownBytes(t, p.arrived()[1])
	if !bytes.Equal(first, second) {
		t.Errorf("first\n%s\nthen\n%s", first, second)
	}
	m, err := mail.ReadMessage(bytes.NewReader(first))
	if err != nil || m.Header.Get("Message-ID") == "" {
		t.Errorf("Message-ID %q, %v", m.Header.Get("Message-ID"), err)
	}
}

// TestHungUpBeforeData: a connection that is lost before the letter was taken over is no reason to give it up.
func TestHungUpBeforeData(t *testing.T) {
	p := newPost(t)
	p.host.Fail(mailtest.Fault{At: mailtest.AtData, Times: 1})
	p.after(t, 0, 0, 1, 0)
	p.after(t, time.Minute, 1, 0, 0)
}

// ownBytes cuts off the three trace headers of the last hop.
func ownBytes(t *testing.T, raw []byte) []byte {
	t.Helper()
	parts := bytes.SplitN(raw, []byte("\r\n"), 4)
	if len(parts) != 4 || !bytes.HasPrefix(parts[2], []byte("Received: ")) {
		t.Fatalf("the letter begins with %q", raw[:min(len(raw), 200)])
	}
	return parts[3]
}
