package receiver

import (
	"bytes"
	"context"
	"io"
	"net"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/mailer"
)

// FuzzSession throws bytes at a receiver. Nothing breaks; whatever is handled was sent whole: between DATA and its dot, or
// in chunks up to LAST.
func FuzzSession(f *testing.F) {
	f.Add(false, []byte("EHLO c\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<games@example.org>\r\nDATA\r\nA: 1\r\n\r\n..x\r\n.\r\nQUIT\r\n"))
	f.Add(true, []byte("LHLO c\r\nMAIL FROM:<>\r\nRCPT TO:<games+1w1.t@example.org>\r\nBDAT 6\r\nA: 1\r\nBDAT 4 LAST\r\n\r\nx\nRSET\r\n"))
	f.Add(false, []byte("HELO c\nMAIL FROM:<a@b.example> SIZE=5 BODY=8BITMIME\nRCPT TO:<games@example.org>\nDATA\nx\n.\nQUIT\r\n.\r\n"))
	f.Add(true, []byte("LHLO c\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<games@example.org>\r\nDATA\r\nx\r\n.\rMAIL\r\n.\nx\r\n.\r"))
	f.Fuzz(func(t *testing.T, lmtp bool, said []byte) {
		if len(said) > 32<<10 {
			return
		}
		said = append(said, "\r\n"...) // a command that is cut off ends here, and so do the answers
		for _, l := range overheard(t, lmtp, said) {
			checkWhole(t, l, said)
		}
	})
}

// overheard plays a client that says something, listens to all answers and is gone; it returns what was handled.
func overheard(t *testing.T, lmtp bool, said []byte) []mailer.Incoming {
	ours, theirs := net.Pipe()
	listener := &onePipe{conns: make(chan net.Conn, 1), closed: make(chan bool)}
	listener.conns <- ours
	r := New(Config{LMTP: lmtp, Service: service, Tag: looksLikeTag, MaxLetter: 2000})
	r.socket = listener
	ctx, cancel := context.WithCancel(t.Context())
	var handled []mailer.Incoming
	ended := make(chan error, 1)
	go func() {
		ended <- r.Run(ctx, func(_ context.Context, batch []mailer.Incoming) []Ack {
			handled = append(handled, batch...)
			return []Ack{Safe}
		})
	}()
	go func() {
		theirs.SetWriteDeadline(time.Now().Add(patience))
		theirs.Write(said)
		time.Sleep(time.Millisecond)
		theirs.Close()
	}()
	io.Copy(io.Discard, theirs)
	cancel()
	<-ended
	return handled
}

// onePipe is a listener with one client.
type onePipe struct {
	conns  chan net.Conn
	closed chan bool
	once   sync.Once
}

func (l *onePipe) Accept() (net.Conn, error) {
	select {
	case conn := <-l.conns:
		return conn, nil
	case <-l.closed:
		return nil, net.ErrClosed
	}
}

func (l *onePipe) Close() error {
	l.once.Do(func() { close(l.closed) })
	return nil
}

func (l *onePipe) Addr() net.Addr { return &net.UnixAddr{Name: "pipe", Net: "unix"} }

func checkWhole(t *testing.T, l mailer.Incoming, said []byte) {
	raw := l.Raw
	if beginsWithField(raw) && bytes.HasPrefix(raw, []byte("Return-Path: ")) {
		if _, rest, found := bytes.Cut(raw, []byte("\r\n\tby example.org with ")); found {
			_, raw, _ = bytes.Cut(rest, []byte("\r\n"))
		}
	}
	if len(raw) > 2000 {
		t.Errorf("a letter of %d bytes", len(raw))
	}
	if l.Sender == "" || !strings.Contains(strings.ToLower(l.Recipient), "games") || strings.ContainsAny(l.Sender+l.Recipient, "\r\n\x00 ") {
		t.Errorf("from %q to %q", l.Sender, l.Recipient)
	}
	if cameInChunks(raw, said) {
		return
	}
	if !bytes.Contains(said, []byte("\n.\r\n")) || !bytes.Contains(withoutDots(said), withoutDots(raw)) {
		t.Fatalf("%q was handled, and was not sent so", raw)
	}
}

var bdat = regexp.MustCompile(`(?i)BDAT +(\d{1,9})( +LAST)?[ \t]*\r?\n`)

// cameInChunks reports whether a letter is the whole of some chunks that follow each other, up to a last one.
func cameInChunks(raw, said []byte) bool {
	for _, begin := range bdat.FindAllIndex(said, -1) {
		var letter []byte
		for rest := said[begin[0]:]; ; {
			m := bdat.FindSubmatchIndex(rest)
			if m == nil {
				break
			}
			n, _ := strconv.Atoi(string(rest[m[2]:m[3]]))
			if n > len(rest)-m[1] {
				break
			}
			letter = append(letter, rest[m[1]:m[1]+n]...)
			if m[4] >= 0 {
				if bytes.Equal(letter, raw) {
					return true
				}
				break
			}
			rest = rest[m[1]+n:]
		}
	}
	return false
}

// withoutDots drops what DATA may drop: dots, and a lone CR behind one.
func withoutDots(text []byte) []byte {
	return bytes.ReplaceAll(bytes.ReplaceAll(text, []byte("."), nil), []byte("\r"), nil)
}
