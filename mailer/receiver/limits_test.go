package receiver

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"net/netip"
	"strings"
	"testing"
	"time"

	"pbem/mailer"
)

// letterOf is a letter of n bytes with one line end in the end.
func letterOf(n int) string {
	const head = "From: a@b.example\r\n\r\n"
	body := strings.Repeat(strings.Repeat("x", 98)+"\r\n", n/100+1)
	return head + body[:n-len(head)-4] + "yz\r\n"
}

// A letter of just the limit passes, one byte more does not, by whatever command it comes; and the session goes on.
func TestLetterSize(t *testing.T) {
	const limit = 5000
	for _, lmtp := range []bool{true, false} {
		r := start(t, Config{LMTP: lmtp, MaxLetter: limit})
		c := r.hello()
		for n, want := range map[int]string{limit - 1: "250", limit: "250", limit + 1: "552 5.3.4", limit + 2: "552 5.3.4", 300 * limit: "552 5.3.4"} {
			c.letter(letterOf(n), want)
			c.say("MAIL FROM:<a@b.example>", "250", "RCPT TO:<games@example.org>", "250", fmt.Sprintf("BDAT %d LAST\r\n%s", n, letterOf(n)[:n-2]), want)
			c.say("MAIL FROM:<a@b.example>", "250", "RCPT TO:<games@example.org>", "250")
			c.send(fmt.Sprintf("BDAT %d\r\n%sBDAT 1000 LAST\r\n%s", n-1000, letterOf(n)[:n-1000], letterOf(n)[n-1000:]))
			if first := c.answer(); !strings.HasPrefix(first, "250") && !strings.HasPrefix(first, "552") {
				t.Errorf("the first chunk of %d: %s", n, first)
			}
			if last := c.answer(); !strings.HasPrefix(last, want) && !strings.HasPrefix(last, "502") || strings.HasPrefix(last, "250") != (n <= limit) {
				t.Errorf("the last chunk of %d: %s", n, last)
			}
			c.say("RSET", "250")
		}
		if got := len(r.handled()); got != 6 {
			t.Errorf("%d letters were handled, want 6", got)
		}
		if r.counted(TooBig) == 0 || r.counted(Kept) != 6 {
			t.Errorf("counted %v", r.counts)
		}
	}
}

func TestLines(t *testing.T) {
	r := start(t, Config{LMTP: true})
	c := r.hello()
	c.letter("A: 1\r\n\r\n"+strings.Repeat("x", maxLine-2)+"\r\n", "250")
	c.letter("A: 1\r\n\r\n"+strings.Repeat("x", maxLine)+"\r\n", "554 5.6.0 <"+tagged+"> A line of the letter has more than 16 KB")
	if got := c.answer(); !strings.HasPrefix(got, "500") {
		t.Errorf("then %q", got)
	}
	c = r.hello()
	c.say("NOOP "+strings.Repeat("x", maxLine), "500")
	if got := c.hear(); got != "" {
		t.Errorf("after a long command: %q", got)
	}
	if len(r.handled()) != 1 {
		t.Errorf("%d letters", len(r.handled()))
	}
}

func TestConnectionsAtOnce(t *testing.T) {
	r := start(t, Config{Connections: 6, PerClient: 2, ConnectionsMinute: 100})
	var inside []*talker
	for i, client := range []string{"192.0.2.1", "192.0.2.1", "2001:db8::1", "2001:db8::2"} {
		r.from(client)
		inside = append(inside, r.hello())
		if i%2 == 1 {
			r.dial().say("", "421 4.7.0 You have too many connections")
		}
	}
	r.from("2001:db8:0:1::1")
	r.hello() // another /64
	r.from("")
	r.hello()                 // this machine
	r.from("2001:db8:0:2::1") // of the network that has most: one of its own makes room
	r.hello()
	inside[2].say("", "421 4.3.2 All lines are busy")
	inside[0].say("QUIT", "221")
	r.eventually("one has left", func() bool { return len(r.listener.connections()) == 5 })
	r.from("192.0.2.1")
	r.hello()
	if r.counted(Connection) != 8 || r.counted(Busy) != 2 {
		t.Errorf("counted %v", r.counts)
	}
}

