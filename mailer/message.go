// Package mailer holds the nouns of the mail side: a letter as it arrived ([Incoming]), a letter as it was read
// ([Message]), a letter to be sent ([Envelope]) and the one who sends it ([Courier]).
//
// The idea: data runs one way. imap, smtp and the pipe bring an Incoming; mime makes a Message of it; command makes
// commands of its words; compose makes Envelopes of what was decided; a Courier carries them away. Nothing here decides
// anything about a game.
package mailer

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"

	"pbem/rules/phrase"
)

// Incoming is a letter as a transport hands it over.
type Incoming struct {
	Raw       []byte    // the RFC 5322 bytes, untouched
	Received  time.Time // arrival at our own mail server: the only time that counts, and the first where it is handed over again
	Recipient string    // the envelope recipient if the transport knows it; else ""
	Sender    string    // the envelope sender if the transport knows it; "<>" for the null sender; "" for unknown
	Route     string    // "imap", "pipe", "lmtp", "smtp": for logs
	Client    string    // the IP address that handed it to us from outside, where our own server knows it; else ""
	Helo      string    // the name by which that client greeted; else ""
	// Size is the size of the whole letter in bytes where Raw is only its beginning, because it is too large to be fetched; else it may
	// be 0. A letter of which not all is there is never read.
	Size int64
}

// Whole reports whether all of the letter is there.
func (in Incoming) Whole() bool { return in.Size <= int64(len(in.Raw)) }

// Length is the size of the letter in bytes, whether all of it is there or not.
func (in Incoming) Length() int64 { return max(in.Size, int64(len(in.Raw))) }

// Fingerprint names a letter by all that tells of it but the time: SHA-256, hex. Two letters have the same only if they are the same bytes
// from the same client and for the same recipient: so what one of them proves the other proves, too.
func (in Incoming) Fingerprint() string {
	sum := sha256.New()
	for _, field := range [...]string{in.Recipient, in.Sender, in.Client, in.Helo} {
		fmt.Fprintf(sum, "%d:%s", len(field), field)
	}
	sum.Write(in.Raw)
	return hex.EncodeToString(sum.Sum(nil))
}

// Address is a mail address. Mailbox is normalised (lower case, no comment) so that it can be compared.
type Address struct {
	Name    string // the display name, decoded; never evidence of anything
	Mailbox string // "ada@example.org"
}

// Message is a letter as it was read. Reading never fails: what could not be read is empty, and Refused says why the
// whole was not.
type Message struct {
	// Digest identifies the letter as it was read, whatever route it took: a copy that is read otherwise has another. SHA-256, hex.
	Digest string
	// Imprint is the same for a letter and its copies, however they are read: over From, Subject, Date, the body and the address
	// that it came to. Only a letter that was believed and answered occupies it.
	Imprint    string
	MessageID  string    // without angle brackets; "" if there is none
	InReplyTo  []string  // without angle brackets
	References []string  // without angle brackets
	From       []Address // every address of every From header: to act, there must be exactly one
	Recipients []string  // where it was sent to: envelope recipient, Delivered-To, X-Original-To, To, Cc; normalised, in this order
	Addressees []string  // whom To and Cc name; normalised
	CameTo     string    // the address of ours that the letter came to, as far as it is known; normalised
	Subject    string    // decoded, one line
	Language   string    // what its header Content-Language says
	Received   time.Time
	Size       int    // of the letter as it came, in bytes
	Text       string // the words, after quotations, reply headers, forwarded parts and the signature were cut off
	Struck     string // what the writer has struck out, a piece a line: it says nothing
	// StruckWithin: other words stand on a line of what is struck out.
	StruckWithin bool
	Quoted       bool          // something was cut off
	Below        bool          // the text goes on below the MaxText bytes and MaxLines lines that are read of it
	Automatic    string        // "" or the reason why it must not be answered
	Perhaps      bool          // Automatic is a sign that a person's own mail service may set, too
	Bounce       bool          // it is a delivery report (RFC 3464) or came from the null sender
	Refused      phrase.Phrase // why it was not read at all: too big, too many parts, …; empty if it was
	Belief       Belief        // how far it proves who wrote it; not known from reading: whoever judges it sets it
	Doubt        Doubt         // what speaks against believing it further
	Report       *Report       // what a delivery report says; nil if the letter is none
}

// Report is what a delivery report (RFC 3464) says, or one in a mail server's own words. Anybody can write one: it is
// worth something only at an address with a valid bounce tag.
type Report struct {
	Permanent bool   // the letter will never be delivered; otherwise it is late, was delivered, or nothing is told
	Ours      bool   // it says something of us (a limit, an account, a bad name), and nothing of whom the letter was to
	Status    string // "5.1.1" (RFC 3463); "" if none is told
	Text      string // the server's own words, one short line; never repeated to others
	MessageID string // of the letter that came back, without angle brackets; "" if it is not enclosed
}

// How large a letter may be: in bytes,
const (
	MaxLetter = 1 << 20  // to any address
	MaxLarge  = 10 << 20 // to a valid reply address, for people quote a whole digest with its pictures
	MaxText   = 2 << 20  // of a text in it, as it came, and
	MaxLines  = 5000     // lines of it: what stands below them is not read
)

// Room is how large a letter may be at the address that it came to.
type Room uint8

const (
	Small Room = iota // MaxLetter
	Large             // MaxLarge
	Spent             // MaxLetter: the account has had its large letters of the day
)

// Most is the size in bytes up to which a letter is read.
func (r Room) Most() int64 {
	if r == Large {
		return MaxLarge
	}
	return MaxLetter
}

// Rooms tells the room of a letter of which no more than the header needs to be there. Before there is a header, when a mail server
// only names the recipient, the recipient alone is judged, and the answer is never Spent. The error is that of the store.
type Rooms func(ctx context.Context, in Incoming) (Room, error)
