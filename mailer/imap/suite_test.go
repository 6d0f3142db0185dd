package imap

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"pbem/mailer"
)

// suite is what must hold on every mail host.
func suite(t *testing.T, open func(testing.TB) host) {
	for _, c := range []struct {
		name string
		test func(*testing.T, host)
	}{
		{"handled and moved", testHandledAndMoved},
		{"bytes and metadata", testMetadata},
		{"not seen before it is handled", testPeek},
		{"idle notices a letter", testIdle},
		{"polling without idle", testPolling},
		{"copy and expunge without move", testWithoutMove},
		{"marked deleted without uidplus", testWithoutUIDPlus},
		{"connects anew", testReconnect},
		{"cut in a literal", testCutLiteral},
		{"silence is noticed", testSilence},
		{"too long a letter", testTooLong},
		{"room for a long letter", testRoom},
		{"a letter left waits", testLeave},
		{"a letter left is tried again", testTriedAgain},
		{"missing acks", testMissingAcks},
		{"folder deleted meanwhile", testFolderDeleted},
		{"letter vanished meanwhile", testVanished},
		{"end while handling", testEndWhileHandling},
		{"wrong password", testWrongPassword},
		{"batches", testBatches},
		{"reset, cut or mute at any byte", testBrokenAnywhere},
		{"a byte at a time", testByteByByte},
		{"every answer refused", testEveryAnswerRefused},
		{"login refused for a while", testLoginRefused},
		{"marked deleted before", testMarkedDeleted},
		{"appended by hand", testAppended},
		{"the past", testPast},
		{"the past over a bad line", testPastOverABadLine},
	} {
		t.Run(c.name, func(t *testing.T) { c.test(t, open(t)) })
	}
}

func testHandledAndMoved(t *testing.T, h host) {
	for _, subject := range []string{"one", "two", "odd"} {
		h.deliver(t, letterText(subject))
	}
	var points []string
	h.cfg.Probe = func(point string) { points = append(points, point) }
	c := &recorder{judge: func(l Letter) Ack {
		if bytes.Contains(l.Raw, []byte("Subject: odd")) {
			return Aside
		}
		return Done
	}}
	in, stop := start(t, h.cfg, c.handle)
	eventually(t, "three letters", func() bool { return len(c.seen()) == 3 && !in.LastSuccess().IsZero() })
	if !in.Connected() {
		t.Error("it works but says that it is not connected")
	}
	stop()
	if in.Connected() {
		t.Error("it says that it is connected after its end")
	}
	for folder, want := range map[string]int{"INBOX": 0, "pbem-done": 2, "pbem-aside": 1} {
		if got := h.folder(t, folder); len(got) != want {
			t.Errorf("%s has %d letters, want %d", folder, len(got), want)
		}
	}
	if want := []string{"fetched", "moved"}; !slices.Equal(points, want) {
		t.Errorf("points %v, want %v", points, want)
	}
}

func testMetadata(t *testing.T, h host) {
	before := time.Now().Add(-2 * time.Second)
	want := letterText("one")
	h.deliver(t, want)
	h.deliver(t, letterText("two"))
	c := &recorder{}
	start(t, h.cfg, c.handle)
	eventually(t, "two letters", func() bool { return len(c.seen()) == 2 })
	one, two := c.seen()[0], c.seen()[1]
	if !bytes.HasSuffix(one.Raw, []byte(want)) {
		t.Errorf("got %q, want it to end with %q", one.Raw, want)
	}
	if one.UID == 0 || two.UID <= one.UID || one.UIDValidity == 0 || one.UIDValidity != two.UIDValidity {
		t.Errorf("identities (%d, %d), (%d, %d)", one.UIDValidity, one.UID, two.UIDValidity, two.UID)
	}
	if one.Received.Before(before) || one.Received.After(time.Now().Add(2*time.Second)) {
		t.Errorf("it arrived at %v, says the inbox; it was delivered after %v", one.Received, before)
	}
	if one.Route != "imap" || one.Size != int64(len(one.Raw)) {
		t.Errorf("route %q, size %d of %d", one.Route, one.Size, len(one.Raw))
	}
}

func testPeek(t *testing.T, h host) {
	h.deliver(t, letterText("one"))
	var looked atomic.Int32
	c := &recorder{judge: func(Letter) Ack {
		inbox := h.folder(t, "INBOX")
		if len(inbox) != 1 || inbox[0].Seen {
			t.Errorf("while it is handled the inbox holds %v; want one letter, unseen", inbox)
		}
		looked.Add(1)
		return Done
	}}
	start(t, h.cfg, c.handle)
	eventually(t, "the letter", func() bool { return looked.Load() == 1 && len(h.folder(t, "INBOX")) == 0 })
}