func TestConnectionsAMinute(t *testing.T) {
	r := start(t, Config{ConnectionsMinute: 3})
	r.from("192.0.2.1")
	for range 3 {
		r.hello().say("QUIT", "221")
	}
	r.dial().say("", "421 4.7.0")
	r.from("192.0.2.2")
	r.hello()
	r.from("192.0.2.1")
	r.later(19 * time.Second)
	r.dial().say("", "421 4.7.0")
	r.later(time.Second)
	r.hello()
	r.dial().say("", "421 4.7.0")
	r.from("127.0.0.1")
	for range 5 {
		r.hello()
	}
}

func TestLettersAMinute(t *testing.T) {
	r := start(t, Config{LettersMinute: 2})
	r.from("192.0.2.1")
	c := r.hello()
	c.letter(plainLetter, "250")
	c.letter(plainLetter, "250")
	c.say("MAIL FROM:<a@b.example>", "451 4.7.1 These are many letters", "DATA", "502")
	r.hello().say("MAIL FROM:<a@b.example>", "451 4.7.1")
	r.later(30 * time.Second)
	c.letter(plainLetter, "250")
	c.say("MAIL FROM:<a@b.example>", "451 4.7.1")
	if r.counted(Busy) != 3 {
		t.Errorf("counted %v", r.counts)
	}
}

// What holds for strangers does not hold for the host's own mail server.
func TestLMTPIsNotCounted(t *testing.T) {
	r := start(t, Config{LMTP: true, PerClient: 1, ConnectionsMinute: 1, LettersMinute: 1, LettersSession: 1, Refusals: 1})
	r.from("192.0.2.1")
	for range 3 {
		c := r.hello()
		c.letter(plainLetter, "250")
		c.say("MAIL FROM:<a@b.example>", "250", "RCPT TO:<x@b.example>", "550", "RCPT TO:<x@b.example>", "550")
		c.letter(plainLetter, "250")
	}
	for _, l := range r.handled() {
		if l.Client != "" || l.Helo != "" {
			t.Errorf("the own server's address was taken for the sender's: %q %q", l.Client, l.Helo)
		}
	}
}

func TestLettersASession(t *testing.T) {
	r := start(t, Config{LettersSession: 2})
	r.from("192.0.2.1")
	c := r.hello()
	c.letter(plainLetter, "250")
	c.letter(plainLetter, "250")
	c.say("", "421 4.7.0 That was enough for one connection")
	if got := c.hear(); got != "" {
		t.Errorf("then %q", got)
	}
	r.hello().letter(plainLetter, "250")
}

func TestRefusedRecipients(t *testing.T) {
	r := start(t, Config{Refusals: 3})
	r.from("192.0.2.1")
	c := r.hello()
	c.say("MAIL FROM:<a@b.example>", "250", "RCPT TO:<a@example.org>", "550", "RCPT TO:<games@example.org>", "250", "RCPT TO:<b@example.org>", "550",
		"RCPT TO:<c@example.org>", "421 4.7.0 Too many of these recipients")
	if got := c.hear(); got != "" {
		t.Errorf("then %q", got)
	}
	if r.counted(NotOurs) != 3 {
		t.Errorf("counted %v", r.counts)
	}
}

func TestRecipientsOfALetter(t *testing.T) {
	r := start(t, Config{})
	c := r.hello()
	c.say("MAIL FROM:<a@b.example>", "250")
	for i := range maxRecipients {
		c.say(fmt.Sprintf("RCPT TO:<games+%dw1.tag@example.org>", i+1), "250")
	}
	c.say("RCPT TO:<games@example.org>", "452 4.5.3", "DATA", "354", plainLetter+".", "250")
	if l := r.handled(); len(l) != 1 || l[0].Recipient != "games+1w1.tag@example.org" {
		t.Errorf("handled %+v", l)
	}
}

