package mailtest

import (
	"cmp"
	"errors"
	"io"
	"net"
	"strings"
	"time"

	"github.com/emersion/go-smtp"
)

// Point is where in an SMTP transaction a fault strikes.
type Point uint8

const (
	AtMail      Point = iota // at MAIL FROM
	AtRecipient              // at RCPT TO
	AtData                   // after the letter's last byte; it is not delivered
	AfterData                // after the letter was delivered, before the reply to it
)

// Fault makes the SMTP server misbehave.
type Fault struct {
	At        Point
	Recipient string        // only for this recipient; "" for all
	Times     int           // how often
	Stall     time.Duration // first say nothing for so long
	Code      int           // then reply with this code; 0: hang up
	Status    smtp.EnhancedCode
	Text      string // "": words of the server's own
}

// Fail arms a fault. Several may be armed; the oldest that fits strikes first.
func (s *Server) Fail(f Fault) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.faults = append(s.faults, f)
}

// Relent forgets all faults that are armed.
func (s *Server) Relent() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.faults = nil
}

// HangUp closes every connection to both servers; they stay open for new ones.
func (s *Server) HangUp() {
	s.imapListener.hangUp()
	s.smtpListener.hangUp()
}

// trip lets a fault strike if one is armed for this point and recipient.
func (s *Server) trip(at Point, recipient string, conn net.Conn) error {
	f, armed := s.take(at, recipient)
	if !armed {
		return nil
	}
	select {
	case <-time.After(f.Stall):
	case <-s.ended:
	}
	if f.Code == 0 {
		conn.Close()
	}
	return f.reply()
}

func (f Fault) reply() error {
	said := &smtp.SMTPError{Code: f.Code, EnhancedCode: f.Status, Message: cmp.Or(f.Text, "a fault of the test's making")}
	if f.Status == (smtp.EnhancedCode{}) {
		said.EnhancedCode = smtp.NoEnhancedCode
	}
	return said
}

func (s *Server) take(at Point, recipient string) (Fault, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := range s.faults {
		f := &s.faults[i]
		if f.At == at && f.Times > 0 && (f.Recipient == "" || strings.EqualFold(f.Recipient, recipient)) {
			f.Times--
			return *f, true
		}
	}
	return Fault{}, false
}

// ErrReset, returned by a reader that spoils what a server says, makes the client see a reset connection instead of an
// orderly close.
var ErrReset = errors.New("reset by the test")

// After passes on so many bytes of what the server says and then ends with err: io.EOF closes in good order.
func After(server io.Reader, n int64, err error) io.Reader {
	return io.MultiReader(io.LimitReader(server, n), failing{err})
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }

// Mute passes on so many bytes and then swallows everything: the connection stands, and nobody is there any more.
func Mute(server io.Reader, n int64) io.Reader {
	return io.MultiReader(io.LimitReader(server, n), deaf{server})
}

type deaf struct{ server io.Reader }

func (d deaf) Read([]byte) (int, error) {
	if _, err := io.Copy(io.Discard, d.server); err != nil {
		return 0, err
	}
	return 0, io.EOF
}

// Slowly passes on a byte at a time with a pause after each.
func Slowly(server io.Reader, pause time.Duration) io.Reader { return slow{server, pause} }

type slow struct {
	server io.Reader
	pause  time.Duration
}

func (s slow) Read(b []byte) (int, error) {
	time.Sleep(s.pause)
	return s.server.Read(b[:min(1, len(b))])
}
