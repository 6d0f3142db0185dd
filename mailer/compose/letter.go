package compose

import (
	"errors"
	"fmt"
	"time"

	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/notation/diagram"
	"pbem/rules/phrase"
)

// ErrAddress means an address or a Message-ID that is not of the plain kind that we send to and from.
var ErrAddress = errors.New("not a plain mail address")

// Letter is a letter to one person, before it becomes bytes.
type Letter struct {
	Kind     string         // what limits count: "answer", "error", "invitation", …; not in the bytes
	From     mailer.Address // the service
	To       mailer.Address
	ReplyTo  string // the secret address that proves who answers; "" for none
	BounceTo string // the envelope sender; "" is the null sender
	// Unsubscribe is where mail programs write for their reader to have fewer such letters: an address, with "?subject=…" behind it where the
	// secret stands there; "" for a letter that nobody can do without.
	Unsubscribe string
	Language    *catalog.Language // what it is written in; nil is English
	Game        int               // its number stands in front of the subject, "[pbem 42]", where programs read it again; 0 for none
	Subject     phrase.Phrase
	SubjectTag  string // the secret that proves who answers, for hosts without plus-addresses; "" for none
	MessageID   string // without angle brackets
	InReplyTo   string // without angle brackets; "" for none
	References  []string
	Date        time.Time
	Replied     bool // answers a letter, else it was sent of our own accord (RFC 3834)
	TextOnly    bool
	Style       diagram.Style // how its boards are drawn in text
	Pictures    string        // what files with pictures of its boards are called, "board-42-12"; "" draws boards as tables
	Body        []Block
	Attachments []Attachment
}

// Attachment is a file that goes with a letter.
type Attachment struct {
	Name string // "42.pbem"
	Type string // "text/plain; charset=utf-8"; anything that is no media type becomes application/octet-stream
	Data []byte
}

// Envelope fixes the letter's bytes. Its error wraps ErrAddress: an address is not a plain addr-spec of RFC 5322, or the
// Message-ID is none. Everything else that is odd is cleaned.
func (l Letter) Envelope() (mailer.Envelope, error) {
	if err := l.check(); err != nil {
		return mailer.Envelope{}, err
	}
	if l.Language == nil {
		l.Language = catalog.English()
	}
	return mailer.Envelope{MessageID: l.MessageID, From: l.BounceTo, To: l.To.Mailbox, Data: l.appendLetter(nil)}, nil
}

func (l *Letter) check() error {
	for _, a := range []struct {
		what, address string
		optional      bool
	}{
		{"sender", l.From.Mailbox, false}, {"recipient", l.To.Mailbox, false}, {"reply address", l.ReplyTo, true}, {"bounce address", l.BounceTo, true},
	} {
		if !PlainAddress(a.address) && !(a.optional && a.address == "") {
			return fmt.Errorf("the %s %q is %w", a.what, a.address, ErrAddress)
		}
	}
	if !plainID(l.MessageID) {
		return fmt.Errorf("the Message-ID %q is %w", l.MessageID, ErrAddress)
	}
	return nil
}

// Plain is the body as text, for who shows it outside of a letter; HTML is it as a page, with boards as tables.
func (l Letter) Plain() []byte {
	l.Body = spoken(l.Body, l.Language)
	return l.text()
}

// HTML keeps what Plain says.
func (l Letter) HTML() []byte {
	l.Body = spoken(l.Body, l.Language)
	return l.page(nil)
}