func testIdle(t *testing.T, h host) {
	h.cfg.IdleMin, h.cfg.IdleMax = 5*time.Minute, 5*time.Minute // it would ask by itself only then
	c := &recorder{}
	in, _ := start(t, h.cfg, c.handle)
	eventually(t, "first look", func() bool { return !in.LastSuccess().IsZero() })
	for _, subject := range []string{"one", "two", "three"} {
		h.deliver(t, letterText(subject))
		eventually(t, subject, func() bool { return c.times("Subject: "+subject) == 1 })
	}
}

func testPolling(t *testing.T, h host) {
	h, p := h.through(t)
	p.Spoil(without("IDLE"))
	h.cfg.Poll = 20 * time.Millisecond
	c := &recorder{}
	in, _ := start(t, h.cfg, c.handle)
	eventually(t, "first look", func() bool { return !in.LastSuccess().IsZero() })
	h.deliver(t, letterText("one"))
	eventually(t, "the letter", func() bool { return c.times("Subject: one") == 1 })
}

func testWithoutMove(t *testing.T, h host) {
	direct := h
	h, p := h.through(t)
	p.Spoil(without("MOVE"))
	h.deliver(t, letterText("one"))
	h.deliver(t, letterText("two"))
	c := &recorder{}
	start(t, h.cfg, c.handle)
	eventually(t, "move", func() bool { return len(c.seen()) == 2 && len(direct.folder(t, "INBOX")) == 0 })
	if got := direct.folder(t, "pbem-done"); len(got) != 2 {
		t.Errorf("pbem-done has %d letters, want 2", len(got))
	}
}

func testWithoutUIDPlus(t *testing.T, h host) {
	direct := h
	h, p := h.through(t)
	p.Spoil(without("MOVE", "UIDPLUS"))
	h.deliver(t, letterText("one"))
	c := &recorder{}
	start(t, h.cfg, c.handle)
	eventually(t, "one", func() bool { return c.times("Subject: one") == 1 })
	h.deliver(t, letterText("two"))
	eventually(t, "two", func() bool {
		return c.times("Subject: two") == 1 && len(direct.folder(t, "pbem-done")) == 2
	})
	if n := c.times("Subject: one"); n != 1 {
		t.Errorf("the letter marked deleted was handed over %d times", n)
	}
	if got := direct.folder(t, "INBOX"); len(got) != 2 {
		t.Errorf("the inbox has %d letters; without UIDPLUS both stay, marked deleted", len(got))
	}
}

func testTooLong(t *testing.T, h host) {
	h.cfg.MaxLetter = 2000
	h.deliver(t, letterText("long")+strings.Repeat("x\r\n", 10000))
	h.deliver(t, letterText("short"))
	c := &recorder{judge: func(l Letter) Ack {
		if !l.Whole() {
			return Aside
		}
		return Done
	}}
	start(t, h.cfg, c.handle)
	eventually(t, "both", func() bool { return len(c.seen()) == 2 })
	long, short := c.seen()[0], c.seen()[1]
	if len(long.Raw) > 500 || long.Size < 30000 || !bytes.Contains(long.Raw, []byte("Subject: long\r\n")) || !bytes.HasSuffix(long.Raw, []byte("\r\n\r\n")) {
		t.Errorf("of a letter of %d bytes %d were fetched, want the header alone:\n%s", long.Size, len(long.Raw), long.Raw)
	}
	if short.Size != int64(len(short.Raw)) {
		t.Errorf("of a short letter of %d bytes %d were fetched", short.Size, len(short.Raw))
	}
}

