package receiver

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"net/netip"
	"strings"
	"time"

	"github.com/emersion/go-smtp"

	"pbem/mailer"
)

// LMTPData takes a letter over LMTP. All recipients get the one answer: the letter is one.
func (s *session) LMTPData(r io.Reader, _ smtp.StatusCollector) error { return s.Data(r) }

// Data takes a letter, and returns only when it is safe or has to be refused.
func (s *session) Data(r io.Reader) error {
	e, ok := s.begin(r)
	if !ok {
		return stopping()
	}
	if err := s.stream.SetReadDeadline(time.Now().Add(s.r.cfg.LetterTimeout)); err != nil {
		return tryLater()
	}
	raw, to, give, err := s.read(r, e)
	defer give()
	if err != nil {
		return err
	}
	s.connection.reaches(handing)
	s.r.cfg.Probe("received")
	ack := s.r.queue.submit(s.incoming(e, to, raw))
	s.r.cfg.Probe("before-reply")
	if ack == TryLater {
		s.r.cfg.Count(Later)
		return tryLater()
	}
	s.r.cfg.Count(Kept)
	return safe()
}

// begin takes the envelope of the letter that comes.
func (s *session) begin(r io.Reader) (envelope, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.chunks, _ = r.(*io.PipeReader)
	if s.r.listener.closing() || len(s.envelope.recipients) == 0 {
		return envelope{}, false
	}
	s.busy = true
	s.connection.reaches(sending)
	s.letters++
	s.connection.wrote()
	return s.envelope, true
}

// read returns a whole letter and its recipient. Of one that is refused never more than one byte beyond the ordinary limit is held. give
// gives back the space that it takes, once it is handled.
func (s *session) read(r io.Reader, e envelope) (raw []byte, to string, give func(), err error) {
	limit, counted := s.r.cfg.MaxLetter, &counting{Reader: r}
	to, give = addressee(e.recipients), func() {}
	raw, err = io.ReadAll(io.LimitReader(counted, limit+1))
	var refused error
	if err == nil && int64(len(raw)) > limit {
		raw, to, give, refused, err = s.readLarge(raw, counted, e)
	}
	if s.bounded() {
		s.r.listener.limiter.took(s.connection.ip, counted.bytes, s.r.cfg.Clock())
	}
	if err == nil && s.connection.broken() {
		err = io.ErrUnexpectedEOF
	}
	if err != nil {
		s.r.cfg.turnAway(Refusal{Broken, e.sender, e.recipients[0]})
		return nil, to, give, unread(err)
	}
	return raw, to, give, refused
}

// counting counts the bytes of a letter.
type counting struct {
	io.Reader
	bytes int
}

func (c *counting) Read(b []byte) (int, error) {
	n, err := c.Reader.Read(b)
	c.bytes += n
	return n, err
}

// unread is the answer to a letter that was not read to its end, if somebody still hears it.
func unread(err error) error {
	if errors.Is(err, smtp.ErrTooLongLine) {
		return reply(554, 5, 6, 0, "A line of the letter has more than %d KB; please let your program break lines", maxLine>>10)
	}
	return reply(451, 4, 4, 2, "The letter did not come to its end; please send it again")
}

func (s *session) incoming(e envelope, to string, raw []byte) mailer.Incoming {
	in := mailer.Incoming{Received: s.r.cfg.Clock(), Recipient: to, Sender: e.sender, Route: "smtp"}
	switch {
	case s.r.cfg.LMTP:
		in.Route, in.Received = "lmtp", s.r.cfg.Arrival(raw, in.Received)
	case outside(s.client.ip):
		in.Client, in.Helo = s.client.ip.String(), s.client.hello
	}
	in.Raw = raw
	if beginsWithField(raw) {
		in.Raw = bytes.Join([][]byte{trace(in, s.client, s.r.cfg.Host), raw}, nil)
	}
	return in
}

// outside reports whether an address is anybody's: one of our own network proves nothing about a sender's.
func outside(ip netip.Addr) bool {
	return ip.IsValid() && !ip.IsLoopback() && !ip.IsPrivate() && !ip.IsLinkLocalUnicast()
}

// settle waits until go-smtp has done with the chunks of a letter: otherwise the failure of one that was broken off could be
// told as the answer to the next. The chunks have ended, so this is a matter of microseconds.
func settle(chunks *io.PipeReader) {
	for chunks != nil {
		if _, err := chunks.Read(nil); err == io.ErrClosedPipe {
			return
		}
		time.Sleep(50 * time.Microsecond)
	}
}

// trace is what a server that delivers a letter writes on top of it (RFC 5321 section 4.4), so that a letter that is kept
// shows by which way and for whom it came.
func trace(in mailer.Incoming, from client, host string) []byte {
	var b strings.Builder
	sender := in.Sender
	if sender != "<>" {
		sender = "<" + sender + ">"
	}
	fmt.Fprintf(&b, "Return-Path: %s\r\nDelivered-To: %s\r\nReceived: from %s", sender, in.Recipient, cmp.Or(from.hello, "unknown"))
	if from.ip.IsValid() {
		fmt.Fprintf(&b, " (%s)", literal(from.ip))
	}
	fmt.Fprintf(&b, "\r\n\tby %s with %s; %s\r\n", host, from.protocol, in.Received.Format(time.RFC1123Z))
	return []byte(b.String())
}

// literal is an address literal (RFC 5321 section 4.1.3).
func literal(ip netip.Addr) string {
	if ip.Is4() {
		return "[" + ip.String() + "]"
	}
	return "[IPv6:" + ip.String() + "]"
}

// beginsWithField reports whether a letter begins with a header field (RFC 5322 section 2.2). Only then is a trace put in
// front of it: before anything else it would change how the letter is read, and so its digest.
func beginsWithField(raw []byte) bool {
	name, _, found := bytes.Cut(raw, []byte(":"))
	if !found || len(name) == 0 {
		return false
	}
	for _, c := range name {
		if c <= ' ' || c > '~' {
			return false
		}
	}
	return true
}
