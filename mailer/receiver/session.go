package receiver

import (
	"io"
	"net"
	"net/netip"
	"strings"
	"sync"

	"github.com/emersion/go-smtp"
)

// session is a conversation, from EHLO to the end or to STARTTLS, after which another begins. Data may run beside the
// other methods: go-smtp reads BDAT chunks so.
type session struct {
	r          *Receiver
	connection *connection
	stream     net.Conn // the connection, or TLS over it
	client     client

	mu       sync.Mutex
	envelope envelope
	busy     bool           // a letter is coming in or being handled
	chunks   *io.PipeReader // where it comes in by BDAT
	letters  int
	refusals int
}

// client is who speaks to us.
type client struct {
	hello    string // the name it greeted with, as far as it is one
	ip       netip.Addr
	protocol string // RFC 3848
}

type envelope struct {
	sender     string
	recipients []string
	size       int64 // as MAIL told it; 0 where it did not
}

func (r *Receiver) newSession(c *smtp.Conn) (smtp.Session, error) {
	if r.listener.closing() {
		connectionOf(c.Conn()).hangUpAfterReply()
		return nil, stopping()
	}
	s := &session{r: r, stream: c.Conn(), connection: connectionOf(c.Conn())}
	s.client = client{hello: name(c.Hostname()), ip: s.connection.ip, protocol: r.protocol(c)}
	s.connection.entered(s)
	s.connection.reaches(greeted)
	return s, nil
}

func (r *Receiver) protocol(c *smtp.Conn) string {
	_, secure := c.TLSConnectionState()
	switch {
	case r.cfg.LMTP:
		return "LMTP"
	case secure:
		return "ESMTPS"
	}
	return "ESMTP"
}

// name returns what a client calls itself, "" if that is no name (RFC 5321 section 4.1.2) and could spoil a header.
func name(hello string) string {
	if len(hello) > 255 {
		return ""
	}
	for _, r := range hello {
		if !strings.ContainsRune("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.:[]", r) {
			return ""
		}
	}
	return hello
}

// bounded reports whether the limits for single clients hold.
func (s *session) bounded() bool { return !s.r.cfg.LMTP && !s.connection.local() }

// Mail begins an envelope.
func (s *session) Mail(from string, o *smtp.MailOptions) error {
	cfg, sender := s.r.cfg, from
	if from == "" {
		sender = "<>"
	}
	switch {
	case !plain(from):
		return badSender()
	case o.Size > s.r.most():
		cfg.turnAway(Refusal{TooBig, sender, ""})
		return tooBig(s.r.most())
	case s.bounded() && !s.r.listener.limiter.allowLetter(s.connection.ip, cfg.Clock()):
		cfg.turnAway(Refusal{Busy, sender, ""})
		return tooManyLetters()
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.envelope = envelope{sender: sender, size: o.Size}
	return nil
}

// Rcpt takes a recipient that is ours.
func (s *session) Rcpt(to string, _ *smtp.RcptOptions) error {
	if !plain(to) {
		return badRecipient()
	}
	outcome, no := NotOurs, s.r.cfg.unknown(to)
	s.mu.Lock()
	defer s.mu.Unlock()
	if no == nil {
		outcome, no = s.roomFor(to)
	}
	if no == nil {
		s.envelope.recipients = append(s.envelope.recipients, to)
		s.connection.reaches(addressed)
		return nil
	}
	s.r.cfg.turnAway(Refusal{outcome, s.envelope.sender, to})
	s.refusals++
	if s.bounded() && s.refusals >= s.r.cfg.Refusals {
		s.connection.hangUpAfterReply()
		return tooManyRefusals()
	}
	return no
}

// Reset ends an envelope. go-smtp calls it also after the answer to a letter.
func (s *session) Reset() {
	s.mu.Lock()
	defer s.mu.Unlock()
	settle(s.chunks)
	s.chunks = nil
	if s.busy {
		s.r.cfg.Probe("replied")
	}
	s.envelope, s.busy = envelope{}, false
	s.connection.reaches(greeted)
	switch {
	case s.r.listener.closing():
		sayAndClose(s.stream, stopping())
	case s.bounded() && s.letters >= s.r.cfg.LettersSession:
		sayAndClose(s.stream, enoughLetters())
	}
}

// Logout is called when the connection ends, or another session begins on it.
func (s *session) Logout() error {
	s.connection.entered(nil)
	return nil
}

// dismiss ends a session that is not in the middle of a letter, with a last reply.
func (s *session) dismiss(why *smtp.SMTPError) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.busy {
		sayAndClose(s.stream, why)
	}
}

// unknown returns why an address takes no letters here, nil if it does. Ours are the service's own and its plus-addresses
// whose tag has the right form; case does not matter. Whether a tag's secret is right is not said in the session, for
// nobody may try secrets here: whoever answers a letter finds that out, and says it to the player in kind words.
func (c Config) unknown(address string) error {
	local, domain, _ := strings.Cut(strings.ToLower(address), "@")
	name, home, _ := strings.Cut(c.Service, "@")
	if domain != home {
		return reply(550, 5, 1, 1, "Letters are taken for %s only", c.Service)
	}
	base, tag, tagged := strings.Cut(local, "+")
	switch {
	case base == name && (!tagged || c.Tag(tag)):
		return nil
	case base == name:
		return reply(550, 5, 1, 1, "The part of the address between + and @ is damaged or not one of ours; answer the last letter again, or write to %s", c.Service)
	case base == "postmaster" && c.Postmaster != "":
		return reply(551, 5, 1, 6, "The postmaster reads <%s>; please write there", c.Postmaster)
	}
	return reply(550, 5, 1, 1, "There is no such address here; letters are taken for %s only", c.Service)
}

// addressee picks the recipient that says most of a letter: the first one with a tag, else the first. A letter is handled
// once, whatever number of our addresses it was sent to: the others would be copies of it, by whatever route.
func addressee(recipients []string) string {
	for _, r := range recipients {
		if strings.Contains(r, "+") {
			return r
		}
	}
	return recipients[0]
}

// plain reports whether an envelope's address has nothing in it that could break a line or a header.
func plain(address string) bool {
	if len(address) > maxPath {
		return false
	}
	for _, r := range address {
		if r <= ' ' || r == 0x7f || r == '<' || r == '>' {
			return false
		}
	}
	return true
}
