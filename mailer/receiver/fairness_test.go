package receiver

import (
	"fmt"
	"io"
	"net"
	"strings"
	"sync"
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

// floods are what a connection of a flood does, once it is let in.
func floods() map[string]func(net.Conn) {
	says := func(words string) func(net.Conn) {
		return func(c net.Conn) { io.WriteString(c, words) }
	}
	const envelope = "EHLO flood\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<games@example.org>\r\n"
	return map[string]func(net.Conn){
		"connects without a word":    func(net.Conn) {},
		"half a command":             says("EHL"),
		"a greeting":                 says("EHLO flood\r\n"),
		"talk":                       says("EHLO flood\r\n" + strings.Repeat("NOOP\r\n", 30)),
		"recipients that are not":    says("EHLO flood\r\nMAIL FROM:<a@b.example>\r\n" + strings.Repeat("RCPT TO:<x@example.org>\r\n", 9)),
		"an envelope":                says(envelope),
		"the beginning of a letter":  says(envelope + "DATA\r\nFrom: a@b.example\r\n"),
		"the beginning of a chunk":   says(envelope + "BDAT 100000\r\nFrom: a@b.example\r\n"),
		"much of a letter":           says(envelope + "DATA\r\n" + strings.Repeat(strings.Repeat("x", 76)+"\r\n", 1000)),
		"letters that come too fast": says(strings.Repeat("EHLO flood\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<games@example.org>\r\nDATA\r\n\r\nx\r\n.\r\n", 20)),
	}
}

// TestAnHonestLetterComesInAtTheFirstTry: whatever a flood does, and from however many addresses, networks or places on this machine it comes,
// somebody who comes once and writes is let in, and their letter taken.
func TestAnHonestLetterComesInAtTheFirstTry(t *testing.T) {
	const many = 120
	for what, do := range floods() {
		for where, from := range map[string]func(i int) string{
			"one address":         func(int) string { return "198.51.100.7" },
			"one network":         func(i int) string { return fmt.Sprintf("198.51.100.%d", i) },
			"networks of two":     func(i int) string { return fmt.Sprintf("198.51.%d.%d", i/2, i) },
			"many networks":       func(i int) string { return fmt.Sprintf("198.%d.100.1", i) },
			"this machine":        func(int) string { return "" },
			"its other addresses": func(i int) string { return fmt.Sprintf("127.0.0.%d", 2+i%10) },
		} {
			t.Run(what+" from "+where, func(t *testing.T) {
				t.Parallel()
				r := start(t, Config{})
				for i := range many {
					r.from(from(i))
					conn, err := net.Dial("tcp", r.Addr().String())
					if err != nil {
						t.Fatal(err)
					}
					t.Cleanup(func() { conn.Close() })
					do(conn)
					r.eventually("let in or sent away", func() bool { return r.counted(Connection)+r.counted(Busy) > i })
				}
				time.Sleep(stalled + 100*time.Millisecond) // what is half said and half sent is told from what is coming
				for n, honest := range []string{"192.0.2.7", "203.0.113.9", "127.0.0.99"} {
					r.from(honest)
					before := len(r.handled())
					r.hello().letter(plainLetter, "250")
					if got := len(r.handled()) - before; got < 1 {
						t.Errorf("honest letter %d: %d were handled", n, got)
					}
				}
			})
		}
	}
}

// TestLettersThatTrickle: senders from everywhere whose letters never end, and come just fast enough, keep nobody out for long.
func TestLettersThatTrickle(t *testing.T) {
	t.Parallel()
	r := start(t, Config{})
	var senders sync.WaitGroup
	t.Cleanup(senders.Wait)
	for i := range 50 {
		r.from(fmt.Sprintf("198.%d.100.1", i))
		conn, err := net.Dial("tcp", r.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { conn.Close() })
		r.eventually("let in", func() bool { return r.counted(Connection) > i })
		senders.Go(func() {
			_, err := io.WriteString(conn, "EHLO flood\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<games@example.org>\r\nDATA\r\nA: 1\r\n\r\n")
			for err == nil {
				time.Sleep(stalled / 2)
				_, err = io.WriteString(conn, strings.Repeat("x", leastRate)+"\r\n")
			}
		})
	}
	time.Sleep(trickling + stalled)
	for _, honest := range []string{"192.0.2.7", "203.0.113.9"} {
		r.from(honest)
		r.hello().letter(plainLetter, "250")
	}
	if got := len(r.handled()); got != 2 {
		t.Errorf("%d letters were handled", got)
	}
}
