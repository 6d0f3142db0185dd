package receiver

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/mailer"
	"pbem/mailer/mime"
)

// A client that vanishes before the end of its letter has sent none.
func TestVanishingInALetter(t *testing.T) {
	for name, begun := range map[string]string{
		"before a byte":    "DATA\r\n",
		"in a line":        "DATA\r\nFrom: a@b.exa",
		"before the dot":   "DATA\r\nFrom: a@b.example\r\n\r\nx\r\n",
		"after the dot":    "DATA\r\nFrom: a@b.example\r\n\r\nx\r\n.",
		"between CR, LF":   "DATA\r\nFrom: a@b.example\r\n\r\nx\r\n.\r",
		"in a chunk":       "BDAT 100\r\nFrom: a@b.example\r\n\r\nx\r\n",
		"in the last":      "BDAT 100 LAST\r\nFrom: a@b.example\r\n\r\nx\r\n",
		"all but a byte":   "BDAT 24 LAST\r\nFrom: a@b.example\r\n\r\nx\r",
		"before the last":  "BDAT 24\r\nFrom: a@b.example\r\n\r\nx\r\n",
		"in the next BDAT": "BDAT 24\r\nFrom: a@b.example\r\n\r\nx\r\nBDAT 5 LA",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := start(t, Config{})
			c := r.dial()
			c.say("", "220")
			c.begin(begun, "")
			c.conn.Close()
			r.eventually("the letter is given up", func() bool { return r.counted(Broken) == 1 && len(r.listener.connections()) == 0 })
			if got := r.handled(); len(got) != 0 {
				t.Errorf("handled %+v", got)
			}
		})
	}
}

// A client that vanishes before it hears "250" has sent its letter: it is handled, and once more when it comes again, as
// the same letter.
func TestVanishingBeforeTheAnswer(t *testing.T) {
	r := start(t, Config{LMTP: true})
	said, goOn := make(chan bool), make(chan bool)
	r.ack = func(mailer.Incoming) Ack { said <- true; <-goOn; return Safe }
	c := r.hello()
	c.say("MAIL FROM:<ada@example.com>", "250", "RCPT TO:<games+42w13.abcdefghijklmnopqrstuvwxyz@example.org>", "250", "DATA", "354")
	c.send(plainLetter + ".\r\n")
	<-said
	c.conn.Close()
	goOn <- true
	r.eventually("the client is gone", func() bool { return len(r.listener.connections()) == 0 })
	r.ack = func(mailer.Incoming) Ack { return Safe }
	r.later(time.Hour)
	r.hello().letter(plainLetter, "250")
	l := r.handled()
	if len(l) != 2 || mime.Read(l[0]).Digest != mime.Read(l[1]).Digest {
		t.Errorf("handled %+v", l)
	}
}

// Our trace does not change what a letter is known by, nor how it is read.
func TestTraceKeepsTheDigest(t *testing.T) {
	for _, raw := range []string{
		plainLetter, "", "\r\n", "\r\n\r\nbody\r\n", "no header at all\r\n", "From ada Mon Jan  1 00:00:00 2026\r\nFrom: a@b.example\r\n\r\nx\r\n",
		"From: a@b.example\r\nno colon\r\nSubject: x\r\n\r\nbody\r\n", " folded: from nowhere\r\nFrom: a@b.example\r\n\r\nbody\r\n",
		"\ufeffFrom: a@b.example\r\n\r\nbody\r\n", "\r\n\r\nFrom: a@b.example\r\n\r\nbody\r\n", "From: a@b.example", "From: a@b.example\r\nSubject: x\r\n",
		"From : a@b.example\r\n\r\nx\r\n", "From: a@b.example\n\nbare line feeds\n", ">From a\r\nFrom: a@b.example\r\n\r\nx\r\n", ": no name\r\n\r\nx\r\n",
		"Return-Path: <>\r\nFrom: a@b.example\r\n\r\nx\r\n", letterOf(1<<20 - 4<<10),
	} {
		r := start(t, Config{LMTP: true})
		r.hello().letter(strings.ReplaceAll(stuffed(raw), "\r\n.\r\n", "\r\n"), "250")
		in := r.handled()[0]
		bare := in
		bare.Raw = []byte(raw)
		if !strings.HasSuffix(raw, "\r\n") {
			bare.Raw = append(bare.Raw, '\r', '\n') // as the protocol does
		}
		if raw == "" {
			bare.Raw = nil
		}
		with, without := mime.Read(in), mime.Read(bare)
		if with.Imprint != without.Imprint || with.Automatic == without.Automatic && with.Digest != without.Digest || with.Text != without.Text || len(with.From) != len(without.From) || with.Refused.Key != without.Refused.Key {
			t.Errorf("%.80q is read differently with the trace:\n%+v\n%+v", raw, with, without)
		}
	}
}

// stuffed is a letter as DATA wants it, without the last dot.
func stuffed(raw string) string {
	if raw == "" {
		return ""
	}
	if !strings.HasSuffix(raw, "\r\n") {
		raw += "\r\n"
	}
	return strings.TrimPrefix(strings.ReplaceAll("\r\n"+raw, "\r\n.", "\r\n.."), "\r\n")
}

