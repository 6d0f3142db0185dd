package receiver

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// TestAFloodLeavesRoom: however many addresses of some networks connect, and whatever they say or do not say, somebody from elsewhere
// gets their letter in at the first try.
func TestAFloodLeavesRoom(t *testing.T) {
	for name, networks := range map[string]int{"one network": 1, "five networks": 5, "twenty networks": 20} {
		t.Run(name, func(t *testing.T) {
			r := start(t, Config{})
			for i := range 300 {
				r.from(fmt.Sprintf("198.51.%d.%d", i%networks, i/networks%250))
				r.dial()
			}
			r.eventually("all have been let in or sent away", func() bool { return r.counted(Connection)+r.counted(Busy) == 300 })
			tries := 0
			for _, honest := range []string{"192.0.2.7", "203.0.113.9", "2001:db8::1"} {
				r.from(honest)
				began := time.Now()
				r.hello().letter(plainLetter, "250")
				t.Logf("taken after %s", time.Since(began).Round(time.Millisecond))
				tries++
			}
			if got := len(r.handled()); got != tries {
				t.Errorf("%d honest letters of %d at the first try", got, tries)
			}
		})
	}
}

// TestBytesOfANetwork: who has sent more than their share hears so before DATA, from all addresses of the network; others do not.
func TestBytesOfANetwork(t *testing.T) {
	r := start(t, Config{BytesMinute: 300 << 10})
	big := "From: ada@example.com\r\n\r\n" + strings.Repeat(strings.Repeat("x", 76)+"\r\n", 840)
	for i := range 5 {
		r.from(fmt.Sprintf("192.0.2.%d", i+1))
		r.hello().letter(big, "250")
	}
	r.from("192.0.2.99")
	c := r.hello()
	c.say("MAIL FROM:<ada@example.com>", "451 4.7.1 These are many letters", "DATA", "502")
	r.from("198.51.100.1")
	r.hello().letter(big, "250")
	r.later(30 * time.Second)
	c.letter(plainLetter, "250")
}

// TestAFloodOfLetters: while a network sends letters of 64 KB as fast as it can, an honest one is taken at the first try, and the
// handler is not given more than the network's share.
func TestAFloodOfLetters(t *testing.T) {
	r := start(t, Config{})
	big := "From: ada@example.com\r\n\r\n" + strings.Repeat(strings.Repeat("x", 76)+"\r\n", 840)
	taken := 0
	for i := range 200 {
		r.from(fmt.Sprintf("198.51.100.%d", i+1))
		c := r.dial()
		if got := c.answer(); !strings.HasPrefix(got, "220") {
			continue
		}
		c.say("EHLO flood", "250")
		c.send("MAIL FROM:<a@b.example>\r\n")
		if !strings.HasPrefix(c.answer(), "250") {
			continue
		}
		c.say("RCPT TO:<games@example.org>", "250", "DATA", "354", big+".", "250", "QUIT", "221")
		taken++
	}
	if taken > 120 {
		t.Errorf("%d letters of one network are taken within a minute", taken)
	}
	r.from("192.0.2.7")
	r.hello().letter(plainLetter, "250")
}