// testRoom: the header of a letter above the ordinary limit comes first. It is fetched whole where there is room for it, and only up to the
// greatest size.
func testRoom(t *testing.T, h host) {
	h.cfg.MaxLetter, h.cfg.MaxSize = 2000, 40000
	h.cfg.Rooms = func(_ context.Context, in mailer.Incoming) (mailer.Room, error) {
		if in.Size < 30000 || bytes.Contains(in.Raw, []byte("xxx")) || in.Received.IsZero() {
			t.Errorf("asked for the room of %d bytes:\n%s", in.Size, in.Raw)
		}
		switch {
		case bytes.Contains(in.Raw, []byte("Subject: here")):
			return mailer.Large, nil
		case bytes.Contains(in.Raw, []byte("Subject: fourth")):
			return mailer.Spent, nil
		case bytes.Contains(in.Raw, []byte("Subject: down")):
			return mailer.Large, errors.New("the store does not answer")
		}
		return mailer.Small, nil
	}
	words := strings.Repeat("xxx\r\n", 6000)
	for subject, body := range map[string]string{"here": words, "there": words, "fourth": words, "down": words, "huge here": words + words, "short": ""} {
		h.deliver(t, letterText(subject)+body)
	}
	c := &recorder{judge: func(Letter) Ack { return Done }}
	start(t, h.cfg, c.handle)
	eventually(t, "six", func() bool { return len(c.seen()) == 6 })
	for _, l := range c.seen() {
		here, short := bytes.Contains(l.Raw, []byte("Subject: here")), bytes.Contains(l.Raw, []byte("Subject: short"))
		if l.Whole() != (here || short) || here && len(l.Raw) < 30000 || !here && len(l.Raw) > 500 || !short && l.Size < 30000 {
			t.Errorf("%d of %d bytes of\n%.300s", len(l.Raw), l.Size, l.Raw)
		}
	}
}

func testLeave(t *testing.T, h host) {
	h.cfg.RetryMin, h.cfg.RetryMax = time.Hour, time.Hour
	h.deliver(t, letterText("stuck"))
	c := &recorder{judge: leaveStuck}
	start(t, h.cfg, c.handle)
	for _, subject := range []string{"one", "two", "three"} {
		h.deliver(t, letterText(subject))
		eventually(t, subject, func() bool { return c.times("Subject: "+subject) == 1 })
	}
	if n := c.times("Subject: stuck"); n != 1 {
		t.Errorf("a letter that is to wait an hour was handed over %d times", n)
	}
}

func leaveStuck(l Letter) Ack {
	if bytes.Contains(l.Raw, []byte("Subject: stuck")) {
		return Leave
	}
	return Done
}

func testTriedAgain(t *testing.T, h host) {
	h.deliver(t, letterText("one"))
	var tries atomic.Int32
	c := &recorder{judge: func(Letter) Ack {
		if tries.Add(1) < 4 {
			return Leave
		}
		return Done
	}}
	start(t, h.cfg, c.handle)
	eventually(t, "moved at last", func() bool { return tries.Load() == 4 && len(h.folder(t, "INBOX")) == 0 })
}

func testMissingAcks(t *testing.T, h host) {
	h.deliver(t, letterText("one"))
	h.deliver(t, letterText("two"))
	c := &recorder{}
	start(t, h.cfg, func(ctx context.Context, batch []Letter) []Ack { return c.handle(ctx, batch)[:1] })
	// The server in memory may show a folder as empty for a moment while it moves a letter out of it.
	eventually(t, "both moved", func() bool { return c.times("Subject: two") == 2 && len(h.folder(t, "INBOX")) == 0 })
	if one, two := c.times("Subject: one"), c.times("Subject: two"); one != 1 || two != 2 {
		t.Errorf("handed over %d and %d times, want 1 and 2", one, two)
	}
}

func testEndWhileHandling(t *testing.T, h host) {
	h.deliver(t, letterText("one"))
	ctx, cancel := context.WithCancel(context.Background())
	err := New(h.cfg).Run(ctx, func(_ context.Context, batch []Letter) []Ack {
		cancel()
		return []Ack{Done}
	})
	if err != context.Canceled {
		t.Errorf("Run returned %v", err)
	}
	if got := h.folder(t, "pbem-done"); len(got) != 1 {
		t.Errorf("pbem-done has %d letters; what was handled before the end is to be moved", len(got))
	}
}

func testWrongPassword(t *testing.T, h host) {
	h.cfg.Password = "wrong"
	h.deliver(t, letterText("one"))
	in := New(h.cfg)
	_, err := in.connect(context.Background())
	if err == nil || !strings.Contains(err.Error(), "cannot log in to") || strings.Contains(err.Error(), "wrong") {
		t.Errorf("connect: %v", err)
	}
}

func testBatches(t *testing.T, h host) {
	h.cfg.Batch = 4
	for range 10 {
		h.deliver(t, letterText("one"))
	}
	c := &recorder{}
	start(t, h.cfg, c.handle)
	eventually(t, "ten letters", func() bool { return len(c.seen()) == 10 && len(h.folder(t, "INBOX")) == 0 })
	if c.batches != 3 {
		t.Errorf("%d batches, want 3", c.batches)
	}
}
