package imap

import (
	"io"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

func TestInMemory(t *testing.T) { suite(t, inMemory) }

// Whatever a broken server says, the inbox connects anew and reads on.
func TestBrokenServer(t *testing.T) {
	for name, say := range map[string]string{
		"letter 0":           "* SEARCH 0\r\n",
		"no IMAP":            "HTTP/1.1 400 Bad Request\r\n\r\n",
		"endless line":       strings.Repeat("x", 100000),
		"goodbye":            "* BYE too busy\r\n",
		"unknown tag":        "T99 OK done\r\n",
		"literal not asked":  "* 1 FETCH (UID 1 BODY[] {5}\r\nhello)\r\n",
		"huge literal":       "* 1 FETCH (UID 1 BODY[] {999999999999}\r\nhello",
		"negative literal":   "* 1 FETCH (UID 1 BODY[] {-1}\r\nhello)\r\n",
		"unreadable COPYUID": "* OK [COPYUID 1 * *] moved\r\n",
	} {
		for _, after := range []string{"* OK", "* SEARCH", "* 1 FETCH"} {
			t.Run(name+" after "+after, func(t *testing.T) {
				h, p := inMemory(t).through(t)
				h.deliver(t, letterText("one"))
				var connections atomic.Int32
				p.Spoil(func(server io.Reader) io.Reader {
					if connections.Add(1) > 1 {
						return server
					}
					return interjected(server, after, say)
				})
				h.cfg.Timeout /= 20
				c := &recorder{}
				start(t, h.cfg, c.handle)
				eventually(t, "the letter", func() bool { return c.times("Subject: one") > 0 })
			})
		}
	}
}

// interjected puts words in front of the first line that begins like prefix.
func interjected(server io.Reader, prefix, say string) io.Reader {
	said := false
	return byLine(server, func(line string) string {
		if said || !strings.HasPrefix(line, prefix) {
			return line
		}
		said = true
		return say + line
	})
}

// A server may lose the news that come just before IDLE; here it never tells any.
func TestNewsAreLost(t *testing.T) {
	h, p := inMemory(t).through(t)
	p.Spoil(func(server io.Reader) io.Reader {
		return byLine(server, func(line string) string { return strings.ReplaceAll(line, "EXISTS", "RECENT") })
	})
	h.cfg.IdleMin = 10 * time.Millisecond
	c := &recorder{}
	start(t, h.cfg, c.handle)
	for _, subject := range []string{"one", "two", "three"} {
		h.deliver(t, letterText(subject))
		eventually(t, subject, func() bool { return c.times("Subject: "+subject) == 1 })
	}
}