// Who only talks is sent away; who writes letters may go on.
func TestTalk(t *testing.T) {
	r := start(t, Config{LMTP: true})
	c := r.hello()
	for range maxReplies - 50 {
		c.say("NOOP", "250")
	}
	c.letter(plainLetter, "250")
	heard := 0
	for ; heard < 2*maxReplies; heard++ {
		c.send("NOOP\r\n")
		if c.hear() == "" {
			break
		}
	}
	if heard < maxReplies-10 || heard > maxReplies {
		t.Errorf("after a letter %d replies were said", heard)
	}
}

func TestTimeouts(t *testing.T) {
	const short = 50 * time.Millisecond
	for name, c := range map[string]struct {
		cfg  Config
		talk func(*talker)
		want string
	}{
		"silence":          {Config{Timeout: short}, func(*talker) {}, "421"},
		"half a command":   {Config{Timeout: short}, func(c *talker) { c.send("HELO c\r\nNO"); c.say("", "250"); c.say("", "501") }, "421"},
		"the whole time":   {Config{SessionTime: short}, func(*talker) {}, "421"},
		"half a letter":    {Config{LetterTimeout: short}, func(c *talker) { c.begin("DATA\r\nA: 1\r\n", "354") }, "451 4.4.2"},
		"half a chunk":     {Config{LetterTimeout: short}, func(c *talker) { c.begin("BDAT 100 LAST\r\nA: 1\r\n", "") }, "451 4.4.2"},
		"no next chunk":    {Config{Timeout: short}, func(c *talker) { c.begin("BDAT 6\r\nA: 1\r\n", "250") }, "421"},
		"few lines left":   {Config{Connections: 1, Hurry: short}, func(*talker) {}, "421"},
		"a letter in need": {Config{Connections: 1, Hurry: 4 * short}, func(c *talker) { c.begin("DATA\r\nA: 1\r\n", "354") }, "451 4.4.2"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := start(t, c.cfg)
			client := r.dial()
			client.say("", "220")
			c.talk(client)
			if got := client.answer(); !strings.HasPrefix(got, c.want) {
				t.Errorf("the server said %q, want %q", got, c.want)
			}
			// What comes too late is no command, whatever it looks like.
			_, _ = io.WriteString(client.conn, "NOOP\r\n.\r\nRSET\r\nMAIL FROM:<evil@b.example>\r\nRCPT TO:<games@example.org>\r\nDATA\r\nA: 1\r\n.\r\n")
			for said := client.hear(); said != ""; said = client.hear() {
				if said[0] == '2' || said[0] == '3' {
					t.Errorf("late commands were obeyed: %q", said)
				}
			}
			if len(r.handled()) != 0 {
				t.Errorf("handled %+v", r.handled())
			}
		})
	}
}

// begin says what comes before a letter, and its first bytes.
func (c *talker) begin(data, want string) {
	c.t.Helper()
	c.say("EHLO c", "250", "MAIL FROM:<a@b.example>", "250", "RCPT TO:<games@example.org>", "250")
	c.send(data)
	if want != "" {
		c.say("", want)
	}
}

