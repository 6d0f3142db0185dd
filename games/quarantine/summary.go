package quarantine

import (
	"bytes"
	"strings"
	"time"

	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/mime"
	"pbem/mailer/panics"
)

// Summary is what is told of a letter in a list.
type Summary struct {
	Number    int       `json:"number"`
	Digest    string    `json:"digest"`
	Arrived   time.Time `json:"arrived"`
	Size      int       `json:"size"` // in bytes
	Route     string    `json:"route,omitempty"`
	Sender    string    `json:"sender,omitempty"`    // of the envelope
	Recipient string    `json:"recipient,omitempty"` // of the envelope
	Client    string    `json:"client,omitempty"`
	From      string    `json:"from,omitempty"` // the addresses in From; "" where it cannot be read
	Subject   string    `json:"subject,omitempty"`
	Reason    string    `json:"reason"`
}

// headerIn is in how many bytes at its beginning a letter's header ends, where it is read at all.
const headerIn = 128 << 10

// Summarise reads a letter's header, as far as that goes: the whole of it may be what the memory was too little for.
func Summarise(q games.Quarantined) Summary {
	l := q.Letter
	s := Summary{Number: q.Number, Digest: q.Digest, Arrived: l.Received, Size: int(l.Length()), Route: l.Route,
		Sender: l.Sender, Recipient: l.Recipient, Client: l.Client, Reason: q.Reason}
	l.Raw, l.Size = l.Raw[:min(len(l.Raw), headerIn)], mailer.MaxLarge+1
	m, readable := attempt(l)
	if !readable {
		return s
	}
	var authors []string
	for _, f := range m.From {
		authors = append(authors, f.Mailbox)
	}
	s.From, s.Subject = strings.Join(authors, ", "), m.Subject
	return s
}

// Text returns a letter's header, and the words in it as the program reads them; its bytes where it cannot be read.
func Text(l mailer.Incoming) (header, words string, readable bool) {
	head, body, _ := bytes.Cut(bytes.ReplaceAll(l.Raw, []byte("\r\n"), []byte("\n")), []byte("\n\n"))
	if m, ok := attempt(l); ok && m.Refused.Empty() {
		return string(head), m.Text, true
	}
	return string(head), string(body), false
}

// attempt reads a letter, which may be the one that reading breaks on.
func attempt(l mailer.Incoming) (m mailer.Message, readable bool) {
	err := panics.Contain("the letter", func() error {
		m = mime.Read(l)
		return nil
	})
	return m, err == nil
}
