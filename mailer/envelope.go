package mailer

import (
	"context"
	"errors"
	"strings"
	"time"

	"golang.org/x/net/idna"
)

// Envelope is a letter to be sent: its bytes are fixed before the first attempt and never change.
type Envelope struct {
	MessageID string // without angle brackets
	From      string // the envelope sender; "" is the null sender
	To        string // one recipient
	Data      []byte // RFC 5322, CRLF line ends
	// Until is by when it must be begun, by this machine's clock: afterwards another node may have it. Zero for whenever.
	Until time.Time
}

// ErrLate means that a letter was not begun by its Until.
var ErrLate = errors.New("it was not begun in time, and is left to others")

// Late is ErrLate where a letter may not be begun any more. The clock on the wall counts: it goes on while the machine sleeps.
func (e Envelope) Late() error {
	if !e.Until.IsZero() && time.Now().Round(0).After(e.Until.Round(0)) {
		return ErrLate
	}
	return nil
}

// Courier carries letters away: over SMTP, or into a directory.
type Courier interface {
	// Send tries each letter once and returns one reply a letter. An error in it that is a *Failure says whether trying
	// again helps; any other error is temporary. When the context ends no other letter is begun, and the one under way is brought to
	// its end: the server may have taken it over. Nor is one begun that is late (Envelope.Late).
	Send(ctx context.Context, letters []Envelope) []Reply
	Close() error
}

// Reply is what became of a try to send a letter.
type Reply struct {
	Text string // what the next server said when it took the letter over, as "2.0.0 Ok: queued as 4711"; "" if nothing is told
	Err  error  // nil where it took the letter over
}

// Failure is a server's refusal of one letter.
type Failure struct {
	Code      int    // the SMTP reply code, 0 if there was none
	Permanent bool   // trying again will not help
	Unreached bool   // the server was not reached, or would not talk: that says nothing about the letter
	Recipient bool   // it is the recipient that was refused, not the letter, the sender or us
	Ours      bool   // it is we who were refused: no letter of ours will be taken before something changes on our side; never Permanent
	Text      string // the server's words
}

func (f *Failure) Error() string { return f.Text }

// InASCII writes the domain of a mailbox as it stands in the DNS, "ada@xn--exmple-cua.org" for "ada@exämple.org": under that name mail can be
// sent to it, and both are one account. A domain that is none, or that would become one of plain letters only by this, stays as it is.
func InASCII(mailbox string) string {
	local, domain, found := strings.Cut(mailbox, "@")
	if !found || !strings.ContainsFunc(domain, func(r rune) bool { return r > '~' }) {
		return mailbox
	}
	ascii, err := idna.Lookup.ToASCII(domain)
	if err != nil || !strings.Contains(ascii, "xn--") {
		return mailbox
	}
	return local + "@" + ascii
}