func TestRateLimiterIsBounded(t *testing.T) {
	plenty := 1 << 30
	l := newRateLimiter(rates{connections: 1, letters: 1}, rates{plenty, plenty, plenty})
	now := time.Unix(0, 0)
	victim := netip.MustParseAddr("192.0.2.1")
	if !l.allowConnection(victim, now) || l.allowConnection(victim, now) || !l.allowLetter(victim, now) || l.allowLetter(victim, now) {
		t.Fatal("one is one")
	}
	for i := range 3 * generationSize {
		ip := netip.AddrFrom4([4]byte{10, byte(i >> 16), byte(i >> 8), byte(i)})
		if !l.allowConnection(ip, now) {
			t.Fatalf("client %d is not let in", i)
		}
		if i == generationSize+generationSize/2 && l.allowConnection(victim, now) {
			t.Error("a generation is forgotten too soon")
		}
		if n := len(l.current) + len(l.previous); n > 2*generationSize {
			t.Fatalf("the limiter holds %d", n)
		}
	}
	if !l.allowConnection(netip.MustParseAddr("2001:db8::1"), now) || l.allowConnection(netip.MustParseAddr("2001:db8::ffff:1"), now) || !l.allowConnection(netip.MustParseAddr("2001:db8:0:1::1"), now) {
		t.Error("an IPv6 client is a /64")
	}
}

// Where a letter came from is evidence only if it came from outside.
func TestClient(t *testing.T) {
	r := start(t, Config{})
	for ip, want := range map[string]string{"192.0.2.1": "192.0.2.1", "::ffff:192.0.2.2": "192.0.2.2", "2001:db8::7": "2001:db8::7",
		"127.0.0.1": "", "::1": "", "10.1.2.3": "", "fd00::1": "", "fe80::1": ""} {
		r.from(ip)
		r.hello().letter(plainLetter, "250")
		letters := r.handled()
		if l := letters[len(letters)-1]; l.Client != want || (l.Helo == "client.example") != (want != "") {
			t.Errorf("from %s: client %q, helo %q", ip, l.Client, l.Helo)
		}
	}
}

func TestNames(t *testing.T) {
	for hello, want := range map[string]string{"mail.example.com": "mail.example.com", "[192.0.2.1]": "[192.0.2.1]", "a_b": "a_b",
		"x\x00y": "", "x(y": "", "ä": "", strings.Repeat("x", 256): "", "": ""} {
		if got := name(hello); got != want {
			t.Errorf("name(%q) = %q", hello, got)
		}
	}
}

func TestTrace(t *testing.T) {
	in := mailer.Incoming{Sender: "ada@example.com", Recipient: tagged, Received: time.Date(2026, 3, 2, 10, 0, 0, 0, time.UTC)}
	for _, c := range []struct {
		from client
		want string
	}{
		{client{"mail.example.com", netip.MustParseAddr("192.0.2.7"), "ESMTPS"}, "Received: from mail.example.com ([192.0.2.7])\r\n\tby example.org with ESMTPS; Mon, 02 Mar 2026 10:00:00 +0000\r\n"},
		{client{"", netip.MustParseAddr("2001:db8::7"), "ESMTP"}, "Received: from unknown ([IPv6:2001:db8::7])\r\n\tby example.org with ESMTP; Mon, 02 Mar 2026 10:00:00 +0000\r\n"},
		{client{"mx", netip.Addr{}, "LMTP"}, "Received: from mx\r\n\tby example.org with LMTP; Mon, 02 Mar 2026 10:00:00 +0000\r\n"},
	} {
		if got := string(trace(in, c.from, "example.org")); got != "Return-Path: <ada@example.com>\r\nDelivered-To: "+tagged+"\r\n"+c.want {
			t.Errorf("got %q", got)
		}
	}
	in.Sender = "<>"
	if got := trace(in, client{}, "h"); !bytes.HasPrefix(got, []byte("Return-Path: <>\r\n")) {
		t.Errorf("null sender: %q", got)
	}
}

// Who comes by a socket has no address, and is on this machine.
func TestAddressesOfUnixClients(t *testing.T) {
	a, b := net.Pipe()
	defer a.Close()
	defer b.Close()
	if ip := ipOf(a); ip.IsValid() {
		t.Error(ip)
	}
	if !(&connection{}).local() {
		t.Error("a client without an address is on this machine")
	}
}