// The trace's Return-Path stands above one of the sender's making: nobody makes a letter of theirs look like a bounce, or hides one.
func TestTraceComesFirst(t *testing.T) {
	r := start(t, Config{LMTP: true})
	c := r.hello()
	c.letter("Return-Path: <>\r\n"+plainLetter, "250")
	c.say("MAIL FROM:<>", "250", "RCPT TO:<"+tagged+">", "250", "DATA", "354", "Return-Path: <a@b.example>\r\n"+plainLetter+".", "250")
	l := r.handled()
	if mime.Read(l[0]).Bounce || !mime.Read(l[1]).Bounce {
		t.Errorf("%q\n%q", l[0].Raw, l[1].Raw)
	}
}

// Letters that come in while one commit runs share the next.
func TestLettersAreHandedOverTogether(t *testing.T) {
	r := start(t, Config{LMTP: true})
	said, goOn := make(chan bool, 100), make(chan bool)
	r.ack = func(l mailer.Incoming) Ack {
		said <- true
		<-goOn
		if strings.Contains(string(l.Raw), "poison") {
			return TryLater
		}
		return Safe
	}
	var clients sync.WaitGroup
	send := func(subject, want string) {
		c := r.hello()
		clients.Go(func() { c.letter("Subject: "+subject+"\r\n\r\n", want) })
	}
	send("first", "250")
	<-said
	for i := range 9 {
		send(fmt.Sprint("letter ", i), "250")
	}
	send("poison", "451")
	r.eventually("all wait", func() bool { return busy(r) == 11 })
	time.Sleep(20 * time.Millisecond) // from "busy" to the queue
	close(goOn)
	clients.Wait()
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.letters) != 11 || len(r.batches) > 5 || r.batches[0] != 1 {
		t.Errorf("%d letters in batches of %v", len(r.letters), r.batches)
	}
}

func TestBatchesAreBounded(t *testing.T) {
	c := newQueue(3, func(error) {})
	for range 7 {
		go c.submit(mailer.Incoming{})
	}
	time.Sleep(20 * time.Millisecond)
	sizes := make(chan int, 7)
	ctx, cancel := context.WithCancel(t.Context())
	go c.work(ctx, func(_ context.Context, batch []mailer.Incoming) []Ack {
		sizes <- len(batch)
		return nil
	})
	for n := 0; n < 7; {
		size := <-sizes
		if n += size; size > 3 {
			t.Errorf("a batch of %d", size)
		}
	}
	cancel()
	<-c.ended
	if c.submit(mailer.Incoming{}) != TryLater {
		t.Error("nobody is there, and the letter is safe?")
	}
}

// A handler that gives too few acks has not handled the others.
func TestMissingVerdict(t *testing.T) {
	c := newQueue(3, func(error) {})
	ctx, cancel := context.WithCancel(t.Context())
	go c.work(ctx, func(context.Context, []mailer.Incoming) []Ack { return nil })
	if c.submit(mailer.Incoming{}) != TryLater {
		t.Error("no ack is no promise")
	}
	cancel()
	<-c.ended
}

// When told to stop, a letter that is coming in may end; all others are told to come again.
func TestStop(t *testing.T) {
	r := start(t, Config{LMTP: true})
	waits, writes, before := r.hello(), r.hello(), r.dial()
	before.say("", "220")
	writes.say("MAIL FROM:<a@b.example>", "250", "RCPT TO:<"+tagged+">", "250", "DATA", "354")
	writes.send("Subject: x\r\n")
	r.eventually("the letter comes", func() bool { return busy(r) == 1 })
	ended := make(chan error)
	go func() { ended <- r.stop() }()
	waits.say("", "421 4.3.2 This service is being stopped")
	if got := waits.hear() + before.hear(); got != "" {
		t.Errorf("then %q", got)
	}
	select {
	case err := <-ended:
		t.Fatalf("it did not wait for the letter: %v", err)
	case <-time.After(20 * time.Millisecond):
	}
	writes.say("\r\nhello\r\n.", "250 2.0.0 <"+tagged+"> The letter is safe here", "", "421 4.3.2")
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if r.Listening() || len(r.handled()) != 1 {
		t.Error("listening:", r.Listening(), "letters:", len(r.handled()))
	}
}

func busy(r *rig) int {
	n := 0
	for _, c := range r.listener.connections() {
		c.mu.Lock()
		s := c.session
		c.mu.Unlock()
		if s == nil {
			continue
		}
		s.mu.Lock()
		if s.busy {
			n++
		}
		s.mu.Unlock()
	}
	return n
}

// A client that dawdles, and a handler that hangs until it is told to end, do not keep the receiver from stopping; the
// letters are not acknowledged.
func TestStopDoesNotWaitForEver(t *testing.T) {
	r := start(t, Config{LMTP: true, Grace: 50 * time.Millisecond})
	dawdles, hangs := r.hello(), r.hello()
	r.ack = func(mailer.Incoming) Ack { time.Sleep(200 * time.Millisecond); return TryLater }
	hangs.say("MAIL FROM:<a@b.example>", "250", "RCPT TO:<"+tagged+">", "250", "DATA", "354")
	hangs.send(plainLetter + ".\r\n")
	r.eventually("the letter is handled", func() bool { return len(r.handled()) == 1 })
	dawdles.say("MAIL FROM:<a@b.example>", "250", "RCPT TO:<"+tagged+">", "250", "DATA", "354")
	dawdles.send("Subject: x\r\n")
	r.eventually("both are busy", func() bool { return busy(r) == 2 })
	if err := r.stop(); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if got := dawdles.hear() + hangs.hear(); strings.Contains(got, "250") {
		t.Errorf("the clients heard %q", got)
	}
	if len(r.handled()) != 1 {
		t.Errorf("%d letters", len(r.handled()))
	}
}
