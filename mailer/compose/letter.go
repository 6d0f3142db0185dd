// Package compose makes letters: from what was decided to the bytes of RFC 5322.
//
// The idea: a [Letter] has one body, a list of [Block]s, and every block can write itself twice, as plain text and as
// HTML, so that the two never tell different things. [Letter.Envelope] fixes the bytes: nothing in them depends on the
// clock, on chance or on anything but the letter, and so a letter sent twice is the same letter. [Game] lays out the
// letters about a game.
//
// What a letter says is decided in phrases, and becomes text here alone, in the language of whoever reads it. What it leaves out
// because it is told already is decided by what notices tell (adjudicator.Topics), never by their words.
//
// Whatever came from outside (names, subjects, a player's words) is cleaned on its way in: no control characters, no
// secret reply addresses, nothing that a mail program could take for a header, a boundary or markup.
package compose

import (
	"crypto/sha256"
	"encoding/base32"
	"errors"
	"fmt"
	"strings"
	"time"

	"pbem/adjudicator"
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

// PlainAddress reports whether s is an addr-spec of RFC 5322 without quotes, comments, literals or anything but ASCII:
// the only kind of address that gets into a header or an SMTP command. To any other we cannot write.
func PlainAddress(s string) bool {
	local, domain, ok := strings.Cut(s, "@")
	return ok && len(local) <= 64+64 && len(s) <= 254 && dotAtom(local) && plainDomain(domain)
}

// plainID reports whether s can stand between the angle brackets of a Message-ID. Other people's are often not quite of
// the standard's form, so only what could break a header is refused: also by way of a reader who decodes encoded words where
// there are none (RFC 2047, section 5).
func plainID(s string) bool {
	left, right, _ := strings.Cut(s, "@")
	if left == "" || right == "" || strings.Contains(right, "@") || len(s) > 250 || strings.Contains(s, "=?") {
		return false
	}
	for i := range len(s) {
		if s[i] <= ' ' || s[i] > '~' || strings.IndexByte(`<>()",;\`, s[i]) >= 0 {
			return false
		}
	}
	return true
}

// MessageID makes the Message-ID, without angle brackets, of the letter to a seat about a match at a version, in answer
// to a cause. The same letter has the same Message-ID whenever it is made, so that a second copy can be recognised.
func MessageID(domain string, match, version int, seat adjudicator.Seat, cause string) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %d %d %s", match, version, seat, cause))
	tail := strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(sum[:15]))
	return fmt.Sprintf("pbem.%d.%d.%s@%s", match, version, tail, domain)
}

// longestURL leaves room for an address and the markup around it in one line of a letter.
const longestURL = 700

// plainURL reports whether s is an address of the web that can stand in a text as it is: ASCII, without blanks, quotation
// marks and brackets, and with no secret in what it tells the page.
func plainURL(s string) bool {
	_, fragment, _ := strings.Cut(s, "#")
	web := strings.HasPrefix(s, "https://") || strings.HasPrefix(s, "http://")
	if !web || len(s) > longestURL || clean(fragment) != fragment {
		return false
	}
	for i := range len(s) {
		if s[i] <= ' ' || s[i] > '~' || strings.IndexByte("<>()[]{}\"\\^`", s[i]) >= 0 {
			return false
		}
	}
	return true
}

func dotAtom(s string) bool {
	after := byte('.')
	for i := range len(s) {
		if s[i] == '.' && after == '.' || s[i] != '.' && !atext(s[i]) {
			return false
		}
		after = s[i]
	}
	return after != '.'
}

func atext(c byte) bool {
	return alphanumeric(c) || strings.IndexByte("!#$%&'*+-/=?^_`{|}~", c) >= 0
}

func alphanumeric(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

func plainDomain(s string) bool {
	for label := range strings.SplitSeq(s, ".") {
		if label == "" || len(label) > 63 || label[0] == '-' || label[len(label)-1] == '-' {
			return false
		}
		for i := range len(label) {
			if !alphanumeric(label[i]) && label[i] != '-' {
				return false
			}
		}
	}
	return true
}
