package receiver

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/mailer"
)

// spacious is a receiver at which the address with the tag "large.…" has room for 20,000 bytes, and others for 2,000.
func spacious(t testing.TB, lmtp bool, cfg Config) *rig {
	t.Helper()
	cfg.LMTP, cfg.MaxLetter, cfg.MaxSize = lmtp, 2000, 20000
	return startWith(t, cfg, func(made *Receiver) {
		made.Rooms(func(_ context.Context, in mailer.Incoming) (mailer.Room, error) {
			if in.Received.IsZero() || len(in.Raw) > 2001 {
				t.Errorf("asked for the room of %d bytes at %v", len(in.Raw), in.Received)
			}
			tag, _, _ := strings.Cut(in.Recipient, ".")
			switch {
			case tag == "games+spent" && len(in.Raw) > 0:
				return mailer.Spent, nil
			case tag == "games+large", tag == "games+spent":
				return mailer.Large, nil
			case tag == "games+down":
				return mailer.Large, errors.New("the store does not answer")
			}
			return mailer.Small, nil
		})
	})
}

const (
	largeTo = "games+large.x@example.org"
	spentTo = "games+spent.x@example.org"
	downTo  = "games+down.x@example.org"
)

// TestRoom: what is announced is the greatest size. Elsewhere than at an address with room a larger letter is refused at RCPT, when MAIL
// has told its size, for each recipient by itself; else at the end of DATA, or of the last chunk.
func TestRoom(t *testing.T) {
	for _, lmtp := range []bool{true, false} {
		r := spacious(t, lmtp, Config{})
		c := r.dial()
		c.say("", "220 ")
		c.send(map[bool]string{true: "LHLO", false: "EHLO"}[lmtp] + " client.example\r\n")
		announced := ""
		for line := c.hear(); ; line = c.hear() {
			announced += line + "\n"
			if strings.HasPrefix(line, "250 ") {
				break
			}
		}
		if !strings.Contains(announced, "SIZE 20001\n") {
			t.Errorf("announced\n%s", announced)
		}
		mail := func(size int) string { return fmt.Sprintf("MAIL FROM:<ada@example.com> SIZE=%d", size) }
		rcpt := func(to string) string { return "RCPT TO:<" + to + ">" }
		large := letterOf(15000)
		c.say(mail(20002), "552 5.3.4", mail(15000), "250", rcpt(service), "552 5.3.4", rcpt(tagged), "552 5.3.4", rcpt(downTo), "451",
			rcpt(largeTo), "250", "DATA", "354", large+".", "250")
		c.say("MAIL FROM:<ada@example.com>", "250", rcpt(service), "250", "DATA", "354", large+".", "552 5.3.4")
		c.say("MAIL FROM:<ada@example.com>", "250", rcpt(spentTo), "250", "DATA", "354", large+".", "552 5.3.4")
		c.say("MAIL FROM:<ada@example.com>", "250", rcpt(downTo), "250", "DATA", "354", large+".", "451")
		c.say("MAIL FROM:<ada@example.com>", "250", rcpt(largeTo), "250", "DATA", "354", letterOf(20001)+".", "552 5.3.4")
		c.say("MAIL FROM:<ada@example.com>", "250", rcpt(tagged), "250", rcpt(largeTo), "250", "DATA", "354", large+".", "250")
		if lmtp {
			c.say("", "250") // to the other recipient
		}
		c.say("MAIL FROM:<ada@example.com>", "250", rcpt(largeTo), "250", fmt.Sprintf("BDAT %d LAST\r\n%s", len(large), large[:len(large)-2]), "250")
		c.say(mail(1000), "250", rcpt(spentTo), "250", "DATA", "354", plainLetter+".", "250")
		got := r.handled()
		if len(got) != 4 || r.counted(TooBig) != 5 || r.counted(Later) != 2 || r.counted(Kept) != 4 {
			t.Fatalf("%d letters, %v", len(got), r.counts)
		}
		for i, l := range got[:3] {
			if !bytes.HasSuffix(l.Raw, []byte(large)) || l.Recipient != largeTo {
				t.Errorf("letter %d has %d bytes, to %s", i, len(l.Raw), l.Recipient)
			}
		}
	}
}

// TestLargeLettersAtOnce: no more large letters are in memory than there is room for, until they are handled. The others are told to
// come again; small ones, and the next large one, pass.
func TestLargeLettersAtOnce(t *testing.T) {
	r := spacious(t, true, Config{MaxLarge: 2, Timeout: time.Minute})
	release := make(chan struct{})
	var once sync.Once
	free := func() { once.Do(func() { close(release) }) }
	t.Cleanup(free)
	r.mu.Lock()
	r.ack = func(mailer.Incoming) Ack { <-release; return Safe }
	r.mu.Unlock()
	begun := func(to string) *talker {
		c := r.hello()
		c.say("MAIL FROM:<ada@example.com>", "250", "RCPT TO:<"+to+">", "250", "DATA", "354")
		return c
	}
	first, second := begun(largeTo), begun(largeTo)
	first.send(letterOf(15000) + ".\r\n")
	second.send(letterOf(15000) + ".\r\n")
	r.eventually("two large letters", func() bool { return len(r.large) == 2 })
	third := begun(largeTo)
	third.say(letterOf(15000)+".", "452 4.3.1")
	small := begun(tagged)
	small.send(plainLetter + ".\r\n")
	free()
	for _, c := range []*talker{first, second, small} {
		c.say("", "250")
	}
	r.eventually("room", func() bool { return len(r.large) == 0 })
	third.say("MAIL FROM:<ada@example.com>", "250", "RCPT TO:<"+largeTo+">", "250", "DATA", "354", letterOf(15000)+".", "250")
}
